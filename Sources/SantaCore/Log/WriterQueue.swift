import Dispatch
import Synchronization

/// A lock for one writer at a time, for which threads wait by blocking and tasks by suspending. It belongs to no
/// thread: an actor may begin a write on one and end it on another.
///
/// A waiter is never given the lock, but woken to try for it. A woken task tries on its isolation, which may be
/// busy for long, or blocked: perhaps by a thread that waits right here, behind the task. So nothing ever depends on a
/// woken task. Each time the lock becomes free, the first thread is woken beside the first task, and the faster one has
/// it; and where only tasks wait, the next one is woken after a moment if the first did not come.
final class WriterQueue: Sendable {
  /// Where a waiter stands: the lower, the earlier it came. A task that was woken and found the lock taken again keeps
  /// its place.
  struct Place: Comparable, Sendable {
    fileprivate var rawValue: Int

    static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
  }

  private struct WaitingTask {
    var place: Place
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var isHeld = false
    /// In the order of their coming.
    var threads: [DispatchSemaphore] = []
    /// Whether a thread was woken and has not tried yet. It will, at once; so nobody needs to be woken beside it, and no
    /// other thread may pass it.
    var isThreadWoken = false
    /// In the order of their coming.
    var tasks: [WaitingTask] = []
    var nextPlace = 0
    /// Places of tasks that were cancelled before they waited.
    var cancelled: Set<Int> = []
    /// Whether somebody is going to look whether a woken task came.
    var isLookingAgain = false
  }

  /// How long a woken task may take to come before the next one is woken beside it. Long, compared with the 10 us that an
  /// idle isolation takes; short for a person.
  private static let patience = DispatchTimeInterval.milliseconds(5)

  private let state = Mutex(State())

  var taskCount: Int { state.withLock { $0.tasks.count } }

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
      state -> (DispatchSemaphore?, WaitingTask?, Bool) in
      if state.isHeld { return (nil, nil, false) }
      var thread: DispatchSemaphore?
      if !state.isThreadWoken && !state.threads.isEmpty {
        thread = state.threads.removeFirst()
        state.isThreadWoken = true
      }
      let task = state.tasks.isEmpty ? nil : state.tasks.removeFirst()
      // A thread that comes wakes the others when it goes.
      let looksAgain = !state.tasks.isEmpty && !state.isThreadWoken && !state.isLookingAgain
      if looksAgain { state.isLookingAgain = true }
      return (thread, task, looksAgain)
    }
    thread?.signal()
    task?.continuation.resume()
    if looksAgain {
      DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [weak self] in self?.lookAgain() }
    }
  }

  /// Wakes the next task if the lock is still free; otherwise its holder does so.
  private func lookAgain() {
    state.withLock { $0.isLookingAgain = false }
    wakeNext()
  }

  /// Suspends until the lock was given up.
  ///
  /// - Parameter place: where the task stood when it waited last and then found the lock taken; nil at first.
  /// - Returns: where it stood.
  /// - Throws: `CancellationError` where the task is cancelled.
  func wait(at place: Place?, isolation: isolated (any Actor)?) async throws -> Place {
    let place = place ?? newPlace()
    defer { state.withLock { _ = $0.cancelled.remove(place.rawValue) } }
    try await withTaskCancellationHandler(
      operation: {
        try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
          enqueue(WaitingTask(place: place, continuation: continuation))
        }
      }, onCancel: { cancel(place) }, isolation: isolation)
    return place
  }

  private func newPlace() -> Place {
    state.withLock { state in
      state.nextPlace += 1
      return Place(rawValue: state.nextPlace)
    }
  }

  private func enqueue(_ task: WaitingTask) {
    let result = state.withLock { state -> Result<Void, any Error>? in
      if state.cancelled.remove(task.place.rawValue) != nil { return .failure(CancellationError()) }
      if !state.isHeld { return .success(()) }
      let index = state.tasks.firstIndex { $0.place > task.place } ?? state.tasks.count
      state.tasks.insert(task, at: index)
      return nil
    }
    if let result { task.continuation.resume(with: result) }
  }

  private func cancel(_ place: Place) {
    let task = state.withLock { state -> WaitingTask? in
      guard let index = state.tasks.firstIndex(where: { $0.place == place }) else {
        state.cancelled.insert(place.rawValue)
        return nil
      }
      return state.tasks.remove(at: index)
    }
    task?.continuation.resume(throwing: CancellationError())
  }
}
