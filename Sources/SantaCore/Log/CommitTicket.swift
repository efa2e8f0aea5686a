import Synchronization

/// The outcome of a commit that is not durable yet.
final class CommitTicket: Sendable {
  typealias Outcome = Result<Snapshot, StoreError>

  private enum State {
    case pending(waiting: [@Sendable (Outcome) -> Void])
    case completed(Outcome)
  }

  /// Whether the transaction changed nothing. Its outcome is then the outcome of the commits before it.
  let isEmpty: Bool
  private let state = Mutex(State.pending(waiting: []))

  init(isEmpty: Bool) { self.isEmpty = isEmpty }

  func complete(with outcome: Outcome) {
    let waiting = state.withLock { state -> [@Sendable (Outcome) -> Void] in
      defer { state = .completed(outcome) }
      if case .pending(let waiting) = state { return waiting }
      return []
    }
    for body in waiting { body(outcome) }
  }

  /// Waits for the outcome. The wait can't be cancelled, because the commit happens either way.
  func outcome(isolation: isolated (any Actor)?) async -> Outcome {
    await withCheckedContinuation(isolation: isolation) { continuation in
      whenComplete { continuation.resume(returning: $0) }
    }
  }

  /// Calls `body` with the outcome, immediately or later on any thread.
  func whenComplete(_ body: @escaping @Sendable (Outcome) -> Void) {
    let completed = state.withLock { state -> Outcome? in
      switch state {
      case .completed(let outcome): return outcome
      case .pending(let waiting):
        state = .pending(waiting: waiting + [body])
        return nil
      }
    }
    if let completed { body(completed) }
  }

  /// Whether the commit has failed to become durable.
  var hasFailed: Bool {
    state.withLock { state in
      if case .completed(.failure) = state { true } else { false }
    }
  }
}
