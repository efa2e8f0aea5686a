/// Makes objects of values by property name, and gives such values to objects that the store has.
///
/// A property that is not named keeps what the store has of it; in a new object it has its default.
struct ObjectCreation {
  let context: _ModelContext
  let policy: UpdatePolicy
  private let transaction: Transaction

  /// The program stops outside a write transaction.
  init<T: Object>(_ context: _ModelContext, _ policy: UpdatePolicy, of type: T.Type) {
    self.context = context
    self.policy = policy
    transaction = context.writing("Adding a \(type)")
  }

  /// The object that the store has under the primary key that is named, with the other values assigned, or else a new one.
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
    // An object in no store turns the key into the property's type, and has the default of one that is not named.
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
      // The key by which a stored object was found is the one it has.
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

  /// The embedded object that a stored object has in a property: it has no key by which it could be named, so values for
  /// it are this one's.
  private func part(_ property: PropertyAccessor, of object: Object) throws(StoreError) -> Object? {
    guard object._isManaged, property.target is EmbeddedObject.Type, !property.definition.isCollection else {
      return nil
    }
    return property.read(object) as? Object
  }

  // MARK: Objects given by their values

  /// A value for a link or a collection of links, with an object in place of each dictionary that stands for one.
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
