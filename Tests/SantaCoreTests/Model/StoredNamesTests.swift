import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes and properties that are stored under other names. Everywhere in a program, only the declared names apply.
struct StoredNamesTests {
  final class House: Object, Encodable {
    @Persisted(primaryKey: true, name: "key") var id: Int
    @Persisted(name: "label") var name = ""
    @Persisted(indexed: true, name: "number") var count: Int
    @Persisted(name: "ratio") var share: Double?
    @Persisted(name: "next") var neighbour: House?
    @Persisted(name: "rows") var street: List<House>
    @Persisted(name: "crowd") var friends: MutableSet<House>
    @Persisted(name: "marks") var tags: List<String>
    @Persisted(name: "places") var rooms: Map<String, Int>
    @Persisted(name: "door") var entrance: Door?
    @Persisted(originProperty: "neighbour") var neighbours: LinkingObjects<House>
    @Persisted(originProperty: "street") var streets: LinkingObjects<House>
    override class var storedName: String { "Building" }
  }

  final class Door: EmbeddedObject, Encodable {
    @Persisted(name: "paint") var colour = ""
    override class var storedName: String { "Building door" }
  }

  /// Creates five houses. Each links to the next one, and the first has all the other houses in its street.
  private func store() throws -> Store {
    let store = try Store.temporary([House.self])
    try store.write {
      for id in (0..<5).reversed() {
        let house: House = store.create(
          House.self,
          value: [
            "id": id, "name": "house \(id)", "count": id % 3, "share": Double(id) / 2,
            "tags": ["tag \(id)", "all"], "rooms": ["attic": id],
            "entrance": ["colour": id < 2 ? "red" : "blue"],
          ])
        if id < 4 { house.neighbour = store.object(ofType: House.self, forPrimaryKey: id + 1) }
      }
      let first = try #require(store.object(ofType: House.self, forPrimaryKey: 0))
      first.street.append(contentsOf: store.objects(House.self).where { $0.id > 0 }.sorted(by: \.id))
      first.friends.insert(first)
    }
    return store
  }

  private func ids(_ houses: some Sequence<House>) -> [Int] { houses.map(\.id).sorted() }

  @Test("Conditions are found by closure, text and predicate")
  func conditions() throws {
    let houses = try store().objects(House.self)
    #expect(ids(houses.where { $0.count == 1 }) == [1, 4])
    #expect(ids(houses.where { $0.neighbour.count == 1 && $0.share > 0 }) == [3])
    #expect(ids(houses.where { $0.street.count == 4 }) == [0])
    #expect(ids(houses.where { $0.street.name == "house 3" }) == [0])
    #expect(ids(houses.where { $0.neighbours.count > 0 }) == [1, 2, 3, 4])
    #expect(ids(houses.where { $0.neighbours.name == "house 1" }) == [2])
    #expect(ids(houses.where { $0.tags.contains("tag 2") }) == [2])
    #expect(ids(houses.where { $0.rooms["attic"] > 3 }) == [4])
    #expect(ids(houses.where { $0.entrance.colour == "red" }) == [0, 1])
    #expect(ids(try houses.filter("count == 1 && neighbour.name CONTAINS 'house'")) == [1])
    #expect(ids(try houses.filter("ANY street.count == 2")) == [0])
    #expect(ids(try houses.filter("neighbours.@count == 0")) == [0])
    #expect(ids(try houses.filter("ANY streets.id == 0")) == [1, 2, 3, 4])
    #expect(ids(try houses.filter("tags CONTAINS 'tag 3' || entrance.colour == 'red'")) == [0, 1, 3])
    #expect(ids(try houses.filter("street.@sum.count == 4")) == [0])
    #expect(ids(try houses.filter("SUBQUERY(street, $house, $house.count == 0).@count == 1")) == [0])
    #expect(ids(try houses.filter(#Predicate<House> { $0.count == 1 && $0.id > 1 })) == [4])
    #expect(ids(try houses.filter(#Predicate<House> { $0.neighbour?.name == "house 3" })) == [2])
    for stored in ["number == 1", "next.label == 'x'", "ANY rows.key == 1"] {
      #expect(throws: StoreError.self, "\(stored)") { try houses.filter(stored) }
    }
  }

