extension Optional: PersistableProperty where Wrapped: PersistableElement {
  /// The stored representation of the wrapped type or nil.
  public static var _kind: _PropertyKind {
    var kind = Wrapped._elementKind
    kind.isOptional = true
    return kind
  }
  /// Returns nil.
  public static func _initialValue() -> Wrapped? { nil }
  /// Returns the value of a cell, or nil if it is null.
  public static func _read(_ object: Object, _ column: Int) -> Wrapped? {
    Wrapped._readOptional(object, column)
  }
  /// Stores a value, or null for nil.
  public static func _write(_ value: Wrapped?, _ object: Object, _ column: Int) {
    object._writeCell(column) { context in value.map { Wrapped._stored($0, context) } ?? .null }
  }
  /// Returns the stored value of the wrapped scalar, or nil for nil or a link.
  public static func _scalarValue(_ value: Wrapped?) -> _StoredValue? {
    value.flatMap { Wrapped._scalarValue($0) }
  }
  /// Returns the value of a traced property.
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Wrapped? {
    Wrapped._tracedOptional(tracer, name)
  }
}

// Lists can contain optional scalars, but not optional objects, because a list never contains a link without a target.
extension Optional: PersistableElement where Wrapped: PersistableScalar {
  /// The stored representation of the wrapped type or nil.
  public static var _elementKind: _PropertyKind { _kind }
  /// Returns the stored value, or null for nil.
  public static func _stored(_ value: Wrapped?, _ context: _ModelContext) -> _StoredValue {
    value.map(\._storedValue) ?? .null
  }
  /// Returns the element for a stored value, which may be nil.
  public static func _element(_ stored: _StoredValue, _ context: _ModelContext) -> Wrapped?? {
    stored.isNull ? .some(nil) : Wrapped(_stored: stored).map { .some($0) }
  }
  /// Returns the value of a cell, which may be nil.
  public static func _readOptional(_ object: Object, _ column: Int) -> Wrapped?? {
    .some(Wrapped._readOptional(object, column))
  }
  /// Returns nil, because optionals aren't nested in traced properties.
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Wrapped?? { .some(nil) }
}
