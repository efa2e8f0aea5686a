import SantaStore

/// A list that an edit is applied to: that of a transaction, or for many changes a draft that is written back as a whole.
protocol EditableList {
  /// A position between elements, or of the element behind it. Each change makes the earlier ones invalid.
  associatedtype Cursor

  var end: Cursor { get }
  /// Whether an element has a position.
  func contains(_ position: Identity) -> Bool
  /// Where an element is; nil if it is not there.
  func cursor(of position: Identity) -> Cursor?
  /// - Parameter index: at most the number of elements; a higher one is the end.
  func cursor(at index: Int) -> Cursor
  func cursor(behind cursor: Cursor) -> Cursor
  mutating func remove(at cursor: Cursor) -> ListEntry
  /// - Returns: the former value.
  mutating func assign(_ value: StoredValue, at cursor: Cursor) -> StoredValue
  /// - Returns: the cursor behind the new element.
  mutating func insert(_ entry: ListEntry, at cursor: Cursor) -> Cursor
  /// How many more links there are to a row than the transaction knows.
  func unknownLinkCount(to row: UInt64) -> Int
}

/// A list of a transaction. An element is found by looking at all before it.
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
