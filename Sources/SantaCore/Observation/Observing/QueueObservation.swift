import Dispatch
import Synchronization

/// An observation on another queue than the one that the store belongs to: a store of its own is opened there.
enum QueueObservation {
  private enum State {
    case waiting
    case observing(NotificationToken)
    case ended
  }

  /// A commit between the call and the queue's turn is reported as a change. An observation that begins within a
  /// write starts with the commit of that write.
  ///
  /// - Parameter observe: called on `queue` with the store that belongs to it.
  static func begin(
    in context: _ModelContext, on queue: DispatchQueue,
    _ observe: @escaping @Sendable (LiveContext) -> NotificationToken
  ) -> NotificationToken {
    let state = StateBox()
    let live = context as? LiveContext
    let isOutermost = live?.enter(nil) ?? false
    defer { live?.leave(isOutermost) }
    let (engine, configuration) = (context.engine, live?.configuration ?? .init())
    let snapshot = context.transaction == nil ? context.snapshot : nil
    queue.async {
      if state.isEnded { return }
      let there = LiveContext(
        configuration: configuration, engine: engine, isolation: .queue(QueueIdentity(queue)),
        snapshot: snapshot)
      state.begin(observe(there))
    }
    // The observer belongs to the store on the queue. With a notifier that no store has, the token makes
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
