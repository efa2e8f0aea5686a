/// What a query finds in one snapshot, held so that the next snapshot's difference brings it up to date, at the cost of
/// what changed.
///
/// Immutable, so that all who ask the same share one. Holds places and ranks, and the snapshot that has the values.
final class LiveQuery: Sendable {
  enum Stage: Sendable {
    case filter(Expression)
    case distinct(DistinctPlaces)
    case limit(OrderedPlaces)
  }

  let query: ResultsQuery
  /// The query's paths, which every difference is asked for.
  let paths: Set<PropertyPath>
  let source: LiveSource
  let stages: [Stage]
  /// What the last stage leaves, in the order of the results.
  let output: OrderedPlaces
  /// By which the nodes of the trees are told that belong to this query, and not to those that it came from.
  let generation: Version

  /// Evaluates a query. O(n) for a filter, O(n log n) for a sort.
  init(_ query: ResultsQuery, in snapshot: Snapshot) {
    let source = LiveSource(query, in: snapshot)
    var stages: [Stage] = []
    // A limit that comes last leaves its mark on what it limits.
    var limited: (places: [Place], count: Int)?
    let members = query.members(
      in: snapshot, from: source.table == nil || query.source == .table ? nil : source.members
    ) { index, members, order in
      switch query.steps[index] {
      case .filter(let expression): stages.append(.filter(expression))
      case .sort: break
      case .distinct(let paths):
        stages.append(.distinct(DistinctPlaces(members, by: paths, order: order, source, version: .zero)))
      case .limit(let count):
        if index == query.steps.count - 1 {
          limited = (members.map(\.place), count)
        } else {
          let places = OrderedPlaces(members.map(\.place), by: order, limit: count, version: .zero)
          stages.append(.limit(places))
        }
      }
    }
    self.query = query
    paths = query.paths
    self.source = source
    self.stages = stages
    output = OrderedPlaces(
      limited?.places ?? members.map(\.place), by: query.order, limit: limited?.count, version: .zero)
    generation = .zero
  }

  /// What another one has become.
  init(_ older: LiveQuery, _ source: LiveSource, _ stages: [Stage], _ output: OrderedPlaces) {
    query = older.query
    paths = older.paths
    self.source = source
    self.stages = stages
    self.output = output
    generation = older.generation.next
  }

  var snapshot: Snapshot { source.snapshot }

  var count: Int { output.count }

  /// The row at an index. O(log n).
  subscript(index: Int) -> RowKey { source.row(at: output[index]) }

  /// All rows in order. O(n).
  var rows: [RowKey] { output.places.map { source.row(at: $0) } }

  /// The index of a row; the first where there are several. O(log n).
  func index(of row: RowKey) -> Int? {
    guard source.table != nil else { return nil }
    let order = PlaceOrder(output.descriptors, source)
    return source.places(of: row).compactMap { output.rank(of: $0, order) }.min()
  }
}
