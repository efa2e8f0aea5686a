import Dispatch
import Foundation
import Logging

/// Ends the process if it does not end by itself soon after TERM or Ctrl-C: a thread may wait for a database that hangs, or apply a change
/// that takes minutes. Nothing is lost, because what was acknowledged is on the disk.
final class ShutdownLimit {
  private let sources: [any DispatchSourceSignal]

  /// - Parameter limit: less than the 20 seconds after which supervisors kill a process.
  init(_ logger: Logger, _ limit: Duration = .seconds(17)) {
    // Apart from the threads that serve connections, which may all be busy.
    let queue = DispatchQueue(label: "santa-server.ShutdownLimit", qos: .userInteractive)
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        queue.asyncAfter(deadline: .now() + (limit / .seconds(1))) {
          logger.warning("Some work did not end within \(limit), and ends with the process.")
          _exit(0)
        }
      }
      source.resume()
      return source
    }
  }
}
