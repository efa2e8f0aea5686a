extension Optional: PersistableProperty where Wrapped: PersistableElement {
  public static var _kind: _PropertyKind {
    var kind = Wrapped._elementKind
    kind.isOptional = true
    return kind
  }
  public static func _initialValue() -> Wrapped? { nil }
  public static func _read(_ object: Object, _ column: Int) -> Wrapped? {
    Wrapped._readOptional(object, column)
  }
  public static func _write(_ value: Wrapped?, _ object: Object, _ column: Int) {
    object._writeCell(column) { context in value.map { Wrapped._stored($0, context) } ?? .null }
  }
  public static func _traced(_ tracer: _PathTracer, _ name: String) -> Wrapped? {
    Wrapped._tracedOptional(tracer, name)
  }
}

// So that a list may hold optional scalars; an optional object in a list would be an object that is not there.
extension Optional: PersistableElement where Wrapped: PersistableScalar {
  public static var _elementKind: _PropertyKind { _kind }
  public static func _stored(_ value: Wrapped?, _ context: _ModelContext) -> StoredValue {
    value.map(\._storedValue) ?? .null
  }
  public static func _element(_ stored: StoredValue, _ context: _ModelContext) -> Wrapped?? {
    stored.isNull ? .some(nil) : Wrapped(_stored: stored).map { .some($0) }
  }
  public static func _readOptional(_ object: Object, _ column: Int) -> Wrapped?? {
    .some(Wrapped._readOptional(object, column))
  }
  public static func _tracedOptional(_ tracer: _PathTracer, _ name: String) -> Wrapped?? { .some(nil) }
}
