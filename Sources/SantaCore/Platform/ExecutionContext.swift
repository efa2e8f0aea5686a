/// A serial execution context: an executor, a queue, a task or a thread. While it is blocked, nothing else can run in it.
package enum ExecutionContext: Sendable {
  case executor(ExecutorIdentity)
  case queue(QueueIdentity)
  case task(UInt)
  case thread(UInt)

  /// The current execution context. A dispatch queue can't be detected, so callers must name it.
  static var current: ExecutionContext {
    if case .serial(let executor) = RunningExecutor.current { return .executor(executor) }
    // A task can resume on another thread while its former thread runs another task.
    return SystemCalls.currentTask.map { .task($0) } ?? .thread(SystemCalls.currentThread)
  }

  /// Whether the current code runs in this context.
  var isCurrent: Bool {
    switch self {
    case .executor(let executor): RunningExecutor.current == .serial(executor)
    case .queue(let mark): mark.isCurrent
    case .task(let task): SystemCalls.currentTask == task
    case .thread(let thread): SystemCalls.currentTask == nil && SystemCalls.currentThread == thread
    }
  }
}
