// Changes to sets and maps. Storing an element that already exists isn't a change.
extension Transaction {
  /// Inserts an element into a set. O(log n).
  ///
  /// - Returns: whether the element was inserted.
  @discardableResult
  package func insertElement(_ value: StoredValue, in cell: CellAddress) -> Bool {
    let (index, isFound) = list(at: cell).search(for: value)
    if isFound { return false }
    insertEntry(ListEntry(value: value), at: index, in: cell)
    return true
  }

  /// Removes an element from a set. O(log n).
  package func removeElement(_ value: StoredValue, from cell: CellAddress) {
    let (index, isFound) = list(at: cell).search(for: value)
    if isFound { removeEntry(at: index, from: cell) }
  }

  /// Sets the value for a key of a map. O(log n).
  package func setElement(_ value: StoredValue, forKey key: String, in cell: CellAddress) {
    let (index, old) = list(at: cell).search(forKey: key)
    let entry = ListEntry(key: key, value: value)
    if old == nil {
      insertEntry(entry, at: index, in: cell)
    } else if old != value {
      setEntry(entry, at: index, in: cell)
    }
  }

  /// Removes a key from a map. O(log n).
  package func removeElement(forKey key: String, from cell: CellAddress) {
    let (index, old) = list(at: cell).search(forKey: key)
    if old != nil { removeEntry(at: index, from: cell) }
  }
}
