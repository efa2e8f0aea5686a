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
    transaction = context.writing("Adding a \(type)")
  }

  /// The existing object with the given primary key, with the other values assigned, or else a new object.
  func object<T: Object>(_ type: T.Type, _ values: [String: Any]) throws(StoreError) -> T {
    let object = type.init()
    let objectClass = try ObjectClass.of(type)
    if let known = try knownObject(type, objectClass, values) {
      try assign(values, to: known, objectClass)
      return known
    }
    try assign(values, to: object, objectClass)
    context.add(object, policy)
    return object
  }

  private func knownObject<T: Object>(
    _ type: T.Type, _ objectClass: ObjectClass, _ values: [String: Any]
  ) throws(StoreError) -> T? {
    guard policy != .error, let index = objectClass.primaryKey else { return nil }
    // Assigning the key to an object in no store converts it to the property's type. If it is not named, the key is
    // the default.
    let (property, object) = (objectClass.properties[index], type.init())
    if let key = values[property.name] { try assign(key, property, object, objectClass) }
    return try context.storedObject(type, primaryKey: property.unmanagedValue(object), transaction)
  }

  private func assign(
    _ values: [String: Any], to object: Object, _ objectClass: ObjectClass
  ) throws(StoreError) {
    for name in values.keys where objectClass.property(named: name) == nil {
      throw .noSuchProperty(objectClass.name, name, objectClass.properties.map(\.name))
    }
    for property in objectClass.properties {
      // A stored object was found by its key, which is not assigned.
      guard let value = values[property.name], !(property.definition.isPrimaryKey && object._isManaged) else {
        continue
      }
      if let part = try part(property, of: object), let values = value as? [String: Any] {
        try assign(values, to: part, try ObjectClass.of(Swift.type(of: part)))
        continue
      }
      let made = try property.target.map { (target) throws(StoreError) in
        try self.value(value, property.definition, target)
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
  private func part(_ property: PropertyAccessor, of object: Object) throws(StoreError) -> Object? {
    guard object._isManaged, property.target is EmbeddedObject.Type, !property.definition.isCollection else {
      return nil
    }
    return property.read(object) as? Object
  }

  // MARK: Objects given by their values

  /// A value for a link or a collection of links, in which objects replace the dictionaries with their values.
  private func value(
    _ value: Any, _ definition: ColumnDefinition, _ target: Object.Type
  ) throws(StoreError) -> Any {
    switch definition.kind {
    case .single: return try object(value, target)
    case .map:
      guard let values = value as? [String: Any] else { return value }
      var objects: [String: Any] = [:]
      for (key, value) in values { objects[key] = try object(value, target) }
      return objects
    case .list, .set:
      guard let values = value as? [Any] else { return value }
      var objects: [Any] = []
      for value in values { objects.append(try object(value, target)) }
      return objects
    }
  }

  private func object(_ value: Any, _ target: Object.Type) throws(StoreError) -> Any {
    guard let values = value as? [String: Any] else { return value }
    guard target is EmbeddedObject.Type else { return try object(target, values) }
    let object = target.init()
    try assign(values, to: object, try ObjectClass.of(target))
    return object
  }
}
