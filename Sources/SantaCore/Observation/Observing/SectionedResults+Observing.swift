extension SectionedResults: ObservableCollection {
  /// The type of the changes that a callback receives.
  public typealias Change = SectionedResultsChange<SectionedResults>
  /// The type of the elements of ``updates``.
  public typealias Update = SectionedResultsUpdate<SectionedResults>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Element

  /// The subject of an observation.
  public var _observed: _ObservedCollection<SectionedResults> {
    let (query, key) = (results.query, key)
    return _ObservedCollection(
      name: "SectionedResults<\(Key.self), \(Element.self)>",
      location: .init(context: results.context, subject: .results(query)) { context, view in
        SectionedResults(view?.live.map { Results(context, query, $0) } ?? Results(context, query), key)
      },
      refusal: results.refusal, isSectioned: true,
      translation: { translation },
      error: { .error($0) },
      update: { update, _, _ in
        let changes = SectionUpdate(
          from: update.before.runs, update.changes, key: { key(update.after.results[$0]) })
        if changes.isEmpty && !update.isInitial { return nil }
        return SectionedResultsUpdate(isInitial: update.isInitial, update.before, update.after, changes)
      })
  }

  private var translation: _ObservedCollection<SectionedResults>.Translation {
    let advance = advancing()
    return { step in
      guard let (sections, update, release) = advance(step) else { return (.initial(self), {}) }
      guard let update else { return (.initial(sections), release) }
      return update.isEmpty ? nil : (sections.change(update), release)
    }
  }

  /// Returns a function that advances the sections by one step. It keeps the sections of the previous step, so that the cost of
  /// a step depends on the size of the change. It returns the pinned sections, their changes (nil in the first step), and a
  /// closure that unpins them.
  fileprivate func advancing() -> (CollectionStep) -> (
    sections: SectionedResults, update: SectionUpdate<Key>?, release: () -> Void
  )? {
    var known: SectionRuns<Key>?
    return { step in
      guard let live = step.after.live else { return nil }
      // Keys are computed from the snapshot, because another callback might have written since.
      let objects = results.frozen(to: live)
      let update: SectionUpdate<Key>?
      if case .update(let changes) = step.change, let before = known {
        update = SectionUpdate(from: before, changes) { key(objects[$0]) }
      } else {
        update = nil
      }
      let runs = update?.runs ?? SectionRuns(objects.map(key))
      known = runs
      let (pinned, release) = results.pinned(to: live, nil)
      let sections = SectionedResults(pinned, key)
      // An earlier callback might have changed the rows already.
      let context = results.context
      sections.know(
        runs, isCurrent: context.transaction == nil && context.snapshot.version == live.snapshot.version)
      return (sections, update, release)
    }
  }

  private func change(_ update: SectionUpdate<Key>) -> SectionedResultsChange<SectionedResults> {
    .update(
      self, deletions: update.deletions, insertions: update.insertions, modifications: update.modifications,
      sectionInsertions: update.sectionInsertions, sectionDeletions: update.sectionDeletions)
  }
}

extension ResultsSection: ObservableCollection {
  /// The type of the changes that a callback receives. Their indices refer to objects within the section.
  public typealias Change = CollectionChange<ResultsSection>
  /// The type of the elements of ``updates``.
  public typealias Update = CollectionUpdate<ResultsSection>
  /// The class in which the key paths of an observer begin.
  public typealias ObservedElement = Element

  public var _changes: ChangeSet? { changes }

  /// The subject of an observation. An object that enters or leaves the section is reported as inserted or deleted. A section
  /// without objects can be observed, too, and is empty.
  public var _observed: _ObservedCollection<ResultsSection> {
    let (query, sectionOf) = (sections.results.query, sections.key)
    // Safety: the key is a value that is only compared, and never changed.
    nonisolated(unsafe) let key = key
    return _ObservedCollection(
      name: "ResultsSection<\(Key.self), \(Element.self)>",
      location: .init(context: sections.results.context, subject: .results(query)) { context, view in
        let results =
          view?.live.map { Results<Element>(context, query, $0) } ?? Results<Element>(context, query)
        return unsafe ResultsSection(SectionedResults(results, sectionOf), key)
      },
      refusal: sections.results.refusal, isSectioned: true,
      translation: { translation },
      error: { .error($0) },
      update: { update, _, _ in
        if update.isInitial { return update }
        let changes = SectionUpdate(
          from: update.before.sections.runs, update.changes,
          key: { sectionOf(update.after.sections.results[$0]) }
        ).changes(within: update.after.key, of: update.changes)
        return changes.isEmpty
          ? nil
          : CollectionUpdate(isInitial: false, before: update.before, after: update.after, changes: changes)
      })
  }

  private var translation: _ObservedCollection<ResultsSection>.Translation {
    let advance = sections.advancing()
    return { step in
      guard let (sections, update, release) = advance(step) else { return (.initial(self), {}) }
      let section = ResultsSection(sections, key)
      guard let update, case .update(let all) = step.change else { return (.initial(section), release) }
      let changes = update.changes(within: key, of: all)
      if changes.isEmpty { return nil }
      let change = CollectionChange.update(
        ResultsSection(sections, key, changes.declared(by: Element.self)), deletions: changes.deletions,
        insertions: changes.insertions,
        modifications: changes.modifications.map(\.old))
      return (change, release)
    }
  }
}
