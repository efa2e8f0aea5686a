public import SantaCore

/// An object with a string, for tests that work with any contents.
public final class Note: Object {
  @Persisted public var text: String

  public convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}
