import SantaCore

/// Short and long strings, one of which is the primary key. This class must never change, because its objects are stored in the
/// files of golden stores.
final class GoldenText: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var body: String
  @Persisted var note: String?

  convenience init(_ number: Int, length: Int) {
    self.init()
    name = number % 2 == 0 ? "text \(number)" : "a text whose name is long, number \(number)"
    for index in 0..<length {
      body.append(Character(Unicode.Scalar(UInt8(97 + (number + index * index) % 26))))
    }
    if number % 3 > 0 { note = number % 3 == 1 ? "" : "note \(number)" }
  }

  /// All stored values as a string.
  var text: String { "\(name): \(body) \(note ?? "-")" }
}
