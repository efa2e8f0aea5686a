/// The state that a store shows outside its transactions, and the traces of earlier transactions.
///
/// A value type, which only ``WriteMachine`` changes.
struct StoreState {
  /// A state that isn't durable yet, which a transaction has appended or was based on.
  struct Appended {
    let transactionNumber: Int
    let snapshot: Snapshot
    /// Whether the transaction made the state. Otherwise, another transaction appended it, and the transaction that was based
    /// on it was rolled back. Observers may have begun to observe rows of the state.
    var isOwn = true
  }

  /// The durable state that the store shows.
  var snapshot: Snapshot
  /// The states that aren't durable yet, newest last.
  var appended: [Appended] = []
  var rolledBack = RolledBackKeys()
  var deletedRows = DeletedRows()

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The newest state that this store has appended or seen; nil if that state is durable.
  var pending: Snapshot? { appended.last?.snapshot }

  /// The newest state that this store has appended, seen or shown.
  var newest: Snapshot { pending ?? snapshot }
}
