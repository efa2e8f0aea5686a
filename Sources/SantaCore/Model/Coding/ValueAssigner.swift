/// Assigns values by property name, either to objects in a store, which are found by their primary keys or created, or to
/// objects that aren't in a store.
///
/// The values come from a program, from a decoder (``ObjectDecoding``) or from an encoded value (``ValueEncoder``). A property
/// that isn't named keeps its value in an existing object, and has its default in a new one.
struct ValueAssigner {
  /// The creation of objects in a store; nil for objects that aren't in a store.
  let creation: ObjectCreation?
  /// The copies that links of an object that is being copied stand for.
  var copies: [Object] = []

  // MARK: Objects

  /// Returns an object in a store: the existing object with the given primary key, or else a new one.
  ///
  /// - Parameter depth: the number of enclosing values.
  func stored(
    _ type: Object.Type, _ values: [String: Any], by creation: ObjectCreation, depth: Int
  ) throws(StoreError) -> Object {
    let objectClass = try ObjectClass.of(type).named(in: values)
    let object = objectClass.type.init()
    // A key that isn't given is created with the object, so no other object has it.
    if creation.policy != .error, let key = objectClass.primaryKey.map({ objectClass.properties[$0] }),
      let value = values[key.name]
    {
      // Assigning the key to an object that isn't in a store converts the key to the property's type.
      try key.assign(value, to: object, of: objectClass)
      if let known = try creation.context.storedObject(
        objectClass.type, primaryKey: key.unmanagedValue(object), creation.transaction)
      {
        try assign(values, to: known, objectClass, depth: depth)
        return known
      }
    }
    try assign(values, to: object, objectClass, depth: depth)
    // Checked after the values, whose errors are more precise: a misspelt key is an unknown name.
    if let key = objectClass.requiredKey(missingIn: values) {
      throw .missingPrimaryKey(objectClass.name, key.name)
    }
    // The value of a link may have created an object with this key.
    let given = objectClass.properties.indices.filter { values[objectClass.properties[$0].name] != nil }
    creation.context.add(object, creation.policy, given: Set(given))
    return object
  }

  /// Returns an object that isn't in a store, or an embedded object, which its owner adds to the store.
  private func unmanaged(
    _ type: Object.Type, _ values: [String: Any], depth: Int
  ) throws(StoreError) -> Object {
    let objectClass = try ObjectClass.of(type).named(in: values)
    let object = objectClass.type.init()
    try assign(values, to: object, objectClass, depth: depth)
    object._lacksKey = objectClass.requiredKey(missingIn: values) != nil
    return object
  }

  // MARK: Values

  /// Assigns values to an object.
  ///
  /// - Parameters:
  ///   - values: the values of the object's properties. A linked object is given as the object or as a dictionary of its
  ///     values.
  ///   - depth: the number of enclosing values.
  func assign(
    _ values: [String: Any], to object: Object, _ objectClass: ObjectClass, depth: Int = 0
  ) throws(StoreError) {
    guard depth < NestingLimit.levels else {
      throw .nestedTooDeeply(objectClass.name, limit: NestingLimit.levels)
    }
    if let unknown = values.keys.filter({ !objectClass.names($0) }).min() {
      throw objectClass.noProperty(named: unknown)
    }
    for property in objectClass.properties {
      // A stored object was found by its key, so the key isn't assigned.
      guard let given = values[property.name], !(property.definition.isPrimaryKey && object._isManaged) else {
        continue
      }
      if let values = given as? [String: Any], let part = try part(property, of: object, values) {
        try assign(values, to: part, try ObjectClass.of(type(of: part)), depth: depth + 1)
        continue
      }
      let value = try self.value(given, of: property, in: object, depth: depth + 1)
      guard let creation else {
        try property.assign(value, to: object, of: objectClass)
        continue
      }
      try creation.context.withPolicy(creation.policy) { () throws(StoreError) in
        try property.assign(value, to: object, of: objectClass)
      }
    }
  }

