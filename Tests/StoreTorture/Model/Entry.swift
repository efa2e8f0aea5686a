import SantaCore

/// An object that one transaction of a writer adds, and later ones change.
final class Entry: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var number: Int
  /// The number of the transaction that changed the entry last.
  @Persisted var touched: Int
  @Persisted var value: Int
  @Persisted var text: String
  /// External data, which some entries have.
  @Persisted var attachment: ExternalData?
  /// The entry of the previous transaction; nil if it was deleted.
  @Persisted var previous: Entry?

  static func id(_ writer: Int, _ number: Int) -> Int { writer << 40 | number }
}
