public import SantaCore

/// An object of some 40 bytes, for tests that check how much is written, and where.
public final class Present: Object {
  @Persisted(primaryKey: true) public var id: Int
  @Persisted public var name: String

  public convenience init(_ id: Int) {
    self.init()
    self.id = id
    name = "a present with a long name, number \(id)"
  }
}
