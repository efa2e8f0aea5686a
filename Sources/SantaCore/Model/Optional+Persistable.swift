extension Optional: PersistableProperty where Wrapped: PersistableElement {
  /// How a store represents the wrapped type, with nil.
  public static var _kind: _PropertyKind {
    var kind = Wrapped._elementKind
    kind.isOptional = true
    return kind
  }
  /// Nil.
  public static func _initialValue() -> Wrapped? { nil }
  /// The value of a cell; nil if it is null.
  public static func _read(_ object: Object, _ column: Int) -> Wrapped? {
    Wrapped._readOptional(object, column)
  }
  /// Stores a value, or null for nil.
  public static func _write(_ value: Wrapped?, _ object: Object, _ column: Int) {
    object._writeCell(column) { context in value.map { Wrapped._stored($0, context) } ?? .null }
  }
  /// The value that a traced property returns.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Wrapped? {
    Wrapped._tracedOptional(tracer, name)
  }
}

// Lists can contain optional scalars. They can't contain optional objects, because a list never has a link without a
// target.
extension Optional: PersistableElement where Wrapped: PersistableScalar {
  /// How a store represents the wrapped type, with nil.
  public static var _elementKind: _PropertyKind { _kind }
  /// The stored value, or null for nil.
  public static func _stored(_ value: Wrapped?, _ context: _ModelContext) -> StoredValue {
    value.map(\._storedValue) ?? .null
  }
  /// The element for a stored value, which may be nil.
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Wrapped?? {
    stored.isNull ? .some(nil) : Wrapped(_stored: stored).map { .some($0) }
  }
  /// The value of a cell, which may be nil.
  public static func _readOptional(_ object: Object, _ column: Int) -> Wrapped?? {
    .some(Wrapped._readOptional(object, column))
  }
  /// Nil: optionals are not nested in traced properties.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Wrapped?? { .some(nil) }
}
