import SantaCore

/// The state of a writer: the number of its last transaction, and its entries in order.
final class Account: Object {
  @Persisted(primaryKey: true) var writer: Int
  @Persisted var last: Int
  @Persisted var entries: List<Entry>
}
