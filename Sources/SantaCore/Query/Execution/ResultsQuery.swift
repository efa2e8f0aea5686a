/// Which objects of a class, and in what order: everything about results but the snapshot.
///
/// A value: equal queries are one key, under which their evaluation is shared. Steps that say the same are written the
/// same: a filter stands before the sort that it follows, two filters are one, and so are two sorts, and two limits.
struct ResultsQuery: Hashable, Sendable {
  /// Where the objects come from.
  enum Source: Hashable, Sendable {
    /// All of the class, in the order of their creation.
    case table
    /// Those that a list, set or map leads to, in its order and as often.
    case collection(CellAddress)
    /// Those of the class that link to a row through a property of theirs, in the order of their creation.
    case origins(TableID, RowKey, property: String)
  }

  /// What is done with them, one after the other.
  enum Step: Hashable, Sendable {
    case filter(Expression)
    /// The most significant first. What compares alike keeps its order.
    case sort([SortDescriptor])
    /// Leaves the first of those whose values are alike.
    case distinct([PropertyPath])
    /// Leaves the first so many.
    case limit(Int)
  }

  var className: String
  var source = Source.table
  private(set) var steps: [Step] = []

  init(className: String, source: Source = .table) {
    self.className = className
    self.source = source
  }

  /// The query, or, where its source belongs to a row that was never committed, the same with nothing in it: another
  /// object may get that row's key.
  func rolledBack(to snapshot: Snapshot) -> ResultsQuery {
    guard let (table, row) = source.owner,
      table.rawValue >= snapshot.tables.count || row.rawValue >= snapshot[table].nextRow
    else { return self }
    return withoutOwner
  }

  /// The same of no row's objects: with nothing in it.
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

  /// Whether these are all objects of the class in the order of their creation.
  var isWholeTable: Bool { source == .table && steps.isEmpty }

  func filtered(_ expression: Expression) -> ResultsQuery {
    var query = self
    // Whoever comes first, the filter or the sort, the same is left in the same order.
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

  /// By what the results are sorted in the end, the most significant first.
  var order: [SortDescriptor] {
    steps.reduce(into: []) { order, step in
      if case .sort(let descriptors) = step { order = descriptors.followed(by: order) }
    }
  }

  /// The paths, from an object, on which it depends whether and where the object is shown.
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
  /// The row whose objects these are; nil for all of a class.
  var owner: (table: TableID, row: RowKey)? {
    switch self {
    case .table: nil
    case .collection(let cell): (cell.table, cell.row)
    case .origins(let table, let row, _): (table, row)
    }
  }
}

extension [SortDescriptor] {
  /// This order, and where it says nothing an earlier one.
  func followed(by earlier: [SortDescriptor]) -> [SortDescriptor] {
    self + earlier.filter { old in !contains { $0.path == old.path } }
  }
}
