import Foundation
import SantaCoreTestSupport
import Synchronization

/// Reads a pipe on a separate thread. A task might wait for a thread of the pool, all of which the tested writers may
/// block.
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
