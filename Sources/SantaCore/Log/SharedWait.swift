import Dispatch
import Synchronization

/// Lets any number of suspended tasks wait for an operation that blocks a thread. A single thread waits for all of them.
final class SharedWait: TaskWaiting {
  private struct State {
    var tasks = TaskQueue()
    /// Whether a thread is waiting. A task that is added during the wait is resumed with the earlier ones, perhaps too early,
    /// and tries again.
    var isWaiting = false
  }

  private let state = Mutex(State())
  private let block: @Sendable () throws -> Void

  /// - Parameter block: waits, and blocks its thread while it does.
  init(_ block: @escaping @Sendable () throws -> Void) { self.block = block }

  func withTasks<R: Sendable>(_ body: (inout TaskQueue) -> R) -> R { state.withLock { body(&$0.tasks) } }

  /// Suspends until the wait is over.
  ///
  /// - Throws: the error of `block`; `CancellationError` if the task is cancelled.
  func wait(isolation: isolated (any Actor)?) async throws {
    let number = withTasks { $0.next() }
    try await suspend(number, isolation: isolation) { enqueue(number, $0) }
  }

  private func enqueue(_ number: TaskQueue.Number, _ continuation: TaskQueue.Continuation) {
    let (isCancelled, starts) = state.withLock { state in
      if state.tasks.takeCancellation(of: number) { return (true, false) }
      state.tasks.add(number, continuation)
      defer { state.isWaiting = true }
      return (false, !state.isWaiting)
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
    if starts { DispatchQueue.global().async { self.waitForAll() } }
  }

  private func waitForAll() {
    let result = Result { try block() }
    let waiters = state.withLock { state in
      state.isWaiting = false
      return state.tasks.removeAll()
    }
    for waiter in waiters { waiter.resume(with: result) }
  }
}
