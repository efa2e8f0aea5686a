/// Something that runs one thing at a time. Whoever blocks it waits in vain for anything else that it has to run.
enum ExecutionPlace: Sendable {
  case executor(ExecutorIdentity)
  case queue(QueueMark)
  case task(UInt)
  case thread(UInt)

  /// The place that runs this. A dispatch queue can't be found out; it has to be named.
  static var current: ExecutionPlace {
    if case .serial(let executor) = RunningExecutor.current { return .executor(executor) }
    // A task may go on on another thread, which meanwhile runs another one.
    return SystemCalls.currentTask.map { .task($0) } ?? .thread(SystemCalls.currentThread)
  }

  /// Whether the place is running this.
  var isCurrent: Bool {
    switch self {
    case .executor(let executor): RunningExecutor.current == .serial(executor)
    case .queue(let mark): mark.isCurrent
    case .task(let task): SystemCalls.currentTask == task
    case .thread(let thread): SystemCalls.currentTask == nil && SystemCalls.currentThread == thread
    }
  }
}
