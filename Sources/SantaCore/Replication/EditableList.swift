import SantaStore

/// A list that an edit is applied to: that of a transaction, or for many changes a draft that is written back as a whole.
protocol EditableList {
  /// A place between elements, or of the element behind it. Each change makes the earlier ones invalid.
  associatedtype Place

  var end: Place { get }
  /// Whether an element has a position.
  func contains(_ position: Identity) -> Bool
  /// Where an element is; nil if it is not there.
  func place(of position: Identity) -> Place?
  /// - Parameter index: at most the number of elements; a higher one is the end.
  func place(at index: Int) -> Place
  func place(behind place: Place) -> Place
  mutating func remove(at place: Place) -> ListEntry
  /// - Returns: the former value.
  mutating func assign(_ value: StoredValue, at place: Place) -> StoredValue
  /// - Returns: the place behind the new element.
  mutating func insert(_ entry: ListEntry, at place: Place) -> Place
  /// How many more links there are to a row than the transaction knows.
  func unknownLinkCount(to row: UInt64) -> Int
}

/// A list of a transaction. An element is found by looking at all before it.
struct StoredList: EditableList {
  let transaction: Transaction
  let cell: CellAddress

  var end: Int { transaction.list(at: cell).count }

  func contains(_ position: Identity) -> Bool { place(of: position) != nil }

  func place(of position: Identity) -> Int? {
    var (index, found) = (0, nil as Int?)
    transaction.list(at: cell).forEach {
      if Identity($0.id) == position { found = index }
      index += 1
      return found == nil
    }
    return found
  }

  func place(at index: Int) -> Int { min(index, end) }

  func place(behind place: Int) -> Int { place + 1 }

  func remove(at place: Int) -> ListEntry {
    let entry = transaction.list(at: cell)[place]
    transaction.removeEntry(at: place, from: cell)
    return entry
  }

  func assign(_ value: StoredValue, at place: Int) -> StoredValue {
    let former = transaction.list(at: cell)[place].value
    transaction.assign(value, at: place, in: cell)
    return former
  }

  func insert(_ entry: ListEntry, at place: Int) -> Int {
    transaction.insertEntry(entry, at: place, in: cell)
    return place + 1
  }

  func unknownLinkCount(to row: UInt64) -> Int { 0 }
}
