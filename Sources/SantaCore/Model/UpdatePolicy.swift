/// What adding an object does where the store has one with its primary key already.
public enum UpdatePolicy: Sendable {
  /// The write transaction fails.
  case error
  /// The stored object takes on the values that differ. An equal value is no change, and no observer is notified of it. If
  /// only some properties are given, the others stay as they are.
  case modified
  /// The stored object takes on all values that it is given. A value that is equal is no change here either, and
  /// properties for which none is given stay as they are.
  case all
}
