import SantaCore

/// The effect of consuming an ``Order``. A second receipt for an order would have the same primary key.
final class Receipt: Object {
  @Persisted(primaryKey: true) var order: Int
  /// How many orders were consumed before.
  @Persisted var position: Int
}
