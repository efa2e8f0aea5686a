/// The type of a property of a new type, given by its name instead of inferred from the data.
package struct GivenType: Sendable {
  let type: ValueType

  /// - Parameter name: the name of a type as `store info` shows it, or `int`.
  package init?(_ name: String) {
    guard let type = name == "int" ? .int64 : Self.types.first(where: { "\($0)" == name }) else { return nil }
    self.type = type
  }

  private static let types = ValueType.allCases.filter { $0 != .link && $0 != .any && $0 != .external }

  /// The names of all types.
  package static let names = ["int"] + types.map { "\($0)" }
}
