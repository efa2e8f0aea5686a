/// The changes of sections that follow from a change of their results.
struct SectionUpdate<Key: Hashable> {
  let runs: SectionRuns<Key>
  private(set) var deletions: [SectionIndexPath] = []
  private(set) var insertions: [SectionIndexPath] = []
  private(set) var modifications: [SectionIndexPath] = []
  private(set) var sectionsToInsert: [Int] = []
  private(set) var sectionsToDelete: [Int] = []

  /// - Parameter key: the key of the object at a new index.
  init(
    from old: SectionRuns<Key>, _ changes: ChangeSet, key: (Int) -> Key
  ) {
    var (gone, came) = (changes.deletions, changes.insertions.map { (index: $0, key: key($0)) })
    var stayed: [Int] = []
    for (before, after) in changes.modifications {
      let new = key(after)
      if SectionKey(new) == SectionKey(old.key(of: before)) {
        if !changes.uncounted.contains(after) { stayed.append(before) }
      } else {
        gone.append(before)
        came.append((after, new))
      }
    }
    gone.sort()
    came.sort { $0.index < $1.index }
    runs = old.changed(deleting: gone, inserting: came)
    let moved = Self.replacedKeys(old, runs)
    sectionsToDelete = old.keys.indices.filter {
      moved.contains(SectionKey(old.keys[$0])) || runs.section(of: old.keys[$0]) == nil
    }
    sectionsToInsert = runs.keys.indices.filter {
      moved.contains(SectionKey(runs.keys[$0])) || old.section(of: runs.keys[$0]) == nil
    }
    deletions = Self.paths(gone, old, moved)
    insertions = Self.paths(came.map(\.index), runs, moved)
    modifications = stayed.map { old.path(of: $0) }.filter {
      !moved.contains(SectionKey(old.keys[$0.section]))
    }.sorted()
  }

  var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && modifications.isEmpty && sectionsToInsert.isEmpty
      && sectionsToDelete.isEmpty
  }

  /// The smallest set of sections that exist before and after, without which the others keep their order.
  private static func replacedKeys(_ old: SectionRuns<Key>, _ new: SectionRuns<Key>) -> Set<SectionKey<Key>> {
    var (last, replaced) = (-1, Set<SectionKey<Key>>())
    for key in new.keys {
      guard let before = old.section(of: key) else { continue }
      if before > last { last = before } else { replaced.insert(SectionKey(key)) }
    }
    return replaced
  }

  /// The index paths of some results, and of all results in the given sections.
  private static func paths(
    _ indices: [Int], _ runs: SectionRuns<Key>, _ whole: Set<SectionKey<Key>>
  ) -> [SectionIndexPath] {
    var paths = Set(indices.map { runs.path(of: $0) })
    for key in whole {
      guard let section = runs.section(of: key.key) else { continue }
      for item in 0..<runs.count(of: section) { paths.insert(SectionIndexPath(section: section, item: item)) }
    }
    return paths.sorted()
  }
}
