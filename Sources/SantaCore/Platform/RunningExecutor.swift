import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The executor that runs the calling code.
enum RunningExecutor: Equatable {
  /// A thread, a dispatch queue other than the main queue, or a task that doesn't run on an actor.
  case none
  case serial(ExecutorIdentity)
  /// A task that might run on an actor. The runtime of this system doesn't report it.
  case unknown

  static var current: RunningExecutor {
    RunningExecutor(
      runtime: runtimeIdentity, isOnMainQueue: isOnMainQueue, isInTask: SystemCalls.currentTask != nil)
  }

  /// - Parameters:
  ///   - runtime: the executor that the concurrency runtime reports; nil if the runtime can't be asked.
  ///   - isOnMainQueue: whether the main dispatch queue runs the code, perhaps in a block that the runtime doesn't know.
  ///   - isInTask: whether the code runs in a task.
  init(
    runtime: ExecutorIdentity?, isOnMainQueue: @autoclosure () -> Bool, isInTask: @autoclosure () -> Bool
  ) {
    if let runtime, !runtime.isGeneric {
      self = .serial(runtime)
    } else if isOnMainQueue() {
      self = .serial(.main)
    } else {
      self = runtime == nil && isInTask() ? .unknown : .none
    }
  }

  private static let mainQueueKey: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether the code runs on the main dispatch queue. `Thread.isMainThread` is not sufficient: in a program with an
  /// asynchronous `main`, the queue leaves the main thread at the first suspension.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  /// The executor that the concurrency runtime reports; nil if the runtime can't be asked.
  private static var runtimeIdentity: ExecutorIdentity? {
    guard let ask else { return nil }
    let answer = ask()
    return ExecutorIdentity(
      object: UInt(bitPattern: answer.quot), implementation: UInt(bitPattern: answer.rem))
  }

  /// The runtime's function for the current executor. Compiled code calls it, but Swift has no syntax for it. `#isolation`
  /// can't replace it, because it describes where the caller was declared, and is nil in a nonisolated function.
  ///
  /// It is looked up by name, because the compiler reserves the symbol. It can't be found in a program that links the Swift
  /// runtime statically.
  private static let ask: (@convention(c) () -> ldiv_t)? = {
    #if arch(x86_64) || arch(arm64)
      #if canImport(Darwin)
        let everywhere = unsafe RTLD_DEFAULT
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      guard let function = unsafe dlsym(everywhere, "swift_task_getCurrentExecutor") else { return nil }
      // Safety: the function takes no parameters and returns two words, in the registers in which C returns this structure on
      // these processors.
      return unsafe unsafeBitCast(function, to: (@convention(c) () -> ldiv_t).self)
    #else
      return nil
    #endif
  }()
}
