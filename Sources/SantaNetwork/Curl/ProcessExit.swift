#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Glibc
  import Synchronization

  /// Makes the network's thread leave libcurl before the process ends: `exit` makes OpenSSL release memory that the thread may
  /// be using, which could end the program with a signal instead.
  enum ProcessExit {
    /// Whether the process is ending. The thread holds the lock while it is in libcurl, except while it waits.
    private static let hasBegun = Mutex(false)

    private static let handler: Int32 = atexit { ProcessExit.hasBegun.withLock { $0 = true } }

    /// Registers the handler, after libcurl was loaded: handlers run in reverse order, so this one runs before OpenSSL's.
    static func isAwaited() { _ = handler }

    /// Runs a part of the thread's work, or blocks the thread forever if the process is ending.
    static func before<Result: Sendable>(_ work: () -> Result) -> Result {
      while true {
        if let result = hasBegun.withLock({ $0 ? nil : Optional(work()) }) { return result }
        sleep(1_000)
      }
    }
  }
#endif
