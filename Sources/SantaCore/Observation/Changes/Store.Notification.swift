extension Store {
  /// An event that an observer of a whole store is notified of.
  public enum Notification: Sendable {
    /// The store shows another state than before.
    case didChange
    /// There is a newer state, and ``Store/autorefresh`` is off: call ``Store/refresh(isolation:)`` to move on.
    case refreshRequired
  }
}
