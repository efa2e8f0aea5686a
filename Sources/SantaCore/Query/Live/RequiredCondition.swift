/// A set of values of one column. Each object in the results of a query has one of these values, unless it meets another
/// required condition of the query.
///
/// If a row meets none of a query's required conditions, neither before nor after a change, the change doesn't concern the
/// query. This makes it possible to find the few queries that a change concerns among thousands, without advancing all of them.
struct RequiredCondition {
  let table: TableID
  let column: ColumnID
  /// The values that are listed individually.
  private(set) var keys: [Key] = []
  /// The values in intervals.
  private(set) var intervals: [ValueInterval] = []
  /// Whether the column has few distinct values, each of which is shared by many objects.
  private var isCoarse = false

  private init(table: TableID, column: ColumnID) {
    self.table = table
    self.column = column
  }

  /// A value as a dictionary key. Two keys are equal if and only if the values are equal in the query language.
  enum Key: Hashable {
    case text(String)
    case stored(StoredValue)
  }

  /// Returns the key of a stored value; nil for numbers that may equal numbers of another type, and for values that may differ
  /// from themselves.
  static func key(of value: StoredValue) -> Key? {
    switch value {
    case .string(let text): .text(text)
    case .null, .bool, .int, .data, .uuid, .link, .decimal: .stored(value)
    case .unsigned, .float, .double, .date, .list, .map: nil
    }
  }

  /// A rough estimate of the number of objects that meet the condition: objects with individual values, objects in ranges with
  /// two ends, objects in ranges with one end, or nearly all objects.
  private enum Extent: Comparable {
    case values, range, half, nearlyAll
  }

  private var extent: Extent {
    if isCoarse { return .nearlyAll }
    return intervals.reduce(.values) { extent, interval in
      let own: Extent =
        switch (interval.lower, interval.upper) {
        case (.beforeKind(.min), _), (_, .afterKind(.max)): .nearlyAll
        case (.beforeKind, _), (_, .afterKind): .half
        case (.before(let low), .after(let high)): low.sortsBefore(high) ? .range : .values
        default: .range
        }
      return max(extent, own)
    }
  }
}

extension ResultsQuery {
  /// Returns the most selective known conditions of which every object in the results meets at least one. The array is empty if
  /// the results are always empty. Returns nil if an object can be in the results without meeting any known condition.
  func requiredConditions(on table: TableID, in snapshot: Snapshot) -> [RequiredCondition]? {
    var found: [[RequiredCondition]] = []
    if case .origins(_, let target, let property) = source,
      let link = RequiredCondition(linksTo: target, through: property, table, snapshot)
    {
      found.append([link])
    }
    steps: for step in steps {
      switch step {
      case .sort: continue
      // Later filters must not be considered: an object that doesn't meet their conditions can still affect which objects a
      // distinct step or a limit keeps.
      case .distinct, .limit: break steps
      case .filter(let expression):
        if let conditions = RequiredCondition.required(by: expression, table, snapshot) {
          found.append(conditions)
        }
      }
    }
    return RequiredCondition.mostSelective(of: found)
  }
}

extension RequiredCondition {
  /// The maximum number of values and intervals in a condition. If there are more, one interval replaces all of them, which
  /// keeps the index small. Lists of values that are written by hand are shorter.
  private static let greatestCount = 1_000

  /// Returns conditions of which at least one holds whenever the expression holds; nil if there are none.
  fileprivate static func required(
    by expression: Expression, _ table: TableID, _ snapshot: Snapshot
  ) -> [RequiredCondition]? {
    switch expression {
    case .constant(let value): return value ? nil : []
    case .condition(let condition): return RequiredCondition(condition, table, snapshot).map { [$0] }
    case .conjunction(let members):
      return mostSelective(of: members.compactMap { required(by: $0, table, snapshot) })
    case .disjunction(let members):
      var all: [RequiredCondition] = []
      for member in members {
        guard let conditions = required(by: member, table, snapshot) else { return nil }
        for condition in conditions {
          if let index = all.firstIndex(where: { $0.column == condition.column }) {
            all[index].formUnion(condition)
          } else {
            all.append(condition)
          }
        }
      }
      return all
    case .not: return nil
    }
  }

