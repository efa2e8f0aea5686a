#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Glibc

  /// A thread that may wait. The threads of Dispatch and of Swift's pool should not.
  enum NetworkThread {
    private final class Body {
      let run: @Sendable () -> Void

      init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a thread, which ends with the closure.
    ///
    /// It receives no signals: they are for the program's own threads. `SIGPIPE` is one of them, by which a server that closes
    /// its connection while it is sent something would otherwise end the program.
    ///
    /// - Returns: whether the system has room for another thread.
    static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
      // Safety: the closure is retained here, and released by the thread, or here if there is none.
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
      // Safety: the set is a local variable for the length of the calls. Signals that the thread itself causes by a mistake stay
      // as they are, so that the mistake is reported.
      unsafe sigfillset(&signals)
      for signal in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT] {
        unsafe sigdelset(&signals, signal)
      }
      unsafe pthread_sigmask(SIG_SETMASK, &signals, nil)
    }
  }
#endif
