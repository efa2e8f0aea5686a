/// The values of an object that an `init(from:)` of the program created.
enum AssignedValues {
  /// Returns the values of the properties that were assigned, with a dictionary for each linked object that isn't in a store.
  ///
  /// - Parameter depth: the number of objects around this one.
  /// - Throws: ``StoreError`` if the objects are nested too deeply, or link to each other.
  static func of(_ object: Object, depth: Int) throws(StoreError) -> [String: Any] {
    let objectClass = try ObjectClass.of(type(of: object))
    guard depth < NestingLimit.levels else {
      throw .nestedTooDeeply(objectClass.name, limit: NestingLimit.levels)
    }
    var values: [String: Any] = [:]
    if let name = ClassIdentity.of(type(of: object)).nameInTable { values[ObjectClass.nameKey] = name }
    for property in objectClass.properties where property.origin == nil && property.isGiven(in: object) {
      values[property.name] = try contents(of: property, in: object, depth: depth + 1)
    }
    return values
  }

  private static func contents(
    of property: PropertyAccessor, in object: Object, depth: Int
  ) throws(StoreError) -> Any {
    // The nil of a property of any type.
    guard let value = property.read(object) else { return Never?.none as Any }
    guard property.target != nil, let collection = value as? any AnyCollectionProperty else {
      return try linked(value, depth: depth)
    }
    let elements = collection.anyElements
    guard property.definition.kind == .map else {
      var objects: [Any] = []
      for element in elements { objects.append(try linked(element as Any, depth: depth)) }
      return objects
    }
    var pairs: [AnyHashable: Any] = [:]
    for index in stride(from: 0, to: elements.count - 1, by: 2) {
      guard let key = elements[index] as? AnyHashable else { continue }
      pairs[key] = try linked(elements[index + 1] as Any, depth: depth)
    }
    return pairs
  }

  /// Returns the values of an object that isn't in a store, and any other value unchanged.
  private static func linked(_ value: Any, depth: Int) throws(StoreError) -> Any {
    guard let object = value as? Object, object._context == nil else { return value }
    return try of(object, depth: depth)
  }
}
