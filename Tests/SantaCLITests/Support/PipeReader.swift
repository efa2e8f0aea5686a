import Foundation
import SantaCoreTestSupport
import Synchronization

/// Reads a pipe on a separate thread. A task might wait forever for a thread of the pool, because the tested writers may block
/// all of them.
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

  /// Waits until the last writer has closed the pipe, and returns everything that was written.
  func contents() -> Data {
    finished.waitUnlessItHangs()
    return data.withLock { $0 }
  }
}
