// Types that can't be stored, but are likely to be declared as properties. Their conformances are unavailable, so that the
// compiler reports a single error, which says what to declare instead.

@available(*, unavailable, message: "Declare a List instead, as in: @Persisted var names: List<String>")
extension Array: PersistableProperty {
  /// Not available.
  public static var _kind: _PropertyKind { refusedProperty(Self.self) }
  /// Not available.
  public static func _initialValue() -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _read(_ object: Object, _ column: Int) -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) { refusedProperty(Self.self) }
}

@available(
  *, unavailable, message: "Declare a MutableSet instead, as in: @Persisted var names: MutableSet<String>"
)
extension Set: PersistableProperty {
  /// Not available.
  public static var _kind: _PropertyKind { refusedProperty(Self.self) }
  /// Not available.
  public static func _initialValue() -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _read(_ object: Object, _ column: Int) -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) { refusedProperty(Self.self) }
}

@available(*, unavailable, message: "Declare a Map instead, as in: @Persisted var counts: Map<String, Int>")
extension Dictionary: PersistableProperty {
  /// Not available.
  public static var _kind: _PropertyKind { refusedProperty(Self.self) }
  /// Not available.
  public static func _initialValue() -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _read(_ object: Object, _ column: Int) -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _write(_ value: Self, _ object: Object, _ column: Int) { refusedProperty(Self.self) }
}

@available(
  *, unavailable, message: "Declare a link as an optional, as in: @Persisted var friend: Child?"
)
extension Object: PersistableProperty {
  /// Not available.
  public static var _kind: _PropertyKind { refusedProperty(Self.self) }
  /// Not available.
  public static func _initialValue() -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _read(_ object: Object, _ column: Int) -> Self { refusedProperty(Self.self) }
  /// Not available.
  public static func _write(_ value: Object, _ object: Object, _ column: Int) { refusedProperty(Self.self) }
}

private func refusedProperty(_ type: Any.Type) -> Never {
  stopProgram("\(type) can't be the type of a property.")
}
