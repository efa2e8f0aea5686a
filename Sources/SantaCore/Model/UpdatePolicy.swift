/// What adding an object does where the store has one with its primary key already.
public enum UpdatePolicy: Sendable {
  /// The write transaction fails.
  case error
  /// The stored object takes on the values that differ. What is equal is no change, and nobody is told of it.
  case modified
  /// The stored object takes on all values. A value that is equal is no change here either.
  case all
}
