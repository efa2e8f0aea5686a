#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// The mutex whose ordering ThreadSanitizer can observe. Each test target declares it, because a name from another module
  /// would conflict with the `Mutex` that files import from Synchronization.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
