#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Glibc
  import Synchronization

  /// The end of the process, before which the network's thread must leave libcurl: `exit` lets OpenSSL release what that thread
  /// may be using, which could end the program by a signal instead.
  enum ProcessExit {
    /// Whether the process ends. The thread has the lock while it is in libcurl, except while it waits.
    private static let hasBegun = Mutex(false)

    private static let handler: Int32 = atexit { ProcessExit.hasBegun.withLock { $0 = true } }

    /// Call it after libcurl was loaded: handlers run in the reverse order, so this one runs before those of OpenSSL.
    static func isAwaited() { _ = handler }

    /// Does a part of the thread's work, or keeps the thread for ever if the process ends.
    static func before<Result: Sendable>(_ work: () -> Result) -> Result {
      while true {
        if let result = hasBegun.withLock({ $0 ? nil : Optional(work()) }) { return result }
        sleep(1_000)
      }
    }
  }
#endif
