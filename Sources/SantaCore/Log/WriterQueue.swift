import Dispatch
import Synchronization

/// A lock for one writer at a time, for which threads wait by blocking and tasks by suspending. It belongs to no
/// thread: an actor may begin a write on one and end it on another.
///
/// A waiter is never given the lock, but woken to try for it. A woken task tries on its isolation, which may be
/// busy for long, or blocked: perhaps by a thread that waits right here, behind the task. So nothing ever depends on a
/// woken task. Each time the lock becomes free, the first thread is woken beside the first task, and the faster one has
/// it; and where only tasks wait, the next one is woken after a moment if the first did not come.
final class WriterQueue: TaskWaiting {
  private struct State {
    var isHeld = false
    /// In the order of their coming.
    var threads: [DispatchSemaphore] = []
    /// Whether a thread was woken and has not tried yet. It will, at once; so nobody needs to be woken beside it, and no
    /// other thread may pass it.
    var isThreadWoken = false
    var tasks = TaskQueue()
    /// Whether somebody is going to look whether a woken task came.
    var isLookingAgain = false
  }

  /// How long a woken task may take to come before the next one is woken beside it. Long, compared with the 10 us that an
  /// idle isolation takes; short for a person.
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
    let semaphore = DispatchSemaphore(value: 0)
    var wasWoken = false
    while !takes(semaphore, wasWoken: wasWoken) {
      semaphore.wait()
      wasWoken = true
    }
  }

  /// Takes the lock for a thread; where it can't be had, puts the thread into the queue.
  private func takes(_ semaphore: DispatchSemaphore, wasWoken: Bool) -> Bool {
    state.withLock { state in
      if wasWoken { state.isThreadWoken = false }
      if !state.isHeld && !state.isThreadWoken {
        state.isHeld = true
        return true
      }
      state.threads.insert(semaphore, at: wasWoken ? 0 : state.threads.count)
      return false
    }
  }

  func unlock() {
    state.withLock { $0.isHeld = false }
    wakeNext()
  }

  /// Wakes the first thread and the first task that wait, where the lock is free. A task that was woken and does not try
  /// must call this, so that the next one is woken at once.
  func wakeNext() {
    let (thread, task, looksAgain) = state.withLock {
      state -> (DispatchSemaphore?, TaskQueue.Continuation?, Bool) in
      if state.isHeld { return (nil, nil, false) }
      var thread: DispatchSemaphore?
      if !state.isThreadWoken && !state.threads.isEmpty {
        thread = state.threads.removeFirst()
        state.isThreadWoken = true
      }
      let task = state.tasks.removeFirst()
      // A thread that comes wakes the others when it goes.
      let looksAgain = !state.tasks.isEmpty && !state.isThreadWoken && !state.isLookingAgain
      if looksAgain { state.isLookingAgain = true }
      return (thread, task, looksAgain)
    }
    thread?.signal()
    task?.resume()
    if looksAgain {
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.nextTaskDelay) { [weak self] in
        self?.lookAgain()
      }
    }
  }

  /// Wakes the next task if the lock is still free; otherwise its holder does so.
  private func lookAgain() {
    state.withLock { $0.isLookingAgain = false }
    wakeNext()
  }

  /// Suspends until the lock was given up.
  ///
  /// - Parameter number: the task's, from the last time that it waited and then found the lock taken; nil at first. A
  ///   task that was woken and found the lock taken again does not go to the end of the queue.
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
