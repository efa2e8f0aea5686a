import SantaCore

/// The object that the benchmarks replicate.
final class Card: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var text = ""
  @Persisted var count: Int
}
