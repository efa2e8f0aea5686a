import Foundation
import SantaCoreTestSupport
import Synchronization

/// Empties a pipe on a thread of its own. A task would wait for one of the few threads of the pool, which the
/// writers under test may all be blocking.
final class PipeReader: Sendable {
  private let data = Mutex(Data())
  private let finished = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      let read = handle.readDataToEndOfFile()
      self.data.withLock { $0 = read }
      self.finished.signal()
    }
  }

  /// Waits until the last writer has closed the pipe.
  func contents() -> Data {
    finished.waitUnlessItHangs()
    return data.withLock { $0 }
  }
}
