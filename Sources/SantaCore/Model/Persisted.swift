/// Declares a stored property of an ``Object`` subclass.
///
/// ```swift
/// final class Stop: Object {
///   @Persisted(primaryKey: true) var id: Int
///   @Persisted var location: Location?
///   @Persisted(indexed: true) var time: Date
///   @Persisted var tags: List<String>
///   var note = ""                            // no wrapper: not stored
/// }
/// ```
///
/// A new object has the declared default, or else the default of the type: false, 0, empty, nil, or the first case of an enum.
/// If a property is added to a class that already has objects in a store, these objects get the default, too. The default is
/// evaluated once: with `= UUID()` or `= .now`, all these objects get the same value. The default of a link or a collection
/// applies only to new objects.
///
/// Until the object is added to a store, the property is an ordinary variable. Afterwards, it reads from the current state of
/// the store, and can be assigned only in a write transaction. Any other assignment stops the program with a message.
@propertyWrapper
public struct Persisted<Value: PersistableProperty> {
  /// The column of the property if its object is bound to a row. ``ColumnHandle`` describes the format.
  @usableFromInline var handle: Int
  /// The value, if the object isn't in a store.
  @usableFromInline var value: Value?

  // Inlined into programs for the benchmark "iterate": an object is created for each row, and creating its wrappers takes most
  // of that time.

  /// Declares a stored property with the default of its type: false, 0, empty, nil, or the first case of an enum.
  @inlinable public init() {
    handle = ClassProbe.handle()
    value = nil
  }

  /// Declares a stored property with a default.
  @inlinable public init(wrappedValue: Value) {
    handle = ClassProbe.handle()
    value = Value._owned(wrappedValue)
  }

