import Dispatch
import Foundation
import Logging

/// Ends the process if it is still running some time after TERM or Ctrl-C: a thread may wait for a database that hangs, or
/// apply a change that takes minutes. No acknowledged change is lost, because it is on the disk.
final class ShutdownLimit {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter limit: must be less than the 20 seconds after which supervisors kill a process.
  init(_ logger: Logger, _ limit: Duration = .seconds(17)) {
    // A separate queue, because all threads that serve connections may be busy.
    let queue = DispatchQueue(label: "santa-server.ShutdownLimit", qos: .userInteractive)
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        queue.asyncAfter(deadline: .now() + (limit / .seconds(1))) {
          logger.warning("The shutdown took longer than \(limit), so the remaining work is aborted.")
          _exit(0)
        }
      }
      source.resume()
      return source
    }
  }
}
