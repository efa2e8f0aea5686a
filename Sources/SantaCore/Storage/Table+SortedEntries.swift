/// The entries of new rows in indexes and backlinks, in the order of the index. Numbers are sorted by radix sort, which takes a
/// fraction of the time of comparing values (benchmark "shape insert, 2 indexes of 1,000 values").
extension Table {
  /// Returns the links of the rows that need backlinks in a column of single links, sorted by target and then by origin.
  func newLinks(_ column: ColumnID) -> [Backlinks.Entry] {
    var links: [Backlinks.Entry] = []
    unlinkedRows.forEachNewRun(in: self) { index, chunk, slots in
      chunk.presentSlots(column).intersection(slots).forEach { slot in
        let target = RowKey(rawValue: chunk.integer(column, at: slot))
        links.append(Backlinks.Entry(target: target, origin: RowKey(chunkIndex: index, slot: slot)))
      }
    }
    // The radix sort is stable, and the origins ascend.
    let changed = unlinkedRows.changedRows(column, in: self)
    if changed.isEmpty {
      if links.count <= Int(UInt32.max) { NumberSort.sort(&links) { $0.target.rawValue } }
      return links
    }
    for (row, chunk) in changed {
      if let target = chunk.value(column, at: row.slot).linkedRow {
        links.append(Backlinks.Entry(target: target, origin: row))
      }
    }
    return links.sorted()
  }

  /// Returns the entries of the rows that need one in the index of a column, in the order of the index.
  func newIndexEntries(_ column: ColumnID) -> [OrderedIndex.Entry] {
    let changed = unindexedRows.changedRows(column, in: self).map { row, chunk in
      OrderedIndex.Entry(value: chunk.value(column, at: row.slot), row: row)
    }
    return sortedEntries(column, and: changed) { unindexedRows.forEachNewRun(in: self, $0) }
  }

  /// Returns the entries of all rows in an index of a column, in the order of the index.
  func sortedEntries(_ column: ColumnID) -> [OrderedIndex.Entry] {
    sortedEntries(column, and: []) { body in
      chunks.forEach { index, chunk in
        body(index, chunk, chunk.liveSet)
        return true
      }
    }
  }

  /// - Parameters:
  ///   - others: further entries.
  ///   - forEachRun: calls a closure with the rows, in ascending order.
  private func sortedEntries(
    _ column: ColumnID, and others: [OrderedIndex.Entry],
    _ forEachRun: ((Int, Chunk, SlotSet) -> Void) -> Void
  ) -> [OrderedIndex.Entry] {
    var (nulls, entries): ([OrderedIndex.Entry], [OrderedIndex.Entry]) = ([], [])
    forEachRun { index, chunk, slots in
      let present = chunk.presentSlots(column)
      slots.subtracting(present).forEach {
        nulls.append(OrderedIndex.Entry(value: .null, row: RowKey(chunkIndex: index, slot: $0)))
      }
      slots.intersection(present).forEach {
        let row = RowKey(chunkIndex: index, slot: $0)
        entries.append(OrderedIndex.Entry(value: chunk.value(column, at: $0), row: row))
      }
    }
    guard others.isEmpty, columns[column.rawValue].type.isPackable, entries.count <= Int(UInt32.max) else {
      return (nulls + entries + others).sorted { $0.precedes($1) }
    }
    NumberSort.sort(&entries) { $0.value.ascendingInteger }
    return nulls.isEmpty ? entries : nulls + entries
  }
}

extension StoredValue {
  /// The integer or row key, as a number that ascends with it; 0 for other values.
  fileprivate var ascendingInteger: UInt64 {
    switch self {
    case .int(let number): UInt64(bitPattern: number) ^ 1 << 63
    case .unsigned(let number), .link(let number): number
    default: 0
    }
  }
}
