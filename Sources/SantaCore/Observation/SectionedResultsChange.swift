/// What an observer of sectioned results is told.
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
