import SantaCore

/// An object that one transaction of a writer added, and later ones changed.
final class Entry: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var number: Int
  /// The number of the transaction that changed it last.
  @Persisted var touched: Int
  @Persisted var value: Int
  @Persisted var text: String
  /// A file of its own, which some entries have.
  @Persisted var attachment: ExternalData?
  /// The entry of the transaction before; nil if it was deleted.
  @Persisted var previous: Entry?

  static func id(_ writer: Int, _ number: Int) -> Int { writer << 40 | number }
}
