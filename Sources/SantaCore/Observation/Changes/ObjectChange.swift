/// A change that an observer of an object is notified of.
public enum ObjectChange<T: Object> {
  /// Properties have other values than at the last call, or at `observe`.
  case change(T, [PropertyChange])
  /// The object was deleted. The last call.
  case deleted
  /// The object can't be followed any further. The last call.
  case error(any Error)
}

/// One property of an object that has another value.
public struct PropertyChange {
  /// The property's name, or the path along links that was observed.
  public let name: String
  /// The value before: nil for nil, and for a collection, whose change is the fact. A former link target is as it
  /// was then.
  public let oldValue: Any?
  /// The value now: nil for nil, and for a collection.
  public let newValue: Any?
}
