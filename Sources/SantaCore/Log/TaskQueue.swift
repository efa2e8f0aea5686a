/// A queue of suspended tasks, in the order in which they began to wait. Its owner guards it with a lock.
struct TaskQueue: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// The number of a task. Tasks that began to wait earlier have lower numbers.
  struct Number: Comparable, Hashable, Sendable {
    fileprivate var rawValue: Int

    static func < (left: Number, right: Number) -> Bool { left.rawValue < right.rawValue }
  }

  private var tasks: [(number: Number, continuation: Continuation)] = []
  private var last = Number(rawValue: 0)
  /// Tasks that were cancelled before they were added.
  private var cancelled: Set<Number> = []

  var count: Int { tasks.count }

  var isEmpty: Bool { tasks.isEmpty }

  /// Returns the number for a task that begins to wait.
  mutating func next() -> Number {
    last.rawValue += 1
    return last
  }

  mutating func add(_ number: Number, _ continuation: Continuation) {
    let index = tasks.firstIndex { $0.number > number } ?? tasks.count
    tasks.insert((number, continuation), at: index)
  }

  mutating func removeFirst() -> Continuation? { tasks.isEmpty ? nil : tasks.removeFirst().continuation }

  mutating func removeAll() -> [Continuation] {
    defer { tasks = [] }
    return tasks.map(\.continuation)
  }

  /// Returns whether a task that is about to be added was cancelled, and removes the cancellation.
  mutating func takeCancellation(of number: Number) -> Bool { cancelled.remove(number) != nil }

  /// - Returns: the continuation to resume; nil if the task has not been added yet, or was already resumed.
  mutating func cancel(_ number: Number) -> Continuation? {
    guard let index = tasks.firstIndex(where: { $0.number == number }) else {
      cancelled.insert(number)
      return nil
    }
    return tasks.remove(at: index).continuation
  }
}

/// An object that suspended tasks can wait for.
protocol TaskWaiting: AnyObject, Sendable {
  /// Calls `body` with the waiting tasks, while holding the lock that guards them.
  func withTasks<R: Sendable>(_ body: (inout TaskQueue) -> R) -> R
}

extension TaskWaiting {
  /// The number of suspended tasks.
  var taskCount: Int { withTasks { $0.count } }

  /// Suspends a task until it is resumed.
  ///
  /// - Parameter enqueue: adds the continuation to the tasks, or resumes it at once. It must check for an earlier
  ///   cancellation.
  /// - Throws: the error that the task is resumed with; `CancellationError` if the task is cancelled.
  func suspend(
    _ number: TaskQueue.Number, isolation: isolated (any Actor)?,
    _ enqueue: (TaskQueue.Continuation) -> Void
  ) async throws {
    defer { withTasks { _ = $0.takeCancellation(of: number) } }
    try await withTaskCancellationHandler(
      operation: {
        try await withCheckedThrowingContinuation(isolation: isolation) { enqueue($0) }
      },
      onCancel: { withTasks { $0.cancel(number) }?.resume(throwing: CancellationError()) },
      isolation: isolation)
  }
}
