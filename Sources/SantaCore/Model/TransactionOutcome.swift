import Synchronization

/// Whether a write transaction was rolled back, for whatever outlives it and names a row that it made: the next
/// transaction gives the row's key to another object.
final class TransactionOutcome: Sendable {
  private let rolledBack = Mutex(false)

  var isRolledBack: Bool { rolledBack.withLock { $0 } }

  func rollBack() { rolledBack.withLock { $0 = true } }
}
