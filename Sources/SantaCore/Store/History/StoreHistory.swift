import Synchronization

/// The transactions of a store after a token. ``forEach(_:)`` reads the committed ones. As an asynchronous sequence, it also waits for
/// future ones.
///
/// ```swift
/// try store.history(after: token).forEach { transaction in … }             // up to now
/// for try await transaction in try store.history(after: token) { … }       // and from now on
/// ```
///
/// Each iteration begins after the token. Only one transaction is in memory at a time. If the transactions are read more slowly than
/// the history is removed, the iteration throws ``StoreError`` with `.historyExpired`. It never leaves out a transaction silently.
public struct StoreHistory: AsyncSequence, Sendable {
  /// The transactions.
  public typealias Element = HistoryTransaction
  /// The error that the sequence throws.
  public typealias Failure = StoreError

  let engine: Engine
  let position: HistoryPosition
  let filter: HistoryReader.Filter

  /// Calls a function with each transaction that was committed, the oldest first.
  ///
  /// - Throws: the error of the function; ``StoreError`` with `.historyExpired`, `.corruptFile` or `.inputOutput`.
  public func forEach(_ body: (HistoryTransaction) throws -> Void) throws {
    var reader = try HistoryReader(engine, after: position, filter)
    while let transaction = try reader.next() { try body(transaction) }
  }

  /// Returns the transactions that were committed, the oldest first. All of them are in memory.
  ///
  /// - Parameter limit: the maximum number of transactions.
  /// - Throws: ``StoreError``, as ``forEach(_:)`` does.
  public func transactions(limit: Int = .max) throws -> [HistoryTransaction] {
    var reader = try HistoryReader(engine, after: position, filter)
    var found: [HistoryTransaction] = []
    while found.count < limit, let transaction = try reader.next() { found.append(transaction) }
    return found
  }

  /// Returns an iterator that continues with future transactions.
  public func makeAsyncIterator() -> Iterator { Iterator(HistoryFeed(engine, after: position, filter)) }

  /// An iterator over the transactions, which waits for further ones.
  public struct Iterator: AsyncIteratorProtocol {
    private let feed: HistoryFeed
    private var hasFailed = false

    fileprivate init(_ feed: HistoryFeed) { self.feed = feed }

    /// Returns the next transaction, and waits for it if necessary; nil when the task is cancelled.
    ///
    /// - Throws: ``StoreError``, as ``StoreHistory/forEach(_:)`` does. The sequence ends after the error.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> HistoryTransaction? {
      if hasFailed { return nil }
      do throws(StoreError) { return try await feed.next(isolation: actor) } catch {
        hasFailed = true
        throw error
      }
    }
  }
}
