import Dispatch
import Synchronization

/// A lock for one writer at a time, for which threads wait by blocking and tasks by suspending. It belongs to no
/// thread: an actor may begin a write on one and end it on another.
///
/// A thread that waited has the lock; a task that waited is told that the lock was given up, and tries again on its
/// isolation. Handing it the lock would have it held while that isolation is still busy, perhaps with waiting for it.
final class WriterQueue: Sendable {
  private enum Waiter {
    case thread(DispatchSemaphore)
    case task(Int, CheckedContinuation<Void, any Error>)
  }

  private struct State {
    var isHeld = false
    /// In the order of their coming.
    var waiters: [Waiter] = []
    var nextTask = 0
    /// Tasks that were cancelled before they waited.
    var cancelled: Set<Int> = []
  }

  private let state = Mutex(State())

  var taskCount: Int {
    state.withLock { $0.waiters.count { if case .task = $0 { true } else { false } } }
  }

  func tryLock() -> Bool {
    state.withLock { state in
      defer { state.isHeld = true }
      return !state.isHeld
    }
  }

  func lock() {
    let semaphore = state.withLock { state -> DispatchSemaphore? in
      if !state.isHeld {
        state.isHeld = true
        return nil
      }
      let semaphore = DispatchSemaphore(value: 0)
      state.waiters.append(.thread(semaphore))
      return semaphore
    }
    semaphore?.wait()
  }

  func unlock() {
    state.withLock { $0.isHeld = false }
    wakeNext()
  }

  /// Tells the first who waits that the lock is free, where it is. A task that was told and does not try must call
  /// this, or nobody else is told.
  func wakeNext() {
    let next = state.withLock { state -> Waiter? in
      if state.isHeld || state.waiters.isEmpty { return nil }
      let next = state.waiters.removeFirst()
      if case .thread = next { state.isHeld = true }
      return next
    }
    switch next {
    case .thread(let semaphore): semaphore.signal()
    case .task(_, let continuation): continuation.resume()
    case nil: break
    }
  }

  /// Suspends until the lock was given up.
  ///
  /// - Throws: `CancellationError` where the task is cancelled.
  func wait(isolation: isolated (any Actor)?) async throws {
    let task = state.withLock { state in
      state.nextTask += 1
      return state.nextTask
    }
    defer { state.withLock { _ = $0.cancelled.remove(task) } }
    try await withTaskCancellationHandler(
      operation: {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
          enqueue(task, continuation)
        }
      }, onCancel: { cancel(task) }, isolation: isolation)
  }

  private func enqueue(_ task: Int, _ continuation: CheckedContinuation<Void, any Error>) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if state.cancelled.remove(task) != nil { return .failure(CancellationError()) }
      if !state.isHeld { return .success(()) }
      state.waiters.append(.task(task, continuation))
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  private func cancel(_ task: Int) {
    let waiter = state.withLock { state -> CheckedContinuation<Void, any Error>? in
      let place = state.waiters.firstIndex { if case .task(task, _) = $0 { true } else { false } }
      guard let place, case .task(_, let continuation) = state.waiters.remove(at: place) else {
        state.cancelled.insert(task)
        return nil
      }
      return continuation
    }
    waiter?.resume(throwing: CancellationError())
  }
}
