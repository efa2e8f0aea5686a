/// An element of the `updates` of an object: the object before and after a change, and the properties that changed.
///
/// Both objects are frozen, so they stay valid for as long as they are used. An object that was deleted can still be read
/// in `before`.
public struct ObjectUpdate<T: Object> {
  /// Whether this is the first update. Then `before` is the same as `after`, and `changes` is empty.
  public let isInitial: Bool
  /// The object as the last element showed it.
  public let before: T
  /// The object after the change; nil if it was deleted, which is the last update.
  public let after: T?
  /// The properties that changed, as in ``ObjectChange``.
  public let changes: [PropertyChange]
}
