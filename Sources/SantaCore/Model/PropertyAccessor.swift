/// A `@Persisted` property of a class, with its type erased.
// Guard of the unchecked conformance: all fields are constants or metatypes.
class PropertyAccessor: @unchecked Sendable {
  /// The name in the program. The name in the store is `definition.name`.
  let name: String
  /// The name of the property in older stores.
  let formerName: String?
  let offset: Int
  let definition: ColumnDefinition
  /// Whether the property is declared as unique by itself.
  let isUnique: Bool
  /// Whether replicas add up their changes to the value.
  let isCounter: Bool
  /// The value for objects that existed before the property: the declared default, evaluated in one instance of the class, or
  /// else zero, empty or nil.
  let defaultValue: StoredValue
  let isPlain: Bool
  let target: Object.Type?
  /// For a linking property, which has no column, the name of the property that links to this class.
  let origin: String?

  fileprivate init(
    name: String, formerName: String?, offset: Int, definition: ColumnDefinition, isUnique: Bool,
    isCounter: Bool, defaultValue: StoredValue, target: Object.Type?, origin: String?
  ) {
    (self.isUnique, self.isCounter) = (isUnique, isCounter)
    self.name = name
    self.formerName = formerName
    self.offset = offset
    self.definition = definition
    self.defaultValue = defaultValue
    isPlain = definition.isPlain
    self.target = target
    self.origin = origin
  }

  /// The accessor for the class column of a table with objects of several classes. Objects have no property for it.
  static let classColumn = PropertyAccessor(
    name: ColumnDefinition.classColumn.name, formerName: nil, offset: 0, definition: .classColumn,
    isUnique: false, isCounter: false, defaultValue: .null, target: nil, origin: nil)

  /// Returns the accessor for a column that no class declares. Objects have no property for it.
  static func undeclared(_ column: ColumnDefinition) -> PropertyAccessor {
    PropertyAccessor(
      name: column.name, formerName: nil, offset: 0, definition: column, isUnique: false, isCounter: false,
      defaultValue: .null, target: nil, origin: nil)
  }

  /// Returns whether a value can be stored in the property.
  func admits(_ value: StoredValue) -> Bool { definition.admits(value) }

  /// Returns the value in an object that isn't in a store.
  func unmanagedValue(_ object: Object) -> StoredValue { .null }

  /// Returns whether the property of an object without a store has a value that isn't a default: it was assigned since its mark was
  /// removed, or it is a collection with elements.
  func isGiven(in object: Object) -> Bool { ObjectFields.isAssigned(at: offset, in: object) }

  /// Writes to the object's row the value that the object had before it was added.
  ///
  /// - Parameter isPlain: whether the column only stores the value's bytes.
  func store(_ object: Object, _ column: ColumnID, isPlain: Bool) {}

  func canRead(_ stored: StoredValue) -> Bool { true }

  /// Decodes a value, or an element of a collection. Returns nil for a type that is encoded as its stored value.
  func decoded(from decoder: any Decoder) throws -> Any? { nil }

  /// The type of the property, and the type of an optional chain that ends with the property.
  var valueType: Any.Type { Never.self }
  var optionalValueType: Any.Type { Never.self }

  func read(_ object: Object) -> Any? { nil }

  /// Assigns a value. Returns false if the value has another type.
  func assign(_ value: Any?, to object: Object) -> Bool { false }

  /// Returns the element, key or value of a collection that has another type, as a clause, or nil if the value itself has.
  func misfit(in value: Any) -> String? { nil }

  /// The type of a map's keys.
  var keyType: (any PersistableMapKey.Type)? { nil }

  /// Returns the accessor for a field of a class, or nil if the field isn't a `@Persisted` wrapper.
  ///
  /// - Throws: `.invalidConfiguration` if the property can't be stored, or is a collection without a wrapper, which only looks
  ///   as if it were stored.
  static func make(
    _ field: FieldLayout.Field, in probe: Object, className: String
  ) throws(StoreError) -> PropertyAccessor? {
    guard let wrapper = field.type as? any AnyPersisted.Type else {
      if field.type is any _QueryableCollection.Type {
        throw .notStorable(
          className,
          "its property \(field.label) is not @Persisted, so it would be lost; "
            + "declare it as @Persisted var \(field.label): \(field.type)")
      }
      return nil
    }
    let name = field.label.hasPrefix("_") ? String(field.label.dropFirst()) : field.label
    guard let options = ClassProbe.options(of: ObjectFields.token(at: field.offset, in: probe)) else {
      throw .notStorable(className, "its property \(name) was not found in an instance")
    }
    return try wrapper.accessor(
      name: name, offset: field.offset, options: options, in: probe, className: className)
  }
}

