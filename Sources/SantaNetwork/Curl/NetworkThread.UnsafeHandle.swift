#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Glibc

  /// Starts threads that may block, unlike the threads of Dispatch and of Swift's thread pool.
  enum NetworkThread {
    private final class Body {
      let run: @Sendable () -> Void

      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread, which ends when the closure returns.
    ///
    /// The thread receives no signals, which are for the program's own threads. One of these signals is `SIGPIPE`: it would
    /// otherwise end the program when a server closes its connection while data is being sent to it.
    ///
    /// - Returns: Whether the system could start another thread.
    static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
      // Safety: the closure is retained here. The thread releases it, or this function does if the thread couldn't be started.
      let body = unsafe Unmanaged.passRetained(Body(run))
      var thread = pthread_t()
      let code = unsafe pthread_create(
        &thread, nil,
        { argument in
          NetworkThread.blockSignals()
          // Safety: as above.
          guard let argument = unsafe argument else { return nil }
          unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
      if code != 0 {
        unsafe body.release()
        return false
      }
      pthread_detach(thread)
      return true
    }

    private static func blockSignals() {
      var signals = sigset_t()
      // Safety: the set is a local variable that exists during the calls. Signals that the thread itself causes by a
      // programming error are not blocked, so that the error is reported.
      unsafe sigfillset(&signals)
      for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
        unsafe sigdelset(&signals, signal)
      }
      unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
    }
  }
#endif
