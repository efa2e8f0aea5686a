public import SantaCore

/// An object with a string, for tests in which it does not matter what a store contains.
public final class Note: Object {
  @Persisted public var text: String

  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}
