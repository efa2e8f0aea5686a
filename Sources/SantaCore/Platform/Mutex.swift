#if SANTACORE_THREAD_SANITIZER
  import Synchronization

  /// A mutex whose ordering ThreadSanitizer can observe. It replaces `Synchronization.Mutex` in a build for it.
  ///
  /// On Linux, a contended `Synchronization.Mutex` is handed over by the kernel, at the request of a library that is
  /// not instrumented. ThreadSanitizer does not see this, and reports both critical sections as concurrent. Here,
  /// each begins and ends with an atomic operation that is instrumented.
  package struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    private let mutex: Synchronization.Mutex<Value>
    private let turns = Atomic<UInt>(0)

    package init(_ initialValue: consuming sending Value) { mutex = Synchronization.Mutex(initialValue) }

    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
      _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
      try mutex.withLock { (value: inout sending Value) throws(Failure) -> sending Result in
        turns.wrappingAdd(1, ordering: .acquiring)
        defer { turns.wrappingAdd(1, ordering: .releasing) }
        return try body(&value)
      }
    }
  }
#endif
