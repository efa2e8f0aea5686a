/// A property by its name, and the direction in which objects are sorted by it. A name of RealmSwift.
///
/// ```swift
/// dogs.sorted(by: [SortDescriptor(keyPath: "age", ascending: false), "name"])
/// ```
public struct SortDescriptor: Hashable, Sendable {
  /// The name of the property. It can lead along links, as in `"owner.name"`.
  public let keyPath: String
  /// Whether the smallest value comes first.
  public let ascending: Bool

  /// Creates a descriptor.
  public init(keyPath: String, ascending: Bool = true) {
    self.keyPath = keyPath
    self.ascending = ascending
  }

  /// A descriptor with the other direction.
  public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
}

extension SortDescriptor: ExpressibleByStringLiteral {
  /// Creates an ascending descriptor.
  public init(stringLiteral value: String) { self.init(keyPath: value) }
}

extension SortDescriptor: CustomStringConvertible {
  /// The name and the direction, for people.
  public var description: String {
    "SortDescriptor { \(keyPath), \(ascending ? "ascending" : "descending") }"
  }
}
