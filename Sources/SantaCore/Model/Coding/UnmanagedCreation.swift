/// Assigns values by property name to objects that are in no store.
enum UnmanagedCreation {
  /// - Parameter values: of known properties, with each linked object, or a dictionary of its values.
  static func assign(_ values: [String: Any], to object: Object, _ objectClass: ObjectClass)
    throws(StoreError)
  {
    for property in objectClass.properties {
      guard let given = values[property.name] else { continue }
      let value = try property.target.map { (target) throws(StoreError) in
        try self.value(given, property.definition.kind, target)
      }
      guard property.assign(value ?? given, to: object) else {
        throw .wrongValue(objectClass.name, property.name, "a value of type \(property.definition.typeName)")
      }
    }
  }

  /// A link or a collection of links, in which objects replace the dictionaries with their values.
  private static func value(
    _ value: Any, _ kind: CollectionKind, _ target: Object.Type
  ) throws(StoreError) -> Any {
    switch kind {
    case .single: return try object(value, target)
    case .list, .set:
      guard let values = value as? [Any] else { return value }
      var objects: [Any] = []
      for value in values { objects.append(try object(value, target)) }
      return objects
    case .map:
      guard let values = value as? [AnyHashable: Any] else { return value }
      var objects: [AnyHashable: Any] = [:]
      for (key, value) in values { objects[key] = try object(value, target) }
      return objects
    }
  }

  private static func object(_ value: Any, _ target: Object.Type) throws(StoreError) -> Any {
    guard let values = value as? [String: Any] else { return value }
    let objectClass = try ObjectClass.of(target).named(in: values)
    let object = objectClass.type.init()
    try assign(values, to: object, objectClass)
    return object
  }
}
