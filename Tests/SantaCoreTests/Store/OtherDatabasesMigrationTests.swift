import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Migrations, observations and JSON in the style of bug reports about other databases.
struct OtherDatabasesMigrationTests {
  private enum First {
    final class Item: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(indexed: true) var name = ""
      @Persisted var rank = 0
      @Persisted var parent: Item?
      @Persisted var children: List<Item>
      @Persisted var byKey: Map<String, Item?>
      @Persisted var note: Note?
      @Persisted var codes: List<Int>
    }
    final class Note: EmbeddedObject { @Persisted var text = "" }
    final class Old: Object { @Persisted var value = 1 }
  }

  private enum Second {
    final class Item: Object {
      @Persisted(primaryKey: true) var code: String
      @Persisted(indexed: true, renamedFrom: "name") var title = ""
      @Persisted(indexed: true) var rank: Double = 0
      @Persisted var parent: Item?
      @Persisted var children: List<Item>
      @Persisted var byKey: Map<String, Item?>
      @Persisted var note: Note?
      @Persisted var codes: List<String>
      @Persisted var added: String? = "new"
    }
    final class Note: EmbeddedObject {
      @Persisted(renamedFrom: "text") var body = ""
      @Persisted var length = -1
    }
  }

  private static func fill(_ store: Store) throws {
    try store.write {
      for id in 0..<300 {
        store.create(
          First.Item.self,
          value: [
            "id": id, "name": "name \(id % 7)", "rank": id, "note": ["text": "t\(id)"],
            "codes": [id, id + 1],
          ] as [String: Any])
      }
      let items = store.objects(First.Item.self)
      for item in items where item.id > 0 {
        item.parent = items[item.id / 2]
        items[item.id / 2].children.append(item)
        items[0].byKey["\(item.id)"] = item
      }
      for _ in 0..<3 { store.add(First.Old()) }
    }
  }

  @Test("A primary key gets another name and type, while links, lists, maps, parts and a renamed index stay")
  func keyChange() throws {
    let directory = try TemporaryDirectory()
    do { try Self.fill(directory.openStore([First.Item.self, First.Old.self])) }
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Second.Item.self], schemaVersion: 1
    ) { migration, _ in
      var count = 0
      try migration.enumerateObjects(ofType: Second.Item.self) { old, new in
        let id = old["id"] as? Int ?? -1
        (new.code, new.rank) = ("k\(id)", Double(old["rank"] as? Int ?? -1))
        new.codes.append(contentsOf: (old["codes"] as? [Any] ?? []).map { "\($0)" })
        new.note?.length = new.note?.body.count ?? -2
        if id % 10 == 9 { try migration.delete(new) }
        count += 1
      }
      #expect(count == 300)
      #expect(try migration.deleteData(forType: "Old"))
      try migration.enumerateObjects(ofType: "Old") { _, _ in Issue.record("Deleted objects are enumerated.")
      }
    }
    let store = try Store(configuration: configuration)
    let items = store.objects(Second.Item.self)
    #expect(items.count == 270)
    for item in items {
      let id = try #require(Int(item.code.dropFirst()))
      #expect(item.title == "name \(id % 7)" && item.rank == Double(id) && item.added == "new")
      #expect(Array(item.codes) == ["\(id)", "\(id + 1)"] && item.note?.body == "t\(id)")
      #expect(item.note?.length == "t\(id)".count)
      let parent = id / 2
      let parentCode: String? = id == 0 || parent % 10 == 9 ? nil : "k\(parent)"
      #expect(item.parent?.code == parentCode)
      let children = [2 * id, 2 * id + 1].filter { $0 > 0 && $0 < 300 && $0 % 10 != 9 && $0 / 2 == id }
      let codes: [String] = item.children.map { $0.code }
      #expect(codes == children.map { "k\($0)" })
    }
    #expect(store.object(ofType: Second.Item.self, forPrimaryKey: "k12")?.rank == 12)
    let titles: [String] = items.map { $0.title }
    #expect(items.where { $0.title == "name 3" }.count == titles.filter { $0 == "name 3" }.count)
    #expect(items.where { $0.rank > 290 }.count == 8)
    let root = try #require(store.object(ofType: Second.Item.self, forPrimaryKey: "k0"))
    #expect(root.byKey.count == 299 && root.byKey["12"]?.code == "k12" && root.byKey["19"] == nil)
    store.context.snapshot.checkInvariants()
  }

  final class Todo: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String?
    @Persisted var due: Date?
    @Persisted var tags: List<String>
    @Persisted var labels: MutableSet<Int>
    @Persisted var counts: Map<String, Int?>
    @Persisted var any: AnyPersistable
    @Persisted var number: Double?
    @Persisted var amount: Decimal = 1
    @Persisted var next: Todo?
  }

  @Test("Null, missing keys, and empty collections decode, and everything that is encoded decodes again")
  func json() throws {
    let store = try Store.temporary([Todo.self])
    let decoder = JSONDecoder()
    for text in [
      #"{"id": 1}"#, #"{"id": 1, "title": null, "due": null, "number": null, "next": null, "any": null}"#,
      #"{"id": 1, "tags": [], "labels": [], "counts": {}}"#,
      #"{"id": 1, "title": "é\u0000🎅", "due": 1.5, "tags": ["", "a"], "labels": [3, 3, 1], "counts": {"a": null, "": 2}}"#,
      #"{"id": 1, "any": {"a": [1, 2.5, null, {"b": true}]}, "number": 1e300, "amount": 0.1}"#,
      #"{"id": 1, "number": 9007199254740993, "amount": 12345678901234567890.123}"#,
      #"{"id": 1, "next": {"id": 2, "next": {"id": 3}}}"#,
    ] {
      let plain = try decoder.decode(Todo.self, from: Data(text.utf8))
      let created = try store.write {
        try store.create(Todo.self, json: Data(text.utf8), update: .all)
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try encoder.encode(created)
      let again = try decoder.decode(Todo.self, from: data)
      #expect(try encoder.encode(again) == data, "\(text)")
      #expect(again.title == created.title && again.amount == created.amount && again.any == created.any)
      #expect(plain.number == again.number && plain.tags.elementsEqual(again.tags))
      try store.write { store.deleteAll() }
    }
  }

  @Test("Slices, filters and sections of results are deleted, and an object of a stale slice is invalid")
  func slices() throws {
    let store = try Store.temporary([Todo.self])
    try store.write { for id in 0..<50 { store.create(Todo.self, value: ["id": id, "number": id % 5]) } }
    let todos = store.objects(Todo.self)
    let slice = todos[0...9]
    let last = try #require(todos.last)
    try store.write { store.delete(slice) }
    #expect(todos.count == 40 && todos.first?.id == 10)
    try store.write { store.delete(todos.sectioned(by: \.number)[0]) }
    #expect(todos.where { $0.number == 0 }.isEmpty && todos.count == 32)
    try store.write { store.delete(todos.sorted(by: \.id, ascending: false).prefix(2)) }
    #expect(last.isInvalidated && todos.last?.id == 47)
    try store.write { store.delete(todos.where { $0.id < 20 }.sorted(by: \.number).map { $0 }) }
    #expect(todos.first?.id == 21 && todos.count == 22)
    store.context.snapshot.checkInvariants()
  }

  @Test("Two observers, of which one invalidates the other and deletes the object, are called as promised")
  func observers() throws {
    let store = try Store.temporary([Todo.self])
    let todo = try store.write { store.create(Todo.self, value: ["id": 1]) }
    var log: [String] = []
    var second: NotificationToken?
    let first = todo.observe { change in
      switch change {
      case .change(_, let properties): log.append("first \(properties.map(\.name))")
      case .deleted: log.append("first deleted")
      default: log.append("first error")
      }
      second?.invalidate()
      second = nil
    }
    second = todo.observe { change in
      if case .deleted = change { log.append("second deleted") } else { log.append("second changed") }
    }
    store.refresh()
    try store.write { todo.title = "a" }
    store.refresh()
    try store.write {
      todo.title = "b"
      store.delete(todo)
    }
    store.refresh()
    #expect(
      log.first == "first [\"title\"]" && log.last == "first deleted" && !log.contains("second deleted"),
      "\(log)")
    first.invalidate()
  }

  @Test(
    "A list of an object that is deleted and created again with the same key keeps its elements, and shows no new ones"
  )
  func deletedOwner() async throws {
    let store = try Store.temporary([Todo.self])
    let todo = try store.write { store.create(Todo.self, value: ["id": 1, "tags": ["a"]]) }
    let tags = todo.tags
    var log: [String] = []
    let token = tags.observe { change in
      switch change {
      case .initial(let list): log.append("initial \(list.count)")
      case .update(let list, let deletions, let insertions, _):
        log.append("\(deletions) \(insertions) \(list.count)")
      case .error: log.append("error")
      }
    }
    store.refresh()
    try store.write {
      store.delete(todo)
      store.create(Todo.self, value: ["id": 1, "tags": ["b", "c"]])
    }
    store.refresh()
    try store.write { store.objects(Todo.self).first?.tags.append("d") }
    store.refresh()
    #expect(tags.isInvalidated && Array(tags) == ["a"], "A deleted object keeps its last values.")
    #expect(log.count <= 2 && !log.contains { $0.hasSuffix("2") || $0.hasSuffix("3") }, "\(log)")
    token.invalidate()
  }

  @Test("A frozen or deleted object, or one of another store, is not assigned silently")
  func foreignObjects() throws {
    let (store, other) = (try Store.temporary([Todo.self]), try Store.temporary([Todo.self]))
    let todo = try store.write { store.create(Todo.self, value: ["id": 1]) }
    let foreign = try other.write { other.create(Todo.self, value: ["id": 2]) }
    let frozen = todo.freeze()
    for (name, make) in [("foreign", foreign), ("frozen", frozen)] {
      let error = #expect(throws: StoreError.self, "\(name)") { try store.write { todo.next = make } }
      #expect(error != nil && todo.next == nil)
    }
    let deleted = try store.write { store.create(Todo.self, value: ["id": 3]) }
    try store.write { store.delete(deleted) }
    #expect(throws: StoreError.self) { try store.write { todo.next = deleted } }
    #expect(throws: StoreError.self) { try store.write { store.add(frozen) } }
    #expect(throws: StoreError.self) { try store.write { store.add(foreign) } }
    let copy = try store.write { store.create(Todo.self, value: foreign) }
    #expect(copy.id == 2 && store.objects(Todo.self).count == 2)
    store.context.snapshot.checkInvariants()
  }
}
