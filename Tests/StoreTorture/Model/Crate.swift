import SantaCore

/// One of many objects that a large transaction adds. The next large transaction replaces them.
final class Crate: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var text: String
}