  /// Declares a property that has another name in the store.
  ///
  /// ```swift
  /// @Persisted(name: "long") var longitude: Double
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of the property in a new object.
  ///   - name: the name in the store, which other programs see. Queries of this program use the property's own name.
  ///   - renamedFrom: the name of the property in older stores, as in `init(wrappedValue:renamedFrom:)`.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), name: String, renamedFrom: String? = nil
  ) {
    handle = ClassProbe.handle(storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares a property that had another name in older programs.
  ///
  /// ```swift
  /// @Persisted(renamedFrom: "title") var name: String   // was `var title: String`
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of the property in a new object.
  ///   - renamedFrom: the name of the property in older stores. When an older store is opened, the stored property gets the new
  ///     name, in O(1). Once all stores have the new name, you can remove the argument.
  @inlinable public init(wrappedValue: Value = Value._initialValue(), renamedFrom: String) {
    handle = ClassProbe.handle(formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares the primary key of a class, which is unique among its objects and used to look them up: an integer, a string or a
  /// UUID. A class has at most one primary key. Strings are compared by their UTF-8 bytes, so canonically equivalent strings,
  /// which are equal in Swift, are different keys.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), primaryKey: Bool, name: String? = nil,
    renamedFrom: String? = nil
  )
  where Value: PersistableScalar {
    handle = ClassProbe.handle(isPrimaryKey: primaryKey, storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares the objects that link to this one through a property; see ``LinkingObjects``.
  @inlinable public init<Origin>(originProperty: String) where Value == LinkingObjects<Origin> {
    handle = ClassProbe.handle(originProperty: originProperty)
    value = nil
  }

  /// Declares a property with an ordered index for queries and sorting: any plain value or optional plain value.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), indexed: Bool, name: String? = nil,
    renamedFrom: String? = nil
  ) {
    handle = ClassProbe.handle(isIndexed: indexed, storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares a property whose values are unique among the objects of the class: any plain value, optional plain value or link.
  ///
  /// ```swift
  /// @Persisted(unique: true) var email: String?
  /// ```
  ///
  /// A commit after which two objects have the same value throws a ``StoreError`` with the code `.uniqueViolation`, which names
  /// both objects, and stores nothing. Within a transaction, two objects may have the same value, so that they can exchange
  /// their values. Any number of objects can have nil or NaN. Strings are compared by their UTF-8 bytes, so canonically
  /// equivalent strings, which are equal in Swift, are different values; 0.0 and -0.0 are the same value.
  ///
  /// Queries for one value, or for one of several, find it in an index, in O(1). If the class already has objects whose values
  /// aren't unique, opening the store throws the same error. For the combined values of several properties, see
  /// ``Object/uniqueTogether``.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of the property in a new object.
  ///   - unique: false has the same effect as leaving out the argument.
  ///   - indexed: whether the property also has an ordered index, for ranges and sorting.
  ///   - name: the name in the store; nil for the name of the property.
  ///   - renamedFrom: the name of the property in older stores; nil if it always had this name.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), unique: Bool, indexed: Bool = false, name: String? = nil,
    renamedFrom: String? = nil
  ) {
    handle = ClassProbe.handle(
      isIndexed: indexed, isUnique: unique, storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares a number that several machines can increase and decrease at the same time, in a synchronised store.
  ///
  /// ```swift
  /// @Persisted(counter: true) var likes: Int
  /// ```
  ///
  /// Each write sends the difference to the other replicas, rather than the new value. If two machines each add 1 to 5 while
  /// they can't reach each other, both end up with 7. Without `counter`, the later assignment wins, and both have 6. Every
  /// change counts as a difference, even an assignment of 0: amounts that other replicas have added at the same time remain.
  /// Integers stop at the limits of their type.
  ///
  /// The value of a new object isn't a difference. The program that synchronises the store must use the class, so that changes
  /// made by other programs are differences, too. In a store that isn't synchronised, the argument has no effect; the file is
  /// the same with and without it.
  ///
  /// - Parameters:
  ///   - wrappedValue: the value of the property in a new object.
  ///   - counter: false has the same effect as leaving out the argument.
  ///   - indexed: whether the property also has an ordered index, for ranges and sorting.
  ///   - name: the name in the store; nil for the name of the property.
  ///   - renamedFrom: the name of the property in older stores; nil if it always had this name.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), counter: Bool, indexed: Bool = false, name: String? = nil,
    renamedFrom: String? = nil
  )
  where Value: PersistableScalar & Numeric {
    handle = ClassProbe.handle(
      isIndexed: indexed, isCounter: counter, storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Declares a link or collection with a rule for the deletion of objects, for example to delete the linked objects together
  /// with this one; see ``OnDelete``.
  @inlinable public init(
    wrappedValue: Value = Value._initialValue(), onDelete: OnDelete, name: String? = nil,
    renamedFrom: String? = nil
  ) {
    handle = ClassProbe.handle(onDelete: onDelete, storedName: name, formerName: renamedFrom)
    value = Value._owned(wrappedValue)
  }

  /// Not available: use the type ``ExternalData``, because reading a file can fail.
  @available(
    *, unavailable,
    message:
      "External data has its own type, because reading it can throw: @Persisted var name: ExternalData?"
  )
  public init(wrappedValue: Value = Value._initialValue(), external: Bool) {
    stopProgram("External data has the type ExternalData?.")
  }

  /// Not available: only classes that inherit from ``Object`` have stored properties.
  @available(*, unavailable, message: "@Persisted is for properties of classes that inherit from Object.")
  public var wrappedValue: Value {
    get { stopProgram("@Persisted is for properties of classes that inherit from Object.") }
    set { stopProgram("@Persisted is for properties of classes that inherit from Object.") }
  }

  // Inlined into programs for the benchmarks "property read" and "property write": the optimiser removes the key
  // paths, and only a few loads remain.

  /// Reads or assigns the property of an object, whether or not it is in a store.
  @inlinable
  public static subscript<Owner: Object>(
    _enclosingInstance object: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Persisted<Value>>
  ) -> Value {
    @inline(__always) get {
      let handle = object[keyPath: storage].handle
      if object._row.isCurrent { return Value._read(object, ColumnHandle.column(handle)) }
      // Key paths aren't passed to functions, because they would then be created even if the function isn't called. The handle
      // is read again, because updating the row may have changed it.
      object._makeCurrent()
      if let value = _carefulRead(object, object[keyPath: storage].handle) { return value }
      if let value = object[keyPath: storage].value { return value }
      // Stored, because the next access must return the same instance of a collection.
      let value = Value._owned(Value._initialValue())
      object[keyPath: storage].value = value
      return value
    }
    @inline(__always) set {
      let handle = object[keyPath: storage].handle
      if object._row.isWritable && object._row.isCurrent && ColumnHandle.isPlain(handle) {
        return Value._store(newValue, object, ColumnHandle.column(handle))
      }
      object._makeCurrent()
      if !_carefulWrite(newValue, object, object[keyPath: storage].handle) {
        object[keyPath: storage].value =
          Value._isContainer ? Value._assigned(newValue, to: object[keyPath: storage].value) : newValue
        object[keyPath: storage].handle = ColumnHandle.assigned(object[keyPath: storage].handle)
      }
    }
  }

  /// Reads the value after updating the row. Returns nil for an object that isn't in a store.
  @usableFromInline @inline(never)
  static func _carefulRead(_ object: Object, _ handle: Int) -> Value? {
    let column = ColumnHandle.column(handle)
    switch object._accessForReading() {
    case .row:
      object._noteRead(handle)
      return object._canRead(handle) ? Value._read(object, column) : object._unstoredValue(handle)
    case .traced(let tracer) where ColumnHandle.isComputed(handle):
      tracer.linkingProperty(column)
      return Value._initialValue()
    case .traced(let tracer): return Value._traced(tracer, tracer.property(column, of: object))
    case .unmanaged: return nil
    }
  }

  /// Writes the value in the transaction. Returns false for an object that isn't in a store.
  @usableFromInline @inline(never)
  static func _carefulWrite(_ value: Value, _ object: Object, _ handle: Int) -> Bool {
    guard object._isManaged else { return false }
    if object._accessForWriting() { Value._write(value, object, ColumnHandle.column(handle)) }
    return true
  }
}
