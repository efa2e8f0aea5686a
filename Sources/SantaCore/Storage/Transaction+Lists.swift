/// Changes to lists, sets and maps.
extension Transaction {
  func insert(_ value: StoredValue, at index: Int, in cell: CellAddress) {
    insertEntry(newEntry(value, in: cell), at: index, in: cell)
  }

  /// Returns a list entry with a new position.
  func newEntry(_ value: StoredValue, in cell: CellAddress) -> ListEntry {
    ListEntry(id: writable(cell.table).newPosition(), moved: .zero, value: value)
  }

  package func insertEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
    writable(cell.table).insertEntry(entry, at: index, in: cell.column, of: cell.row)
  }

  /// Appends entries to a list, or fills an empty set or map with sorted entries. O(log n + their number).
  package func appendEntries(_ entries: [ListEntry], to cell: CellAddress) {
    writable(cell.table).appendEntries(entries, to: cell.column, of: cell.row)
  }

  package func removeEntry(at index: Int, from cell: CellAddress) {
    writable(cell.table).removeEntry(at: index, from: cell.column, of: cell.row)
  }

  /// Removes all entries of a collection. O(n) if it contains all links of the column, and O(n log n) at most.
  package func removeAllEntries(from cell: CellAddress) {
    if list(at: cell).count == 0 { return }
    writable(cell.table).removeAllEntries(from: cell.column, of: cell.row)
  }

  /// Replaces the elements of a list. Elements that the smallest edit keeps also keep their positions, so that observers are
  /// notified of that edit, and replicas exchange it.
  package func replaceEntries(of cell: CellAddress, with values: [StoredValue]) {
    let old = list(at: cell).elements
    var entries: [ListEntry?] = Array(repeating: nil, count: values.count)
    for pair in LongestCommonSubsequence.pairs(old.map(\.value), values) { entries[pair.new] = old[pair.old] }
    removeAllEntries(from: cell)
    appendEntries(zip(entries, values).map { $0 ?? newEntry($1, in: cell) }, to: cell)
  }

  /// Assigns the collection of a row of new collections to a cell whose elements own no objects. Equal elements are not a change.
  func assign(_ collections: NewCollections, _ row: Int, to cell: CellAddress) {
    let old = self[cell.table].chunk(of: cell.row)?.entries(cell.column, at: cell.row.slot) ?? []
    let range = collections.range(row)
    let entries = range.lazy.map { collections.entry($0, id: .none) }
    let isEqual =
      old.count == range.count
      && zip(old, entries).allSatisfy {
        $0.value == $1.value && $0.key.utf8.elementsEqual($1.key.utf8)
      }
    if isEqual { return }
    if self[cell.table][cell.column].kind == .list {
      return replaceEntries(of: cell, with: collections.elements(row))
    }
    removeAllEntries(from: cell)
    appendEntries(Array(entries), to: cell)
  }

  /// Assigns another value at an index. The position keeps its identity.
  package func assign(_ value: StoredValue, at index: Int, in cell: CellAddress) {
    var entry = list(at: cell)[index]
    if entry.value == value { return }
    entry.value = value
    setEntry(entry, at: index, in: cell)
  }

  package func setEntry(_ entry: ListEntry, at index: Int, in cell: CellAddress) {
    writable(cell.table).setEntry(entry, at: index, in: cell.column, of: cell.row)
  }

  func move(from source: Int, to destination: Int, in cell: CellAddress) {
    if source == destination { return }
    listsWithMoves.insert(cell)
    writable(cell.table).moveEntry(from: source, to: destination, in: cell.column, of: cell.row)
  }

  /// Changes the order of a list's entries, and marks as few of them as possible as moved.
  ///
  /// - Parameter order: the old index of each entry.
  func reorder(_ order: [Int], in cell: CellAddress) {
    if order.elementsEqual(order.indices) { return }
    listsWithMoves.insert(cell)
    // Entries whose old indices ascend keep their order.
    let kept = Set(LongestCommonSubsequence.pairs(Array(order.indices), order).map(\.new))
    let old = list(at: cell).elements
    let entries = order.enumerated().map { index, oldIndex in
      var entry = old[oldIndex]
      if !kept.contains(index) { entry.moved = version }
      return entry
    }
    writable(cell.table).setOrder(entries, in: cell.column, of: cell.row)
  }

  /// Exchanges two elements, unless they are equal. Both are marked as moved, although a single move exchanges adjacent
  /// elements: in results that don't show all elements, either element may be the one that moves.
  func swap(_ first: Int, _ second: Int, in cell: CellAddress) {
    let (low, high) = (min(first, second), max(first, second))
    let elements = list(at: cell)
    if elements.value(at: low) == elements.value(at: high) { return }
    move(from: low, to: high, in: cell)
    if high - low > 1 { return move(from: high - 1, to: low, in: cell) }
    var other = list(at: cell)[low]
    other.moved = version
    setEntry(other, at: low, in: cell)
  }
}
