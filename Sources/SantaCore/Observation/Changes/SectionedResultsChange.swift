/// A notification for an observer of sectioned results.
public enum SectionedResultsChange<Sections> {
  /// The sections when the observation begins.
  case initial(Sections)
  /// The sections have changed.
  ///
  /// Deletions and modifications of objects and sections refer to the sections before the change, and insertions refer to the
  /// sections after it. The objects of a deleted or inserted section are listed, too. An object that moved to another section
  /// is a deletion and an insertion, as are all objects of a section whose order among the sections changed. All index paths
  /// and indices ascend.
  case update(
    Sections, deletions: [SectionIndexPath], insertions: [SectionIndexPath],
    modifications: [SectionIndexPath], sectionInsertions: [Int], sectionDeletions: [Int])
  /// The sections can't be observed any longer. This is the last call.
  case error(StoreError)
}

/// An element of the `updates` of ``SectionedResults``: the sections before and after a change, and the changes.
///
/// Both are frozen, and remain valid as long as they are used. ``SectionedResultsChange`` explains the index paths.
public struct SectionedResultsUpdate<Sections> {
  /// Whether this is the first update. If so, `before` is the same as `after`, and no changes are listed.
  public let isInitial: Bool
  /// The sections to which deletions and modifications refer.
  public let before: Sections
  /// The sections to which insertions refer.
  public let after: Sections
  /// The objects that were removed from a section, as index paths in `before`.
  public let deletions: [SectionIndexPath]
  /// The objects that were added to a section, as index paths in `after`.
  public let insertions: [SectionIndexPath]
  /// The objects that changed within their section, as index paths in `before`.
  public let modifications: [SectionIndexPath]
  /// The added sections, as indices in `after`.
  public let sectionInsertions: [Int]
  /// The removed sections, as indices in `before`.
  public let sectionDeletions: [Int]

  /// The former name of ``sectionInsertions``.
  @available(*, deprecated, renamed: "sectionInsertions")
  public var sectionsToInsert: [Int] { sectionInsertions }
  /// The former name of ``sectionDeletions``.
  @available(*, deprecated, renamed: "sectionDeletions")
  public var sectionsToDelete: [Int] { sectionDeletions }

  init(isInitial: Bool, _ before: Sections, _ after: Sections, _ update: SectionUpdate<some Hashable>) {
    self.isInitial = isInitial
    self.before = before
    self.after = after
    deletions = update.deletions
    insertions = update.insertions
    modifications = update.modifications
    sectionInsertions = update.sectionInsertions
    sectionDeletions = update.sectionDeletions
  }
}
