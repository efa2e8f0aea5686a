import SantaCore

/// One of many that a large transaction adds, in place of those that the large one before added.
final class Crate: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var text: String
}
