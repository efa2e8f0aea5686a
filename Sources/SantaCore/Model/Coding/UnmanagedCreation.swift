/// Assigns values by property name to objects that are in no store.
enum UnmanagedCreation {
  /// - Parameters:
  ///   - values: those of the object's properties, with each linked object, or a dictionary of its values.
  ///   - depth: the number of values around these.
  static func assign(
    _ values: [String: Any], to object: Object, _ objectClass: ObjectClass, depth: Int = 0
  ) throws(StoreError) {
    guard depth < NestingLimit.levels else {
      throw .nestedTooDeeply(objectClass.name, limit: NestingLimit.levels)
    }
    if let unknown = values.keys.filter({ !objectClass.names($0) }).min() {
      throw .noSuchProperty(objectClass.name, unknown, objectClass.properties.map(\.name))
    }
    for property in objectClass.properties {
      guard let given = values[property.name] else { continue }
      let value = try property.target.map { (target) throws(StoreError) in
        try self.value(given, property.definition.kind, target, depth + 1)
      }
      guard property.assign(value ?? given, to: object) else {
        throw .wrongValue(objectClass.name, property.name, "a value of type \(property.definition.typeName)")
      }
    }
  }

  /// A link or a collection of links, in which objects replace the dictionaries with their values.
  private static func value(
    _ value: Any, _ kind: CollectionKind, _ target: Object.Type, _ depth: Int
  ) throws(StoreError) -> Any {
    switch kind {
    case .single: return try object(value, target, depth)
    case .list, .set:
      guard let values = value as? [Any] else { return value }
      var objects: [Any] = []
      for value in values { objects.append(try object(value, target, depth)) }
      return objects
    case .map:
      guard let values = value as? [AnyHashable: Any] else { return value }
      var objects: [AnyHashable: Any] = [:]
      for (key, value) in values { objects[key] = try object(value, target, depth) }
      return objects
    }
  }

  private static func object(_ value: Any, _ target: Object.Type, _ depth: Int) throws(StoreError) -> Any {
    guard let values = value as? [String: Any] else { return value }
    let objectClass = try ObjectClass.of(target).named(in: values)
    let object = objectClass.type.init()
    try assign(values, to: object, objectClass, depth: depth)
    noteMissingKey(of: object, objectClass, in: values)
    return object
  }

  /// Remembers that values had no primary key, so that the object is not stored as the one that has the key's default.
  static func noteMissingKey(of object: Object, _ objectClass: ObjectClass, in values: [String: Any]) {
    if let key = objectClass.requiredKey, values[key.name] == nil { object._lacksKey = true }
  }
}

extension ObjectClass {
  /// Whether a key of values is the name of a property, or says of which subclass they are.
  func names(_ key: String) -> Bool {
    property(named: key) != nil || (hierarchy != nil && key == ObjectClass.nameKey)
  }
}
