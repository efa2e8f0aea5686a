/// A difference between the schema of a store and the classes of a program.
///
/// Opening a store makes the changes that are possible by themselves. Every other difference needs a migration, and
/// opening throws an error with all of them; see ``Store/Configuration/migration``.
///
/// ```swift
/// for difference in try Store.migrationReport(configuration: configuration).differences { print(difference) }
/// // Toy.weight: is String in the store, and Int in the program. …
/// ```
public struct SchemaDifference: Hashable, Sendable, CustomStringConvertible {
  /// What a difference requires. More may be added, so keep a default case.
  public struct Handling: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String { case automatic, migration, refused }

    private let name: Name

    /// The store is changed when it is opened, without loss.
    public static let automatic = Handling(name: .automatic)
    /// A migration must provide the values.
    public static let migration = Handling(name: .migration)
    /// The store can't be opened with these classes.
    public static let refused = Handling(name: .refused)

    /// The name of the handling.
    public var description: String { name.rawValue }
  }

  /// The name of the class.
  public let typeName: String
  /// The name of the property; nil for a difference of the class itself.
  public let property: String?
  /// What the difference requires.
  public let handling: Handling
  /// What is different, and what to write, for people.
  public let description: String

  init(_ typeName: String, _ property: String? = nil, _ handling: Handling, _ text: String) {
    self.typeName = typeName
    self.property = property
    self.handling = handling
    description = typeName + (property.map { "." + $0 } ?? "") + " " + text
  }
}
