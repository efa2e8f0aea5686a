/// A type that a `@Persisted` property may have.
///
/// The types are `Bool`, the integers, `Float`, `Double`, `String`, `Data`, `Date`, `UUID`, `Decimal`, ``AnyPersistable``, their optionals, optional
/// ``Object`` subclasses (to-one links), ``List``, ``MutableSet``, ``Map``, ``LinkingObjects``, and every
/// ``PersistableEnum``, ``CustomPersistable`` and ``PersistableCodable``. Don't conform to the protocol directly, but to one
/// of these. The requirements are public only because those of a public protocol must be; don't call them.
public protocol PersistableProperty {
  /// How a store represents a property of this type.
  static var _kind: _PropertyKind { get }
  /// The initial value of a property that is declared without a default.
  static func _initialValue() -> Self
  /// Reads from the object's row, whose address is current.
  static func _read(_ object: Object, _ column: Int) -> Self
  /// Writes to the object's row, in a write transaction.
  static func _write(_ value: Self, _ object: Object, _ column: Int)
  /// Writes directly to memory. The row is current and writable, and the column is plain.
  static func _store(_ value: Self, _ object: Object, _ column: Int)
  /// The value that a read returns while a key path is being traced.
  static func _traced(_ tracer: _PathTracer, _ name: String) -> Self
  /// Writes the value in the wrapper of a new object to the object's row.
  static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool)
  /// The value in the wrapper of an object that is in no store; null if it is not a scalar.
  static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue
  /// Whether a value that is another object's is copied when it is assigned.
  static var _isContainer: Bool { get }
  /// The value of an object in no store to which a container is assigned.
  static func _assigned(_ value: Self, to current: Self?) -> Self
  /// The value, as that of an object.
  static func _owned(_ value: Self) -> Self
}

extension PersistableProperty {
  // A requirement although no type overrides it, because its witness is compiled for each type. A generic function
  // that is called through an accessor would look up metadata at each call (benchmark "bulk insert").
  /// Writes the value in the wrapper of a new object to the object's row.
  public static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool) {
    let value = ObjectFields.take(object, offset, Self.self) ?? _initialValue()
    if isPlain && object._row.isWritable && object._row.isCurrent {
      _store(value, object, column)
    } else {
      _write(value, object, column)
    }
  }
  /// Not for plain values and links.
  @inlinable public static var _isContainer: Bool { false }
  /// The value.
  @inlinable public static func _owned(_ value: Self) -> Self { value }
  /// The assigned value.
  public static func _assigned(_ value: Self, to current: Self?) -> Self { value }
  /// Null, because the value is not a scalar.
  public static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue { .null }
  /// Writes in the way of `_write`, for types that can't be written directly to memory.
  public static func _store(_ value: Self, _ object: Object, _ column: Int) { _write(value, object, column) }
  /// The empty collection that a traced property returns.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self {
    tracer.collection(_initialValue())
  }
}

/// A type of the elements of a ``List`` or ``MutableSet``: every scalar, and every ``Object`` subclass. Don't conform
/// to it directly. Its requirements are public only because those of a public protocol must be.
public protocol PersistableElement: SendableMetatype {
  /// How a store represents an element of this type.
  static var _elementKind: _PropertyKind { get }
  /// The stored value. An object that is in no store is added to the store first.
  static func _stored(_ value: Self, _ context: _ModelContext) -> StoredValue
  /// The element for a stored value; nil if there is none.
  static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Self?
  /// The placeholder for an element that can't be read: its object was deleted meanwhile or is in a damaged block, or
  /// its value is unknown to the program. None of these is a programming error, for which the program could stop.
  static func _standIn(_ context: _ModelContext) -> Self
  /// Reads a cell that may be null.
  static func _readOptional(_ object: Object, _ column: Int) -> Self?
  /// The value that a read of an optional property returns while a key path is being traced.
  static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self?
}

extension PersistableElement where Self: PersistableProperty {
  /// The initial value: nil, 0, or the first case of an enum.
  public static func _standIn(_ context: _ModelContext) -> Self { _initialValue() }
}

/// A plain value: any type that can be stored except objects and collections.
///
/// Don't conform to it directly: conform an enum to ``PersistableEnum``, and another type to ``CustomPersistable`` or
/// ``PersistableCodable``.
public protocol PersistableScalar: PersistableElement, PersistableProperty, PersistableMapValue,
  _QueryableValue,
  Hashable
where _Scalar == Self {
  /// The stored value.
  var _storedValue: StoredValue { get }
  /// Creates a value from its stored form; nil if that has another type or is unknown to the program.
  init?(_stored: StoredValue)
}

extension PersistableScalar {
  /// The value in the wrapper of an object that is in no store.
  public static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue {
    (ObjectFields.value(object, offset, Self.self) ?? _initialValue())._storedValue
  }
  /// How a store represents a value of this type.
  public static var _elementKind: _PropertyKind { _kind }
  /// The stored value.
  public static func _stored(_ value: Self, _ context: _ModelContext) -> StoredValue { value._storedValue }
  /// The value for a stored form; nil if that is unknown to the program.
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Self? {
    Self(_stored: stored)
  }
  /// Stores a value in a cell.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) {
    object._writeCell(value._storedValue, column)
  }
  /// The value of a cell; nil if it is null or unknown.
  public static func _readOptional(_ object: Object, _ column: Int) -> Self? {
    Self(_stored: object._readCell(column))
  }
  /// The value of a cell; the initial value if it is unknown.
  public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(_stored: object._readCell(column)) ?? _initialValue()
  }
  /// The sample value that a traced property returns.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self { tracer.value(Self.self) }
  /// The sample value that a traced optional property returns.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self? {
    tracer.optionalValue(Self.self)
  }
}

/// The representation of a property in a store. Public because ``PersistableProperty`` mentions it.
public struct _PropertyKind: Sendable {
  var type: ValueType
  var isOptional = false
  var collection = CollectionKind.single
  /// The type of the keys of a map.
  var key = ValueType.string
  /// The target class of a link.
  var target: Object.Type?
  /// Whether a stored value stands for one of the property's type; nil if every value of the column does.
  var isKnown: (@Sendable (StoredValue) -> Bool)?
  /// Whether there is an initial value of the property's type; nil if there always is.
  var hasInitialValue: (@Sendable () -> Bool)?
  /// Decodes a value; nil for a type that is encoded as its stored value.
  var decode: (@Sendable (any Decoder) throws -> Any)?

  /// Whether a stored value stands for one of the property's type.
  func canRead(_ stored: StoredValue) -> Bool {
    guard let isKnown else { return true }
    return isOptional && stored.isNull || isKnown(stored)
  }

  /// The kind of a collection whose elements are of this kind.
  func collected(in collection: CollectionKind) -> _PropertyKind {
    var kind = self
    kind.collection = collection
    return kind
  }
}
