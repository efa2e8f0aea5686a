#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A durable position in the history of a store, from which a consumer continues after it was killed.
///
/// ```swift
/// for try await transaction in try store.cursor(named: "mailer", from: .now) {
///   for order in try transaction.changes(of: Order.self).insertions {
///     try store.write { store.create(Mail.self, value: ["order": order.id]) }      // and the new position: one commit
///   }
/// }
/// ```
///
/// The first write in the body of the loop contains the new position, so both are **one commit**. The write must use the store of the
/// cursor, in the task of the loop. A consumer that is killed continues after its last commit, and each transaction has its effects in
/// the store once. Write once for each transaction. If the body doesn't write, the position is committed when the next transaction is
/// requested. Everything else that the body does, such as sending a mail, is done at least once.
///
/// The sequence skips the commits that contain the cursor's own position. If the body throws, the loop ends, the position doesn't move,
/// and the next loop begins with the same transaction.
///
/// If the versions that the consumer has not seen are no longer kept, the consumer first gets all current objects as insertions, in a
/// transaction whose ``HistoryTransaction/origin`` is `.lost(since:)`. ``Store/Configuration/History/untilConsumed(limit:)`` keeps these
/// versions, up to a limit.
///
/// The sequence belongs to the isolation of its store, and must be iterated there. A cursor has one consumer. If another program moves a
/// cursor of the same name, the consumer's next write or request throws `.cursorMoved`, and nothing of the write is stored.
public struct StoreCursor: AsyncSequence {
  /// The transactions.
  public typealias Element = HistoryTransaction
  /// The error that the sequence throws.
  public typealias Failure = StoreError

  /// The position at which a new cursor begins. A cursor that the store already has continues at its stored position.
  public enum Start: Hashable, Sendable {
    /// After the newest commit.
    case now
    /// With all current objects, which are the insertions of a first transaction.
    case present
  }

  let context: LiveStore
  let name: String

  /// Returns an iterator that begins at the stored position.
  public func makeAsyncIterator() -> Iterator { Iterator(context, CursorState(name)) }

  /// An iterator over the transactions that the consumer has not seen, which waits for further ones.
  public struct Iterator: AsyncIteratorProtocol {
    let context: LiveStore
    let state: CursorState
    private var feed: HistoryFeed?
    private var hasFailed = false

    init(_ context: LiveStore, _ state: CursorState) { (self.context, self.state) = (context, state) }

    /// Commits the position of the last transaction, unless the consumer's write has contained it, and returns the next one; nil when
    /// the task is cancelled.
    ///
    /// - Throws: ``StoreError`` with `.cursorMoved` if another consumer has moved the cursor or removed it; `.corruptFile` or
    ///   `.inputOutput`. The sequence ends after the error.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(StoreError) -> HistoryTransaction? {
      if hasFailed { return nil }
      do throws(StoreError) {
        let transaction = try await nextTransaction(isolation: actor)
        state.task = SystemCalls.currentTask
        return transaction
      } catch {
        hasFailed = true
        throw error
      }
    }

    private mutating func nextTransaction(
      isolation actor: isolated (any Actor)?
    ) async throws(StoreError) -> HistoryTransaction? {
      let begins = try context.use(actor) { () throws(StoreError) in try context.advance(state) }
      if begins {
        feed = nil
        return try context.use(actor) { () throws(StoreError) in try context.start(of: state) }
      }
      do throws(StoreError) {
        let feed = self.feed ?? HistoryFeed(context.engine, after: state.position, .init(cursor: state.name))
        self.feed = feed
        guard let transaction = try await feed.next(isolation: actor) else { return nil }
        state.pending = HistoryCursor(transaction)
        return transaction
      } catch  where error.code == .historyExpired {
        feed = nil
        return try context.use(actor) { () throws(StoreError) in
          try context.startAgain(state)
        }
      }
    }
  }
}
