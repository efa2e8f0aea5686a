import SantaStore

/// A list of a transaction with an index that finds elements by their positions without scanning the list.
///
/// Each edit changes both the list and its index, a draft without values. Any other change to the list invalidates the index.
struct IndexedList: EditableList {
  typealias Cursor = ListDraft.Cursor

  private let list: StoredList
  private(set) var index: ListDraft

  /// - Parameter index: the index of the list; nil to create it, which reads the list once.
  init(_ list: StoredList, _ index: ListDraft?) {
    self.list = list
    self.index =
      index
      ?? ListDraft(
        list.transaction.list(at: list.cell).elements.map { ListEntry(id: $0.id, moved: .zero, value: .null) }
      )
  }

  /// Whether the index has as many elements as the list. A damaged list may contain a position twice.
  var isComplete: Bool { index.count == list.end }

  var end: Cursor { index.end }

  func contains(_ position: Identity) -> Bool { index.contains(position) }

  func cursor(of position: Identity) -> Cursor? { index.cursor(of: position) }

  func cursor(at index: Int) -> Cursor { self.index.cursor(at: index) }

  func cursor(behind cursor: Cursor) -> Cursor { index.cursor(behind: cursor) }

  mutating func remove(at cursor: Cursor) -> ListEntry {
    let entry = list.remove(at: index.index(of: cursor))
    _ = index.remove(at: cursor)
    return entry
  }

  func assign(_ value: StoredValue, at cursor: Cursor) -> StoredValue {
    list.assign(value, at: index.index(of: cursor))
  }

  mutating func insert(_ entry: ListEntry, at cursor: Cursor) -> Cursor {
    _ = list.insert(entry, at: index.index(of: cursor))
    return index.insert(ListEntry(id: entry.id, moved: .zero, value: .null), at: cursor)
  }

  func unknownLinkCount(to row: UInt64) -> Int { 0 }
}