  /// Returns the alternatives that the fewest objects meet. Each object meets at least one condition in every element of
  /// `found`.
  fileprivate static func mostSelective(of found: [[RequiredCondition]]) -> [RequiredCondition]? {
    var best: [RequiredCondition]?
    for var conditions in found {
      // The two ends of a range are often separate conditions.
      if conditions.count == 1 {
        for case let other in found where other.count == 1 { conditions[0].formIntersection(other[0]) }
      }
      guard let known = best else {
        best = conditions
        continue
      }
      let (extent, knownExtent) = (conditions.map(\.extent).max(), known.map(\.extent).max())
      if (extent ?? .values, conditions.count) < (knownExtent ?? .values, known.count) { best = conditions }
    }
    return best
  }

  private mutating func formUnion(_ other: RequiredCondition) {
    isCoarse = isCoarse || other.isCoarse
    keys += other.keys
    intervals += other.intervals
    limit()
  }

  /// Restricts the intervals to the intervals of another condition. Individual values are left as they are, because they are
  /// selective enough, and intersections with them are rare.
  private mutating func formIntersection(_ other: RequiredCondition) {
    guard column == other.column, keys.isEmpty, other.keys.isEmpty,
      intervals.count * other.intervals.count <= Self.greatestCount
    else { return }
    intervals = ValueInterval.intersection(intervals, other.intervals)
  }

  private mutating func limit() {
    guard keys.count + intervals.count > Self.greatestCount else { return }
    let all =
      intervals + keys.map { ValueInterval(.before($0.value), .after($0.value)) }
    (keys, intervals) = ([], all)
    guard let first = all.first else { return }
    intervals = [
      all.dropFirst().reduce(first) { range, next in
        ValueInterval(
          next.lower.precedes(range.lower) ? next.lower : range.lower,
          range.upper.precedes(next.upper) ? next.upper : range.upper)
      }
    ]
  }

  fileprivate init?(_ condition: Expression.Condition, _ table: TableID, _ snapshot: Snapshot) {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name)? = path.steps.first, let column = snapshot[table].column(named: name),
      !snapshot[table][column].isCollection, let intervals = condition.test.intervals
    else { return nil }
    self.init(table: table, column: column)
    let definition = snapshot[table][column]
    isCoarse = definition.type == .bool || definition.isClass
    if let keys = Self.keys(condition.test, definition.type) {
      self.keys = keys
    } else {
      self.intervals = intervals
    }
    limit()
  }

  /// Creates the condition that a link leads to one row.
  fileprivate init?(
    linksTo target: RowKey, through property: String, _ table: TableID, _ snapshot: Snapshot
  ) {
    guard let column = snapshot[table].column(named: property), !snapshot[table][column].isCollection else {
      return nil
    }
    self.init(table: table, column: column)
    keys = [.stored(.link(target.rawValue))]
  }

  /// Returns the keys of an equality test; nil for other tests, and if equal values might be stored differently.
  private static func keys(_ test: Expression.Test, _ type: ValueType) -> [Key]? {
    let values: [StoredValue]
    switch test {
    case .compare(.equal, .value(let value)): values = [value]
    case .among(let all): values = all
    default: return nil
    }
    var keys: [Key] = []
    for value in values {
      // A constant of another type can equal stored values with different keys, and so can a number in a column of type `any`.
      guard value.isNull || type.admits(value) && (type != .any || value.number == nil),
        let key = key(of: value)
      else { return nil }
      keys.append(key)
    }
    return keys
  }
}

extension RequiredCondition.Key {
  fileprivate var value: StoredValue {
    switch self {
    case .text(let text): .string(text)
    case .stored(let value): value
    }
  }
}
