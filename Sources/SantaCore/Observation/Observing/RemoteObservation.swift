import Synchronization

/// An observation on an actor or queue to which the store doesn't belong. A separate store is opened there.
enum RemoteObservation {
  private enum State {
    case waiting
    case observing(NotificationToken)
    case ended
  }

  /// Begins an observation of an object or a collection.
  ///
  /// A commit between this call and the turn of the isolation is reported as a change. If the observation begins within a
  /// write, it starts with the commit of that write, because another store can't show the changes of the write before.
  ///
  /// - Parameters:
  ///   - isRolledBack: returns whether the subject belongs to a row that no transaction has committed, because the write was
  ///     rolled back. Another object may receive the key of the row.
  ///   - observe: called in `isolation`, with the store that belongs to it.
  ///   - refuse: called in `isolation` with an error if the subject was rolled back.
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

  /// Begins an observation of the store itself. If it begins within a write, the commit of that write is reported as a change.
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

  /// Returns the token for a subject that can't be observed.
  ///
  /// - Parameter notify: called in `isolation` to report the error.
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
    // The observer belongs to the other store, so this store can't exclude it. The notifier of the token belongs to no store,
    // which makes `write(withoutNotifying:)` throw an error.
    NotificationToken(notifier: ObjectIdentifier(state), id: ObserverID(rawValue: 0)) { state.end() }
  }

  /// The state of the observation. It ends the inner observation together with the outer one, even if the outer one ends before
  /// the inner one begins.
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
