#if SANTACORE_THREAD_SANITIZER
  import SantaCore

  /// The one that ThreadSanitizer understands.
  typealias Mutex<Value: ~Copyable> = SantaCore.Mutex<Value>
#endif
