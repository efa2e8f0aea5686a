// Sets and maps. What is there already is no change.
extension Transaction {
  /// Puts an element into a set. O(log n).
  ///
  /// - Returns: whether it was not there.
  @discardableResult
  func insertElement(_ value: StoredValue, in cell: CellAddress) -> Bool {
    let (index, isFound) = list(at: cell).search(for: value)
    if !isFound { insertEntry(ListEntry(value: value), at: index, in: cell) }
    return !isFound
  }

  /// Takes an element out of a set. O(log n).
  func removeElement(_ value: StoredValue, from cell: CellAddress) {
    let (index, isFound) = list(at: cell).search(for: value)
    if isFound { removeEntry(at: index, from: cell) }
  }

  /// Puts a value under a key of a map. O(log n).
  func setElement(_ value: StoredValue, forKey key: String, in cell: CellAddress) {
    let tree = list(at: cell)
    let (index, isFound) = tree.search(forKey: key)
    let entry = ListEntry(key: key, value: value)
    if !isFound {
      insertEntry(entry, at: index, in: cell)
    } else if tree[index].value != value {
      setEntry(entry, at: index, in: cell)
    }
  }

  /// Takes a key out of a map. O(log n).
  func removeElement(forKey key: String, from cell: CellAddress) {
    let (index, isFound) = list(at: cell).search(forKey: key)
    if isFound { removeEntry(at: index, from: cell) }
  }

  /// Takes everything out of a collection. O(n log n).
  func removeAllEntries(from cell: CellAddress) {
    for index in (0..<list(at: cell).count).reversed() {
      removeEntry(at: index, from: cell)
    }
  }
}
