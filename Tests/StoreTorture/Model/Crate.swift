import SantaCore

/// One of many objects that a large transaction adds, and the next large transaction replaces.
final class Crate: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var text: String
}
