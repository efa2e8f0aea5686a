/// A type of the values of a ``Map``: every scalar, every optional scalar, and every optional ``Object`` subclass. Don't
/// conform to it directly. Its requirements are public only because the requirements of a public protocol must be.
public protocol PersistableMapValue: SendableMetatype {
  /// For a map of objects, the class at which the key paths of an observer begin.
  associatedtype _Target = Never
  /// The stored representation of this type.
  static var _mapValueKind: _PropertyKind { get }
  /// Returns the stored value. An object that isn't in a store is added first.
  static func _storedInMap(_ value: Self, _ context: _ModelContext) -> _StoredValue
  /// Returns the value for a stored form, or nil for a deleted object.
  static func _mapValue(_ stored: _StoredValue, _ context: _ModelContext) -> Self
}

extension PersistableScalar {
  /// The stored representation of this type.
  public static var _mapValueKind: _PropertyKind { _kind }
  /// Returns the stored value.
  public static func _storedInMap(_ value: Self, _ context: _ModelContext) -> _StoredValue {
    value._storedValue
  }
  /// Returns the value for a stored form.
  public static func _mapValue(_ stored: _StoredValue, _ context: _ModelContext) -> Self {
    Self(_stored: stored) ?? _initialValue()
  }
}

extension Optional: PersistableMapValue where Wrapped: PersistableElement {
  /// The class of the objects, for a map of objects.
  public typealias _Target = Wrapped
  /// The stored representation of this type.
  public static var _mapValueKind: _PropertyKind { _kind }
  /// Returns the stored value.
  public static func _storedInMap(_ value: Wrapped?, _ context: _ModelContext) -> _StoredValue {
    value.map { Wrapped._stored($0, context) } ?? .null
  }
  /// Returns the value for a stored form.
  public static func _mapValue(_ stored: _StoredValue, _ context: _ModelContext) -> Wrapped? {
    stored.isNull ? nil : Wrapped._element(stored, context)
  }
}
