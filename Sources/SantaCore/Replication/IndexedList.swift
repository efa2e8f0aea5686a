import SantaStore

/// A list of a transaction whose elements are found by their positions without looking at all of them.
///
/// Each change is made to the list itself and to the index, a draft without values. The index is wrong after any other
/// change to the list.
struct IndexedList: EditableList {
  typealias Place = ListDraft.Place

  private let list: StoredList
  private(set) var index: ListDraft

  /// - Parameter index: the index of the list; nil to make it, which reads the list once.
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

  var end: Place { index.end }

  func contains(_ position: Identity) -> Bool { index.contains(position) }

  func place(of position: Identity) -> Place? { index.place(of: position) }

  func place(at index: Int) -> Place { self.index.place(at: index) }

  func place(behind place: Place) -> Place { index.place(behind: place) }

  mutating func remove(at place: Place) -> ListEntry {
    let entry = list.remove(at: index.index(of: place))
    _ = index.remove(at: place)
    return entry
  }

  func assign(_ value: StoredValue, at place: Place) -> StoredValue {
    list.assign(value, at: index.index(of: place))
  }

  mutating func insert(_ entry: ListEntry, at place: Place) -> Place {
    _ = list.insert(entry, at: index.index(of: place))
    return index.insert(ListEntry(id: entry.id, moved: .zero, value: .null), at: place)
  }

  func unknownLinkCount(to row: UInt64) -> Int { 0 }
}
