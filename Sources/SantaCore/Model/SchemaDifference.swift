/// A difference between the schema of a store and the classes of a program.
///
/// Opening a store makes the changes that need no migration. For all other differences, opening throws an error that lists
/// them; see ``Store/Configuration/migration``.
///
/// ```swift
/// for difference in try Store.migrationReport(configuration: configuration).differences { print(difference) }
/// // Toy.weight: is String in the store, and Int in the program. …
/// ```
public struct SchemaDifference: Hashable, Sendable, CustomStringConvertible {
  /// The action that a difference requires. More actions may be added, so keep a default case.
  public struct Handling: Hashable, Sendable, CustomStringConvertible {
    private enum Name: String { case automatic, migration, refused }

    private let name: Name

    /// Opening the store changes it, without loss.
    public static let automatic = Handling(name: .automatic)
    /// A migration must provide the new values.
    public static let migration = Handling(name: .migration)
    /// The store can't be opened with these classes.
    public static let refused = Handling(name: .refused)

    /// The name of the action.
    public var description: String { name.rawValue }
  }

  /// The name of the class.
  public let typeName: String
  /// The name of the property; nil for a difference of the class itself.
  public let property: String?
  /// The action that the difference requires.
  public let handling: Handling
  /// A readable description of the difference and of its remedy.
  public let description: String

  init(_ typeName: String, _ property: String? = nil, _ handling: Handling, _ text: String) {
    self.typeName = typeName
    self.property = property
    self.handling = handling
    description = typeName + (property.map { "." + $0 } ?? "") + " " + text
  }
}
