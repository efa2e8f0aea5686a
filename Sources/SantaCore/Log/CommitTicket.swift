import Synchronization

/// The outcome of a commit that is not durable yet. One task can wait for it.
final class CommitTicket: Sendable {
  typealias Outcome = Result<Snapshot, StoreError>

  private enum State {
    case pending
    case awaited(CheckedContinuation<Outcome, Never>)
    case completed(Outcome)
  }

  /// Whether the transaction changed nothing, so that the outcome is that of the commits before it.
  let isEmpty: Bool
  private let state = Mutex(State.pending)

  init(isEmpty: Bool) { self.isEmpty = isEmpty }

  func complete(with outcome: Outcome) {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      defer { state = .completed(outcome) }
      if case .awaited(let waiter) = state { return waiter }
      return nil
    }
    waiter?.resume(returning: outcome)
  }

  /// Waits for the outcome. This can't be cancelled, because the commit is made either way.
  func outcome(isolation: isolated (any Actor)?) async -> Outcome {
    await withCheckedContinuation(isolation: isolation) { continuation in
      let completed = state.withLock { state -> Outcome? in
        if case .completed(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let completed { continuation.resume(returning: completed) }
    }
  }
}
