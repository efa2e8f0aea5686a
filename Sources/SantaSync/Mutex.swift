#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// The mutex that ThreadSanitizer understands.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
