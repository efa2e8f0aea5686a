/// A change of one transaction to an object.
public struct HistoryModification<Element: Object>: Sendable {
  /// The object before the transaction.
  public let old: Frozen<Element>
  /// The object after the transaction.
  public let new: Frozen<Element>
  /// The names of the stored properties whose values differ.
  public let properties: [String]
}
