/// A cache of differences and live queries for views that are advanced together. Each is computed only once.
///
/// A cache is used on one thread, for one round of advancing.
final class EvaluationCache {
  private struct Span: Hashable {
    var old: Version
    var new: Version
  }

  private struct Evaluation: Hashable {
    var query: ResultsQuery
    var version: Version
  }

  /// The advance of a live query, which is identified by its object identity, to a version.
  private struct Advance: Hashable {
    var query: ObjectIdentifier
    var version: Version
  }

  /// A request for a change set. Views that share a query and have the same interest share the change set.
  private struct Request: Hashable {
    var advance: Advance
    var paths: Set<PropertyPath>?
    var ignored: Set<PropertyPath>
    var isSectioned: Bool
  }

  private var readers: [Span: DifferenceAnalysis] = [:]
  private var steps: [Advance: LiveStep] = [:]
  private var changes: [Request: ChangeSet] = [:]
  private var evaluations: [Evaluation: LiveQuery] = [:]
  private var moves: [Advance: (from: LiveQuery, to: LiveQuery)] = [:]
  private var moved: [Evaluation: LiveQuery] = [:]
  private let known: (ResultsQuery) -> LiveQuery?
  private let difference: (Snapshot, Snapshot) -> Difference

  /// - Parameters:
  ///   - difference: computes the difference between two snapshots.
  ///   - known: returns an equal live query at any snapshot, if there is one.
  init(
    difference: @escaping (Snapshot, Snapshot) -> Difference = {
      Difference(from: $0, to: $1).withoutEqualLists
    },
    known: @escaping (ResultsQuery) -> LiveQuery? = { _ in nil }
  ) {
    self.difference = difference
    self.known = known
  }

  func reader(from old: Snapshot, to new: Snapshot) -> DifferenceAnalysis {
    let span = Span(old: old.version, new: new.version)
    if let reader = readers[span] { return reader }
    let reader = DifferenceAnalysis(difference(old, new))
    readers[span] = reader
    return reader
  }

  /// Advances a query by a difference that begins at the query's snapshot.
  func advance(_ query: LiveQuery, by reader: DifferenceAnalysis) -> LiveStep {
    let advance = Advance(query: ObjectIdentifier(query), version: reader.difference.new.version)
    if let step = steps[advance] { return step }
    let step = query.advanced(by: reader)
    // The step retains the query, so no other query can have the same identity.
    steps[advance] = step
    return step
  }

  /// Returns the change set of a step of this round for observers with an interest.
  func changes(
    of step: LiveStep, _ interest: Interest, isSectioned: Bool, _ compute: () -> ChangeSet
  ) -> ChangeSet {
    let advance = Advance(query: ObjectIdentifier(step.before), version: step.after.snapshot.version)
    var request = Request(advance: advance, paths: interest.paths, ignored: [], isSectioned: isSectioned)
    if case .ignoring(let paths) = interest { request.ignored = Set(paths) }
    if let known = changes[request] { return known }
    let result = compute()
    changes[request] = result
    return result
  }

  /// Returns a query at a later snapshot in which nothing that it depends on has changed. Views that share the query continue
  /// to share it, and views of equal queries begin to share it.
  func move(_ query: LiveQuery, to snapshot: Snapshot) -> LiveQuery {
    let advance = Advance(query: ObjectIdentifier(query), version: snapshot.version)
    if let known = moves[advance] { return known.to }
    guard let first = moves.values.first else {
      // Usually, only one query moves, and hashing its expression isn't necessary (benchmark "live filtered").
      let result = query.moved(to: snapshot)
      moves[advance] = (query, result)
      return result
    }
    if moved.isEmpty {
      moved[Evaluation(query: first.to.query, version: first.to.snapshot.version)] = first.to
    }
    // Views of equal queries can be at different snapshots if no change has concerned them for some time.
    let evaluation = Evaluation(query: query.query, version: snapshot.version)
    let result = moved[evaluation] ?? query.moved(to: snapshot)
    moved[evaluation] = result
    moves[advance] = (query, result)
    return result
  }

  /// Returns the first evaluation of a query. If an equal query is known at an older version, it is advanced instead.
  func evaluate(_ query: ResultsQuery, in snapshot: Snapshot) -> LiveQuery {
    let evaluation = Evaluation(query: query, version: snapshot.version)
    if let live = evaluations[evaluation] { return live }
    var live = known(query)
    if let older = live, older.snapshot.version != snapshot.version {
      live =
        older.snapshot.version < snapshot.version
        ? advance(older, by: reader(from: older.snapshot, to: snapshot)).after : nil
    }
    let result = live ?? LiveQuery(query, in: snapshot)
    evaluations[evaluation] = result
    return result
  }
}
