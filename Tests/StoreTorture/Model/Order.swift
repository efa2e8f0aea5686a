import SantaCore

/// An object that a producer adds, and for which a consumer must add one ``Receipt``.
final class Order: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var text: String
}