  /// Returns the embedded object in a property of a stored object. The embedded object has no key to find it by, so given
  /// values are assigned to it.
  ///
  /// - Returns: nil if there is none, or if the values are for another class.
  private func part(
    _ property: PropertyAccessor, of object: Object, _ values: [String: Any]
  ) throws(StoreError) -> Object? {
    guard object._isManaged, let target = property.target as? EmbeddedObject.Type,
      !property.definition.isCollection,
      let part = property.read(object) as? Object
    else { return nil }
    guard values[ObjectClass.nameKey] != nil else { return part }
    return try ObjectClass.of(target).named(in: values).type == type(of: part) ? part : nil
  }

  /// Returns the value for a property. In a link or a collection of links, objects replace the dictionaries of their values.
  private func value(
    _ given: Any, of property: PropertyAccessor, in object: Object, depth: Int
  ) throws(StoreError) -> Any {
    guard let target = property.target else { return given }
    switch property.definition.kind {
    case .single: return try linked(given, target, depth)
    case .list, .set:
      guard let elements = given as? [Any] else { return given }
      var objects: [Any] = []
      for element in elements { objects.append(try linked(element, target, depth)) }
      return Self.areAllValues(elements) ? keepingParts(of: property, in: object, objects) : objects
    case .map:
      guard let pairs = given as? [AnyHashable: Any] else { return given }
      var objects: [AnyHashable: Any] = [:]
      for (key, value) in pairs { objects[key] = try linked(value, target, depth) }
      return Self.areAllValues(pairs.values) ? keepingParts(of: property, in: object, objects) : objects
    }
  }

  private func linked(_ given: Any, _ target: Object.Type, _ depth: Int) throws(StoreError) -> Any {
    if let link = given as? CopiedLinks.Link { return copies[link.index] }
    guard let values = given as? [String: Any] else { return given }
    guard let creation, !(target is EmbeddedObject.Type) else {
      return try unmanaged(target, values, depth: depth)
    }
    return try stored(target, values, by: creation, depth: depth)
  }

  /// Returns whether all elements of a collection are given by their values, or nil. An element that is given as an object must
  /// be the object in the store afterwards.
  private static func areAllValues(_ elements: some Collection<Any>) -> Bool {
    elements.allSatisfy { $0 is [String: Any] || isNil($0) }
  }

  private static func isNil(_ any: Any) -> Bool {
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional else { return PersistedValue.isNull(any) }
    return mirror.children.first.map { isNil($0.value) } ?? true
  }

  /// Returns the value for a collection of embedded objects of a stored object. Objects that are already in the collection
  /// replace new ones with equal contents, so that they stay.
  private func keepingParts(of property: PropertyAccessor, in object: Object, _ value: Any) -> Any {
    guard object._isManaged, property.target is EmbeddedObject.Type,
      let collection = property.read(object) as? any AnyCollectionProperty
    else { return value }
    switch value {
    case let new as [Any]:
      return EmbeddedContents.merged(new, with: collection.anyElements.compactMap { $0 as? Object })
    case let new as [AnyHashable: Any]:
      let known = collection.anyElements
      var old: [String: Object] = [:]
      for index in stride(from: 0, to: known.count - 1, by: 2) {
        if let key = Self.plainText(ofKey: known[index]) { old[key] = known[index + 1] as? Object }
      }
      var result = new
      for (key, value) in new {
        guard let value = value as? Object, let part = Self.plainText(ofKey: key.base).flatMap({ old[$0] }),
          EmbeddedContents(value) == EmbeddedContents(part)
        else { continue }
        result[key] = part
      }
      return result
    default: return value
    }
  }

  /// Returns the text of a map's key, which may be given by this text in JSON.
  private static func plainText(ofKey key: Any?) -> String? { (key as? any PersistableMapKey)?.plainText }
}
