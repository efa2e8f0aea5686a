import Dispatch
import Synchronization

/// Reads the transactions of a history in the background, and waits for further ones.
final class HistoryFeed: Sendable {
  private struct State {
    var reader: HistoryReader?
    /// The transactions that were read in advance, in reverse order.
    var read: [HistoryTransaction] = []
  }

  /// The number of transactions that are read at once.
  private static let batchCount = 64

  private let engine: Engine
  private let position: HistoryPosition?
  private let filter: HistoryReader.Filter
  private let state = Mutex(State())
  private let commits: AsyncStream<Void>
  private let listener: Int

  init(_ engine: Engine, after position: HistoryPosition?, _ filter: HistoryReader.Filter) {
    (self.engine, self.position, self.filter) = (engine, position, filter)
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    commits = stream
    listener = engine.listen { continuation.yield() }
  }

  /// Continues after the last transaction that a reader has read.
  convenience init(_ engine: Engine, _ reader: HistoryReader) {
    self.init(engine, after: nil, .init())
    state.withLock { $0.reader = reader }
  }

  deinit { engine.stopListening(listener) }

  /// Returns the next transaction; nil when the task is cancelled.
  func next(isolation: isolated (any Actor)?) async throws(StoreError) -> HistoryTransaction? {
    if let transaction = state.withLock({ $0.read.popLast() }) { return transaction }
    var commits = commits.makeAsyncIterator()
    while !Task.isCancelled {
      if let transaction = try await read(isolation: isolation) { return transaction }
      if let failure = engine.failure { throw failure }
      if await commits.next(isolation: isolation) == nil { return nil }
    }
    return nil
  }

  private func read(isolation: isolated (any Actor)?) async throws(StoreError) -> HistoryTransaction? {
    let result = await withCheckedContinuation(isolation: isolation) {
      (continuation: CheckedContinuation<Result<HistoryTransaction?, StoreError>, Never>) in
      DispatchQueue.global().async {
        continuation.resume(returning: Result { () throws(StoreError) in try self.readBatch() })
      }
    }
    return try result.get()
  }

  private func readBatch() throws(StoreError) -> HistoryTransaction? {
    try state.withLock { (state) throws(StoreError) in
      var reader =
        if let known = state.reader { known } else { try HistoryReader(engine, after: position, filter) }
      var batch: [HistoryTransaction] = []
      while batch.count < Self.batchCount, let transaction = try reader.next() { batch.append(transaction) }
      state.reader = reader
      state.read = batch.reversed()
      return state.read.popLast()
    }
  }
}
