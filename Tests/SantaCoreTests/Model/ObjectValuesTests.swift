import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Objects outside a store that are created from values, or as copies.
struct ObjectValuesTests {
  final class Room: EmbeddedObject {
    @Persisted var name = ""
  }

  final class House: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "house"
    @Persisted var rent: Double?
    @Persisted var hall: Room?
    @Persisted var rooms: List<Room>
    @Persisted var byName: Map<String, Room?>
    @Persisted var numbers: List<Int>
    @Persisted var next: House?
    @Persisted(originProperty: "next") var former: LinkingObjects<House>

    override var description: String { "house \(id)" }
  }

  private func store() throws -> Store {
    try Store.temporary([House.self])
  }

  @Test("An object is made from values by name")
  func madeByName() throws {
    let house = try House(value: ["id": 7, "hall": ["name": "hall"], "numbers": [1, 2], "next": ["id": 8]])
    #expect(house.id == 7 && house.name == "house" && house.hall?.name == "hall" && house.next?.id == 8)
    #expect(Array(house.numbers) == [1, 2] && house.store == nil)
    let unknown = #expect(throws: StoreError.self) { try House(value: ["nane": "x"]) }
    #expect(unknown?.message.contains("nane") == true)
    #expect(throws: StoreError.self) { try House(value: ["id": "seven"]) }
    let inner = #expect(throws: StoreError.self) { try House(value: ["hall": ["nane": "x"]]) }
    #expect(inner?.message.contains("nane") == true)
    var nested: [String: Any] = ["id": 1]
    for _ in 0..<10_000 { nested = ["id": 1, "next": nested] }
    #expect(throws: StoreError.self) { try House(value: nested) }
  }

  @Test("A copy has values and parts of its own, and the same links")
  func copies() throws {
    let store = try store()
    let house = try store.write {
      let house = try House(value: [
        "id": 1, "rent": 5, "hall": ["name": "hall"], "rooms": [["name": "a"], ["name": "b"]],
        "byName": ["c": ["name": "c"]], "numbers": [1, 2, 3], "next": ["id": 2],
      ])
      store.add(house)
      return house
    }
    let copy = try House(value: house)
    #expect(copy.store == nil && copy.id == 1 && copy.rent == 5 && copy.next == house.next)
    #expect(copy.rooms.map(\.name) == ["a", "b"] && copy.byName["c"]?.name == "c")
    copy.hall?.name = "new"
    copy.rooms[0].name = "new"
    copy.numbers.append(4)
    copy.rent = nil
    #expect(house.hall?.name == "hall" && house.rooms[0].name == "a" && house.numbers.count == 3)
    try store.write { store.add(copy, update: .modified) }
    #expect(house.hall?.name == "new" && house.rooms.map(\.name) == ["new", "b"] && house.rent == nil)
    #expect(Array(house.numbers) == [1, 2, 3, 4] && house.next?.id == 2)
    #expect(store.objects(House.self).count == 2)
    #expect(throws: StoreError.self) { try House(value: Room()) }
  }

  @Test("A class has its own description, and a frozen object, too")
  func descriptions() throws {
    let house = try House(value: ["id": 3])
    #expect("\(house)" == "house 3" && Frozen(house)?.description == nil)
    let store = try store()
    try store.write { store.add(house) }
    #expect(Frozen(house)?.description == "house 3")
  }

  @Test("A null of Foundation's JSON is nil")
  func nullOfJSON() throws {
    let json = #"{"id": 4, "rent": null, "next": null}"#
    let values = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let store = try store()
    try store.write {
      let house = store.create(House.self, value: ["id": 4, "rent": 3.5, "next": ["id": 5]])
      store.create(House.self, value: values, update: .modified)
      #expect(house.rent == nil && house.next == nil)
    }
    #expect(throws: StoreError.self) {
      try store.write { store.create(House.self, value: ["id": 6, "name": values["rent"] ?? 0]) }
    }
  }

  @Test("An object of another Store on the same data is not taken for one of another store")
  func otherStore() throws {
    let first = try store()
    let second = try Store(configuration: first.configuration)
    let house = try first.write { first.create(House.self, value: ["id": 1]) }
    second.refresh()
    for work: (House) -> Void in [{ second.delete($0) }, { second.add($0) }, { second.delete([$0]) }] {
      let error = #expect(throws: StoreError.self) { try second.write { work(house) } }
      #expect(error?.code == .wrongStore && error?.message.contains("another Store on the same data") == true)
    }
    let frozen = house.freeze()
    let error = #expect(throws: StoreError.self) { try first.write { first.delete(frozen) } }
    #expect(error?.message.contains("is frozen") == true)
  }

  @Test("Results are a collection of objects like the others")
  func resultsAsCollection() throws {
    func count(_ objects: some ObjectCollection) throws -> Int {
      try objects.filter("TRUEPREDICATE", arguments: []).count
    }
    let store = try store()
    let house = try store.write { store.create(House.self, value: ["id": 1, "next": ["id": 2]]) }
    #expect(try count(store.objects(House.self)) == 2)
    #expect(try count(house.former) == 0)
  }

  @Test("Emptying a store that needs a migration needs its classes")
  func emptying() throws {
    let configuration = Store.Configuration(
      location: .inMemory(UUID().uuidString), deleteIfMigrationNeeded: true)
    let error = #expect(throws: StoreError.self) { try Store(configuration: configuration) }
    #expect(error?.code == .invalidConfiguration && error?.message.contains("objectTypes") == true)
  }
}
