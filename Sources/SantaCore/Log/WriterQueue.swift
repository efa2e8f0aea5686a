import Dispatch
import Synchronization

/// A lock for one writer at a time. Waiting threads are blocked, and waiting tasks are suspended. The lock doesn't belong to a
/// thread, because an actor can begin a write on one thread and end it on another.
///
/// A waiter isn't handed the lock. Instead, it is woken, and then tries to acquire the lock. A woken task tries in its
/// isolation, which may be busy for a long time, or even blocked by a thread that waits for this lock behind the task. Progress
/// must therefore never depend on a woken task. When the lock becomes free, the first thread and the first task are both woken,
/// and the faster one acquires it. If only tasks are waiting and the first one doesn't try, the next one is woken after a short
/// time.
final class WriterQueue: TaskWaiting {
  private struct State {
    var isHeld = false
    /// The waiting threads, in the order in which they began to wait.
    var threads: [DispatchSemaphore] = []
    /// Whether a thread was woken and has not tried yet. It will try immediately, so no other thread needs to be woken, and
    /// none may overtake it.
    var isThreadWoken = false
    var tasks = TaskQueue()
    /// Whether a wake-up of the next task is scheduled.
    var isWakeUpScheduled = false
  }

  /// The time that a woken task has to try before the next one is woken. This is long compared with the 10 us that an idle
  /// isolation takes, and short for a person.
  private static let nextTaskDelay = DispatchTimeInterval.milliseconds(5)

  private let state = Mutex(State())

  func withTasks<R: Sendable>(_ body: (inout TaskQueue) -> R) -> R { state.withLock { body(&$0.tasks) } }

  var threadCount: Int { state.withLock { $0.threads.count } }

  func tryLock() -> Bool {
    state.withLock { state in
      defer { state.isHeld = true }
      return !state.isHeld
    }
  }

  func lock() {
    // If the lock is free, no semaphore is needed.
    if tryTake(nil, wasWoken: false) { return }
    let semaphore = DispatchSemaphore(value: 0)
    var wasWoken = false
    while !tryTake(semaphore, wasWoken: wasWoken) {
      semaphore.wait()
      wasWoken = true
    }
  }

  /// Tries to acquire the lock for a thread. If the lock is held and there is a semaphore, adds the thread to the queue.
  private func tryTake(_ semaphore: DispatchSemaphore?, wasWoken: Bool) -> Bool {
    state.withLock { state in
      if wasWoken { state.isThreadWoken = false }
      if !state.isHeld && !state.isThreadWoken {
        state.isHeld = true
        return true
      }
      if let semaphore { state.threads.insert(semaphore, at: wasWoken ? 0 : state.threads.count) }
      return false
    }
  }

  func unlock() {
    state.withLock { $0.isHeld = false }
    wakeNext()
  }

  /// Wakes the first waiting thread and the first waiting task, if the lock is free. A woken task that doesn't try to acquire
  /// the lock must call this method, so that the next one is woken immediately.
  func wakeNext() {
    let (thread, task, schedulesWakeUp) = state.withLock {
      state -> (DispatchSemaphore?, TaskQueue.Continuation?, Bool) in
      if state.isHeld { return (nil, nil, false) }
      var thread: DispatchSemaphore?
      if !state.isThreadWoken && !state.threads.isEmpty {
        thread = state.threads.removeFirst()
        state.isThreadWoken = true
      }
      let task = state.tasks.removeFirst()
      // A woken thread wakes further waiters when it releases the lock.
      let schedulesWakeUp = !state.tasks.isEmpty && !state.isThreadWoken && !state.isWakeUpScheduled
      if schedulesWakeUp { state.isWakeUpScheduled = true }
      return (thread, task, schedulesWakeUp)
    }
    thread?.signal()
    task?.resume()
    if schedulesWakeUp {
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.nextTaskDelay) { [weak self] in
        self?.wakeNextIfFree()
      }
    }
  }

  /// Wakes the next task if the lock is still free. Otherwise, the holder of the lock wakes it.
  private func wakeNextIfFree() {
    state.withLock { $0.isWakeUpScheduled = false }
    wakeNext()
  }

  /// Suspends until the lock is released.
  ///
  /// - Parameter number: the number that this method returned when the task last waited for the same write; nil the first time.
  ///   With it, a task that was woken but found the lock taken again keeps its position in the queue.
  /// - Returns: the task's number.
  /// - Throws: `CancellationError` if the task is cancelled.
  func wait(
    as number: TaskQueue.Number?, isolation: isolated (any Actor)?
  ) async throws -> TaskQueue.Number {
    let number = number ?? withTasks { $0.next() }
    try await suspend(number, isolation: isolation) { enqueue(number, $0) }
    return number
  }

  private func enqueue(_ number: TaskQueue.Number, _ continuation: TaskQueue.Continuation) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if state.tasks.takeCancellation(of: number) { return .failure(CancellationError()) }
      if !state.isHeld { return .success(()) }
      state.tasks.add(number, continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }
}
