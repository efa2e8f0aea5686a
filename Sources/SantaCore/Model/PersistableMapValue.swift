/// A type that can be the value of a ``Map``: every scalar, every optional scalar, and every optional ``Object``
/// subclass. Don't conform to it by hand.
public protocol PersistableMapValue: SendableMetatype {
  /// What key paths of an observer begin at: the class of a map of objects.
  associatedtype _Target = Never
  /// How a store holds a value of this type.
  static var _mapValueKind: _PropertyKind { get }
  /// What goes into the store: for an object not yet in it, the row it gets by being added.
  static func _storedInMap(_ value: Self, _ context: _ModelContext) -> StoredValue
  /// The value that a stored one stands for; a deleted object's is nil.
  static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Self
}

extension PersistableScalar {
  public static var _mapValueKind: _PropertyKind { _kind }
  public static func _storedInMap(_ value: Self, _ context: _ModelContext) -> StoredValue {
    value._storedValue
  }
  public static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Self {
    Self(_stored: stored) ?? _initialValue()
  }
}

extension Optional: PersistableMapValue where Wrapped: PersistableElement {
  public typealias _Target = Wrapped
  public static var _mapValueKind: _PropertyKind { _kind }
  public static func _storedInMap(_ value: Wrapped?, _ context: _ModelContext) -> StoredValue {
    value.map { Wrapped._stored($0, context) } ?? .null
  }
  public static func _mapValue(_ stored: StoredValue, _ context: _ModelContext) -> Wrapped? {
    stored.isNull ? nil : Wrapped._element(stored, context)
  }
}
