/// The differences and live queries that views share while they are advanced together. Each is computed once.
///
/// Used on one thread, for one round of advancing.
final class EvaluationCache {
  private struct Span: Hashable {
    var old: Version
    var new: Version
  }

  private struct Evaluation: Hashable {
    var query: ResultsQuery
    var version: Version
  }

  private var readers: [Span: DifferenceAnalysis] = [:]
  private var steps: [ObjectIdentifier: LiveStep] = [:]
  private var evaluations: [Evaluation: LiveQuery] = [:]
  private var moves: [ObjectIdentifier: (from: LiveQuery, to: LiveQuery)] = [:]
  private let known: (ResultsQuery) -> LiveQuery?
  private let difference: (Snapshot, Snapshot) -> Difference

  /// - Parameters:
  ///   - difference: computes the difference between two snapshots.
  ///   - known: finds an equal live query at any snapshot.
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
    if let step = steps[ObjectIdentifier(query)] { return step }
    let step = query.advanced(by: reader)
    // The step retains the query, so that no other query gets its identity.
    steps[ObjectIdentifier(query)] = step
    return step
  }

  /// A query at a later snapshot in which nothing differs that it depends on. Views that share the query continue to
  /// share it.
  func move(_ query: LiveQuery, to snapshot: Snapshot) -> LiveQuery {
    if let known = moves[ObjectIdentifier(query)], known.to.snapshot.version == snapshot.version {
      return known.to
    }
    let moved = query.moved(to: snapshot)
    moves[ObjectIdentifier(query)] = (query, moved)
    return moved
  }

  /// A query's first evaluation; if an equal query is known, that one is advanced instead.
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
