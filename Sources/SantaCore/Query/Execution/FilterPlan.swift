/// How the rows that an expression asks for are found: by what an index knows of one of its conditions, or by going over
/// the table.
struct FilterPlan {
  /// Which rows may match.
  enum Access {
    case scan
    case primaryKeys([StoredValue])
    /// Ranges of an ordered index, by its column.
    case index(ColumnID, [Range])
  }

  struct Range {
    var lower: OrderedIndex.Bound
    var upper: OrderedIndex.Bound
  }

  /// To fetch a row by an index costs about as much as to pass over so many in a scan.
  static let rowsScannedMeanwhile = 32

  let access: Access
  /// How many rows are looked at.
  let candidateCount: Int
  private let expression: Expression
  private let table: TableID
  private let snapshot: Snapshot

  /// - Parameter rowsScannedMeanwhile: what fetching a row costs beside a scan; 0 takes an index wherever there is one.
  init(
    _ expression: Expression, _ table: TableID, _ snapshot: Snapshot,
    rowsScannedMeanwhile: Int = FilterPlan.rowsScannedMeanwhile
  ) {
    self.expression = expression
    self.table = table
    self.snapshot = snapshot
    let rows = snapshot[table]
    var best = (access: Access.scan, count: rows.count, cost: rows.count)
    for condition in expression.requiredConditions {
      guard let (access, count) = Self.access(condition, rows) else { continue }
      let cost = count * rowsScannedMeanwhile
      if cost < best.cost { best = (access, count, cost) }
    }
    (access, candidateCount) = (best.access, best.count)
  }

  /// What an index finds for a condition: all rows that meet it, and maybe some that don't.
  private static func access(_ condition: Expression.Condition, _ rows: Table) -> (Access, count: Int)? {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name) = path.steps[0], let column = rows.column(named: name)
    else { return nil }
    let definition = rows[column]
    if definition.isPrimaryKey {
      guard let values = condition.test.wantedValues, values.allSatisfy({ isKey($0, definition) }) else {
        return nil
      }
      return (.primaryKeys(values), values.count)
    }
    guard let index = rows.orderedIndexes[column],
      let ranges = condition.test.ranges(where: { definition.admits($0) && !$0.isNaN })
    else { return nil }
    return (
      .index(column, ranges), ranges.reduce(0) { $0 + index.count(from: $1.lower, to: $1.upper) }
    )
  }

  /// Whether the index of primary keys finds all rows whose key equals a value. It knows texts by their bytes.
  private static func isKey(_ value: StoredValue, _ definition: ColumnDefinition) -> Bool {
    guard definition.type.admits(value) else { return false }
    if case .string(let text) = value { return ColumnTest.plainBytes(text) != nil }
    return true
  }

  /// The rows that match, in the order of their creation.
  var rows: [RowKey] {
    let table = snapshot[table]
    var candidates: [RowKey]
    switch access {
    case .scan:
      var rows: [RowKey] = []
      table.forEachMatch(ChunkFilter(expression, self.table, snapshot)) { _, index, slots in
        slots.forEach { rows.append(RowKey(chunkIndex: index, slot: $0)) }
      }
      return rows
    case .primaryKeys(let values): candidates = values.compactMap { table.row(primaryKey: $0) }
    case .index(let column, let ranges):
      candidates = ranges.flatMap {
        table.orderedIndexes[column]?.rows(from: $0.lower, to: $0.upper) ?? []
      }
    }
    candidates.sort()
    let predicate = RowPredicate(expression, self.table, snapshot)
    var rows: [RowKey] = []
    // Ranges may overlap, and neighbours share a chunk.
    var last: (row: RowKey, chunk: Chunk)?
    for row in candidates where row != last?.row {
      let known = last.flatMap { $0.row.chunkIndex == row.chunkIndex ? $0.chunk : nil }
      // A forged index knows rows that are not there.
      guard let chunk = known ?? table.chunk(of: row), chunk.isLive(row.slot) else { continue }
      last = (row, chunk)
      if predicate.matches(row, chunk, row.slot) { rows.append(row) }
    }
    return rows
  }

  /// How many rows match.
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
  /// Conditions all of which hold where the expression does.
  fileprivate var requiredConditions: [Condition] {
    switch self {
    case .condition(let condition): [condition]
    case .conjunction(let members): members.flatMap(\.requiredConditions)
    case .constant, .disjunction, .not: []
    }
  }
}

extension Expression.Test {
  /// The values one of which a subject must equal; nil for another test.
  fileprivate var wantedValues: [StoredValue]? {
    switch self {
    case .compare(.equal, .value(let value)): [value]
    case .among(let values): values
    default: nil
    }
  }

  /// The ranges, as an index sorts, that hold whatever passes; nil where the index can't tell.
  fileprivate func ranges(where isKnown: (StoredValue) -> Bool) -> [FilterPlan.Range]? {
    func bound(_ value: StoredValue) -> OrderedIndex.Bound { .including(value) }
    switch self {
    case .compare(let comparison, .value(let value)):
      guard isKnown(value) else { return nil }
      switch comparison {
      case .equal: return [FilterPlan.Range(lower: bound(value), upper: bound(value))]
      case .notEqual: return nil
      case .less: return [FilterPlan.Range(lower: .unbounded, upper: .excluding(value))]
      case .lessOrEqual: return [FilterPlan.Range(lower: .unbounded, upper: bound(value))]
      case .greater: return [FilterPlan.Range(lower: .excluding(value), upper: .unbounded)]
      case .greaterOrEqual: return [FilterPlan.Range(lower: bound(value), upper: .unbounded)]
      }
    case .among(let values):
      guard values.allSatisfy(isKnown) else { return nil }
      return values.map { FilterPlan.Range(lower: bound($0), upper: bound($0)) }
    case .between(let low, let high):
      guard isKnown(low), isKnown(high) else { return nil }
      return [FilterPlan.Range(lower: bound(low), upper: bound(high))]
    case .match(.begins, .value(.string(let text)), []):
      guard isKnown(.string(text)) else { return nil }
      return FilterPlan.Range(ofTextsBeginningWith: text).map { [$0] }
    default: return nil
    }
  }
}

extension FilterPlan.Range {
  /// Where in an index all texts lie that begin with another; nil where that can't be told from its beginning.
  ///
  /// Only its first characters in ASCII are looked at. No character behind them changes these: whatever composes with an
  /// ASCII letter, or makes one line end of two, belongs to the same character. So what begins with them begins with
  /// their bytes once it is normalized, by which texts are ordered.
  fileprivate init?(ofTextsBeginningWith text: String) {
    let plain = text.prefix { $0.isASCII }
    guard let last = plain.unicodeScalars.last, let next = Unicode.Scalar(last.value + 1) else { return nil }
    let end = String(String.UnicodeScalarView(plain.unicodeScalars.dropLast() + [next]))
    self.init(lower: .including(.string(String(plain))), upper: .excluding(.string(end)))
  }
}

extension StoredValue {
  fileprivate var isNaN: Bool {
    switch self {
    case .double(let value), .date(let value): value.isNaN
    case .float(let value): value.isNaN
    default: false
    }
  }
}
