/// A type that a `@Persisted` property may have.
///
/// Conformed to by `Bool`, the integers, `Float`, `Double`, `String`, `Data`, `Date`, `UUID`, their optionals,
/// optional ``Object`` subclasses (to-one links), ``List``, ``MutableSet``, ``Map``, ``LinkingObjects``, and every
/// ``PersistableEnum``. Don't conform to it by
/// hand: make an enum a ``PersistableEnum`` instead.
public protocol PersistableProperty {
  /// How a store holds a property of this type.
  static var _kind: _PropertyKind { get }
  /// What a property declared without a default starts with.
  static func _initialValue() -> Self
  /// Reads from the row that the object is bound to, which is current.
  static func _read(_ object: Object, _ column: Int) -> Self
  /// Writes to the row that the object is bound to, in a write transaction.
  static func _write(_ value: Self, _ object: Object, _ column: Int)
  /// Writes bytes in place, where nothing but bytes is to be written: the row is current and writable, and the
  /// column plain.
  static func _store(_ value: Self, _ object: Object, _ column: Int)
  /// What reading gives while a key path is being traced.
  static func _traced(_ tracer: _PathTracer, _ name: String) -> Self
  /// Writes what the wrapper at an offset of a new object held to the object's row.
  static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool)
  /// What the wrapper at an offset of an object in no store holds; null where that is no scalar.
  static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue
}

extension PersistableProperty {
  // A requirement, though no type has its own: its witness is compiled for each type, where a generic function called
  // through an accessor would look up metadata at every call (benchmark "bulk insert").
  public static func _fill(_ object: Object, _ offset: Int, _ column: Int, isPlain: Bool) {
    let value = ObjectFields.take(object, offset, Self.self) ?? _initialValue()
    if isPlain && object._row.isWritable && object._row.isCurrent {
      _store(value, object, column)
    } else {
      _write(value, object, column)
    }
  }
  public static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue { .null }
  public static func _store(_ value: Self, _ object: Object, _ column: Int) { _write(value, object, column) }
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self {
    tracer.collection(_initialValue())
  }
}

/// A type that can be an element of a ``List`` or ``MutableSet``: every scalar, and every ``Object`` subclass.
public protocol PersistableElement: SendableMetatype {
  /// How a store holds an element of this type.
  static var _elementKind: _PropertyKind { get }
  /// What goes into the store: for an object not yet in it, the row it gets by being added.
  static func _stored(_ value: Self, _ context: _ModelContext) -> StoredValue
  /// The element that a stored value stands for, nil where it is none.
  static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Self?
  /// What is shown where the store's element can't be: the object was deleted since or lies in a damaged block, or the
  /// stored value is one that the program does not know. Nothing a program does is a reason to stop it there.
  static func _standIn(_ context: _ModelContext) -> Self
  /// Reads a cell that may be null.
  static func _readOptional(_ object: Object, _ column: Int) -> Self?
  /// What reading an optional property gives while a key path is being traced.
  static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self?
}

extension PersistableElement where Self: PersistableProperty {
  /// Nil, 0, an enum's first case.
  public static func _standIn(_ context: _ModelContext) -> Self { _initialValue() }
}

/// A plain value: anything that can be stored but an object or a collection.
///
/// Don't conform to it by hand: make an enum a ``PersistableEnum`` instead.
public protocol PersistableScalar: PersistableElement, PersistableProperty, PersistableMapValue,
  _QueryableValue,
  Hashable
where _Scalar == Self {
  /// The value as a store holds it.
  var _storedValue: StoredValue { get }
  /// The value that a store holds, nil where it is of another type or unknown.
  init?(_stored: StoredValue)
}

extension PersistableScalar {
  public static func _unmanaged(_ object: Object, _ offset: Int) -> StoredValue {
    (ObjectFields.value(object, offset, Self.self) ?? _initialValue())._storedValue
  }
  public static var _elementKind: _PropertyKind { _kind }
  public static func _stored(_ value: Self, _ context: _ModelContext) -> StoredValue { value._storedValue }
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Self? {
    Self(_stored: stored)
  }
  public static func _write(_ value: Self, _ object: Object, _ column: Int) {
    object._writeCell(value._storedValue, column)
  }
  public static func _readOptional(_ object: Object, _ column: Int) -> Self? {
    Self(_stored: object._readCell(column))
  }
  public static func _read(_ object: Object, _ column: Int) -> Self {
    Self(_stored: object._readCell(column)) ?? _initialValue()
  }
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Self { tracer.value(Self.self) }
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Self? {
    tracer.optionalValue(Self.self)
  }
}

/// How a store holds a property: what ``PersistableProperty`` tells the schema.
public struct _PropertyKind: Sendable {
  var type: ValueType
  var isOptional = false
  var collection = CollectionKind.single
  /// The class that a link leads to.
  var target: Object.Type?
  /// Whether a stored value stands for one of the property's type; nil if every value of the column does.
  var isKnown: (@Sendable (StoredValue) -> Bool)?

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