/// A `@Persisted` wrapper whose type is erased.
protocol AnyPersisted {
  /// The token of the wrapper in a probe.
  var token: Int { get }
  /// Whether values of the property are objects, or collections of objects.
  static var refersToObjects: Bool { get }
  /// Removes the value of an object that isn't in a store and is about to be released, and calls a function with each object in
  /// the value.
  static func takeObjects(of object: Object, at offset: Int, _ body: (Object) -> Void)
  static func accessor(
    name: String, offset: Int, options: PropertyOptions, in probe: Object, className: String
  ) throws(StoreError) -> PropertyAccessor
}

extension Persisted: AnyPersisted {
  var token: Int { handle }
  static var refersToObjects: Bool {
    Value._kind.target != nil && !Value._kind.showsLinks
  }

  static func takeObjects(of object: Object, at offset: Int, _ body: (Object) -> Void) {
    guard let value = ObjectFields.take(object, offset, Value.self) else { return }
    // A collection in a store keeps its objects there.
    if let collection = value as? any CollectionProperty {
      if collection.location != nil { return }
    } else if let object = value as? Object {
      return body(object)
    }
    for element in (value as? any AnyCollectionProperty)?.anyElements ?? [] {
      if let object = element as? Object { body(object) }
    }
  }

  static func accessor(
    name: String, offset: Int, options: PropertyOptions, in probe: Object, className: String
  ) throws(StoreError) -> PropertyAccessor {
    let kind = Value._kind
    let definition = ColumnDefinition(
      name: options.storedName ?? name, type: kind.type, isOptional: kind.isOptional, kind: kind.collection,
      isPrimaryKey: options.isPrimaryKey, isIndexed: options.isIndexed, deleteRule: options.deleteRule,
      keyType: kind.key, target: kind.target.map { ObjectClass.tableName(of: $0) },
      targetClass: kind.target.flatMap { ClassIdentity.of($0).nameInTable })
    for declared in [definition.name, options.formerName].compactMap(\.self) {
      if let why = NameRules.violation(ofProperty: declared) {
        throw .notStorable(className, "a name that its property \(name) declares \(why)")
      }
    }
    if options.formerName == definition.name {
      throw .notStorable(className, "its property \(name) is declared as renamed from its current name")
    }
    if options.isPrimaryKey && !definition.mayBePrimaryKey {
      throw .notStorable(className, "its primary key \(name) is not an integer, a String or a UUID")
    }
    if options.isIndexed && !definition.mayBeIndexed {
      throw .notStorable(
        className,
        definition.type == .any
          ? "its property \(name) has values of any type, which can't be indexed"
          : definition.type == .external
            ? "its property \(name) has external data, which can't be indexed"
            : "its property \(name) is a link or collection, which can't be indexed")
    }
    if !MapKey.isKeyType(definition.keyType) {
      throw .notStorable(
        className,
        "the keys of its property \(name) are not strings, integers, UUIDs, or an enum of strings or integers"
      )
    }
    if options.isUnique && !definition.mayBeUnique {
      throw .notStorable(
        className,
        "its property \(name) \(definition.isCollection ? "is a collection" : definition.type == .external ? "has external data" : "has values of any type"), which can't be unique"
      )
    }
    if definition.isCollection, definition.type == .external {
      throw .notStorable(
        className,
        "its property \(name) is a collection of external data; "
          + "declare a class with a property of type ExternalData?, and a List of its objects")
    }
    if definition.kind == .set, kind.target is EmbeddedObject.Type {
      throw .notStorable(
        className,
        "its property \(name) is a set of embedded objects, which have no identity; "
          + "declare a List")
    }
    if let hasInitialValue = kind.hasInitialValue, !kind.isOptional, !definition.isCollection,
      ObjectFields.value(probe, offset, Value.self) == nil, !hasInitialValue()
    {
      throw .notStorable(
        className,
        "its property \(name) has no initial value; declare a default, or declare it as \(Value.self)?")
    }
    if kind.showsLinks != (options.originProperty != nil) {
      throw .notStorable(
        className,
        "its property \(name) does not name the property whose links it shows; "
          + "declare it with @Persisted(originProperty: \"…\")")
    }
    return FieldAccessor<Value>(
      name: name, formerName: options.formerName, offset: offset, definition: definition,
      isUnique: options.isUnique, isCounter: options.isCounter, target: kind.target,
      origin: options.originProperty, in: probe)
  }
}

extension PropertyAccessor {
  /// Assigns a value.
  ///
  /// - Throws: `.valueOutOfRange` if the value has another type.
  func assign(_ value: Any?, to object: Object, of objectClass: ObjectClass) throws(StoreError) {
    if assign(value, to: object) { return }
    if let stored = (value as? any PersistableScalar)?._storedValue, definition.admits(stored) {
      // The value fits into the column, but isn't the raw value of any case of the enum, for example.
      throw .noValue(objectClass.name, name, storedAs: stored.text, valueName)
    }
    let expected = "a value of type \(definition.typeName)"
    if let misfit = value.flatMap({ misfit(in: $0) }) {
      throw .wrongPart(objectClass.name, name, misfit, expected)
    }
    throw .wrongValue(objectClass.name, name, expected)
  }

