#if canImport(Glibc) && !SANTACORE_URL_SESSION
  import Synchronization

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Requests by libcurl, all on one thread, which waits in the kernel while nothing arrives.
  ///
  /// A thread for each request would be simpler, but libcurl then looks only once a second whether a request was given up, and
  /// a program that follows many stores would have as many threads. The thread begins with the first request, and ends when there
  /// has been none for a while, which closes the connections that were kept.
  ///
  /// The lock protects the state. Only the thread calls libcurl, except to be woken, which is done under the lock.
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
      /// What the thread waits for; nil before it begins and when it ends.
      var multi: CurlMulti?
      /// How many times the thread has woken, for tests.
      var turnCount = 0
    }

    private let state = Mutex(State())
    private let libraries: [String]
    private let authorities: CurlTransfer.Authorities
    private let idleTime: Duration

    /// - Parameters:
    ///   - libraries: the names of libcurl, of which the first that there is is used.
    ///   - authorities: the files of the certificate authorities to trust.
    ///   - idleTime: after how long without a request the thread ends.
    init(
      libraries: [String] = CurlLibrary.names, authorities: CurlTransfer.Authorities = .init(),
      idleTime: Duration = .seconds(120)
    ) {
      (self.libraries, self.authorities, self.idleTime) = (libraries, authorities, idleTime)
    }

    /// How many times the thread has woken.
    var turnCount: Int { state.withLock { $0.turnCount } }

    /// Whether there is a thread.
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
        // Without a thread, there is nothing that could be given up.
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
      // libcurl itself has failed, as it does without memory.
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

    /// - Returns: whether the thread ends: no command has come in the meantime.
    private func endsIdle() -> Bool {
      state.withLock { state in
        guard state.commands.isEmpty else { return false }
        (state.isRunning, state.multi) = (false, nil)
        return true
      }
    }

    /// Ends the transfers that have not begun. The next one tries again.
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
    /// The variables that OpenSSL reads, and with it other programs of the system.
    fileprivate static var ofEnvironment: Self {
      let environment = ProcessInfo.processInfo.environment
      func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
      return Self(file: value("SSL_CERT_FILE"), directory: value("SSL_CERT_DIR"))
    }
  }
#endif
