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

  /// A difference that was computed before, between two snapshots of the same versions.
  init(from old: Snapshot, to new: Snapshot, known tables: [TableID: TableDifference]) {
    self.old = old
    self.new = new
    self.tables = tables
  }

  var isEmpty: Bool { tables.isEmpty }

  /// How many rows differ.
  var count: Int {
    tables.values.reduce(0) { $0 + $1.deletions.count + $1.insertions.count + $1.modifications.count }
  }

  private static func compare(_ old: RadixTree<Chunk>, _ new: RadixTree<Chunk>) -> TableDifference {
    var result = TableDifference()
    new.forEachDifference(from: old) { index, before, after in
      // Those of numbers are compared at once, all others row by row.
      var (numbers, others): ([(column: ColumnID, slots: SIMD4<UInt64>)], [ColumnID]) = ([], [])
      var differing = SIMD4<UInt64>()
      if let before, let after {
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
          result.deletions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        forEachBit(`is` & ~was) {
          result.insertions.append(RowKey(chunkIndex: index, slot: word * 64 + $0))
        }
        guard let before, let after else { continue }
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
