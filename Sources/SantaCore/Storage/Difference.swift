/// What differs between two snapshots, by row: the one source of log records, change sets and notifications.
struct Difference: Sendable {
  let old: Snapshot
  let new: Snapshot
  /// The tables in which a row differs.
  let tables: [TableID: TableDifference]

  /// The rows of one table that differ, each list ascending by key.
  struct TableDifference: Sendable {
    var deletions: [RowKey] = []
    var insertions: [RowKey] = []
    var modifications: [(row: RowKey, columns: ColumnSet)] = []

    var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && modifications.isEmpty }

    /// The columns in which a row that lives on both sides differs.
    func columns(of row: RowKey) -> ColumnSet? {
      var (low, high) = (0, modifications.count)
      while low < high {
        let middle = (low + high) / 2
        if modifications[middle].row < row { low = middle + 1 } else { high = middle }
      }
      return low < modifications.count && modifications[low].row == row ? modifications[low].columns : nil
    }
  }

  /// Costs what changed: shared tables, nodes and chunks are passed over by identity.
  init(from old: Snapshot, to new: Snapshot) {
    self.old = old
    self.new = new
    var tables: [TableID: TableDifference] = [:]
    for index in new.tables.indices {
      let before = index < old.tables.count ? old.tables[index].chunks : RadixTree()
      let difference = Self.compare(before, new.tables[index].chunks)
      if !difference.isEmpty { tables[TableID(rawValue: index)] = difference }
    }
    self.tables = tables
  }

  var isEmpty: Bool { tables.isEmpty }

  private static func compare(_ old: RadixTree<Chunk>, _ new: RadixTree<Chunk>) -> TableDifference {
    var result = TableDifference()
    new.forEachDifference(from: old) { index, before, after in
      var columns: [ColumnID] = []
      if let before, let after {
        if after.hasSameBytes(as: before) { return }
        columns = after.columnsThatMayDiffer(from: before)
      }
      for word in 0..<Chunk.liveWordCount {
        let (was, `is`) = (before?.liveWord(word) ?? 0, after?.liveWord(word) ?? 0)
        forEachBit(was & ~`is`) {
          result.deletions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        forEachBit(`is` & ~was) {
          result.insertions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        guard let before, let after, !columns.isEmpty else { continue }
        forEachBit(was & `is`) {
          let slot = word * 64 + $0
          let changed = after.changedColumns(from: before, at: slot, among: columns)
          if !changed.isEmpty {
            result.modifications.append((RowKey(chunkIndex: index, slot: slot), changed))
          }
        }
      }
    }
    return result
  }

  private static func forEachBit(_ word: UInt64, _ body: (Int) -> Void) {
    var rest = word
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
