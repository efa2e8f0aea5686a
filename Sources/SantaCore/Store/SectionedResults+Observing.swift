extension SectionedResults {
  /// Calls back with the sections as they are, and then whenever they change; as `Results.observe` does.
  ///
  /// ```swift
  /// let token = sections.observe { change in
  ///   guard case .update(let sections, _, let insertions, _, _, _) = change else { return }
  ///   for path in insertions { print(sections[path.section].key, sections[path].place) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPaths: what counts as a modification, as in `Results.observe`. What comes to a section or leaves it is always
  ///     told, whatever made it do so.
  ///   - isolation: where to call back, as in `Results.observe`.
  ///   - block: never called from within `observe`.
  /// - Complexity: of a call: what changed, and the number of sections.
  public func observe(
    keyPaths: [PartialKeyPath<Element>]? = nil, isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (SectionedResultsChange<SectionedResults>) -> Void
  ) -> NotificationToken {
    observe(paths: keyPaths.map { $0.map { Results<Element>.path($0) } }, isolation: isolation, block)
  }

  /// The same with key paths by name, as in `"link.value"`.
  ///
  /// - Throws: ``StoreError`` with `.invalidKeyPath` where a name is no stored property.
  @_disfavoredOverload
  public func observe(
    keyPaths: [String], isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (SectionedResultsChange<SectionedResults>) -> Void
  ) throws -> NotificationToken {
    observe(
      paths: try keyPaths.map { try PropertyPath($0, of: Element.self) }, isolation: isolation, block)
  }

  private func observe(
    paths: [PropertyPath]?, isolation: (any Actor)?,
    _ block: @escaping (SectionedResultsChange<SectionedResults>) -> Void
  ) -> NotificationToken {
    var known: SectionRuns<Key>?
    let view = CollectionView(sectionsOf: results.query, counting: paths)
    return results.observeChanges(view, isolation: isolation) { change, meant in
      switch change {
      case .success(.initial): known = nil
      case .success(.update): break
      case .failure(let error): return block(.error(error))
      }
      guard case .success(.update(let changes)) = change, let old = known else {
        known = meant.isFrozen ? SectionRuns(meant.map(key)) : runs
        return block(.initial(self))
      }
      let update = SectionUpdate(from: old, changes) { key(meant[$0]) }
      known = update.runs
      if results.context.transaction == nil { know(update.runs) }
      if update.isEmpty { return }
      block(
        .update(
          self, deletions: update.deletions, insertions: update.insertions,
          modifications: update.modifications,
          sectionsToInsert: update.sectionsToInsert, sectionsToDelete: update.sectionsToDelete))
    }
  }
}

/// What a change of results is to their sections.
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

  /// The sections that are there before and after, and not in the same order: enough of them that the others are.
  private static func replacedKeys(_ old: SectionRuns<Key>, _ new: SectionRuns<Key>) -> Set<SectionKey<Key>> {
    var (last, replaced) = (-1, Set<SectionKey<Key>>())
    for key in new.keys {
      guard let before = old.section(of: key) else { continue }
      if before > last { last = before } else { replaced.insert(SectionKey(key)) }
    }
    return replaced
  }

  /// The places of some results, and all of those in the sections named.
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
