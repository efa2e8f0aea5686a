/// The results of a query in one snapshot. A difference advances them to the next snapshot, at a cost that depends on the size
/// of the change.
///
/// A live query is immutable, so all observers of the same query share one. It stores positions and ranks; the values remain in
/// the snapshot.
final class LiveQuery: Sendable {
  enum Stage: Sendable {
    case filter(Expression)
    case distinct(DistinctGroups)
    case limit(SortedPositions)
  }

  let query: ResultsQuery
  /// The paths on which the query depends.
  let paths: Set<PropertyPath>
  let source: LiveSource
  let stages: [Stage]
  /// The members that remain after the last stage, in the order of the results.
  let output: SortedPositions
  /// Marks the tree nodes that this query created and may change in place. All other nodes are shared with older queries.
  let generation: Version

  /// Evaluates a query. O(n) for a filter, O(n log n) for a sort.
  init(_ query: ResultsQuery, in snapshot: Snapshot) {
    let source = LiveSource(query, in: snapshot)
    var stages: [Stage] = []
    // A limit in the last step is part of the output, and doesn't need a stage.
    var limited: (positions: [SourcePosition], count: Int)?
    let members = query.members(
      in: snapshot, from: source.table == nil || query.source == .table ? nil : source.members
    ) { index, members, order in
      switch query.steps[index] {
      case .filter(let expression): stages.append(.filter(expression))
      case .sort: break
      case .distinct(let paths):
        stages.append(.distinct(DistinctGroups(members, by: paths, order: order, source, version: .zero)))
      case .limit(let count):
        if index == query.steps.count - 1 {
          limited = (members.map(\.position), count)
        } else {
          let positions = SortedPositions(members.map(\.position), by: order, limit: count, version: .zero)
          stages.append(.limit(positions))
        }
      }
    }
    self.query = query
    paths = query.paths
    self.source = source
    self.stages = stages
    output = SortedPositions(
      limited?.positions ?? members.map(\.position), by: query.order, limit: limited?.count, version: .zero)
    generation = .zero
  }

  /// Creates the successor of an older query.
  init(_ older: LiveQuery, _ source: LiveSource, _ stages: [Stage], _ output: SortedPositions) {
    query = older.query
    paths = older.paths
    self.source = source
    self.stages = stages
    self.output = output
    generation = older.generation.next
  }

  /// Returns the query at a later snapshot in which nothing that it depends on has changed. O(1).
  func moved(to snapshot: Snapshot) -> LiveQuery {
    LiveQuery(self, source.moved(to: snapshot), stages, output)
  }

  var snapshot: Snapshot { source.snapshot }

  var count: Int { output.count }

  /// The row at an index. O(log n).
  subscript(index: Int) -> RowKey { source.row(at: output[index]) }

  /// All rows in order. O(n).
  var rows: [RowKey] { output.positions.map { source.row(at: $0) } }

  /// Returns the first index of a row. O(log n).
  func index(of row: RowKey) -> Int? {
    guard source.table != nil else { return nil }
    let order = PositionOrder(output.descriptors, source)
    return source.positions(of: row).compactMap { output.rank(of: $0, order) }.min()
  }
}
