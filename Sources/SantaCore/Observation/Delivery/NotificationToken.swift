import Synchronization

/// Keeps an observation alive. The observation ends when the token is invalidated or released.
///
/// ```swift
/// let token = store.objects(Stop.self).observe { change in … }
/// token.invalidate()
/// ```
///
/// It ends immediately, in any isolation, even during a delivery: changes that were computed and not delivered yet are
/// dropped. A token keeps its store open.
public final class NotificationToken: Sendable {
  /// Ends the observation, and keeps the store open; nil once the observation has ended.
  private struct State: Sendable {
    var end: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  let notifier: ObjectIdentifier?
  let id: ObserverID?
  /// Whether the observer is called before the commit.
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
