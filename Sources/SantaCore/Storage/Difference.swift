/// The rows that differ between two snapshots. Log records, change sets and notifications are all computed from it.
package struct Difference: Sendable {
  package let old: Snapshot
  let new: Snapshot
  /// The tables in which rows differ.
  package let tables: [TableID: TableDifference]

  /// The rows of one table that differ. Each list is in ascending order of keys.
  package struct TableDifference: Sendable {
    package var deletions: [RowKey] { lostRows?.rows ?? knownDeletions }
    private let knownDeletions: [RowKey]
    /// The rows of a table that has lost all of them; nil for any other table.
    let lostRows: RowsOnDemand?
    package var insertions: [RowKey] = []
    package var modifications: [(row: RowKey, columns: ColumnSet)] = []

    package init(
      deletions: [RowKey] = [], insertions: [RowKey] = [],
      modifications: [(row: RowKey, columns: ColumnSet)] = []
    ) {
      (knownDeletions, self.insertions, self.modifications) = (deletions, insertions, modifications)
      lostRows = nil
    }

    /// Creates the difference of a table that has lost all of its rows.
    init(losing rows: RowsOnDemand) {
      (knownDeletions, lostRows) = ([], rows)
    }

    /// The number of deleted rows, which is known without reading them.
    var deletionCount: Int { lostRows?.count ?? knownDeletions.count }

    var isEmpty: Bool { deletionCount == 0 && insertions.isEmpty && modifications.isEmpty }

    /// The number of rows that differ.
    var count: Int { deletionCount + insertions.count + modifications.count }

    /// The rows that differ, in ascending order.
    var rows: [RowKey] { (deletions + insertions + modifications.map(\.row)).sorted() }

    /// Returns the columns in which a row that exists in both snapshots differs, or nil if it doesn't differ.
    func columns(of row: RowKey) -> ColumnSet? {
      var (low, high) = (0, modifications.count)
      while low < high {
        let middle = (low + high) / 2
        if modifications[middle].row < row { low = middle + 1 } else { high = middle }
      }
      return low < modifications.count && modifications[low].row == row ? modifications[low].columns : nil
    }
  }

  /// Computes the difference in time proportional to the change: shared tables, nodes and chunks are skipped by identity.
  package init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    var tables: [TableID: TableDifference] = [:]
    for index in new.tables.indices {
      let before = index < old.tables.count ? old.tables[index] : nil
      let difference = Self.compare(before, new.tables[index])
      if !difference.isEmpty { tables[TableID(rawValue: index)] = difference }
    }
    self.tables = tables
  }

  /// Creates a difference from the differing rows of each table, which are already known.
  init(from old: Snapshot, to new: Snapshot, known tables: [TableID: TableDifference]) {
    self.old = old
    self.new = new
    self.tables = tables
  }

  var isEmpty: Bool { tables.isEmpty }

  /// The number of rows that differ.
  var count: Int {
    tables.values.reduce(0) { $0 + $1.count }
  }

  /// Whether rows were deleted and none were inserted. Rows that linked to the deleted rows have changed.
  var onlyDeletes: Bool {
    tables.values.contains { $0.deletionCount > 0 } && tables.values.allSatisfy { $0.insertions.isEmpty }
  }

  /// Whether only versions of the history were given up, which makes room on a full disk.
  var deletesHistory: Bool {
    guard let before = old.history?.settings, let after = new.history?.settings, tables.isEmpty else {
      return false
    }
    return after.deletedBefore > before.deletedBefore || after.demands.count < before.demands.count
      || after.cursors.count < before.cursors.count
  }

  private static func compare(_ old: Table?, _ new: Table) -> TableDifference {
    if let old, new.chunks.isEmpty, !old.chunks.isEmpty {
      return TableDifference(losing: RowsOnDemand(old))
    }
    return compare(old?.chunks ?? RadixTree(), new.chunks)
  }

  private static func compare(_ old: RadixTree<Chunk>, _ new: RadixTree<Chunk>) -> TableDifference {
    var deletions: [RowKey] = []
    var result = TableDifference()
    new.forEachDifference(from: old) { index, before, after in
      // Columns of numbers are compared as a whole, and all other columns row by row.
      var (numbers, others): ([(column: ColumnID, slots: SIMD4<UInt64>)], [ColumnID]) = ([], [])
      var differing = SIMD4<UInt64>()
      // After a deletion, the new chunk shares the bytes of the old one.
      let sharesBytes = before.map { after?.sharesBytes(with: $0) ?? false } ?? false
      if !sharesBytes, let before, let after {
        if after.hasSameBytes(as: before) { return }
        for column in after.columnsThatMayDiffer(from: before) {
          if let slots = after.slotsThatDiffer(from: before, column) {
            numbers.append((column, slots))
            differing |= slots
          } else {
            others.append(column)
          }
        }
      }
      for word in 0..<Chunk.liveWordCount {
        let (was, `is`) = (before?.liveWord(word) ?? 0, after?.liveWord(word) ?? 0)
        forEachBit(was & ~`is`) {
          deletions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        forEachBit(`is` & ~was) {
          result.insertions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        guard !sharesBytes, let before, let after else { continue }
        forEachBit(was & `is` & (others.isEmpty ? differing[word] : .max)) {
          let slot = word * 64 + $0
          var changed =
            others.isEmpty ? ColumnSet() : after.changedColumns(from: before, at: slot, among: others)
          for (column, slots) in numbers where slots[word] & (1 << UInt64($0)) != 0 { changed.insert(column) }
          if !changed.isEmpty {
            result.modifications.append((RowKey(chunkIndex: index, slot: slot), changed))
          }
        }
      }
    }
    return TableDifference(
      deletions: deletions, insertions: result.insertions, modifications: result.modifications)
  }

  private static func forEachBit(_ word: UInt64, _ body: (Int) -> Void) {
    var rest = word
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
