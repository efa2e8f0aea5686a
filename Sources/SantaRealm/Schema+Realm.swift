extension StoreSchema {
  /// RealmSwift's name of ``types``.
  public var objectSchema: [ObjectType] { types }

  /// The type with a name; nil if there is none.
  public subscript(className: String) -> ObjectType? { types.first { $0.name == className } }
}

extension StoreSchema.ObjectType {
  /// RealmSwift's name of ``name``.
  public var className: String { name }

  /// The primary key; nil if there is none. A name of RealmSwift.
  public var primaryKeyProperty: StoreSchema.Property? { properties.first(where: \.isPrimaryKey) }

  /// The property with a name; nil if there is none.
  public subscript(propertyName: String) -> StoreSchema.Property? {
    properties.first { $0.name == propertyName }
  }
}

extension StoreSchema.Property {
  /// RealmSwift's name of ``target``.
  public var objectClassName: String? { target }

  /// RealmSwift's name of ``name``.
  public var columnName: String { name }

  /// Whether the property may be nil. A name of RealmSwift.
  public var isOptional: Bool { type.hasSuffix("?") }

  /// Whether the property is a list. A name of RealmSwift.
  public var isArray: Bool { type.hasPrefix("List<") }

  /// Whether the property is a set. A name of RealmSwift.
  public var isSet: Bool { type.hasPrefix("MutableSet<") }

  /// Whether the property is a map. A name of RealmSwift.
  public var isMap: Bool { type.hasPrefix("Map<") }
}
