import SantaCore

/// Integers of each width to which a chunk packs them. This class must never change, because its objects are stored in
/// the files of golden stores.
final class GoldenNumber: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var constant: Int
  @Persisted var oneByte: Int32
  @Persisted var twoBytes: Int64
  @Persisted var fourBytes: UInt64
  @Persisted var eightBytes: Int
  @Persisted var signed: Int16
  @Persisted(indexed: true) var half: Double
  @Persisted var next: GoldenNumber?

  convenience init(_ id: Int) {
    self.init()
    self.id = id
    constant = -7
    oneByte = -1_000_000 - Int32(id % 200)
    twoBytes = -1 << 40 + Int64(id % 200 * 300)
    fourBytes = .max - UInt64(id % 200 * 20_000_000)
    eightBytes = id % 2 == 0 ? .min + id : .max - id
    signed = Int16(id % 2 == 0 ? -100 : 100)
    half = Double(id % 50) / 2
  }

  /// All stored values as a string.
  var text: String {
    "\(id) \(constant) \(oneByte) \(twoBytes) \(fourBytes) \(eightBytes) \(signed) \(half) "
      + (next.map { "\($0.id)" } ?? "-")
  }
}
