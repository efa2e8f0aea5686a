#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// A mutex whose ordering ThreadSanitizer can observe.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
