/// A change that an observer of an object is notified of.
public enum ObjectChange<T: Object> {
  /// The values of properties differ from those at the last call, or at `observe` for the first one.
  case change(T, [PropertyChange])
  /// The object was deleted. This is the last call.
  case deleted
  /// The object can't be observed any longer. This is the last call.
  case error(any Error)
}

/// A property of an object whose value changed.
public struct PropertyChange {
  /// The property's name, or the path along links that was observed.
  public let name: String
  /// The value before the change. For a collection it is nil: only the fact that it changed is reported. The target
  /// of a link has the values that it had then.
  public let oldValue: Any?
  /// The current value; nil for a collection.
  public let newValue: Any?
}
