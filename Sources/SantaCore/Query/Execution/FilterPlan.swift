/// The way in which the rows that match an expression are found: with an index for one of its conditions, or with a
/// scan of the table.
struct FilterPlan {
  /// The rows that may match.
  enum Access {
    case scan
    case primaryKeys([StoredValue])
    /// Values of a column whose values are unique.
    case uniqueValues(ColumnID, [StoredValue])
    /// Entries of the ordered index of a column, by their indices.
    ///
    /// - Parameter isExact: whether every row of the entries matches.
    case index(ColumnID, [Range<Int>], isExact: Bool)
  }

  /// A range in the order of an index.
  struct ValueRange {
    var lower: OrderedIndex.Bound
    var upper: OrderedIndex.Bound
  }

  /// The cost of fetching a row through an index, in rows of a scan.
  static let indexFetchCost = 32

  let access: Access
  /// The number of rows that are tested.
  let candidateCount: Int
  private let expression: Expression
  private let table: TableID
  private let snapshot: Snapshot

  /// - Parameter indexFetchCost: the cost of fetching a row through an index, in rows of a scan. With 0, an index is
  ///   always used if there is one.
  init(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot,
    indexFetchCost: Int = FilterPlan.indexFetchCost
  ) {
    self.expression = expression
    self.table = table
    self.snapshot = snapshot
    let rows = snapshot[table]
    var isWhole = false
    if case .condition = expression { isWhole = true }
    var best = (access: Access.scan, count: rows.count, cost: rows.count)
    for condition in expression.requiredConditions {
      guard let (access, count) = Self.access(condition, rows, isWhole: isWhole) else { continue }
      let cost = count * indexFetchCost
      if cost < best.cost { best = (access, count, cost) }
    }
    (access, candidateCount) = (best.access, best.count)
  }

  /// The access through an index for a condition: it finds all rows that meet the condition, and maybe others.
  ///
  /// - Parameter isWhole: whether the condition is the whole expression.
  private static func access(
    _ condition: Expression.Condition, _ rows: Table, isWhole: Bool
  ) -> (Access, count: Int)? {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name) = path.steps[0], let column = rows.column(named: name)
    else { return nil }
    let definition = rows[column]
    let hashed = condition.test.wantedValues.flatMap { values in
      values.allSatisfy { isKey($0, definition) } ? values : nil
    }
    if definition.isPrimaryKey { return hashed.map { (.primaryKeys($0), $0.count) } }
    if let hashed, rows.uniqueIndexes.columns.contains([column]) {
      return (.uniqueValues(column, hashed), hashed.count)
    }
    guard let index = rows.orderedIndexes[column],
      let ranges = condition.test.ranges(where: { definition.admits($0) && !$0.isNotANumber })
    else { return nil }
    let entries = ranges.map { index.range(from: $0.lower, to: $0.upper) }
    // Values of these types are equivalent in the order of the index only if they are equal, and all of them are in it.
    let isExact = isWhole && definition.type.isPackable && !definition.hasPresence
    return (.index(column, entries, isExact: isExact), entries.reduce(0) { $0 + $1.count })
  }

  /// Whether the index of primary keys, or of unique values, finds all rows that equal a value. It compares texts by their
  /// bytes, and has no nil and no NaN.
  private static func isKey(_ value: StoredValue, _ definition: ColumnDefinition) -> Bool {
    guard definition.type.admits(value), !value.isNotANumber else { return false }
    if case .string(let text) = value { return ColumnTest.plainBytes(text) != nil }
    return true
  }

  /// The rows that match, in the order of their creation.
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
    // A forged index refers to rows that do not exist.
    if isExact { return table.existing(candidates) }
    let predicate = RowPredicate(expression, self.table, snapshot)
    var rows: [RowKey] = []
    // Ranges may overlap, so a row may occur twice. Neighbouring rows are usually in one chunk.
    var last: (row: RowKey, chunk: Chunk)?
    for row in candidates where row != last?.row {
      let known = last.flatMap { $0.row.chunkIndex == row.chunkIndex ? $0.chunk : nil }
      guard let chunk = known ?? table.chunk(of: row), chunk.isLive(row.slot) else { continue }
      last = (row, chunk)
      if predicate.matches(row, chunk, row.slot) { rows.append(row) }
    }
    return rows
  }

  /// The number of rows that match.
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
  /// Conditions that hold for every object for which the expression holds.
  fileprivate var requiredConditions: [Condition] {
    switch self {
    case .condition(let condition): [condition]
    case .conjunction(let members): members.flatMap(\.requiredConditions)
    case .constant, .disjunction, .not: []
    }
  }
}

extension Expression.Test {
  /// The values of a test that the subject equals one of them; nil for another test.
  fileprivate var wantedValues: [StoredValue]? {
    switch self {
    case .compare(.equal, .value(let value)): [value]
    case .among(let values): values
    default: nil
    }
  }

  /// Ranges in the order of an index that contain all values that pass; nil if the index can't decide.
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
  /// The range of an index that contains all texts with a prefix; nil if the prefix does not define one.
  ///
  /// Only the leading ASCII characters of the prefix are used. A character that follows them does not change them: a
  /// mark that composes with an ASCII letter, or the second half of a line end, belongs to the same character. So a
  /// text with the prefix begins with these bytes after normalization, which is the order of texts in the index.
  init?(ofTextsBeginningWith text: String) {
    let plain = text.prefix { $0.isASCII }
    guard let last = plain.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else { return nil }
    let end = String(String.UnicodeScalarView(plain.unicodeScalars.dropLast() + [next]))
    self.init(lower: .including(.string(String(plain))), upper: .excluding(.string(end)))
  }
}
