/// The changes to sections that result from a change to their results.
struct SectionUpdate<Key: Hashable> {
  /// The sections after the change.
  let runs: SectionRuns<Key>
  private let old: SectionRuns<Key>
  /// The old indices of results that left a section or moved within it, and the new indices of results that entered a section
  /// or moved within it, ascending.
  private let gone, came: [Int]
  /// The results that changed their order within their section, by ascending new index.
  private let moves: [(old: Int, new: Int)]
  /// The results that changed and kept their order within their section, by ascending new index.
  private let stayed: [(old: Int, new: Int)]
  private(set) var deletions: [SectionIndexPath] = []
  private(set) var insertions: [SectionIndexPath] = []
  private(set) var modifications: [SectionIndexPath] = []
  private(set) var sectionInsertions: [Int] = []
  private(set) var sectionDeletions: [Int] = []

  /// - Parameter key: returns the key of the object at a new index.
  init(
    from old: SectionRuns<Key>, _ changes: ChangeSet, key: (Int) -> Key
  ) {
    var (gone, came) = (changes.deletions, changes.insertions.map { (index: $0, key: key($0)) })
    var stayed: [(old: Int, new: Int)] = []
    for (before, after) in changes.modifications {
      let new = key(after)
      if SectionKey(new) == SectionKey(old.key(of: before)) {
        if !changes.uncounted.contains(after) { stayed.append((before, after)) }
      } else {
        gone.append(before)
        came.append((after, new))
      }
    }
    gone.sort()
    came.sort { $0.index < $1.index }
    runs = old.changed(deleting: gone, inserting: came)
    let order = SectionOrder(
      from: old, to: runs, changes, gone: gone, came: came.map(\.index), stayed: stayed)
    (self.old, self.gone, self.came) = (old, order.gone, order.came)
    (moves, self.stayed) = (order.moves, order.stayed)
    let replaced = Self.replacedKeys(old, runs)
    sectionDeletions = old.keys.indices.filter {
      replaced.contains(SectionKey(old.keys[$0])) || runs.section(of: old.keys[$0]) == nil
    }
    sectionInsertions = runs.keys.indices.filter {
      replaced.contains(SectionKey(runs.keys[$0])) || old.section(of: runs.keys[$0]) == nil
    }
    deletions = Self.paths(self.gone, old, replaced)
    insertions = Self.paths(self.came, runs, replaced)
    modifications = self.stayed.map { old.path(of: $0.old) }.filter {
      !replaced.contains(SectionKey(old.keys[$0.section]))
    }.sorted()
  }

  var isEmpty: Bool {
    deletions.isEmpty && insertions.isEmpty && modifications.isEmpty && sectionInsertions.isEmpty
      && sectionDeletions.isEmpty
  }

  /// Returns the changes within one section, as indices in the section. The order of the sections doesn't matter.
  ///
  /// - Parameter changes: the changes to the results.
  func changes(within key: Key, of changes: ChangeSet) -> ChangeSet {
    func item(_ index: Int, _ runs: SectionRuns<Key>) -> Int? {
      let path = runs.path(of: index)
      return SectionKey(runs.keys[path.section]) == SectionKey(key) ? path.item : nil
    }
    var result = ChangeSet()
    result.deletions = gone.compactMap { item($0, old) }
    result.insertions = came.compactMap { item($0, runs) }
    result.moves = moves.compactMap { move in
      guard let before = item(move.old, old), let after = item(move.new, runs) else { return nil }
      return (before, after)
    }
    for pair in stayed {
      guard let before = item(pair.old, old), let after = item(pair.new, runs) else { continue }
      result.modifications.append((before, after))
      if let names = changes.names[pair.new] { result.names.insert(names, at: after) }
    }
    return result
  }

  /// Returns the smallest set of sections that exist before and after, without which the remaining sections keep their order.
  private static func replacedKeys(_ old: SectionRuns<Key>, _ new: SectionRuns<Key>) -> Set<SectionKey<Key>> {
    let common = new.keys.compactMap { key in old.section(of: key).map { (key: key, before: $0) } }
    // Usually, no section changes its order.
    if zip(common, common.dropFirst()).allSatisfy({ $0.before < $1.before }) { return [] }
    let staying = Set(Reordering.longestIncreasing(common.map(\.before)))
    return Set(common.indices.filter { !staying.contains($0) }.map { SectionKey(common[$0].key) })
  }

  /// Returns the index paths of the given results, and of all results in the given sections.
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
