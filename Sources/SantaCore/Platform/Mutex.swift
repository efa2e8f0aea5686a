#if SANTACORE_THREAD_SANITIZER
  import Synchronization

  /// A mutex whose order ThreadSanitizer sees; it takes the place of `Synchronization.Mutex` in a build for it.
  ///
  /// On Linux a contended `Synchronization.Mutex` is handed from thread to thread by the kernel, at the request of a
  /// library that isn't instrumented: ThreadSanitizer misses it, and takes the two critical sections for concurrent
  /// ones. Here each of them begins and ends with an atomic operation that is compiled, and so instrumented, here.
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
