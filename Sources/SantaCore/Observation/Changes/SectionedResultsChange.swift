/// A change that an observer of sectioned results is notified of.
public enum SectionedResultsChange<Sections> {
  /// The sections as they are when the observation begins.
  case initial(Sections)
  /// The sections have changed.
  ///
  /// Deletions and modifications, of objects and of sections, refer to the sections before the change. Insertions
  /// refer to the sections after it. The objects of a section that was deleted or inserted are listed, too. An object
  /// that moved from one section to another is a deletion and an insertion, and so are all objects of a section whose
  /// order among the sections changed. All index paths and indices ascend.
  case update(
    Sections, deletions: [SectionIndexPath], insertions: [SectionIndexPath],
    modifications: [SectionIndexPath], sectionsToInsert: [Int], sectionsToDelete: [Int])
  /// The sections can't be observed any longer. This is the last call.
  case error(any Error)
}

/// An element of the `updates` of ``SectionedResults``: the sections before and after a change, and the changes.
///
/// Both are frozen, so they stay valid for as long as they are used. ``SectionedResultsChange`` says what each index
/// path refers to.
public struct SectionedResultsUpdate<Sections> {
  /// Whether this is the first update. Then `before` is the same as `after`, and no changes are listed.
  public let isInitial: Bool
  /// The sections that deletions and modifications refer to.
  public let before: Sections
  /// The sections that insertions refer to.
  public let after: Sections
  /// The objects that were removed from their section, as index paths in `before`.
  public let deletions: [SectionIndexPath]
  /// The objects that were added to a section, as index paths in `after`.
  public let insertions: [SectionIndexPath]
  /// The objects that changed within their section, as index paths in `before`.
  public let modifications: [SectionIndexPath]
  /// The sections that were added, as indices in `after`.
  public let sectionsToInsert: [Int]
  /// The sections that were removed, as indices in `before`.
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
