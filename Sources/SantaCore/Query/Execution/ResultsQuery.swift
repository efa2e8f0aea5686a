/// A query for objects of a class. It defines the results completely, except for the snapshot.
///
/// Equal queries share one evaluation, for which the query is the key. Equivalent steps are therefore brought into the same
/// form: a filter after a sort moves before the sort, and adjacent filters, sorts and limits are merged.
struct ResultsQuery: Hashable, Sendable {
  /// The source of the objects.
  enum Source: Hashable, Sendable {
    /// All objects of the class, in the order of their creation.
    case table
    /// The objects in a list, set or map of a row, in the order of the collection, including duplicates.
    case collection(CellAddress)
    /// The objects of the class that link to a row through a property, in the order of their creation.
    case origins(TableID, RowKey, property: String)
  }

  /// A step of the evaluation. Steps are applied one after the other.
  enum Step: Hashable, Sendable {
    case filter(Expression)
    /// Sorts the objects by the descriptors, the most significant first. The sort is stable.
    case sort([SortDescriptor])
    /// Keeps the first object for each combination of values.
    case distinct([PropertyPath])
    /// Keeps the first objects, up to a maximum number.
    case limit(Int)
  }

  /// A class that is known only at run time.
  struct RuntimeClass: Hashable, Sendable {
    let type: AnyClass

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  var className: String
  var source = Source.table
  /// The class of the objects if it is a subclass of the element type of the results, as in `objects(type)` with a
  /// `type: Object.Type`; nil otherwise.
  var runtimeClass: RuntimeClass?
  private(set) var steps: [Step] = []

  init(className: String, source: Source = .table) {
    self.className = className
    self.source = source
  }

  /// Returns the query without the owner of its source, and without the objects in its conditions, if no transaction has
  /// committed their rows. Other objects may receive the keys of these rows.
  func rolledBack(to snapshot: Snapshot) -> ResultsQuery {
    without(in: snapshot) { table, row in
      row != .none
        && (table.rawValue >= snapshot.tables.count || row.rawValue >= snapshot[table].nextRow)
    }
  }

  /// Returns the query with an empty source if the source belongs to one of some rows. In its conditions, the objects of these
  /// rows are replaced by an object that equals no stored one.
  func without(in snapshot: Snapshot, _ isGone: (TableID, RowKey) -> Bool) -> ResultsQuery {
    var query = self
    if let (table, row) = source.owner, isGone(table, row) { query = withoutOwner }
    guard let table = snapshot.table(named: className) else { return query }
    query.steps = steps.map { step in
      guard case .filter(let expression) = step else { return step }
      return .filter(expression.replacingObjects(of: table, in: snapshot, where: isGone))
    }
    return query
  }

  /// The same query with an empty source.
  private var withoutOwner: ResultsQuery {
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
    // Filtering before the sort gives the same result as filtering after it.
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

  /// Returns the query with a further sort. Sorts are stable and apply in the order of the calls, so a later sort is more
  /// significant.
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

  /// The sort descriptors that determine the order of the results, the most significant first.
  var order: [SortDescriptor] {
    steps.reduce(into: []) { order, step in
      if case .sort(let descriptors) = step { order = descriptors.followed(by: order) }
    }
  }

  /// The paths that determine whether an object is in the results, and at which index.
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
  /// The row that owns the source; nil if the source is a table.
  var owner: (table: TableID, row: RowKey)? {
    switch self {
    case .table: nil
    case .collection(let cell): (cell.table, cell.row)
    case .origins(let table, let row, _): (table, row)
    }
  }
}

extension [SortDescriptor] {
  /// Returns this order, extended by an earlier one that decides between objects that compare equal.
  func followed(by earlier: [SortDescriptor]) -> [SortDescriptor] {
    self + earlier.filter { old in !contains { $0.path == old.path } }
  }
}
