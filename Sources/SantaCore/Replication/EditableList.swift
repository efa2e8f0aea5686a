import SantaStore

/// A list that an edit is applied to: a list of a transaction, or a draft that takes many changes and is written back as a
/// whole.
protocol EditableList {
  /// A location between elements, which also identifies the element after it. Each change invalidates all earlier cursors.
  associatedtype Cursor

  var end: Cursor { get }
  /// Returns whether the list contains an element with a position.
  func contains(_ position: Identity) -> Bool
  /// Returns the cursor of the element with a position; nil if the list does not contain it.
  func cursor(of position: Identity) -> Cursor?
  /// - Parameter index: the index of an element. An index beyond the last element means the end of the list.
  func cursor(at index: Int) -> Cursor
  func cursor(behind cursor: Cursor) -> Cursor
  mutating func remove(at cursor: Cursor) -> ListEntry
  /// - Returns: the former value.
  mutating func assign(_ value: StoredValue, at cursor: Cursor) -> StoredValue
  /// - Returns: the cursor after the new element.
  mutating func insert(_ entry: ListEntry, at cursor: Cursor) -> Cursor
  /// Returns how many more links to a row exist than the transaction knows.
  func unknownLinkCount(to row: UInt64) -> Int
}

/// A list of a transaction. A lookup scans the list up to the element.
struct StoredList: EditableList {
  let transaction: Transaction
  let cell: CellAddress

  var end: Int { transaction.list(at: cell).count }

  func contains(_ position: Identity) -> Bool { cursor(of: position) != nil }

  func cursor(of position: Identity) -> Int? {
    var (index, found) = (0, nil as Int?)
    transaction.list(at: cell).forEach {
      if Identity($0.id) == position { found = index }
      index += 1
      return found == nil
    }
    return found
  }

  func cursor(at index: Int) -> Int { min(index, end) }

  func cursor(behind cursor: Int) -> Int { cursor + 1 }

  func remove(at cursor: Int) -> ListEntry {
    let entry = transaction.list(at: cell)[cursor]
    transaction.removeEntry(at: cursor, from: cell)
    return entry
  }

  func assign(_ value: StoredValue, at cursor: Int) -> StoredValue {
    let former = transaction.list(at: cell)[cursor].value
    transaction.assign(value, at: cursor, in: cell)
    return former
  }

  func insert(_ entry: ListEntry, at cursor: Int) -> Int {
    transaction.insertEntry(entry, at: cursor, in: cell)
    return cursor + 1
  }

  func unknownLinkCount(to row: UInt64) -> Int { 0 }
}
