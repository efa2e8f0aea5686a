extension Store {
  /// A notification for an observer of a whole store.
  public enum Notification: Sendable {
    /// The state that the store shows has changed.
    case didChange
    /// A newer state is available, and ``Store/autorefresh`` is off. Call ``Store/refresh(isolation:)`` to move to it.
    case refreshRequired
  }
}
