import Synchronization

/// An observation on an actor or a queue that the store does not belong to: a store of its own is opened there.
enum RemoteObservation {
  private enum State {
    case waiting
    case observing(NotificationToken)
    case ended
  }

  /// A commit between the call and the isolation's turn is reported as a change. An observation that begins within a
  /// write starts with the commit of that write.
  ///
  /// - Parameter observe: called in `isolation` with the store that belongs to it.
  static func begin(
    in live: LiveContext, on isolation: StoreIsolation,
    _ observe: @escaping @Sendable (LiveContext) -> NotificationToken
  ) -> NotificationToken {
    let (engine, configuration) = (live.engine, live.configuration)
    let snapshot = live.transaction == nil ? live.snapshot : nil
    return later(on: isolation) {
      observe(
        LiveContext(configuration: configuration, engine: engine, isolation: isolation, snapshot: snapshot))
    }
  }

  /// The token for a subject that can't be observed.
  ///
  /// - Parameter notify: called in `isolation`, with the error.
  static func refuse(on isolation: StoreIsolation, _ notify: @escaping @Sendable () -> Void)
    -> NotificationToken
  {
    later(on: isolation) {
      notify()
      return NotificationToken(notifier: nil, id: nil) {}
    }
  }

  private static func later(
    on isolation: StoreIsolation, _ begin: @escaping @Sendable () -> NotificationToken
  ) -> NotificationToken {
    let state = StateBox()
    isolation.async { if !state.isEnded { state.begin(begin()) } }
    // The observer belongs to the store over there. With a notifier that no store has, the token makes
    // `write(withoutNotifying:)` of this store throw, because this store can't exclude the observer.
    return NotificationToken(notifier: ObjectIdentifier(state), id: ObserverID(rawValue: 0)) { state.end() }
  }

  /// Ends the inner observation with the outer one, even if the outer one ends before the inner one has begun.
  private final class StateBox: Sendable {
    private let state = Mutex(State.waiting)

    var isEnded: Bool { state.withLock { if case .ended = $0 { true } else { false } } }

    func begin(_ token: NotificationToken) {
      let isLate = state.withLock { state in
        if case .ended = state { return true }
        state = .observing(token)
        return false
      }
      if isLate { token.invalidate() }
    }

    func end() {
      let token = state.withLock { state -> NotificationToken? in
        defer { state = .ended }
        return if case .observing(let token) = state { token } else { nil }
      }
      token?.invalidate()
    }
  }
}
