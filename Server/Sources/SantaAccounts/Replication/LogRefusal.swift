/// The reason for which an order refuses changes or a position.
public enum LogRefusal: Error, Hashable, Sendable {
  /// The order doesn't contain the position, or doesn't know the replica: the server was restored from a backup.
  case reset
  /// The changes after the position were dropped. Their effect is in a copy.
  case compacted
  /// The order has a different change of this replica with the same number.
  case forked
}
