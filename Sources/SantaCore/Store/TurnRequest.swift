import Synchronization

/// Requests turns of a store's isolation.
// Guard of the unchecked conformance: `context` is set once, by the initialiser of the context. It is read only in turns, which
// run in the store's isolation, and reading a weak reference is safe while its object is being released. A lock guards the
// remaining state.
final class TurnRequest: @unchecked Sendable {
  private struct State {
    var isolation: StoreIsolation
    /// Whether a turn was requested and has not begun. No other turn is requested then, because one turn delivers everything.
    var isAwaited = false
  }

  weak var context: LiveStore?
  private let state: Mutex<State>

  init(_ isolation: StoreIsolation) { state = Mutex(State(isolation: isolation)) }

  func setIsolation(_ isolation: StoreIsolation) { state.withLock { $0.isolation = isolation } }

  func post() {
    let isolation = state.withLock { state -> StoreIsolation? in
      // A plain thread has no turns. If the store later belongs to an actor, that actor's first turn is requested then.
      if case .thread = state.isolation { return nil }
      defer { state.isAwaited = true }
      return state.isAwaited ? nil : state.isolation
    }
    isolation?.async { self.run() }
  }

  private func run() {
    // Reset before the turn, so that changes that are computed from now on request another turn.
    state.withLock { $0.isAwaited = false }
    context?.turn()
  }
}
