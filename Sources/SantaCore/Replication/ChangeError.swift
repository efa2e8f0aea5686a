/// The error of changes, or of a copy of a store, that can't be read.
///
/// The bytes are damaged, or a newer program wrote them. ``CopyMaker`` throws it.
public struct ChangeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, as a sentence for people.
  public let description: String
}
