import Foundation
import SantaCore
import SantaDataSource
import Testing

/// Objects with generated ids, and looking up an id by other values.
struct FindingIDTests {
  final class Door: IdentifiedObject {
    @Persisted var street: String
    @Persisted var number: Int
    @Persisted var owner: String?
    @Persisted var neighbour: Door?

    var isEven: Bool { number % 2 == 0 }
  }

  private let store: Store

  init() throws { store = try Store(configuration: .init(location: locationInMemory())) }

  @discardableResult
  private func add(_ street: String, _ number: Int, owner: String? = nil) throws -> Door {
    try store.write {
      store.create(Door.self, value: ["street": street, "number": number, "owner": owner as Any])
    }
  }

  @Test("Each object has another id, by which it is found, and which may be assigned before it is added")
  func generated() throws {
    let doors = try (1...3).map { try add("Elm", $0) }
    #expect(Set(doors.map(\.id)).count == 3)
    #expect(store.object(ofType: Door.self, forPrimaryKey: doors[1].id) == doors[1])
    let (door, id) = (Door(), UUID())
    door.id = id
    try store.write { store.add(door) }
    #expect(store.object(ofType: Door.self, forPrimaryKey: id) == door)
  }

  @Test("findID finds the one object with a value, or with several, and nil if there is none")
  func found() throws {
    let (first, second) = (try add("Elm", 1), try add("Elm", 2, owner: "Ada"))
    try store.write { first.neighbour = second }
    #expect(try store.findID(Door.self, key: \.number, value: 2) == second.id)
    #expect(try store.findID(Door.self, key: \.number, value: 3) == nil)
    #expect(try store.findID(Door.self, key: \.owner, value: nil) == first.id)
    #expect(try store.findID(Door.self, key: \.owner, value: "Ada") == second.id)
    #expect(try store.findID(Door.self, key: \.neighbour?.number, value: 2) == first.id)
    #expect(try store.findID(Door.self, keys: (\.street, "Elm"), (\.number, 1)) == first.id)
    #expect(try store.findID(Door.self, keys: (\.street, "Elm"), (\.number, 1), (\.owner, "Ada")) == nil)
    #expect(try store.findID(Door.self, key: \.id, value: second.id) == second.id)
  }

  @Test("Objects that the running transaction added or deleted are taken into account")
  func inTransaction() throws {
    let old = try add("Elm", 1)
    try store.write {
      let new = store.create(Door.self, value: ["street": "Oak"])
      let added = try store.findID(Door.self, key: \.street, value: "Oak")
      #expect(added == new.id)
      store.delete(old)
      let deleted = try store.findID(Door.self, key: \.street, value: "Elm")
      #expect(deleted == nil)
    }
  }

  @Test("Several objects with the values are an error")
  func ambiguous() async throws {
    for _ in 0..<3 { try add("Elm", 1) }
    let one = try await message(.ambiguousKey) {
      _ = try store.findID(Door.self, key: \.street, value: "Elm")
    }
    #expect(
      one == """
        3 Door objects have this street, so findID can't choose one of them. Add another key, or declare a property \
        with @Persisted(unique: true).
        """)
    let two = try await message(.ambiguousKey) {
      _ = try store.findID(Door.self, keys: (\.street, "Elm"), (\.number, 1))
    }
    #expect(two?.hasPrefix("3 Door objects have these values of street and number, ") == true)
  }

  @Test("No keys, and properties that are not stored, are errors")
  func unusable() async throws {
    let none = try await message(.invalidQuery) { _ = try store.findID(Door.self) }
    #expect(none == "findID was called for Door without keys. Pass at least one property with its value.")
    let computed = try await message(.invalidKeyPath) {
      _ = try store.findID(Door.self, key: \.isEven, value: true)
    }
    #expect(computed != nil)
  }

  @Test("An entity without an id replaces the object that it was stored as, also within one putAll")
  func upserted() async throws {
    let subscribers = DataSourcePage.makeSubscribers(StoreProvider(.init(location: locationInMemory())))
    try await subscribers.put(Subscriber(email: "ada@example.org", name: "Ada"))
    try await subscribers.putAll([
      Subscriber(email: "ben@example.org", name: "Ben"), Subscriber(email: "ada@example.org", name: "Ada L."),
      Subscriber(email: "ben@example.org", name: "Benjamin"),
    ])
    let all = try await subscribers.getAll(.all)
    #expect(all.map(\.name) == ["Ada L.", "Benjamin"])
  }
}
