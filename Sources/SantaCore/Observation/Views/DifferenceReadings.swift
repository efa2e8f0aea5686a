/// What several views that are brought up to date together have in common: each difference is computed once, and so is
/// each query.
///
/// Belongs to whoever brings the views up to date; it is not kept.
final class DifferenceReadings {
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
  private let known: (ResultsQuery) -> LiveQuery?
  private let difference: (Snapshot, Snapshot) -> Difference

  /// - Parameters:
  ///   - difference: what differs between two snapshots.
  ///   - known: a live query that somebody holds, whatever its snapshot.
  init(
    difference: @escaping (Snapshot, Snapshot) -> Difference = { Difference(from: $0, to: $1) },
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

  /// A query brought up to date, by a difference whose old snapshot it is true to.
  func advance(_ query: LiveQuery, by reader: DifferenceAnalysis) -> LiveStep {
    if let step = steps[ObjectIdentifier(query)] { return step }
    let step = query.advanced(by: reader)
    // Holds the query too, so that no other one gets its identity meanwhile.
    steps[ObjectIdentifier(query)] = step
    return step
  }

  /// A query's first evaluation; where somebody holds an equal one already, that one brought up to date.
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
