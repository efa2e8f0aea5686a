/// The changes of one transaction to the objects of a class; see ``HistoryTransaction/changes(of:)``.
///
/// The objects are frozen, and remain valid as long as they are used. The three arrays are ordered by the time at which the
/// objects were created.
public struct HistoryChanges<Element: Object>: Sendable {
  /// The objects that were added, as they were after the transaction.
  public let insertions: [Frozen<Element>]
  /// The objects that were deleted, as they were before the transaction.
  public let deletions: [Frozen<Element>]
  /// The objects that were changed.
  public let modifications: [HistoryModification<Element>]

  /// Whether the transaction didn't change objects of the class.
  public var isEmpty: Bool { insertions.isEmpty && deletions.isEmpty && modifications.isEmpty }
}
