/// A type that a `@Persisted` property can have.
///
/// The types are:
///
/// - `Bool`, the integer types, `Float`, `Double`, `String`, `Data`, `Date`, `UUID`, `Decimal`, ``AnyPersistable``, and their
///   optionals
/// - optional ``Object`` subclasses (to-one links), and optional ``ExternalData``
/// - ``List``, ``MutableSet``, ``Map`` and ``LinkingObjects``
/// - every ``PersistableEnum``, ``CustomPersistable`` and ``CodablePersistable``
///
/// Don't conform to this protocol directly. Conform to one of the last three protocols instead. The requirements are public
/// only because the requirements of a public protocol must be; don't call them.
public protocol PersistableProperty {
  /// The stored representation of a property of this type.
  static var _kind: _PropertyKind { get }
  /// Returns the initial value of a property that is declared without a default.
  static func _initialValue() -> Self
  /// Reads the value from the object's row, whose address is current.
  static func _read(_ object: Object, _ column: Int) -> Self
  /// Writes a value to the object's row, in a write transaction.
  static func _write(_ value: Self, _ object: Object, _ column: Int)
  /// Writes a value directly to memory. The row must be current and writable, and the column must be plain.
  static func _store(_ value: Self, _ object: Object, _ column: Int)
  /// Returns the value of a read while a key path is being traced.
  static func _traced(_ tracer: _PathTracer, _ name: String) -> Self
  /// Writes the value in the wrapper of a new object to the object's row.
  static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool)
  /// Returns the value in the wrapper of an object that isn't in a store, or null if it isn't a scalar.
  static func _unmanaged(_ object: Object, _ offset: Int) -> _StoredValue
  /// Returns the stored value of a scalar, or nil for nil and for every other type.
  static func _scalarValue(_ value: Self) -> _StoredValue?
  /// Whether a value that belongs to another object is copied when it is assigned.
  static var _isContainer: Bool { get }
  /// Returns the container to keep when one is assigned to an object that isn't in a store.
  static func _assigned(_ value: Self, to current: Self?) -> Self
  /// Returns the value, marked as belonging to an object.
  static func _owned(_ value: Self) -> Self
}

extension PersistableProperty {
  // A requirement, because its witness is compiled for each type. A generic function that is called through an accessor would
  // look up metadata at each call (benchmark "bulk insert").
  /// Writes the value in the wrapper of a new object to the object's row.
  public static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool) {
    let value = ObjectFields.take(object, offset, Self.self) ?? _initialValue()
    if isPlain && object._row.isWritable && object._row.isCurrent {
      _store(value, object, column)
    } else {
      _write(value, object, column)
    }
  }
  /// False for plain values and links.
  @inlinable public static var _isContainer: Bool { false }
  /// Returns the value.
  @inlinable public static func _owned(_ value: Self) -> Self { value }
  /// Returns the assigned value.
  public static func _assigned(_ value: Self, to current: Self?) -> Self { value }
  /// Returns null, because the value isn't a scalar.
  public static func _unmanaged(_ object: Object, _ offset: Int) -> _StoredValue { .null }
  /// Returns nil, because the value isn't a scalar.
  public static func _scalarValue(_ value: Self) -> _StoredValue? { nil }
  /// Writes the value with `_write`, for types that can't be written directly to memory.
  public static func _store(_ value: Self, _ object: Object, _ column: Int) { _write(value, object, column) }
  /// Returns the empty collection of a traced property.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self {
    tracer.collection(_initialValue())
  }
}

/// A type of the elements of a ``List`` or ``MutableSet``: every scalar, and every ``Object`` subclass. Don't conform to it
/// directly. Its requirements are public only because the requirements of a public protocol must be.
public protocol PersistableElement: SendableMetatype {
  /// The stored representation of an element of this type.
  static var _elementKind: _PropertyKind { get }
  /// Returns the stored value. An object that isn't in a store is added first.
  static func _stored(_ value: Self, _ context: _ModelContext) -> _StoredValue
  /// Returns the stored value of a scalar, or nil for an object.
  static func _scalarValue(_ value: Self) -> _StoredValue?
  /// Returns the element for a stored value, or nil if there is none.
  static func _element(_ stored: _StoredValue, _ context: _ModelContext) -> Self?
  /// Returns the stand-in for an element that can't be read: its object has since been deleted or is in a damaged block, or its
  /// value is unknown to the program. None of these is a programming error, so the program must not stop.
  static func _standIn(_ context: _ModelContext) -> Self
  /// Reads a cell that may be null.
  static func _readOptional(_ object: Object, _ column: Int) -> Self?
  /// Returns the value of a read of an optional property while a key path is being traced.
  static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self?
}

