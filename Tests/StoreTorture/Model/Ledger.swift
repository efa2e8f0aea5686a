import SantaCore

/// An object that all writers change in each transaction, so that an update that is lost, duplicated or incomplete is
/// detected.
final class Ledger: Object {
  @Persisted(primaryKey: true) var id: Int
  /// The number of transactions.
  @Persisted var transactions: Int
  /// The sum of all entries' values.
  @Persisted var total: Int
}
