import SantaCore

/// Texts, short and long, the primary key among them. What is stored of it lies in a golden store, so nothing in it
/// ever changes.
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

  /// Everything stored.
  var text: String { "\(name): \(body) \(note ?? "-")" }
}
