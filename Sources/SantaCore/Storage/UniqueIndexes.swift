/// The sets of columns whose combined values must be unique among a table's rows, each with the hash index that finds the rows.
///
/// A row in which one of the values is null or NaN doesn't have an entry, because it isn't equal to any other row. Uniqueness
/// is a rule for commits, so that two rows can exchange their values within a transaction. Until the commit, an index may
/// contain several rows with the same values. A row that is found to be equal to another one when its entry is added is a
/// suspect, which the commit checks again.
package struct UniqueIndexes: Sendable {
  struct UniqueSet: Sendable {
    /// The columns, in ascending order.
    let columns: [ColumnID]
    var index = HashIndex()
    /// Rows that were equal to another row when their entries were added.
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

  /// Creates the indexes of a copied table from indexes that contain all entries.
  ///
  /// - Parameter firstNew: the key of the next row.
  init(copying other: UniqueIndexes, firstNew: UInt64) {
    sets = other.sets
    unentered = DeferredRows(firstNew: firstNew)
  }

  package var columns: [[ColumnID]] { sets.map(\.columns) }

  // MARK: Entries

  /// Records that a row was added. Its entries are added later, with the values that it has then.
  mutating func insert(_ row: RowKey) {
    if !sets.isEmpty { unentered.insert(row, keys: sets.indices) }
  }

  /// Records that rows were added to a chunk.
  mutating func insertNewRows(ofChunk index: Int) {
    if !sets.isEmpty { unentered.insertNewRows(ofChunk: index) }
  }

  /// Removes the entries with the old value of a column that is about to change.
  mutating func change(_ column: ColumnID, of row: RowKey, _ chunk: Chunk, version: Version) {
    for number in sets.indices
    where sets[number].columns.contains(column) && unentered.change(number, of: row) {
      sets[number].remove(row, chunk, version)
    }
  }

  /// Removes the entries of a row that is about to be removed.
  mutating func remove(_ row: RowKey, _ chunk: Chunk, version: Version) {
    for number in sets.indices {
      sets[number].suspects.remove(row)
      if unentered.remove(number, of: row) { sets[number].remove(row, chunk, version) }
    }
  }

  /// Removes all entries, because the table has no rows.
  ///
  /// - Parameter firstNew: the key of the next row.
  mutating func removeAll(firstNew: UInt64) {
    sets = sets.map { UniqueSet($0.columns) }
    unentered = DeferredRows(firstNew: firstNew)
  }

  /// Whether all entries have been added.
  var isCurrent: Bool { unentered.isEmpty }

  /// Adds the entries that are still missing. After that, reading doesn't change anything.
  mutating func update(_ table: Table, version: Version) {
    if isCurrent { return }
    for number in sets.indices {
      let first = RowKey(rawValue: unentered.firstNew)
      let columns = sets[number].columns
      // The offsets of rows that are further apart don't fit into entries.
      let isTogether = table.nextRow <= first.rawValue + UInt64(HashIndex.maximumSpan)
      var entries: [HashIndex.NewEntry] = []
      unentered.forEachNewRun(in: table) { index, chunk, slots in
        let start = RowKey(chunkIndex: index, slot: 0)
        if isTogether {
          chunk.appendHashes(
            columns, slots, from: Int(start.rawValue) - Int(first.rawValue), to: &entries)
        } else {
          slots.forEach { sets[number].insert(RowKey(chunkIndex: index, slot: $0), chunk, table, version) }
        }
      }
      sets[number].insert(entries, from: first, table, version)
      for (row, chunk) in unentered.changedRows(number, in: table) {
        sets[number].insert(row, chunk, table, version)
      }
    }
    unentered = DeferredRows(firstNew: table.nextRow)
  }

  /// Replaces the sets, and builds the indexes of new sets.
  mutating func setColumns(_ columns: [[ColumnID]], _ table: Table, version: Version) {
    update(table, version: version)
    sets = columns.map { columns in
      if let known = sets.first(where: { $0.columns == columns }) { return known }
      var set = UniqueSet(columns)
      set.insertRows(of: table, version)
      return set
    }
    unentered = DeferredRows(firstNew: table.nextRow)
  }

  // MARK: Violations

  /// Returns a violation by the rows whose entries were added since the last call without a violation, or nil if there is none.
  /// All entries must have been added.
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

  /// Inserts the entries of new rows, of which there are none yet.
  fileprivate mutating func insert(
    _ entries: [HashIndex.NewEntry], from first: RowKey, _ table: Table, _ version: Version
  ) {
    let columns = columns
    let known = index.insert(
      entries, from: first, version: version,
      isSame: { row, other in
        guard let chunk = table.chunk(of: row) else { return false }
        return Self.areEqual(columns, other, chunk, row.slot, table)
      },
      seededHash: { Self.key(columns, of: $0, in: table).hashValue })
    for offset in known { suspects.insert(RowKey(rawValue: first.rawValue + UInt64(offset))) }
  }

  /// Inserts the entries of all rows into an empty index.
  fileprivate mutating func insertRows(of table: Table, _ version: Version) {
    if let entries = table.allKeyHashes(columns) {
      return insert(entries, from: RowKey(rawValue: 0), table, version)
    }
    table.forEachRow { row, chunk, _ in
      insert(row, chunk, table, version)
      return true
    }
  }

  fileprivate mutating func remove(_ row: RowKey, _ chunk: Chunk, _ version: Version) {
    if let hash = hash(chunk, row.slot) { index.remove(row, hash: hash, version: version) }
  }

  /// Returns another row with the same values as `row`, or nil if there is none.
  func other(than row: RowKey, _ table: Table) -> RowKey? {
    guard let chunk = table.chunk(of: row), let hash = hash(chunk, row.slot) else { return nil }
    return index.first(
      hash, where: { $0 != row && Self.areEqual(columns, $0, chunk, row.slot, table) },
      seededHash: { Self.key(columns, of: $0 ?? row, in: table).hashValue })
  }

  /// Returns the rows with a value in the only column of the set. There is at most one, except in a transaction that hasn't yet
  /// removed violations.
  func rows(with value: StoredValue, in table: Table) -> [RowKey] {
    var rows: [RowKey] = []
    guard columns.count == 1, let unique = value.uniqueValue else { return rows }
    _ = index.first(
      HashIndex.hash(unique),
      where: { row in
        if let chunk = table.chunk(of: row), Self.areEqual(chunk.value(columns[0], at: row.slot), value) {
          rows.append(row)
        }
        // Continue until all rows with the hash have been visited.
        return false
      },
      seededHash: { row in
        guard let row else { return Optional([unique]).hashValue }
        return Self.key(columns, of: row, in: table).hashValue
      })
    return rows
  }

  /// Returns the values under which the index contains a row, or nil for a row that doesn't exist or doesn't have an entry.
  static func key(_ columns: [ColumnID], of row: RowKey, in table: Table) -> [StoredValue]? {
    guard let chunk = table.chunk(of: row) else { return nil }
    let values = columns.compactMap { chunk.value($0, at: row.slot).uniqueValue }
    return values.count == columns.count ? values : nil
  }

  /// Returns the hash of a row's values, under which the row has its entry, or nil if it doesn't have one.
  func hash(_ chunk: Chunk, _ slot: Int) -> UInt32? { chunk.keyHash(columns, at: slot) }

  /// Returns whether a row has the same values as another row, which is in `slot` of `chunk`.
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
  /// The value that only one row may have: 0.0 for -0.0, and nil for a null or NaN, which many rows may have. Strings are equal
  /// if their bytes are equal.
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
