/// Options for `Object.observe(_:options:isolation:_:)`: the values that the callback receives, and whether it is called
/// immediately.
public struct PropertyObservationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Calls the callback once before `observe` returns, with the current value as the new value.
  public static let initial = PropertyObservationOptions(rawValue: 1)
  /// Passes the value before the change to the callback.
  public static let old = PropertyObservationOptions(rawValue: 2)
  /// Passes the value after the change to the callback.
  public static let new = PropertyObservationOptions(rawValue: 4)
}

/// A change to one property.
public struct PropertyValueChange<Value> {
  /// The value at the last call, or for the first call, the value at `observe`. It is nil without the option `.old`, in the
  /// initial call, and for a collection, which is the same object before and after the change. The old target of a link is a
  /// live object.
  public let oldValue: Value?
  /// The current value of the property. It is nil without the option `.new`.
  public let newValue: Value?
}
