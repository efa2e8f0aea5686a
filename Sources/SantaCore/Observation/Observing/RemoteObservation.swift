import Synchronization

/// An observation on an actor or a queue that the store does not belong to: a store of its own is opened there.
enum RemoteObservation {
  private enum State {
    case waiting
    case observing(NotificationToken)
    case ended
  }

  /// A commit between the call and the isolation's turn is reported as a change. An observation that begins within a
  /// write starts with the commit of that write: only then another store can show what the write has made.
  ///
  /// - Parameters:
  ///   - isRolledBack: whether the subject belongs to a row that no transaction has committed, because the write was rolled
  ///     back. Another object may get the row's key.
  ///   - observe: called in `isolation` with the store that belongs to it.
  ///   - refuse: called in `isolation` with the error, if the subject was rolled back.
  static func begin(
    in live: LiveStore, on isolation: StoreIsolation, named name: String,
    isRolledBack: @escaping @Sendable (Snapshot) -> Bool,
    _ observe: @escaping @Sendable (LiveStore) -> NotificationToken,
    refuse: @escaping @Sendable (StoreError) -> Void
  ) -> NotificationToken {
    let (engine, configuration, state) = (live.engine, live.configuration, StateBox())
    live.whenSettled(isRolledBack) { snapshot, isRolledBack in
      later(on: isolation, state) {
        if isRolledBack {
          refuse(.observedWasRolledBack(name))
          return nil
        }
        return observe(
          LiveStore(configuration: configuration, engine: engine, isolation: isolation, snapshot: snapshot))
      }
    }
    return token(state)
  }

  /// An observation of the store itself. If it begins within a write, the commit of that write is reported as a change.
  static func begin(
    ofStore live: LiveStore, on isolation: StoreIsolation,
    _ observe: @escaping @Sendable (LiveStore) -> NotificationToken
  ) -> NotificationToken {
    let (engine, configuration, snapshot) = (live.engine, live.configuration, live.snapshot)
    let state = StateBox()
    later(on: isolation, state) {
      observe(
        LiveStore(configuration: configuration, engine: engine, isolation: isolation, snapshot: snapshot))
    }
    return token(state)
  }

  /// The token for a subject that can't be observed.
  ///
  /// - Parameter notify: called in `isolation`, with the error.
  static func refuse(on isolation: StoreIsolation, _ notify: @escaping @Sendable () -> Void)
    -> NotificationToken
  {
    let state = StateBox()
    later(on: isolation, state) {
      notify()
      return nil
    }
    return token(state)
  }

  private static func later(
    on isolation: StoreIsolation, _ state: StateBox, _ begin: @escaping @Sendable () -> NotificationToken?
  ) {
    isolation.async { if !state.isEnded, let token = begin() { state.begin(token) } }
  }

  private static func token(_ state: StateBox) -> NotificationToken {
    // The observer belongs to the store over there. With a notifier that no store has, the token makes
    // `write(withoutNotifying:)` of this store throw, because this store can't exclude the observer.
    NotificationToken(notifier: ObjectIdentifier(state), id: ObserverID(rawValue: 0)) { state.end() }
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
