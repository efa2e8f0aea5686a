import Synchronization

/// Keeps an observation going. Observing ends when the token is invalidated or its last reference goes.
///
/// ```swift
/// let token = store.objects(Stop.self).observe { change in … }
/// token.invalidate()
/// ```
///
/// It ends at once, from any isolation: also in the middle of a delivery, and for what is computed but not yet
/// delivered. A token keeps its store open.
public final class NotificationToken: Sendable {
  /// What ends the observation, and the store's keeper; nil once it has ended.
  private struct State: Sendable {
    var end: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  let notifier: ObjectIdentifier?
  let id: ObserverID?

  /// - Parameter end: called once, on any thread, when the observation ends.
  init(notifier: ObjectIdentifier?, id: ObserverID?, end: @escaping @Sendable () -> Void) {
    self.notifier = notifier
    self.id = id
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
