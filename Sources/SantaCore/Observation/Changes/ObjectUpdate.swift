/// An element of the `updates` of an object: the object before and after a change, and the properties that changed.
///
/// Both objects are frozen, and remain valid as long as they are used. A deleted object can still be read in `before`.
public struct ObjectUpdate<T: Object> {
  /// Whether this is the first update. If so, `before` is the same as `after`, and `changes` is empty.
  public let isInitial: Bool
  /// The object before the change, as in the previous element.
  public let before: T
  /// The object after the change; nil in the last update if the object was deleted.
  public let after: T?
  /// The properties that changed, as in ``ObjectChange``.
  public let changes: [PropertyChange]
}
