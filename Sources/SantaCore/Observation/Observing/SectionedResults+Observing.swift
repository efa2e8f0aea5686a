extension SectionedResults: ObservableCollection {
  /// The type of the changes that a callback gets.
  public typealias Change = SectionedResultsChange<SectionedResults>
  /// The type of the updates of an asynchronous sequence.
  public typealias Update = SectionedResultsUpdate<SectionedResults>
  /// The class at which key paths of an observer begin.
  public typealias ObservedElement = Element

  /// The subject of an observation.
  public var _observed: _ObservedCollection<SectionedResults> {
    let (query, key) = (results.query, key)
    return _ObservedCollection(
      name: "SectionedResults<\(Key.self), \(Element.self)>",
      location: .init(context: results.context, subject: .results(query)) { context, live in
        SectionedResults(live.map { Results(context, query, $0) } ?? Results(context, query), key)
      },
      refusal: results.refusal, isSectioned: true,
      translation: { translation },
      error: { .error($0) },
      update: { update, _, _ in
        let changes = SectionUpdate(
          from: update.before.runs, update.changes, key: { key(update.after.results[$0]) })
        return SectionedResultsUpdate(isInitial: update.isInitial, update.before, update.after, changes)
      })
  }

  /// Keeps the sections of the previous step, so that the cost of a step depends on what changes.
  private var translation: _ObservedCollection<SectionedResults>.Translation {
    var known: SectionRuns<Key>?
    return { step in
      guard let live = step.after.live else { return (.initial(self), {}) }
      // Keys are computed from the snapshot, because other callbacks may have written since.
      let objects = results.frozen(to: live)
      let update: SectionUpdate<Key>?
      if case .update(let changes) = step.change, let before = known {
        update = SectionUpdate(from: before, changes) { key(objects[$0]) }
      } else {
        update = nil
      }
      let runs = update?.runs ?? SectionRuns(objects.map(key))
      known = runs
      let (pinned, release) = results.pinned(to: live)
      let sections = SectionedResults(pinned, key)
      sections.know(runs)
      guard let update else { return (.initial(sections), release) }
      return update.isEmpty ? nil : (sections.change(update), release)
    }
  }

  private func change(_ update: SectionUpdate<Key>) -> SectionedResultsChange<SectionedResults> {
    .update(
      self, deletions: update.deletions, insertions: update.insertions, modifications: update.modifications,
      sectionsToInsert: update.sectionsToInsert, sectionsToDelete: update.sectionsToDelete)
  }
}
