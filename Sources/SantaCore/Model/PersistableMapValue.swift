/// A type of the values of a ``Map``: every scalar, every optional scalar, and every optional ``Object`` subclass.
/// Don't conform to it directly. Its requirements are public only because those of a public protocol must be.
public protocol PersistableMapValue: SendableMetatype {
  /// The class at which key paths of an observer begin, for a map of objects.
  associatedtype _Target = Never
  /// How a store represents a value of this type.
  static var _mapValueKind: _PropertyKind { get }
  /// The stored value. An object that is in no store is added to the store first.
  static func _storedInMap(_ value: Self, _ context: _ModelContext) -> StoredValue
  /// The value for a stored form; nil for a deleted object.
  static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Self
}

extension PersistableScalar {
  /// How a store represents a value of this type.
  public static var _mapValueKind: _PropertyKind { _kind }
  /// The stored value.
  public static func _storedInMap(_ value: Self, _ context: _ModelContext) -> StoredValue {
    value._storedValue
  }
  /// The value for a stored form.
  public static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Self {
    Self(_stored: stored) ?? _initialValue()
  }
}

extension Optional: PersistableMapValue where Wrapped: PersistableElement {
  /// The class of a map of objects.
  public typealias _Target = Wrapped
  /// How a store represents a value of this type.
  public static var _mapValueKind: _PropertyKind { _kind }
  /// The stored value.
  public static func _storedInMap(_ value: Wrapped?, _ context: _ModelContext) -> StoredValue {
    value.map { Wrapped._stored($0, context) } ?? .null
  }
  /// The value for a stored form.
  public static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Wrapped? {
    stored.isNull ? nil : Wrapped._element(stored, context)
  }
}
