/// A type of objects as a store has it.
///
/// Open to the package, as ``StoreInspection`` is.
package struct StoredType: Hashable, Sendable {
  package let name: String
  /// Whether its objects are parts of others.
  package let isEmbedded: Bool
  /// How many objects there are.
  package let count: Int
  /// In the order of declaration.
  package let properties: [StoredProperty]

  init(_ table: Table) {
    name = table.name
    isEmbedded = table.kind == .embedded
    count = table.count
    properties = table.columns.map { StoredProperty($0) }
  }

  package var hasPrimaryKey: Bool { properties.contains(where: \.isPrimaryKey) }
}
