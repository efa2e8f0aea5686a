/// The plan for finding the rows that match an expression: through an index for one of its conditions, or with a scan of the
/// table.
struct FilterPlan {
  /// The source of the rows that might match.
  enum Access {
    case scan
    case primaryKeys([StoredValue])
    /// Values of a column with unique values.
    case uniqueValues(ColumnID, [StoredValue])
    /// Entries in the ordered index of a column, given as ranges of their indices.
    ///
    /// - Parameter isExact: whether all rows in the ranges match.
    case index(ColumnID, [Range<Int>], isExact: Bool)
  }

  /// A range in the order of an index.
  struct ValueRange {
    var lower: OrderedIndex.Bound
    var upper: OrderedIndex.Bound
  }

  /// The cost of fetching a row through an index, as a number of scanned rows.
  static let indexFetchCost = 32

  let access: Access
  /// The number of rows to test.
  let candidateCount: Int
  private let expression: Expression
  private let table: TableID
  private let snapshot: Snapshot

  /// - Parameter indexFetchCost: the cost of fetching a row through an index, as a number of scanned rows. With 0, an available
  ///   index is always used.
  init(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot,
    indexFetchCost: Int = FilterPlan.indexFetchCost
  ) {
    self.expression = expression
    self.table = table
    self.snapshot = snapshot
    let rows = snapshot[table]
    var best = (access: Access.scan, count: rows.count, cost: rows.count)
    func consider(_ access: Access, _ count: Int) {
      let cost = count * indexFetchCost
      if cost < best.cost { best = (access, count, cost) }
    }
    var ranges: [(column: ColumnID, Ranges)] = []
    for condition in expression.requiredConditions {
      switch Self.access(condition, rows) {
      case .keys(let access, let count): consider(access, count)
      case .ranges(let column, let new):
        let known = ranges.firstIndex { $0.column == column } ?? ranges.count
        if known == ranges.count { ranges.append((column, Ranges())) }
        ranges[known].1.add(new)
      case nil: break
      }
    }
    let conditionCount = expression.simpleConditionCount
    for (column, found) in ranges {
      // For these types, the index contains all values, and orders two values as equivalent only if they are equal.
      let isExact =
        found.isExact && found.conditionCount == conditionCount && rows[column].type.isPackable
        && !rows[column].hasPresence
      consider(.index(column, found.entries, isExact: isExact), found.entries.reduce(0) { $0 + $1.count })
    }
    (access, candidateCount) = (best.access, best.count)
  }

  /// The entries of an index that conditions on one column admit.
  private struct Ranges {
    var entries: [Range<Int>] = []
    var conditionCount = 0
    /// Whether the entries are those that all conditions admit. Otherwise, a condition is tested for each of them.
    var isExact = true

    /// Leaves out the entries that a further condition doesn't admit.
    mutating func add(_ other: [Range<Int>]) {
      conditionCount += 1
      if conditionCount == 1 {
        entries = other
      } else if let only = other.first, other.count == 1 {
        // Both bounds of `time >= a AND time < b`.
        entries = entries.map { $0.clamped(to: only) }.filter { !$0.isEmpty }
      } else if let only = entries.first, entries.count == 1 {
        entries = other.map { $0.clamped(to: only) }.filter { !$0.isEmpty }
      } else {
        isExact = false
      }
    }
  }

  private enum Found {
    case keys(Access, count: Int)
    case ranges(ColumnID, [Range<Int>])
  }

  /// Returns the index access for a condition. It finds all rows that meet the condition, and possibly further rows.
  private static func access(_ condition: Expression.Condition, _ rows: Table) -> Found? {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name) = path.steps[0], let column = rows.column(named: name)
    else { return nil }
    let definition = rows[column]
    let hashed = condition.test.wantedValues.flatMap { values in
      values.allSatisfy { isKey($0, definition) } ? values : nil
    }
    if definition.isPrimaryKey { return hashed.map { .keys(.primaryKeys($0), count: $0.count) } }
    if let hashed, rows.uniqueIndexes.columns.contains([column]) {
      return .keys(.uniqueValues(column, hashed), count: hashed.count)
    }
    guard let index = rows.orderedIndexes[column],
      let ranges = condition.test.ranges(where: { definition.admits($0) && !$0.isNotANumber })
    else { return nil }
    return .ranges(column, ranges.map { index.range(from: $0.lower, to: $0.upper) })
  }

  /// Returns whether the index of primary keys or unique values finds all rows that equal a value. The index compares strings
  /// by their bytes, and contains neither nil nor NaN.
  private static func isKey(_ value: StoredValue, _ definition: ColumnDefinition) -> Bool {
    guard definition.type.admits(value), !value.isNotANumber else { return false }
    if case .string(let text) = value { return ColumnTest.plainBytes(text) != nil }
    return true
  }

  /// The matching rows, in the order of their creation.
  var rows: [RowKey] {
    let table = snapshot[table]
    var candidates: [RowKey]
    var isExact = false
    switch access {
    case .scan:
      var rows: [RowKey] = []
      table.forEachMatch(ChunkFilter(expression, self.table, snapshot)) { _, index, slots in
        slots.forEach { rows.append(RowKey(chunkIndex: index, slot: $0)) }
      }
      return rows
    case .primaryKeys(let values): candidates = values.compactMap { table.row(primaryKey: $0) }
    case .uniqueValues(let column, let values):
      candidates = values.flatMap { table.rows(withUnique: $0, in: column) }
    case .index(let column, let ranges, let holds):
      candidates = []
      for range in ranges { table.orderedIndexes[column]?.appendRows(in: range, to: &candidates) }
      isExact = holds && ranges.count == 1
    }
    NumberSort.sort(&candidates)
    // An index in a forged store may refer to rows that don't exist.
    if isExact { return table.existing(candidates) }
    let predicate = RowPredicate(expression, self.table, snapshot)
    var rows: [RowKey] = []
    // Ranges may overlap, so a row may occur twice. Neighbouring rows are usually in the same chunk.
    var last: (row: RowKey, chunk: Chunk)?
    for row in candidates where row != last?.row {
      let known = last.flatMap { $0.row.chunkIndex == row.chunkIndex ? $0.chunk : nil }
      guard let chunk = known ?? table.chunk(of: row), chunk.isLive(row.slot) else { continue }
      last = (row, chunk)
      if predicate.matches(row, chunk, row.slot) { rows.append(row) }
    }
    return rows
  }

  /// The number of matching rows.
  var count: Int {
    guard case .scan = access else { return rows.count }
    var count = 0
    snapshot[table].forEachMatch(ChunkFilter(expression, table, snapshot)) { _, _, slots in
      count += slots.count
    }
    return count
  }
}

