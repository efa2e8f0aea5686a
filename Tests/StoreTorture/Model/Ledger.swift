import SantaCore

/// What all writers change in every transaction: an update that is lost, doubled or half done shows here.
final class Ledger: Object {
  @Persisted(primaryKey: true) var id: Int
  /// How many transactions there were.
  @Persisted var transactions: Int
  /// The sum of all entries' values.
  @Persisted var total: Int
}
