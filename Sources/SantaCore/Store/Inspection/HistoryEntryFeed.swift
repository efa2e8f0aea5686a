/// The transactions of a history, one after the other, and each further one when it has been committed.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct HistoryEntryFeed: Sendable {
  private let feed: HistoryFeed

  init(_ feed: HistoryFeed) { self.feed = feed }

  /// Returns the next transaction, and waits for it if there is none yet; nil when the task is cancelled.
  ///
  /// - Throws: ``StoreError`` with `.historyExpired` if its version was removed before it was read; `.corruptFile`.
  package func next() async throws(StoreError) -> HistoryEntry? {
    guard let transaction = try await feed.next(isolation: nil) else { return nil }
    return try HistoryEntry(transaction)
  }
}
