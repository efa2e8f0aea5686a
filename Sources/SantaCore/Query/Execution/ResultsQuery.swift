/// A query for objects of a class: everything that defines results except the snapshot.
///
/// A value that serves as a key, under which equal queries share their evaluation. Equivalent steps have one form: a
/// filter comes before the sort that it follows, and adjacent filters, sorts and limits are merged.
struct ResultsQuery: Hashable, Sendable {
  /// Where the objects come from.
  enum Source: Hashable, Sendable {
    /// All objects of the class, in the order of their creation.
    case table
    /// The objects in a list, set or map of a row, in its order and as often as they occur.
    case collection(CellAddress)
    /// The objects of the class that link to a row through a property, in the order of their creation.
    case origins(TableID, RowKey, property: String)
  }

  /// A step of the evaluation. Steps apply one after the other.
  enum Step: Hashable, Sendable {
    case filter(Expression)
    /// The most significant first. The sort is stable.
    case sort([SortDescriptor])
    /// Keeps the first object for each combination of values.
    case distinct([PropertyPath])
    /// Keeps at most this many objects, from the first.
    case limit(Int)
  }

  var className: String
  var source = Source.table
  private(set) var steps: [Step] = []

  init(className: String, source: Source = .table) {
    self.className = className
    self.source = source
  }

  /// The query, or an empty one if its source belongs to a row that was never committed: another object may get that
  /// row's key.
  func rolledBack(to snapshot: Snapshot) -> ResultsQuery {
    guard let (table, row) = source.owner,
      table.rawValue >= snapshot.tables.count || row.rawValue >= snapshot[table].nextRow
    else { return self }
    return withoutOwner
  }

  /// The same query with an empty source.
  var withoutOwner: ResultsQuery {
    var query = self
    switch source {
    case .table: break
    case .collection(var cell):
      cell.row = .none
      query.source = .collection(cell)
    case .origins(let table, _, let property): query.source = .origins(table, .none, property: property)
    }
    return query
  }

  /// Whether the query finds all objects of the class, in the order of their creation.
  var isWholeTable: Bool { source == .table && steps.isEmpty }

  func filtered(_ expression: Expression) -> ResultsQuery {
    var query = self
    // A filter gives the same result before and after a sort.
    var sort: Step?
    if case .sort? = query.steps.last { sort = query.steps.removeLast() }
    if case .filter(let known)? = query.steps.last {
      query.steps[query.steps.count - 1] = .filter(.and(known, expression))
    } else {
      query.steps.append(.filter(expression))
    }
    if let sort { query.steps.append(sort) }
    return query
  }

  /// Sorts apply in the order called, each stable, so a later one is the more significant.
  func sorted(_ descriptors: [SortDescriptor]) -> ResultsQuery {
    if descriptors.isEmpty { return self }
    var query = self
    var known: [SortDescriptor] = []
    if case .sort(let earlier)? = query.steps.last {
      known = earlier
      query.steps.removeLast()
    }
    query.steps.append(.sort(descriptors.followed(by: known)))
    return query
  }

  func distinct(_ paths: [PropertyPath]) -> ResultsQuery {
    if paths.isEmpty { return self }
    var query = self
    query.steps.append(.distinct(paths))
    return query
  }

  func limited(_ count: Int) -> ResultsQuery {
    var query = self
    if case .limit(let known)? = query.steps.last {
      query.steps[query.steps.count - 1] = .limit(min(known, count))
    } else {
      query.steps.append(.limit(count))
    }
    return query
  }

  /// The sort descriptors that decide the order of the results, the most significant first.
  var order: [SortDescriptor] {
    steps.reduce(into: []) { order, step in
      if case .sort(let descriptors) = step { order = descriptors.followed(by: order) }
    }
  }

  /// The paths that decide whether and at which index an object is in the results.
  var paths: Set<PropertyPath> {
    steps.reduce(into: []) { paths, step in
      switch step {
      case .filter(let expression): paths.formUnion(expression.paths)
      case .sort(let descriptors): paths.formUnion(descriptors.map(\.path))
      case .distinct(let distinct): paths.formUnion(distinct)
      case .limit: break
      }
    }
  }
}

extension ResultsQuery.Source {
  /// The row that owns the source; nil for a whole class.
  var owner: (table: TableID, row: RowKey)? {
    switch self {
    case .table: nil
    case .collection(let cell): (cell.table, cell.row)
    case .origins(let table, let row, _): (table, row)
    }
  }
}

extension [SortDescriptor] {
  /// This order, with an earlier one for objects that compare equal.
  func followed(by earlier: [SortDescriptor]) -> [SortDescriptor] {
    self + earlier.filter { old in !contains { $0.path == old.path } }
  }
}
