/// Creates objects from values by property name, or assigns these to existing objects.
///
/// A property that is not named keeps its value in an existing object, and has its default in a new one.
struct ObjectCreation {
  let context: _ModelContext
  let policy: UpdatePolicy
  private let transaction: Transaction

  /// Outside a write transaction, the program stops.
  init<T: Object>(_ context: _ModelContext, _ policy: UpdatePolicy, of type: T.Type) {
    self.context = context
    self.policy = policy
    transaction = context.writing("Adding \(a: type)")
  }

  /// The existing object with the given primary key, with the other values assigned, or else a new object.
  ///
  func object<T: Object>(_ type: T.Type, _ values: [String: Any]) throws(StoreError) -> T {
    try context.assigningTogether { () throws(StoreError) in try object(type, values, depth: 0) }
  }

  /// - Parameter depth: the number of values around these.
  private func object<T: Object>(
    _ type: T.Type, _ values: [String: Any], depth: Int
  ) throws(StoreError) -> T {
    guard depth < NestingLimit.levels else { throw .nestedTooDeeply("\(type)", limit: NestingLimit.levels) }
    let objectClass = try ObjectClass.of(type).named(in: values)
    let type = objectClass.type as? T.Type ?? type
    let object = type.init()
    if let known = try knownObject(type, objectClass, values) {
      try assign(values, to: known, objectClass, depth)
      return known
    }
    try assign(values, to: object, objectClass, depth)
    // After the values, whose mistakes are the more precise ones: a misspelt key is an unknown name.
    if let key = objectClass.requiredKey, values[key.name] == nil {
      throw .missingPrimaryKey(objectClass.name, key.name)
    }
    context.add(object, policy)
    return object
  }

  private func knownObject<T: Object>(
    _ type: T.Type, _ objectClass: ObjectClass, _ values: [String: Any]
  ) throws(StoreError) -> T? {
    guard policy != .error, let index = objectClass.primaryKey else { return nil }
    // A key that is not given is made with the object, so no other one has it.
    guard let key = values[objectClass.properties[index].name] else { return nil }
    // Assigning the key to an object in no store converts it to the property's type.
    let (property, object) = (objectClass.properties[index], type.init())
    try assign(key, property, object, objectClass)
    return try context.storedObject(type, primaryKey: property.unmanagedValue(object), transaction)
  }

  private func assign(
    _ values: [String: Any], to object: Object, _ objectClass: ObjectClass, _ depth: Int
  ) throws(StoreError) {
    guard depth < NestingLimit.levels else {
      throw .nestedTooDeeply(objectClass.name, limit: NestingLimit.levels)
    }
    for name in values.keys where !objectClass.names(name) {
      throw .noSuchProperty(objectClass.name, name, objectClass.properties.map(\.name))
    }
    for property in objectClass.properties {
      // A stored object was found by its key, which is not assigned.
      guard let value = values[property.name], !(property.definition.isPrimaryKey && object._isManaged) else {
        continue
      }
      if let values = value as? [String: Any], let part = try part(property, of: object, values) {
        try assign(values, to: part, try ObjectClass.of(Swift.type(of: part)), depth + 1)
        continue
      }
      let made = try property.target.map { (target) throws(StoreError) in
        let made = try self.value(value, property.definition, target, depth + 1)
        return Self.isGivenByValues(value) ? keepingParts(of: property, in: object, made) : made
      }
      try context.withPolicy(policy) { () throws(StoreError) in
        try assign(made ?? value, property, object, objectClass)
      }
    }
  }

  private func assign(
    _ value: Any, _ property: PropertyAccessor, _ object: Object, _ objectClass: ObjectClass
  ) throws(StoreError) {
    guard property.assign(value, to: object) else {
      throw .wrongValue(objectClass.name, property.name, "a value of type \(property.definition.typeName)")
    }
  }

  /// The embedded object in a property of a stored object. It has no key by which it could be found, so values for it
  /// are assigned to it.
  ///
  /// - Returns: nil also if the values are those of another class.
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

  // MARK: Objects given by their values

  /// A value for a link or a collection of links, in which objects replace the dictionaries with their values.
  private func value(
    _ value: Any, _ definition: ColumnDefinition, _ target: Object.Type, _ depth: Int
  ) throws(StoreError) -> Any {
    switch definition.kind {
    case .single: return try object(value, target, depth)
    case .map:
      guard let values = value as? [AnyHashable: Any] else { return value }
      var objects: [AnyHashable: Any] = [:]
      for (key, value) in values { objects[key] = try object(value, target, depth) }
      return objects
    case .list, .set:
      guard let values = value as? [Any] else { return value }
      var objects: [Any] = []
      for value in values { objects.append(try object(value, target, depth)) }
      return objects
    }
  }

  private func object(_ value: Any, _ target: Object.Type, _ depth: Int) throws(StoreError) -> Any {
    guard let values = value as? [String: Any] else { return value }
    guard target is EmbeddedObject.Type else { return try object(target, values, depth: depth) }
    let objectClass = try ObjectClass.of(target).named(in: values)
    let object = objectClass.type.init()
    try assign(values, to: object, objectClass, depth)
    return object
  }

  /// Whether all elements of a collection are given by their values. An object that is given itself must be the one in the
  /// store afterwards.
  private static func isGivenByValues(_ value: Any) -> Bool {
    let elements = (value as? [Any]) ?? (value as? [AnyHashable: Any]).map { Array($0.values) } ?? []
    return elements.allSatisfy { $0 is [String: Any] }
  }

  /// A value for a collection of embedded objects of a stored object, in which those that the collection has already
  /// replace new ones with equal contents, so that they stay.
  private func keepingParts(of property: PropertyAccessor, in object: Object, _ value: Any) -> Any {
    guard object._isManaged, property.target is EmbeddedObject.Type,
      let collection = property.read(object) as? any AnyCollectionProperty
    else { return value }
    switch value {
    case let new as [Any]:
      return EmbeddedContents.merged(new, with: collection.anyElements.compactMap { $0 as? Object })
    case let new as [String: Any]:
      let known = collection.anyElements
      var old: [String: Object] = [:]
      for index in stride(from: 0, to: known.count - 1, by: 2) {
        if let key = known[index] as? String { old[key] = known[index + 1] as? Object }
      }
      return EmbeddedContents.merged(new, with: old)
    default: return value
    }
  }
}
