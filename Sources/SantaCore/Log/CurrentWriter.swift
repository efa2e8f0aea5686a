/// The write that is under way in this process: what it keeps from beginning another, because that would wait for it and
/// keep it from ending.
struct CurrentWriter {
  /// Where a transaction was begun that may stay open when the call returns, and where alone it can be ended.
  private struct Opener {
    var context: ExecutionContext
    /// The task that began it; nil outside tasks. It can't be expected to end what it waits for.
    var task: UInt?

    var isCurrentTask: Bool { task.map { $0 == SystemCalls.currentTask } ?? false }
  }

  private var opener: Opener?
  /// The thread that is within a write and can't leave it before what it calls returns.
  private var busyThread: UInt?

  /// Whether the calling thread is within a write.
  var isCurrentThread: Bool { busyThread == SystemCalls.currentThread }

  /// Whether the calling task has the transaction open.
  var isCurrentTask: Bool { opener?.isCurrentTask ?? false }

  /// Whether the transaction can be ended only where this is called, or by the calling task.
  var canEndOnlyHere: Bool { opener.map { $0.context.isCurrent || $0.isCurrentTask } ?? false }

  /// - Parameter context: the only context that can end the transaction; nil if the call that begins it also ends it.
  mutating func begin(endingIn context: ExecutionContext?) {
    opener = context.map { Opener(context: $0, task: SystemCalls.currentTask) }
  }

  mutating func end() { opener = nil }

  /// Notes that the calling thread is within a write from now on.
  ///
  /// - Returns: what `leave` is to be given when that part of the write is through.
  mutating func enter() -> UInt? {
    defer { busyThread = SystemCalls.currentThread }
    return busyThread
  }

  mutating func leave(to outer: UInt?) { busyThread = outer }
}
