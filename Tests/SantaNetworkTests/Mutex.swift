#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// The mutex whose ordering ThreadSanitizer can observe. Each test target declares it: a name of another module would be
  /// ambiguous with the `Mutex` that files import from Synchronization.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
