#if SANTACORE_THREAD_SANITIZER
  import SantaStore

  /// The mutex that ThreadSanitizer understands.
  typealias Mutex<Value: ~Copyable> = SantaStore.Mutex<Value>
#endif
