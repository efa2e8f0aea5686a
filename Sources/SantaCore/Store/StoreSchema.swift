/// The types and properties that a store has, as a value: to compare stores, to print as Swift, or to keep as JSON.
///
/// ```swift
/// print(store.schema)
/// // // Schema version 2
/// // import SantaCore
/// // final class Present: Object {
/// //   @Persisted(primaryKey: true) var id: Int
/// //   @Persisted var weight: Double?
/// // }
/// ```
///
/// It describes what is stored, which may be more than the program declares. An enum is its raw value.
///
/// `description` is a Swift file that compiles, and `Codable` makes a file to keep and compare. A
/// type or property is declared under the stored name. If that can't be a name in Swift, a property gets another one and
/// `name:`, and a class gets another one and a `storedName`.
public struct StoreSchema: Hashable, Sendable, Codable {
  /// A stored type.
  public struct ObjectType: Hashable, Sendable, Codable {
    /// The name of the class.
    public let name: String
    /// The names that the class had before, the oldest first.
    public let formerNames: [String]
    /// Whether its objects are parts of others.
    public let isEmbedded: Bool
    /// The sets of several properties whose values, taken together, are unique.
    public let uniqueTogether: [[String]]
    /// The properties, in the order in which they were added.
    public let properties: [Property]

    /// The name of the primary key; nil if there is none.
    public var primaryKey: String? { properties.first(where: \.isPrimaryKey)?.name }
  }

  /// A stored property.
  public struct Property: Hashable, Sendable, Codable {
    /// The name in the store.
    public let name: String
    /// The names that the property had before, the oldest first.
    public let formerNames: [String]
    /// The type in Swift's spelling: `Int?`, `List<String>`, `Map<String, Present?>`.
    public let type: String
    /// The class of the linked objects; nil for values.
    public let target: String?
    /// Whether the property is the primary key.
    public let isPrimaryKey: Bool
    /// Whether the property has an ordered index.
    public let isIndexed: Bool
    /// Whether no two objects have the same value.
    public let isUnique: Bool
    /// The rule for deletions as it is declared, `cascade` or `deny`; nil for `nullify`, and for values.
    public let onDelete: String?
    /// Whether this is the class of each object, in a type with objects of a class and of its subclasses, and no property
    /// of them. See ``Object/subclasses``.
    public let isClass: Bool
  }

  /// The version of the schema; 0 if it has none.
  public let version: UInt64
  /// The types, sorted by name.
  public let types: [ObjectType]

  init(_ snapshot: Snapshot) {
    version = snapshot.schemaVersion
    types = snapshot.tables.filter { !$0.name.isEmpty }.sorted { $0.name < $1.name }.map { table in
      let unique = table.uniqueIndexes.columns.map { $0.map { table[$0].name } }
      return ObjectType(
        name: table.name, formerNames: table.formerNames, isEmbedded: table.kind == .embedded,
        uniqueTogether: unique.filter { $0.count > 1 },
        properties: table.columns.filter(\.isProperty).map { column in
          // A link leads to a type, of which classes are parts.
          var column = column
          column.targetClass = nil
          return Property(
            name: column.name, formerNames: column.formerNames, type: column.swiftType, target: column.target,
            isPrimaryKey: column.isPrimaryKey, isIndexed: column.isIndexed,
            isUnique: unique.contains([column.name]),
            onDelete: column.deleteRule == .nullify ? nil : "\(column.deleteRule)",
            isClass: column.isClass)
        })
    }
  }
}

extension Store {
  /// The types and properties that the store has, in the state that it shows.
  ///
  /// ```swift
  /// let names = store.schema.types.map(\.name)
  /// ```
  ///
  /// - Complexity: O(number of properties).
  public var schema: StoreSchema { context.use(nil) { StoreSchema(context.current) } }
}
