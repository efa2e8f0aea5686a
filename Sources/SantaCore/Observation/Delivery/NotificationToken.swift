import Synchronization

/// A token that keeps an observation alive. The observation ends when the token is invalidated or released.
///
/// ```swift
/// let token = store.objects(Stop.self).observe { change in … }
/// token.invalidate()
/// ```
///
/// Invalidating a token ends the observation immediately, in any isolation, even during a delivery. Changes that were computed
/// but not delivered yet are discarded. A token keeps its store open.
public final class NotificationToken: Sendable {
  /// The state of the observation. `end` ends the observation and keeps the store open; it is nil after the observation has
  /// ended.
  private struct State: Sendable {
    var end: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  let notifier: ObjectIdentifier?
  let id: ObserverID?
  /// Whether the token belongs to an observer of a property, which is called before the commit.
  let isOfProperty: Bool

  /// - Parameter end: called once, on any thread, when the observation ends.
  init(
    notifier: ObjectIdentifier?, id: ObserverID?, isOfProperty: Bool = false,
    end: @escaping @Sendable () -> Void
  ) {
    self.notifier = notifier
    self.id = id
    self.isOfProperty = isOfProperty
    state = Mutex(State(end: end))
  }

  deinit { invalidate() }

  /// Ends the observation. Further calls do nothing.
  public func invalidate() {
    let end = state.withLock { state in
      defer { state.end = nil }
      return state.end
    }
    end?()
  }
}
