/// The sets of columns in whose values no two rows of a table may be equal, each with the hash index that finds the rows.
///
/// A row in which one of the values is null or a NaN has no entry: it is equal to no other row. Uniqueness is a rule for
/// commits, so that two rows may exchange their values within a transaction. Until then, an index has several rows of
/// one value; what was found to be such a row when it was entered is a suspect, which the commit looks at again.
package struct UniqueIndexes: Sendable {
  struct UniqueSet: Sendable {
    /// Ascending.
    let columns: [ColumnID]
    var index = HashIndex()
    /// Rows that another row was equal to when they were entered.
    fileprivate var suspects: Set<RowKey> = []

    init(_ columns: [ColumnID]) { self.columns = columns }

    init(_ columns: [ColumnID], index: HashIndex) {
      self.columns = columns
      self.index = index
    }
  }

  /// Two rows that are equal in the columns of a set.
  package struct Violation {
    var columns: [ColumnID]
    var first: RowKey
    var second: RowKey
  }

  private(set) var sets: [UniqueSet] = []
  private var unentered: DeferredRows<Int>

  init() { unentered = DeferredRows(firstNew: 0) }

  init(_ sets: [UniqueSet]) {
    self.sets = sets
    unentered = DeferredRows(firstNew: 0)
  }

  /// The indexes in a copy of a table, which has all entries.
  ///
  /// - Parameter firstNew: the key of the next row.
  init(copying other: UniqueIndexes, firstNew: UInt64) {
    sets = other.sets
    unentered = DeferredRows(firstNew: firstNew)
  }

  package var columns: [[ColumnID]] { sets.map(\.columns) }

  // MARK: Entries

  /// Notes that a row was added, whose entries are made with its later values.
  mutating func insert(_ row: RowKey) {
    if !sets.isEmpty { unentered.insert(row, keys: sets.indices) }
  }

  /// Removes the entries with the old value of a column, which changes.
  mutating func change(_ column: ColumnID, of row: RowKey, _ chunk: Chunk, version: Version) {
    for number in sets.indices
    where sets[number].columns.contains(column) && unentered.change(number, of: row) {
      sets[number].remove(row, chunk, version)
    }
  }

  /// Removes the entries of a row, which is removed.
  mutating func remove(_ row: RowKey, _ chunk: Chunk, version: Version) {
    for number in sets.indices {
      sets[number].suspects.remove(row)
      if unentered.remove(number, of: row) { sets[number].remove(row, chunk, version) }
    }
  }

  /// Whether no entry is missing.
  var isCurrent: Bool { unentered.isEmpty }

  /// Makes the entries that are still missing. Afterwards, reading changes nothing.
  mutating func update(_ table: Table, version: Version) {
    if isCurrent { return }
    for number in sets.indices {
      for (row, chunk) in unentered.rows(number, in: table) {
        sets[number].insert(row, chunk, table, version)
      }
    }
    unentered = DeferredRows(firstNew: table.nextRow)
  }

  /// Replaces the sets, and builds the indexes of new ones.
  mutating func setColumns(_ columns: [[ColumnID]], _ table: Table, version: Version) {
    update(table, version: version)
    sets = columns.map { columns in
      if let known = sets.first(where: { $0.columns == columns }) { return known }
      var set = UniqueSet(columns)
      table.forEachRow { row, chunk, _ in
        set.insert(row, chunk, table, version)
        return true
      }
      return set
    }
    unentered = DeferredRows(firstNew: table.nextRow)
  }

  // MARK: Violations

  /// A violation by the rows that were entered since the last call without one; nil if there is none. All entries must
  /// have been made.
  mutating func violation(in table: Table) -> Violation? {
    for number in sets.indices where !sets[number].suspects.isEmpty {
      for row in sets[number].suspects.sorted() {
        if let other = sets[number].other(than: row, table) {
          return Violation(columns: sets[number].columns, first: min(row, other), second: max(row, other))
        }
      }
      sets[number].suspects = []
    }
    return nil
  }

  /// Takes over the suspects of the same sets, whose blocks were moved to files.
  mutating func keepSuspects(of other: UniqueIndexes) {
    for number in sets.indices where number < other.sets.count {
      sets[number].suspects = other.sets[number].suspects
    }
  }
}

