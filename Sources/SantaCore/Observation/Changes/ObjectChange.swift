/// A notification for an observer of an object.
public enum ObjectChange<T: Object> {
  /// Values of properties changed since the last call, or since `observe` in the first call.
  case change(T, [PropertyChange])
  /// The object was deleted. This is the last call.
  case deleted
  /// The object can't be observed any longer. This is the last call.
  case error(StoreError)
}

/// A property of an object whose value changed.
public struct PropertyChange {
  /// The name of the property, or the observed path along links.
  public let name: String
  /// The value before the change. It is nil for a collection, for which only the fact of the change is reported. The target of
  /// a link has the values that it had before the change.
  public let oldValue: Any?
  /// The current value; nil for a collection.
  public let newValue: Any?
}
