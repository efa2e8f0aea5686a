#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Synchronization

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Sends requests with libcurl, all on one thread, which waits in the kernel while no data arrives.
  ///
  /// One thread per request would be simpler. But libcurl would then check only once a second whether a request was given up,
  /// and a program that follows many stores would have as many threads. The thread begins with the first request. It ends when
  /// there have been no requests for a while, which closes the idle connections.
  ///
  /// The lock protects the state. Only the thread calls libcurl, except for wake-ups, which happen under the lock.
  final class CurlTransport: HTTPTransport {
    static let shared = CurlTransport(authorities: .ofEnvironment)

    private enum Command {
      case begin(Int, HTTPTransfer, HTTPHop)
      case giveUp(Int)
    }

    private struct State {
      var commands: [Command] = []
      var lastNumber = 0
      var isRunning = false
      /// The transfers that the thread waits for; nil before it begins and when it ends.
      var multi: CurlMulti?
      /// The number of times that the thread has woken, for tests.
      var turnCount = 0
    }

    private let state = Mutex(State())
    private let libraries: [String]
    private let authorities: CurlTransfer.Authorities
    private let idleTime: Duration

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - libraries: The names of libcurl. The first library that exists is used.
    ///   - authorities: The files of the certificate authorities to trust.
    ///   - idleTime: The time without requests after which the thread ends.
    init(
      libraries: [String] = CurlLibrary.names, authorities: CurlTransfer.Authorities = .init(),
      idleTime: Duration = .seconds(120)
    ) {
      (self.libraries, self.authorities, self.idleTime) = (libraries, authorities, idleTime)
    }

    /// The number of times that the thread has woken.
    var turnCount: Int { state.withLock { $0.turnCount } }

    /// Whether the thread is running.
    var isRunning: Bool { state.withLock { $0.isRunning } }

    func begin(_ transfer: HTTPTransfer, _ hop: HTTPHop, deadline: Duration) {
      let number = state.withLock { state in
        state.lastNumber += 1
        return state.lastNumber
      }
      send(.begin(number, transfer, hop))
      transfer.onEnd { [weak self] in self?.send(.giveUp(number)) }
    }

    private func send(_ command: Command) {
      let needsThread = state.withLock { state in
        // Without a thread, no request is left to give up.
        if !state.isRunning, case .giveUp = command { return false }
        state.commands.append(command)
        state.multi?.wakeUp()
        defer { state.isRunning = true }
        return !state.isRunning
      }
      if needsThread, !NetworkThread.start({ self.run() }) { refuseAll("the system has no thread left") }
    }

    // MARK: The thread

    private func run() {
      let multi: CurlMulti
      let worker: CurlWorker
      do throws(CurlLibrary.Unavailable) {
        let library = try CurlLibrary(libraries)
        guard let made = CurlMulti(library) else {
          throw CurlLibrary.Unavailable(reason: "the system has no file descriptor or memory left")
        }
        multi = made
        worker = CurlWorker(library, made, authorities)
      } catch { return refuseAll(error.reason) }
      let idleMilliseconds = Int32(min(idleTime, .seconds(86_400)) / .milliseconds(1))
      ProcessExit.isAwaited()
      state.withLock { $0.multi = multi }
      while true {
        let works = ProcessExit.before {
          for command in takeCommands() {
            switch command {
            case .begin(let number, let transfer, let hop): worker.begin(number, transfer, hop)
            case .giveUp(let number): worker.giveUp(number)
            }
          }
          return worker.goOn()
        }
        guard works else { break }
        let wasIdle = worker.isIdle
        let start = ContinuousClock.now
        guard multi.poll(milliseconds: wasIdle ? idleMilliseconds : 3_600_000) else { break }
        if wasIdle, start.duration(to: .now) >= idleTime, endsIdle() {
          return ProcessExit.before { multi.close() }
        }
      }
      // libcurl itself has failed, for example because memory ran out.
      ProcessExit.before { worker.endAll("libcurl has failed") }
      refuseAll("libcurl has failed")
      ProcessExit.before { multi.close() }
    }

    private func takeCommands() -> [Command] {
      state.withLock { state in
        state.turnCount += 1
        defer { state.commands = [] }
        return state.commands
      }
    }

    /// Ends the thread unless another command has arrived.
    ///
    /// - Returns: Whether the thread ends.
    private func endsIdle() -> Bool {
      state.withLock { state in
        guard state.commands.isEmpty else { return false }
        (state.isRunning, state.multi) = (false, nil)
        return true
      }
    }

    /// Fails the transfers that have not begun. The next transfer tries again.
    private func refuseAll(_ detail: String) {
      let commands = state.withLock { state in
        (state.isRunning, state.multi) = (false, nil)
        defer { state.commands = [] }
        return state.commands
      }
      for case .begin(_, let transfer, _) in commands {
        transfer.end(.failure(HTTPError(.failed, host: transfer.host, detail: detail)))
      }
    }
  }

  extension CurlTransfer.Authorities {
    /// The certificate authorities from OpenSSL's environment variables, which other programs of the system use, too.
    fileprivate static var ofEnvironment: Self {
      let environment = ProcessInfo.processInfo.environment
      func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
      return Self(file: value("SSL_CERT_FILE"), directory: value("SSL_CERT_DIR"))
    }
  }
#endif