extension UniqueIndexes.UniqueSet {
  fileprivate mutating func insert(_ row: RowKey, _ chunk: Chunk, _ table: Table, _ version: Version) {
    guard let hash = hash(chunk, row.slot) else { return }
    let columns = columns
    let known = index.insert(
      row, hash: hash, version: version,
      unless: { Self.areEqual(columns, $0, chunk, row.slot, table) },
      seededHash: { Self.key(columns, of: $0 ?? row, in: table).hashValue })
    guard known != nil else { return }
    suspects.insert(row)
    index.insert(row, hash: hash, version: version)
  }

  fileprivate mutating func remove(_ row: RowKey, _ chunk: Chunk, _ version: Version) {
    if let hash = hash(chunk, row.slot) { index.remove(row, hash: hash, version: version) }
  }

  /// Another row with the values of a row; nil if there is none.
  func other(than row: RowKey, _ table: Table) -> RowKey? {
    guard let chunk = table.chunk(of: row), let hash = hash(chunk, row.slot) else { return nil }
    return index.first(
      hash, where: { $0 != row && Self.areEqual(columns, $0, chunk, row.slot, table) },
      seededHash: { Self.key(columns, of: $0 ?? row, in: table).hashValue })
  }

  /// The rows with a value in the only column of the set: at most one, but for a transaction that has not yet removed
  /// violations.
  func rows(with value: StoredValue, in table: Table) -> [RowKey] {
    var rows: [RowKey] = []
    guard columns.count == 1, let unique = value.uniqueValue else { return rows }
    _ = index.first(
      HashIndex.hash(unique),
      where: { row in
        if let chunk = table.chunk(of: row), Self.areEqual(chunk.value(columns[0], at: row.slot), value) {
          rows.append(row)
        }
        // Looks at all rows with the hash.
        return false
      },
      seededHash: { row in
        guard let row else { return Optional([unique]).hashValue }
        return Self.key(columns, of: row, in: table).hashValue
      })
    return rows
  }

  /// The values by which the index has a row; nil for a row that has no entry or does not exist.
  static func key(_ columns: [ColumnID], of row: RowKey, in table: Table) -> [StoredValue]? {
    guard let chunk = table.chunk(of: row) else { return nil }
    let values = columns.compactMap { chunk.value($0, at: row.slot).uniqueValue }
    return values.count == columns.count ? values : nil
  }

  /// The hash of the values of a row, under which it has its entry; nil if it has none.
  func hash(_ chunk: Chunk, _ slot: Int) -> UInt32? {
    var result: UInt32?
    for column in columns {
      guard let hash = Self.hash(chunk.value(column, at: slot)) else { return nil }
      result = result.map { HashIndex.combine($0, hash) } ?? hash
    }
    return result
  }

  private static func hash(_ value: StoredValue) -> UInt32? { value.uniqueValue.map(HashIndex.hash) }

  /// Whether a row has the values of another one, which is in `slot` of `chunk`.
  private static func areEqual(
    _ columns: [ColumnID], _ row: RowKey, _ chunk: Chunk, _ slot: Int, _ table: Table
  ) -> Bool {
    guard let other = table.chunk(of: row) else { return false }
    return columns.allSatisfy { areEqual(other.value($0, at: row.slot), chunk.value($0, at: slot)) }
  }

  private static func areEqual(_ first: StoredValue, _ second: StoredValue) -> Bool {
    first.uniqueValue == second.uniqueValue
  }
}

extension StoredValue {
  /// The value that no two rows may have: 0.0 for -0.0, and nil for what many rows may have, a null or a NaN. Texts are
  /// equal if their bytes are.
  var uniqueValue: StoredValue? {
    switch self {
    case .null: nil
    case .float(let value): value.isNaN ? nil : .float(value == 0 ? 0 : value)
    case .double(let value): value.isNaN ? nil : .double(value == 0 ? 0 : value)
    case .date(let value): value.isNaN ? nil : .date(value == 0 ? 0 : value)
    default: self
    }
  }
}
