/// A change that an observer of sectioned results is notified of.
public enum SectionedResultsChange<Sections> {
  /// The sections as they are when the observation begins.
  case initial(Sections)
  /// The sections have changed.
  ///
  /// Deletions and modifications are places in the sections as they were, insertions in the sections as they are; so are
  /// the sections to delete and to insert. What is in a section that is deleted or inserted is listed too. An object that
  /// goes from one section to another is a deletion and an insertion, and so is all of a section that changes places with
  /// another. All are ascending.
  case update(
    Sections, deletions: [SectionIndexPath], insertions: [SectionIndexPath],
    modifications: [SectionIndexPath], sectionsToInsert: [Int], sectionsToDelete: [Int])
  /// The sections can't be observed any further.
  case error(any Error)
}

/// An element of the `updates` of ``SectionedResults``: the sections before and after, and what changed.
///
/// Both are frozen, so they stay true however long their user takes. What each index path refers to is said in
/// ``SectionedResultsChange``.
public struct SectionedResultsUpdate<Sections> {
  /// Whether this is the first: `before` is then the same as `after`, and nothing has changed.
  public let isInitial: Bool
  /// The sections that deletions and modifications refer to.
  public let before: Sections
  /// The sections that insertions refer to.
  public let after: Sections
  /// Objects that have gone from their section, as index paths in `before`.
  public let deletions: [SectionIndexPath]
  /// Objects that have come to a section, as index paths in `after`.
  public let insertions: [SectionIndexPath]
  /// Objects that have changed within their section, as index paths in `before`.
  public let modifications: [SectionIndexPath]
  /// Sections that have come, as indices in `after`.
  public let sectionsToInsert: [Int]
  /// Sections that have gone, as indices in `before`.
  public let sectionsToDelete: [Int]

  init(isInitial: Bool, _ before: Sections, _ after: Sections, _ update: SectionUpdate<some Hashable>) {
    self.isInitial = isInitial
    self.before = before
    self.after = after
    deletions = update.deletions
    insertions = update.insertions
    modifications = update.modifications
    sectionsToInsert = update.sectionsToInsert
    sectionsToDelete = update.sectionsToDelete
  }
}
