/// Declares a property of an ``Object`` subclass that is stored.
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
/// A new object starts with the declared default, or else with its type's: false, 0, empty, nil, an enum's first case. When
/// a property is added to a class that has objects in a store, each of them gets the default, too. It is evaluated once:
/// with `= UUID()` or `= .now` they all get the same value. A default of a link or a collection is for new objects only.
///
/// Before the object is added to a store, the property is an ordinary variable. Afterwards it reads from the
/// store, at the state that the store is at, and may be assigned within a write transaction only: outside one the
/// program stops and says so.
@propertyWrapper
public struct Persisted<Value: PersistableProperty> {
  /// Which column the property is, once its object is bound to a row; ``ColumnHandle`` packs it.
  @usableFromInline var handle: Int
  /// The value of an object in no store.
  @usableFromInline var value: Value?

  // Inlined into programs for the benchmark "iterate": an object is made for every row, and its wrappers are most
  // of it.

  /// Declares a stored property with its type's own default: false, 0, empty, nil, an enum's first case.
  @inlinable public init() {
    handle = ClassProbe.handle()
    value = nil
  }

  /// Declares a stored property with a default.
  @inlinable public init(wrappedValue: Value) {
    handle = ClassProbe.handle()
    value = wrappedValue
  }

  /// Declares the property by which objects of the class are told apart and looked up: an integer, a text or a
  /// UUID. One in a class. Texts are told apart by their UTF-8 bytes, so two spellings that Swift's `==` takes for
  /// equal are two keys.
  @inlinable public init(wrappedValue: Value = Value._initialValue(), primaryKey: Bool)
  where Value: PersistableScalar {
    handle = ClassProbe.handle(isPrimaryKey: primaryKey)
    value = wrappedValue
  }

  /// Declares the objects that link here through a property of theirs; see ``LinkingObjects``.
  @inlinable public init<Origin>(originProperty: String) where Value == LinkingObjects<Origin> {
    handle = ClassProbe.handle(originProperty: originProperty)
    value = nil
  }

  /// Declares a property that queries and sorts find by an ordered index: any plain value or optional one.
  @inlinable public init(wrappedValue: Value = Value._initialValue(), indexed: Bool) {
    handle = ClassProbe.handle(isIndexed: indexed)
    value = wrappedValue
  }

  /// Declares a link or collection whose objects are deleted with this one.
  @inlinable public init(wrappedValue: Value = Value._initialValue(), onDelete: OnDelete) {
    handle = ClassProbe.handle(onDelete: onDelete)
    value = wrappedValue
  }

  /// Not to be used: a stored property belongs to a class that inherits from ``Object``.
  @available(*, unavailable, message: "@Persisted is for properties of classes that inherit from Object.")
  public var wrappedValue: Value {
    get { stopProgram("@Persisted is for properties of classes that inherit from Object.") }
    set { stopProgram("@Persisted is for properties of classes that inherit from Object.") }
  }

  // Inlined into programs for the benchmarks "property read" and "property write": the optimiser folds the key
  // paths away, and what is left are a few loads.

  /// Reads and assigns the property of an object, in a store or not.
  @inlinable
  public static subscript<Owner: Object>(
    _enclosingInstance object: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Persisted<Value>>
  ) -> Value {
    @inline(__always) get {
      let handle = object[keyPath: storage].handle
      if object._row.isCurrent { return Value._read(object, ColumnHandle.column(handle)) }
      // No key path goes into a call, or it would have to be made even where the call is not. The handle is read
      // again: making the row current may bind it anew.
      object._makeCurrent()
      if let value = _carefulRead(object, object[keyPath: storage].handle) { return value }
      if let value = object[keyPath: storage].value { return value }
      // A collection must be the same one at the next access.
      let value = Value._initialValue()
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
        object[keyPath: storage].value = newValue
      }
    }
  }

  /// Reads where the row is to be looked for first; nil for an object in no store.
  @usableFromInline @inline(never)
  static func _carefulRead(_ object: Object, _ handle: Int) -> Value? {
    let column = ColumnHandle.column(handle)
    switch object._accessForReading() {
    case .row: return object._canRead(handle) ? Value._read(object, column) : object._unstoredValue(handle)
    case .traced(let tracer) where ColumnHandle.isComputed(handle):
      tracer.linkingProperty(column)
      return Value._initialValue()
    case .traced(let tracer): return Value._traced(tracer, tracer.property(column, of: object))
    case .unmanaged: return nil
    }
  }

  /// Writes through the transaction; false for an object in no store.
  @usableFromInline @inline(never)
  static func _carefulWrite(_ value: Value, _ object: Object, _ handle: Int) -> Bool {
    guard object._isManaged else { return false }
    if object._accessForWriting() { Value._write(value, object, ColumnHandle.column(handle)) }
    return true
  }
}
