import SantaCore

/// An object with a string as its primary key. Some labels are a ``BigLabel``.
class Label: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var size: Int16

  override class var subclasses: [Object.Type] { [BigLabel.self] }

  convenience init(_ number: Int) {
    self.init()
    name = number % 2 == 0 ? "label \(number)" : "a label with a longer name, number \(number)"
    size = Int16(truncatingIfNeeded: number)
  }
}

/// A label with additional properties, in the table of all labels.
final class BigLabel: Label {
  @Persisted(indexed: true) var weight: Int
  @Persisted var inner: Label?
  @Persisted var rest: List<BigLabel>
}
