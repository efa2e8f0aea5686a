import Dispatch
import Synchronization

/// Reads the next batch in another thread, while the previous one is stored.
final class ReadAhead: Sendable {
  private let reader: any BatchReading
  private let result = Mutex<Result<RecordBatch?, any Error>?>(nil)
  private let isReady = DispatchSemaphore(value: 0)

  init(_ reader: any BatchReading) { self.reader = reader }

  /// Begins to read a batch. Until `next()` has returned it, nothing else may use the reader.
  func start() {
    DispatchQueue.global(qos: .userInitiated).async {
      let batch = Result { try self.reader.next() }
      self.result.withLock { $0 = batch }
      self.isReady.signal()
    }
  }

  /// Waits for the batch.
  ///
  /// - Returns: nil at the end of the data.
  func next() throws -> RecordBatch? {
    isReady.wait()
    return try result.withLock { result in
      defer { result = nil }
      return result
    }?.get()
  }
}
