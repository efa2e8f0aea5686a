import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// The program of most tutorials: lists of things to do, shown in a table that follows the store.
struct ToDoListTests {
  final class ToDoList: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted var title: String
    @Persisted(onDelete: .cascade) var items: List<Item>

    var progress: Double {
      items.isEmpty ? 0 : Double(items.objects.where { $0.isDone }.count) / Double(items.count)
    }
  }

  final class Item: Object {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted var text: String
    @Persisted var isDone: Bool
    @Persisted var due: Date?
    @Persisted(originProperty: "items") var lists: LinkingObjects<ToDoList>

    convenience init(_ text: String, due: Date? = nil) {
      self.init()
      (id, self.text, self.due) = (UUID(), text, due)
    }
  }

  /// A table that changes only by applying the changes it receives.
  private final class Table {
    var rows: [String] = []
    private var token: NotificationToken?

    init(_ items: List<Item>) {
      token = items.observe { [unowned self] change in
        switch change {
        case .initial(let items): rows = items.map(Self.row)
        case .update(let items, let deletions, let insertions, let modifications):
          for index in modifications { rows[index] = "?" }
          for index in deletions.reversed() { rows.remove(at: index) }
          for index in insertions { rows.insert(Self.row(items[index]), at: index) }
          for (index, row) in rows.enumerated() where row == "?" { rows[index] = Self.row(items[index]) }
        case .error(let error): Issue.record(error)
        }
      }
    }

    private static func row(_ item: Item) -> String { (item.isDone ? "☑ " : "☐ ") + item.text }
  }

  @Test("Items are added, checked off, reordered and deleted, and the table follows")
  func table() throws {
    let store = try Store.temporary()
    let list = try store.write {
      let list = store.create(ToDoList.self, value: ["id": UUID(), "title": "Before Christmas"])
      list.items.append(contentsOf: ["wrap", "bake", "write", "pack"].map { Item($0) })
      return list
    }
    let table = Table(list.items)
    store.refresh()
    #expect(table.rows == ["☐ wrap", "☐ bake", "☐ write", "☐ pack"])

    func change(_ change: () throws -> Void) throws {
      try store.write(change)
      store.refresh()
      #expect(table.rows == list.items.map { ($0.isDone ? "☑ " : "☐ ") + $0.text })
    }
    try change { list.items[1].isDone = true }
    #expect(list.progress == 0.25)
    // Uses the offsets of a table view, which reports the offset before which dragged rows were dropped.
    try change { list.items.move(fromOffsets: [0, 3], toOffset: 2) }
    #expect(list.items.map(\.text) == ["bake", "wrap", "pack", "write"])
    try change { list.items.remove(atOffsets: [0, 2]) }
    try change {
      list.items.insert(Item("sleep", due: .distantPast), at: 0)
      list.items[1].text += " everything"
    }
    #expect(table.rows == ["☐ sleep", "☐ wrap everything", "☐ write"])
    let overdue = store.objects(Item.self).where { $0.due < Date.now && !$0.isDone }
    #expect(overdue.map(\.text) == ["sleep"] && overdue[0].lists[0] == list)
    try change { list.items.removeAll(where: \.isDone) }
    try change { for item in list.items { item.isDone = true } }
    #expect(list.progress == 1)
    // An item that was removed from its list is still in the store. Deleting the list also deletes the items that are in it.
    #expect(store.objects(Item.self).where { $0.lists.count == 0 }.map(\.text).sorted() == ["bake", "pack"])
    try store.write { store.delete(list) }
    #expect(store.objects(Item.self).count == 2 && list.isInvalidated)
  }
}
