import Synchronization

/// The outcome of a write transaction: whether it was rolled back. Used by references to its rows that outlive it, because the
/// transaction after a rollback reuses the keys of these rows.
final class TransactionOutcome: Sendable {
  private let rolledBack = Mutex(false)

  var isRolledBack: Bool { rolledBack.withLock { $0 } }

  func rollBack() { rolledBack.withLock { $0 = true } }
}
