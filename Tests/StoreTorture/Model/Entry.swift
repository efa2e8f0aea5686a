import SantaCore

/// What one transaction of one writer added, and later ones changed.
final class Entry: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var writer: Int
  @Persisted var number: Int
  /// The number of the transaction that changed it last.
  @Persisted var touched: Int
  @Persisted var value: Int
  @Persisted var text: String
  /// What the transaction before added; nil where that is deleted by now.
  @Persisted var previous: Entry?

  static func id(_ writer: Int, _ number: Int) -> Int { writer << 40 | number }
}