  @Test("Steps, aggregates, values and sections follow them")
  func steps() throws {
    let store = try store()
    let houses = store.objects(House.self)
    #expect(houses.sorted(by: \.count).sorted(by: \.name, ascending: false).map(\.id) == [4, 3, 2, 1, 0])
    #expect(houses.sorted(by: \.neighbour?.name).map(\.id) == [4, 0, 1, 2, 3])
    #expect(try houses.sorted(byKeyPath: "neighbour.count", ascending: false).map(\.count).count == 5)
    #expect(Set(houses.distinct(by: \.count).map(\.count)) == [0, 1, 2])
    #expect(try houses.distinct(byKeyPaths: ["entrance.colour"]).count == 2)
    #expect(
      houses.sum(of: \.count) == 4 && houses.max(of: \.share) == 2 && houses.min(of: \.name) == "house 0")
    #expect(houses.average(of: \.count) == 0.8)
    #expect(houses.sorted(by: \.id).values(of: \.name).last == "house 4")
    #expect(houses.sectioned(by: \.count).map(\.key) == [0, 1, 2])
    #expect(
      houses.index(matching: { $0.name == "house 4" })
        == houses.index(of: try #require(houses.first { $0.id == 4 })))
    let first = try #require(houses.first { $0.id == 0 })
    #expect(first.street.objects.where { $0.count == 2 }.map(\.id) == [2])
    #expect(first.street.objects.sorted(by: \.name, ascending: false).first?.id == 4)
    #expect(first.friends.objects.where { $0.count == 0 }.count == 1)
    let second = try #require(first.neighbour)
    #expect(second.neighbours.map(\.id) == [0])
    #expect(second.neighbours.objects.map(\.id) == [0])
    #expect(second.streets.objects.where { $0.count == 0 }.map(\.id) == [0])
    #expect(second.streets.objects.sorted(by: \.name).map(\.id) == [0])
  }

