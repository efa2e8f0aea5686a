import SantaCore

/// A class that is added to a golden store in its last logs. This class must never change, because its objects are
/// stored in the files of golden stores.
final class GoldenLate: Object {
  @Persisted(primaryKey: true) var id: UInt16
  @Persisted(indexed: true) var isLate: Bool?
  @Persisted(onDelete: .cascade) var text: GoldenText?

  convenience init(_ id: UInt16) {
    self.init()
    self.id = id
    isLate = id % 2 == 0 ? true : nil
  }

  /// All stored values as a string.
  var contents: String { "\(id) \(isLate.map { "\($0)" } ?? "-") \(text?.name ?? "-")" }
}
