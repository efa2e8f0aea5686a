#if SANTACORE_THREAD_SANITIZER
  import Synchronization

  /// A mutex whose ordering ThreadSanitizer can observe. It replaces `Synchronization.Mutex` in builds for ThreadSanitizer.
  ///
  /// On Linux, the kernel hands over a contended `Synchronization.Mutex` at the request of a library that isn't instrumented.
  /// ThreadSanitizer doesn't see this, and reports both critical sections as concurrent. With this type, each critical section
  /// begins and ends with an instrumented atomic operation.
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
