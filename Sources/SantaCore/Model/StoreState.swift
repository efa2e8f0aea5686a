/// The state that a store shows outside its transactions, and what earlier transactions have left behind.
///
/// A value. Only ``WriteMachine`` changes it.
struct StoreState {
  /// A state that a transaction has appended, or was based on, and that is not durable yet.
  struct Appended {
    let transactionNumber: Int
    let snapshot: Snapshot
    /// Whether the transaction has made it. Otherwise, others have appended it, and the transaction that was based on it was
    /// rolled back. Observers may have begun to observe its rows.
    var isOwn = true
  }

  /// The durable state that the store shows.
  var snapshot: Snapshot
  /// The states that are not durable yet. The newest is the last.
  var appended: [Appended] = []
  var rolledBack = RolledBackKeys()
  var deletedRows = DeletedRows()

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The newest state that this store has appended or seen, if it is not durable yet.
  var pending: Snapshot? { appended.last?.snapshot }

  /// The newest state that this store has appended, seen or shown.
  var newest: Snapshot { pending ?? snapshot }
}
