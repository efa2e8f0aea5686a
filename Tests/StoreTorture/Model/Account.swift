import SantaCore

/// How far a writer is, and what it keeps in which order.
final class Account: Object {
  @Persisted(primaryKey: true) var writer: Int
  @Persisted var last: Int
  @Persisted var entries: List<Entry>
}
