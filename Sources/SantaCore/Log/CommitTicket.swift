import Synchronization

/// Tells, once, the one who waits for it whether a commit became durable.
final class CommitTicket: Sendable {
  typealias Outcome = Result<Snapshot, StoreError>

  private enum State {
    case open
    case awaited(CheckedContinuation<Outcome, Never>)
    case settled(Outcome)
  }

  private let state = Mutex(State.open)

  func settle(_ outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      defer { state = .settled(outcome) }
      if case .awaited(let waiter) = state { return waiter }
      return nil
    }
    waiter?.resume(returning: outcome)
  }

  /// Not to be cancelled: the commit is made either way.
  func outcome(isolation: isolated (any Actor)?) async -> Outcome {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let settled = state.withLock { state -> Outcome? in
        if case .settled(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let settled { continuation.resume(returning: settled) }
    }
  }
}
