import Synchronization

/// Requests turns of a store's isolation.
// Guard of the unchecked conformance: `context` is set once, by the initialiser of that context. It is read only in
// turns, which run in the store's isolation, and reading a weak reference is safe while its object is released. A
// lock guards the rest.
final class TurnRequest: @unchecked Sendable {
  private struct State {
    var isolation: StoreIsolation
    /// Whether a turn was requested and has not begun. It is not requested again, because one turn delivers everything.
    var isAwaited = false
  }

  weak var context: LiveStore?
  private let state: Mutex<State>

  init(_ isolation: StoreIsolation) { state = Mutex(State(isolation: isolation)) }

  func setIsolation(_ isolation: StoreIsolation) { state.withLock { $0.isolation = isolation } }

  func post() {
    let isolation = state.withLock { state -> StoreIsolation? in
      // A plain thread has no turns. If the store belongs to an actor later, that one is asked for its first turn then.
      if case .thread = state.isolation { return nil }
      defer { state.isAwaited = true }
      return state.isAwaited ? nil : state.isolation
    }
    isolation?.async { self.run() }
  }

  private func run() {
    // Before the turn, so that changes that are computed from now on request another one.
    state.withLock { $0.isAwaited = false }
    context?.turn()
  }
}