extension Expression {
  /// Conditions that every object matching the expression meets.
  fileprivate var requiredConditions: [Condition] {
    switch self {
    case .condition(let condition): [condition]
    case .conjunction(let members): members.flatMap(\.requiredConditions)
    case .constant, .disjunction, .not: []
    }
  }

  /// The number of conditions of a conjunction that consists only of conditions; nil for other expressions.
  fileprivate var simpleConditionCount: Int? {
    switch self {
    case .condition: 1
    case .conjunction(let members): members.allSatisfy(\.isCondition) ? members.count : nil
    case .constant, .disjunction, .not: nil
    }
  }

  private var isCondition: Bool { if case .condition = self { true } else { false } }
}

extension Expression.Test {
  /// The values of an equality test, one of which the subject must equal; nil for other tests.
  fileprivate var wantedValues: [StoredValue]? {
    switch self {
    case .compare(.equal, .value(let value)): [value]
    case .among(let values): values
    default: nil
    }
  }

  /// Returns ranges of an index that contain all values that pass; nil if the index can't be used for the test.
  fileprivate func ranges(where isKnown: (StoredValue) -> Bool) -> [FilterPlan.ValueRange]? {
    func bound(_ value: StoredValue) -> OrderedIndex.Bound { .including(value) }
    switch self {
    case .compare(let comparison, .value(let value)):
      guard isKnown(value) else { return nil }
      switch comparison {
      case .equal: return [FilterPlan.ValueRange(lower: bound(value), upper: bound(value))]
      case .notEqual: return nil
      case .less: return [FilterPlan.ValueRange(lower: .unbounded, upper: .excluding(value))]
      case .lessOrEqual: return [FilterPlan.ValueRange(lower: .unbounded, upper: bound(value))]
      case .greater: return [FilterPlan.ValueRange(lower: .excluding(value), upper: .unbounded)]
      case .greaterOrEqual: return [FilterPlan.ValueRange(lower: bound(value), upper: .unbounded)]
      }
    case .among(let values):
      guard values.allSatisfy(isKnown) else { return nil }
      return values.map { FilterPlan.ValueRange(lower: bound($0), upper: bound($0)) }
    case .between(let low, let high):
      guard isKnown(low), isKnown(high) else { return nil }
      return [FilterPlan.ValueRange(lower: bound(low), upper: bound(high))]
    case .halfOpen(let low, let high):
      guard isKnown(low), isKnown(high) else { return nil }
      return [FilterPlan.ValueRange(lower: bound(low), upper: .excluding(high))]
    case .match(.begins, .value(.string(let text)), []):
      guard isKnown(.string(text)) else { return nil }
      return FilterPlan.ValueRange(ofTextsBeginningWith: text).map { [$0] }
    default: return nil
    }
  }
}

extension FilterPlan.ValueRange {
  /// Creates the index range that contains all strings with a prefix, or returns nil if the prefix doesn't define a range.
  ///
  /// Only the leading ASCII characters of the prefix are used. The scalars after them can't change them, because a combining
  /// mark, or the second half of a line end, belongs to the same character as the scalar before it. Therefore, a string with
  /// the prefix begins with these bytes after normalization, too. The index orders strings by their normalized bytes.
  init?(ofTextsBeginningWith text: String) {
    let plain = text.prefix { $0.isASCII }
    guard let last = plain.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else { return nil }
    let end = String(String.UnicodeScalarView(plain.unicodeScalars.dropLast() + [next]))
    self.init(lower: .including(.string(String(plain))), upper: .excluding(.string(end)))
  }
}
