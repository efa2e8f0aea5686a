/// The stored types and properties of a store as a value, for comparing stores, printing as Swift, or saving as JSON.
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
/// The schema describes the stored data, which may be more than the program declares. An enum has the type of its raw value.
///
/// `description` is a Swift file that compiles, and `Codable` produces a file to keep and compare. Types and properties are
/// declared with their stored names. If a stored name is not valid in Swift, a property gets another name with `name:`, and a
/// class gets another name with `storedName`.
public struct StoreSchema: Hashable, Sendable, Codable {
  /// A stored type.
  public struct ObjectType: Hashable, Sendable, Codable {
    /// The name of the class.
    public let name: String
    /// The former names of the class, the oldest first.
    public let formerNames: [String]
    /// Whether the objects are embedded in other objects.
    public let isEmbedded: Bool
    /// The sets of properties whose combined values are unique.
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
    /// The former names of the property, the oldest first.
    public let formerNames: [String]
    /// The type as it is spelled in Swift: `Int?`, `List<String>`, `Map<String, Present?>`.
    public let type: String
    /// The class of the linked objects; nil for values.
    public let target: String?
    /// Whether the property is the primary key.
    public let isPrimaryKey: Bool
    /// Whether the property has an ordered index.
    public let isIndexed: Bool
    /// Whether no two objects have the same value.
    public let isUnique: Bool
    /// The declared rule for deletions, `cascade` or `deny`; nil for `nullify` and for values.
    public let onDelete: String?
    /// Whether this is not a declared property, but stores the class of each object, in a type with objects of a class and its
    /// subclasses. See ``Object/subclasses``.
    public let isClass: Bool
  }

  /// The version of the schema; 0 if none was set.
  public let version: UInt64
  /// The types, sorted by name.
  public let types: [ObjectType]

  init(_ snapshot: Snapshot) {
    version = snapshot.schemaVersion
    types = snapshot.tables.filter { !$0.name.isEmpty }.coldSorted { $0.name < $1.name }.map { table in
      let unique = table.uniqueIndexes.columns.map { $0.map { table[$0].name } }
      return ObjectType(
        name: table.name, formerNames: table.formerNames, isEmbedded: table.kind == .embedded,
        uniqueTogether: unique.filter { $0.count > 1 },
        properties: table.columns.filter(\.isProperty).map { column in
          // The target of a link is a stored type, which may contain objects of several classes.
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
  /// The types and properties of the store, in the state that it shows.
  ///
  /// ```swift
  /// let names = store.schema.types.map(\.name)
  /// ```
  ///
  /// - Complexity: O(number of properties).
  public var schema: StoreSchema { context.use(nil) { StoreSchema(context.current) } }
}
