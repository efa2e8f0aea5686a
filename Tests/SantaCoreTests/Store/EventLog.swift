import SantaCoreTestSupport
import Synchronization

/// Lines that several threads record, in the order of recording.
final class EventLog: Sendable {
  private let recorded = Mutex<[String]>([])

  var lines: [String] { recorded.withLock { $0 } }

  func add(_ line: String) { recorded.withLock { $0.append(line) } }
}
