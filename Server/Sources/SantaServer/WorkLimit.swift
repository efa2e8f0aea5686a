import Synchronization

/// Limits how many tasks do some work at the same time. The remaining tasks wait in order of arrival.
final class WorkLimit: Sendable {
  private struct State {
    var free: Int
    var waiting: [(number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    var nextNumber = 0
  }

  private let state: Mutex<State>

  init(_ count: Int) { state = Mutex(State(free: count)) }

  /// - Throws: `CancellationError` if the task is cancelled while it waits; otherwise rethrows the error of `body`.
  func run<R: Sendable>(_ body: () async throws -> R) async throws -> R {
    try await acquire()
    defer { release() }
    return try await body()
  }

  private func acquire() async throws {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let result: Result<Void, any Error>? = state.withLock { state in
          // The cancellation handler ran before this task started to wait.
          if Task.isCancelled { return .failure(CancellationError()) }
          if state.free > 0 {
            state.free -= 1
            return .success(())
          }
          state.waiting.append((number, continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let continuation = state.withLock { state in
        state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0).continuation }
      }
      continuation?.resume(throwing: CancellationError())
    }
  }

  private func release() {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      if state.waiting.isEmpty {
        state.free += 1
        return nil
      }
      return state.waiting.removeFirst().continuation
    }
    continuation?.resume()
  }
}
