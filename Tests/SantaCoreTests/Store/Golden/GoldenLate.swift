import SantaCore

/// A class that a golden store first holds in its last logs. What is stored of it lies there, so nothing in it ever
/// changes.
final class GoldenLate: Object {
  @Persisted(primaryKey: true) var id: UInt16
  @Persisted(indexed: true) var isLate: Bool?
  @Persisted(onDelete: .cascade) var text: GoldenText?

  convenience init(_ id: UInt16) {
    self.init()
    self.id = id
    isLate = id % 2 == 0 ? true : nil
  }

  /// Everything stored.
  var contents: String { "\(id) \(isLate.map { "\($0)" } ?? "-") \(text?.name ?? "-")" }
}
