import SantaCore

/// An object that all writers change in each transaction, so that lost, duplicated and incomplete updates are detected.
final class Ledger: Object {
  @Persisted(primaryKey: true) var id: Int
  /// The number of transactions.
  @Persisted var transactions: Int
  /// The sum of the values of all entries.
  @Persisted var total: Int
}
