/// An error in changes, or in a copy of a store, that can't be read.
///
/// ``CopyMaker`` throws this error if the bytes are damaged, or if a newer program wrote them.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A human-readable sentence that describes the problem.
  public let description: String
}
