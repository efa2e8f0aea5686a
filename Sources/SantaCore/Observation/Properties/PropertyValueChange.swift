/// What a callback of `Object.observe(_:options:isolation:_:)` is to be given, and when it is called.
public struct PropertyObservationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Calls the callback once before `observe` returns, with the present value as the new one.
  public static let initial = PropertyObservationOptions(rawValue: 1)
  /// Gives the callback the value before the change.
  public static let old = PropertyObservationOptions(rawValue: 2)
  /// Gives the callback the value after the change.
  public static let new = PropertyObservationOptions(rawValue: 4)
}

/// A change of one property.
public struct PropertyValueChange<Value> {
  /// The value at the last call, or at `observe` for the first one. Nil without the option `.old`, in an initial call,
  /// and for a collection, which is one object before and after. The old target of a link is live.
  public let oldValue: Value?
  /// The value that the property has now. Nil without the option `.new`.
  public let newValue: Value?
}
