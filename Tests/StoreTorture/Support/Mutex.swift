#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// The mutex whose ordering ThreadSanitizer can observe.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
