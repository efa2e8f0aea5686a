import Dispatch
import Synchronization

/// Runs long work, or work that blocks on the disk, away from the threads that serve connections.
func onDisk<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global(qos: .utility).async { continuation.resume(with: Result { try body() }) }
  }
}

/// A cancellation flag for work that runs on another thread.
final class Cancellation: Sendable {
  private let isCancelled = Atomic(false)

  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// - Throws: `CancellationError` if the work is no longer needed.
  func check() throws { if isCancelled.load(ordering: .relaxed) { throw CancellationError() } }
}

/// Runs long work away from the threads that serve connections. If the task is cancelled, this function throws at once, and the
/// work continues in the background until it checks the cancellation: one change of a client can take minutes.
func onDisk<R: Sendable>(
  _ body: @escaping @Sendable (Cancellation) throws -> R
) async throws -> R {
  let cancellation = Cancellation()
  let waiter = Waiter<R>()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      waiter.wait(continuation)
      DispatchQueue.global(qos: .utility).async {
        waiter.resume(Result { try body(cancellation) })
      }
    }
  } onCancel: {
    cancellation.cancel()
    waiter.resume(.failure(CancellationError()))
  }
}

/// Waits for a result, which may arrive before the wait begins.
private final class Waiter<R: Sendable>: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<R, any Error>)
    case done(Result<R, any Error>)
    case resumed
  }

  private let state = Mutex(State.idle)

  func wait(_ continuation: CheckedContinuation<R, any Error>) {
    let result: Result<R, any Error>? = state.withLock { state in
      guard case .done(let result) = state else {
        state = .waiting(continuation)
        return nil
      }
      state = .resumed
      return result
    }
    if let result { continuation.resume(with: result) }
  }

  /// Resumes the waiter with the first result. Later results are ignored.
  func resume(_ result: Result<R, any Error>) {
    let continuation: CheckedContinuation<R, any Error>? = state.withLock { state in
      switch state {
      case .idle: state = .done(result)
      case .waiting(let continuation):
        state = .resumed
        return continuation
      case .done, .resumed: break
      }
      return nil
    }
    continuation?.resume(with: result)
  }
}
