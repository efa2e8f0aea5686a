import Synchronization

/// Whether a write transaction was rolled back, for references to its rows that outlive it: the next transaction
/// reuses the keys of these rows.
final class TransactionOutcome: Sendable {
  private let rolledBack = Mutex(false)

  var isRolledBack: Bool { rolledBack.withLock { $0 } }

  func rollBack() { rolledBack.withLock { $0 = true } }
}