extension PersistableElement {
  /// Returns nil, because the element isn't a scalar.
  public static func _scalarValue(_ value: Self) -> _StoredValue? { nil }
}

extension PersistableElement where Self: PersistableProperty {
  /// Returns nil, because the value isn't a scalar.
  public static func _scalarValue(_ value: Self) -> _StoredValue? { nil }
  /// Returns the initial value: nil, 0, or the first case of an enum.
  public static func _standIn(_ context: _ModelContext) -> Self { _initialValue() }
}

/// A type of plain values: any type that can be stored except objects and collections.
///
/// Don't conform to it directly. Conform an enum to ``PersistableEnum``, and any other type to ``CustomPersistable`` or
/// ``CodablePersistable``.
public protocol PersistableScalar: PersistableElement, PersistableProperty, PersistableMapValue,
  _QueryableValue,
  Hashable
where _Scalar == Self {
  /// The stored value.
  var _storedValue: _StoredValue { get }
  /// Creates a value from its stored form. Returns nil if the stored form has another type or is unknown to the program.
  init?(_stored: _StoredValue)
}

extension PersistableScalar {
  /// Returns the value in the wrapper of an object that isn't in a store.
  public static func _unmanaged(_ object: Object, _ offset: Int) -> _StoredValue {
    (ObjectFields.value(object, offset, Self.self) ?? _initialValue())._storedValue
  }
  /// Returns the stored value.
  public static func _scalarValue(_ value: Self) -> _StoredValue? { value._storedValue }
  /// The stored representation of this type.
  public static var _elementKind: _PropertyKind { _kind }
  /// Returns the stored value.
  public static func _stored(_ value: Self, _ context: _ModelContext) -> _StoredValue { value._storedValue }
  /// Returns the value for a stored form, or nil if the stored form is unknown to the program.
  public static func _element(_ stored: _StoredValue, _ context: _ModelContext) -> Self? {
    Self(_stored: stored)
  }
  /// Stores a value in a cell.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) {
    object._writeCell(value._storedValue, column)
  }
  /// Returns the value of a cell, or nil if it is null or unknown.
  public static func _readOptional(_ object: Object, _ column: Int) -> Self? {
    Self(_stored: object._readCell(column))
  }
  /// Returns the value of a cell, or the initial value if it is unknown.
  public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(_stored: object._readCell(column)) ?? _initialValue()
  }
  /// Returns the sample value of a traced property.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self { tracer.value(Self.self) }
  /// Returns the sample value of a traced optional property.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self? {
    tracer.optionalValue(Self.self)
  }
}

/// The stored representation of a property. Public because ``PersistableProperty`` mentions it.
public struct _PropertyKind: Sendable {
  var type: ValueType
  var isOptional = false
  var collection = CollectionKind.single
  /// The type of the keys of a map.
  var key = ValueType.string
  /// The target class of a link.
  var target: Object.Type?
  /// Whether the property has no column, and shows the objects that link to its object.
  var showsLinks = false
  /// Returns whether a stored value represents a value of the property's type; nil if every value of the column does.
  var isKnown: (@Sendable (_StoredValue) -> Bool)?
  /// Returns whether there is an initial value of the property's type; nil if there always is.
  var hasInitialValue: (@Sendable () -> Bool)?
  /// Decodes a value. The closure is nil for a type that is encoded as its stored value.
  var decode: (@Sendable (any Decoder) throws -> Any)?

  /// Returns whether a stored value represents a value of the property's type.
  func canRead(_ stored: StoredValue) -> Bool {
    guard let isKnown else { return true }
    return isOptional && stored.isNull || isKnown(stored)
  }

  /// Returns the kind of a collection whose elements are of this kind.
  func collected(in collection: CollectionKind) -> _PropertyKind {
    var kind = self
    kind.collection = collection
    return kind
  }
}
