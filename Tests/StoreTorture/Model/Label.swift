import SantaCore

/// An object that is looked up by a text.
final class Label: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var size: Int16

  convenience init(_ number: Int) {
    self.init()
    name = number % 2 == 0 ? "label \(number)" : "a label with a longer name, number \(number)"
    size = Int16(truncatingIfNeeded: number)
  }
}