  @Test("Observers are called for them, and told their names")
  func observers() throws {
    let store = try store()
    let first = try #require(store.object(ofType: House.self, forPrimaryKey: 0))
    let second = try #require(first.neighbour)
    var calls: [String] = []
    func note<Collection: ObservableCollection>(
      _ name: String
    ) -> (CollectionChange<Collection>) -> Void {
      { change in
        guard case .update(_, let deletions, let insertions, let modifications) = change else { return }
        calls.append("\(name) -\(deletions.count) +\(insertions.count) ~\(modifications.count)")
      }
    }
    var tokens = [
      store.objects(House.self).where { $0.count == 2 }.observe(note("where")),
      store.objects(House.self).observe(.only(\.name), note("name")),
      try store.objects(House.self).observe(.only(named: ["neighbour.share"]), note("text")),
      store.objects(House.self).observe(.ignoring(\.count), note("ignoring")),
      second.neighbours.observe(note("neighbours")),
      second.streets.objects.where { $0.count == 2 }.observe(note("streets")),
      first.street.observe(.only(\.share), note("street")),
    ]
    tokens.append(
      first.observe(.only(\.count, \.neighbour?.share)) { change in
        guard case .change(_, let properties) = change else { return }
        calls += properties.map { "\($0.name) \($0.oldValue ?? "-") \($0.newValue ?? "-")" }
      })
    store.refresh()
    try store.write { (first.count, second.share) = (2, 9) }
    store.refresh()
    #expect(
      Set(calls) == [
        "where -0 +1 ~0", "text -0 +0 ~1", "ignoring -0 +0 ~2", "neighbours -0 +0 ~1", "streets -0 +1 ~0",
        "street -0 +0 ~1", "count 0 2", "neighbour.share 0.5 9.0",
      ])
    calls = []
    try store.write { first.neighbour = nil }
    store.refresh()
    #expect(calls.contains("neighbours -1 +0 ~0"))
    #expect(tokens.count == 8)
  }

  @Test("Objects are written, encoded and decoded by them")
  func written() throws {
    let store = try store()
    try store.write {
      store.create(
        House.self, value: ["id": 1, "name": "new", "neighbour": ["id": 9, "name": "nine"]], update: .modified
      )
      store.objects(House.self).where { $0.id > 2 }.setValue("many", forKey: "name")
    }
    let house = try #require(store.object(ofType: House.self, forPrimaryKey: 1))
    #expect(house.name == "new" && house.count == 1 && house.neighbour?.id == 9)
    #expect(house["name"] as? String == "new" && house["label"] == nil)
    #expect(store.objects(House.self).where { $0.name == "many" }.count == 3)
    let text = String(decoding: try JSONEncoder().encode(house), as: UTF8.self)
    #expect(text.contains("\"name\":\"new\"") && !text.contains("label"))
    let copy = try store.write {
      try store.create(House.self, json: Data(#"{"id": 20, "name": "twenty", "count": 3}"#.utf8))
    }
    #expect(copy.name == "twenty" && copy.count == 3)
    #expect(house.description.contains("count = 1"))
  }

  @Test("Classes are named in texts by either name, and in the schema by the stored one")
  func namedInTexts() throws {
    let store = try store()
    for text in [
      "@links.House.neighbour.@count > 0", "ANY @links.Building.neighbour.name BEGINSWITH 'house'",
    ] {
      #expect(ids(try store.objects(House.self).filter(text)) == [1, 2, 3, 4])
    }
    #expect(store.schema.types.map(\.name) == ["Building", "Building door"])
    let text = store.schema.description
    #expect(text.contains("override class var storedName: String { \"Building door\" }"))
    let error = #expect(throws: StoreError.self) { try store.objects(House.self).filter("label == 'a'") }
    #expect(error?.message.contains("House has no property \"label\"") == true)
  }

  enum Old {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var parts: List<Toy>
    }
  }

  final class Plaything: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var parts: List<Plaything>
    override class var storedName: String { "Toy" }
  }

  final class Nameless: Object {
    @Persisted var id: Int
    override class var storedName: String { "" }
  }

  @Test("A class can be renamed in the program alone, and two of one stored name are refused")
  func renamedInTheProgram() throws {
    func open(_ types: [Object.Type], _ name: String) throws -> Store {
      try Store(configuration: .init(location: .inMemory(name), objectTypes: types))
    }
    let directory = try TemporaryDirectory()
    func configuration(_ type: Object.Type) -> Store.Configuration {
      .init(location: .directory(directory.url), objectTypes: [type])
    }
    do {
      let store = try Store(configuration: configuration(Old.Toy.self))
      try store.write { store.create(Old.Toy.self, value: ["id": 1, "parts": [["id": 2]]]) }
    }
    do {
      let store = try Store(configuration: configuration(Plaything.self))
      #expect(store.objects(Plaything.self).map(\.id).sorted() == [1, 2])
      #expect(store.object(ofType: Plaything.self, forPrimaryKey: 1)?.parts.map(\.id) == [2])
      #expect(store.schema.types.map(\.name) == ["Toy"])
    }
    let two = #expect(throws: StoreError.self) {
      _ = try open([Old.Toy.self, Plaything.self], "two names \(UInt64.random(in: 0 ... .max))")
    }
    #expect(two?.code == .invalidConfiguration)
    for part in ["Two classes are stored as Toy", "Old.Toy", "Plaything", "storedName"] {
      #expect(two?.message.contains(part) == true, "\(String(describing: two))")
    }
    let empty = #expect(throws: StoreError.self) {
      _ = try open([Nameless.self], "no name \(UInt64.random(in: 0 ... .max))")
    }
    #expect(empty?.message.contains("Nameless can't be stored") == true)
  }
}
