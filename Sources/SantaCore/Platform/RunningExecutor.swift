import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What runs the code that asks: a serial executor, or none.
enum RunningExecutor: Equatable {
  /// A thread, a dispatch queue other than the main one, or a task that no actor runs.
  case none
  case serial(ExecutorIdentity)
  /// A task; perhaps an actor's, which this system's runtime doesn't tell.
  case unknown

  static var current: RunningExecutor {
    RunningExecutor(
      runtime: runtimeIdentity, isOnMainQueue: isOnMainQueue, isInTask: SystemCalls.currentTask != nil)
  }

  /// - Parameters:
  ///   - runtime: what the concurrency runtime answers; nil where it can't be asked.
  ///   - isOnMainQueue: whether the main dispatch queue runs, perhaps with a block that the runtime knows nothing of.
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

  /// Whether the main dispatch queue runs this. `Thread.isMainThread` would not do: in a program with an asynchronous
  /// `main` the queue leaves the main thread at the first suspension.
  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueKey) != nil }

  /// What the concurrency runtime answers; nil where it can't be asked.
  private static var runtimeIdentity: ExecutorIdentity? {
    guard let ask else { return nil }
    let answer = ask()
    return ExecutorIdentity(
      object: UInt(bitPattern: answer.quot), implementation: UInt(bitPattern: answer.rem))
  }

  /// The runtime's function, which compiled code calls, too, and for which Swift has no spelling. `#isolation` is no
  /// substitute: it says where the caller was declared, and so nothing in a function that is not isolated.
  ///
  /// Looked up by its name, because the compiler reserves that to itself. It is not found in a program that the Swift
  /// runtime is linked into statically.
  private static let ask: (@convention(c) () -> ldiv_t)? = {
    #if arch(x86_64) || arch(arm64)
      #if canImport(Darwin)
        let everywhere = unsafe RTLD_DEFAULT
      #else
        let everywhere: UnsafeMutableRawPointer? = nil
      #endif
      guard let function = unsafe dlsym(everywhere, "swift_task_getCurrentExecutor") else { return nil }
      // Safety: the function takes nothing and returns two words, in the registers in which C returns this structure of
      // two words on these processors.
      return unsafe unsafeBitCast(function, to: (@convention(c) () -> ldiv_t).self)
    #else
      return nil
    #endif
  }()
}