  /// The name of the type of the property's values, without its optional.
  var valueName: String {
    let name = "\(valueType)"
    return definition.isOptional && name.hasPrefix("Optional<") ? String(name.dropFirst(9).dropLast()) : name
  }

  /// Returns the default of a property of this type, for an object whose store doesn't have the column yet, or nil for a link
  /// or a collection.
  func declaredDefault<Value: PersistableProperty>(_ type: Value.Type) -> Value? {
    (self as? FieldAccessor<Value>)?.declaredDefault
  }
}

private final class FieldAccessor<Value: PersistableProperty>: PropertyAccessor, @unchecked Sendable {
  /// The declared default; nil for links and collections, which are initially nil or empty.
  let declaredDefault: Value?

  init(
    name: String, formerName: String?, offset: Int, definition: ColumnDefinition, isUnique: Bool,
    isCounter: Bool, target: Object.Type?, origin: String?, in probe: Object
  ) {
    let isScalar = !definition.isLink && !definition.isCollection && origin == nil
    declaredDefault =
      isScalar ? ObjectFields.value(probe, offset, Value.self) ?? Value._initialValue() : nil
    let stored = declaredDefault.flatMap { Value._scalarValue($0) } ?? definition.initialValue
    super.init(
      name: name, formerName: formerName, offset: offset, definition: definition, isUnique: isUnique,
      isCounter: isCounter,
      // A default that is too long is rejected when an object with it is added.
      defaultValue: definition.admits(stored) ? stored : definition.initialValue, target: target,
      origin: origin)
  }

  override var valueType: Any.Type { Value.self }

  // Optional chaining doesn't nest optionals.
  override var optionalValueType: Any.Type {
    Value._kind.isOptional && Value._kind.collection == .single ? Value.self : Value?.self
  }

  /// Returns the value in an object that isn't in a store. An initial value is stored in the object, because the next access
  /// must return the same collection.
  private func unmanaged(_ object: Object) -> Value {
    if let value = ObjectFields.value(object, offset, Value.self) { return value }
    let value = Value._owned(Value._initialValue())
    ObjectFields.setValue(value, object, offset)
    return value
  }

  private func handle(_ object: Object) -> Int { ObjectFields.token(at: offset, in: object) }

  override func unmanagedValue(_ object: Object) -> StoredValue { Value._unmanaged(object, offset) }

  override func isGiven(in object: Object) -> Bool {
    if super.isGiven(in: object) { return true }
    guard Value._isContainer, let value = ObjectFields.value(object, offset, Value.self) else { return false }
    return (value as? any AnyCollectionProperty)?.anyElements.isEmpty == false
  }

  override func store(_ object: Object, _ column: ColumnID, isPlain: Bool) {
    Value._fill(object, offset, column.rawValue, isPlain: isPlain)
  }

  override func canRead(_ stored: StoredValue) -> Bool { Value._kind.canRead(stored) }

  override func decoded(from decoder: any Decoder) throws -> Any? { try Value._kind.decode?(decoder) }

  override func read(_ object: Object) -> Any? {
    switch object._accessForReading() {
    case .row:
      let handle = handle(object)
      object._noteRead(handle)
      return Self.flatten(
        object._canRead(handle)
          ? Value._read(object, ColumnHandle.column(handle)) : declaredDefault ?? Value._initialValue())
    case .traced, .unmanaged: return Self.flatten(unmanaged(object))
    }
  }

  override func assign(_ value: Any?, to object: Object) -> Bool {
    guard let value = Self.value(from: value) else { return false }
    if !object._isManaged {
      let assigned =
        Value._isContainer
        ? Value._assigned(value, to: ObjectFields.value(object, offset, Value.self)) : value
      ObjectFields.setValue(assigned, object, offset)
      ObjectFields.setAssigned(true, at: offset, in: object)
    } else if object._accessForWriting() {
      Value._write(value, object, ColumnHandle.column(handle(object)))
    }
    return true
  }

  override func misfit(in value: Any) -> String? {
    (Value._initialValue() as? any AnyCollectionProperty)?.misfit(in: value)
  }

  override var keyType: (any PersistableMapKey.Type)? { (Value.self as? any AnyMapProperty.Type)?.keyType }

  private static func value(from any: Any?) -> Value? {
    guard let any else {
      return Value._kind.isOptional && Value._kind.collection == .single ? Value._initialValue() : nil
    }
    if let value = PersistedValue.of(Value.self, from: any) { return value }
    // In several steps, because casting a nil of any type to an optional link would produce that link's nil.
    guard let collection = Value._initialValue() as? any AnyCollectionProperty,
      let filled = collection.filled(with: any)
    else {
      return PersistedValue.isNull(any) ? value(from: nil) : nil
    }
    return filled as? Value
  }

  /// Returns the value of an optional, or nil, instead of an optional in `Any`.
  private static func flatten(_ value: Value) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
