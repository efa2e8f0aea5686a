/// The collections of one column in new rows: the elements of all rows, one row after the other.
struct NewCollections {
  /// For each row, the index after its last element.
  private(set) var ends: [Int] = []
  private(set) var values = ListLeaf.Values()
  /// The keys of the values of maps; empty for lists and sets.
  private(set) var keys: [String] = []

  var count: Int { ends.count }

  mutating func reserveCapacity(_ count: Int) { ends.reserveCapacity(count) }

  /// Appends an element to the collection of the next row.
  mutating func append(_ value: StoredValue) { values.append(value) }

  /// Ends the collection of the next row.
  mutating func endRow() { ends.append(values.count) }

  /// Appends the collection of the next row as a set: in the order of a set, and without repetitions.
  mutating func appendSet(_ elements: [StoredValue]) {
    let sorted = elements.sorted { $0.precedesExactly($1) }
    for (index, element) in sorted.enumerated() where index == 0 || element != sorted[index - 1] {
      append(element)
    }
    endRow()
  }

  /// Appends the collection of the next row as a map.
  ///
  /// - Parameter entries: entries whose keys differ, in any order.
  mutating func appendMap(_ entries: [(key: String, value: StoredValue)]) {
    for entry in entries.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      keys.append(entry.key)
      append(entry.value)
    }
    endRow()
  }

  /// Returns an entry with an identity.
  func entry(_ index: Int, id: PositionID) -> ListEntry {
    ListEntry(id: id, key: keys.isEmpty ? "" : keys[index], value: values[index])
  }

  /// Returns the indices of a row's elements among the values.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

  /// Returns the elements of a row.
  func elements(_ row: Int) -> [StoredValue] { range(row).map { values[$0] } }

  /// Returns the collections of some rows.
  func selecting(_ rows: [Int]) -> NewCollections {
    var selected = NewCollections()
    selected.reserveCapacity(rows.count)
    for row in rows {
      for index in range(row) {
        selected.append(values[index])
        if !keys.isEmpty { selected.keys.append(keys[index]) }
      }
      selected.endRow()
    }
    return selected
  }
}
