/// What happens when an object is added and the store already has one with its primary key.
public enum UpdatePolicy: Sendable {
  /// The write transaction fails.
  case error
  /// The stored object gets the values that differ. An equal value is no change, and observers are not notified of
  /// it. Properties for which no value is given stay as they are.
  case modified
  /// The stored object gets all given values. An equal value is no change here either, and properties for which no
  /// value is given stay as they are.
  case all
}
