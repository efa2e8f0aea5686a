/// The write that is running in this process. The engine uses it to detect a second write that would cause a deadlock: the
/// second would wait for the first, which could not end during that wait.
struct CurrentWriter {
  /// The context that began a transaction with `beginWrite`, which returns while the transaction is open. Only this
  /// context can end the transaction.
  private struct Opener {
    var context: ExecutionContext
    /// The task that began the transaction; nil outside of a task. It can't end the transaction while it waits for the
    /// transaction to end.
    var task: UInt?

    var isCurrentTask: Bool { task.map { $0 == SystemCalls.currentTask } ?? false }
  }

  private var opener: Opener?
  /// The thread that is in a write, and can't leave it before the function that it called returns.
  private var busyThread: UInt?

  /// Whether the current thread is in a write.
  var isCurrentThread: Bool { busyThread == SystemCalls.currentThread }

  /// Whether the current task has the transaction open.
  var isCurrentTask: Bool { opener?.isCurrentTask ?? false }

  /// Whether only the current context or the current task can end the transaction.
  var canEndOnlyHere: Bool { opener.map { $0.context.isCurrent || $0.isCurrentTask } ?? false }

  /// - Parameter context: the only context that can end the transaction; nil if the call that begins it also ends it.
  mutating func begin(endingIn context: ExecutionContext?) {
    opener = context.map { Opener(context: $0, task: SystemCalls.currentTask) }
  }

  mutating func end() { opener = nil }

  /// Records that the current thread is in a write from now on.
  ///
  /// - Returns: the argument for `leave` at the end of that part of the write.
  mutating func enter() -> UInt? {
    defer { busyThread = SystemCalls.currentThread }
    return busyThread
  }

  mutating func leave(to outer: UInt?) { busyThread = outer }
}
