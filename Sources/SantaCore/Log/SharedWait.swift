import Dispatch
import Synchronization

/// Something that a thread waits for by blocking, and any number of tasks by suspending: one thread waits for all.
final class SharedWait: Sendable {
  private typealias Continuation = CheckedContinuation<Void, any Error>

  private struct State {
    var waiters: [Int: Continuation] = [:]
    /// Whether a thread is at it. Who comes meanwhile is told with the others, perhaps early, and tries again.
    var isWaiting = false
    var nextTask = 0
    /// Tasks that were cancelled before they waited.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())
  private let block: @Sendable () throws -> Void

  /// - Parameter block: what waits.
  init(_ block: @escaping @Sendable () throws -> Void) { self.block = block }

  var taskCount: Int { state.withLock { $0.waiters.count } }

  /// Suspends until the wait is over.
  ///
  /// - Throws: what waiting throws; `CancellationError` where the task is cancelled.
  func wait(isolation: isolated (any Actor)?) async throws {
    let task = state.withLock { state in
      state.nextTask += 1
      return state.nextTask
    }
    defer { state.withLock { _ = $0.cancelled.remove(task) } }
    try await withTaskCancellationHandler(
      operation: {
        try await withCheckedThrowingContinuation(isolation: isolation) { enqueue(task, $0) }
      }, onCancel: { cancel(task) }, isolation: isolation)
  }

  private func enqueue(_ task: Int, _ continuation: Continuation) {
    let (isCancelled, starts) = state.withLock { state in
      if state.cancelled.remove(task) != nil { return (true, false) }
      state.waiters[task] = continuation
      defer { state.isWaiting = true }
      return (false, !state.isWaiting)
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    if starts { DispatchQueue.global().async { self.waitForAll() } }
  }

  private func waitForAll() {
    let result = Result { try block() }
    let waiters = state.withLock { state in
      defer { state.waiters = [:] }
      state.isWaiting = false
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume(with: result) }
  }

  private func cancel(_ task: Int) {
    let waiter = state.withLock { state in
      let waiter = state.waiters.removeValue(forKey: task)
      if waiter == nil { state.cancelled.insert(task) }
      return waiter
    }
    waiter?.resume(throwing: CancellationError())
  }
}
