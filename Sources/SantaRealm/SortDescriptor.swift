/// A property by its name, and the direction in which objects are sorted by it. A name of RealmSwift.
///
/// ```swift
/// dogs.sorted(by: [SortDescriptor(keyPath: "age", ascending: false), SortDescriptor(keyPath: \Dog.name)])
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

  /// Creates a descriptor from a key path, as in `\Dog.age`. The program stops for a key path that doesn't lead along stored
  /// properties.
  public init<Root: Object>(keyPath: PartialKeyPath<Root>, ascending: Bool = true) {
    let names = orStop { try Root.propertyNames(along: keyPath) }
    self.init(keyPath: names.joined(separator: "."), ascending: ascending)
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
