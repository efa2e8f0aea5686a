import SantaCore

/// A part of a ``Toy``, which can contain parts itself.
final class ToyPart: EmbeddedObject {
  @Persisted var name: String
  @Persisted var inner: List<ToyPart>

  convenience init(_ name: String, inner count: Int) {
    self.init()
    self.name = name
    for number in 0..<count { inner.append(ToyPart("\(name).\(number)", inner: 0)) }
  }
}
