/// Why changes of an order, or a copy that was made of them, can't be read.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String
}
