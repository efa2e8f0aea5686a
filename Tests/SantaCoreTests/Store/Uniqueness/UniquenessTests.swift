import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Unique values.
struct UniquenessTests {
  final class Person: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(unique: true) var email: String?
    @Persisted(unique: true) var score: Double?
    @Persisted(unique: true, indexed: true) var born: Date?
    @Persisted(unique: true) var mate: Person?
    @Persisted(unique: true) var price: Decimal?
    @Persisted var street = ""
    @Persisted var number: Int?
    @Persisted(onDelete: .cascade) var desk: Desk?
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Person.number, \Person.street]] }
  }

  final class Desk: Object {
    @Persisted(unique: true) var label: Data
    @Persisted var room: Room?
    @Persisted var place: Int
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Desk.room, \Desk.place]] }
  }

  final class Room: Object {
    @Persisted(primaryKey: true) var name: String
  }

  private let store: Store

  init() throws {
    store = try Store.temporary()
    try store.write {
      for id in 0..<5 { store.create(Person.self, value: ["id": id, "email": "\(id)@example.org"]) }
    }
  }

  private var people: [Person] { Array(store.objects(Person.self).sorted(by: \.id)) }

  /// Expects that a transaction throws an error with these parts in its message, and changes nothing.
  private func expectViolation(_ parts: String..., change: () throws -> Void) {
    let before = store.context.snapshot.contents
    let error = #expect(throws: StoreError.self) { try store.write { try change() } }
    #expect(error?.code == .uniqueViolation)
    for part in parts { #expect(error?.message.contains(part) == true, "\(String(describing: error))") }
    #expect(store.context.snapshot.contents == before)
    store.context.snapshot.checkInvariants()
  }

  @Test("Two objects with one value are refused at the commit, and both are named")
  func refused() throws {
    let people = people
    expectViolation("Two Person objects have the same email", "primary key 1", "primary key 3") {
      people[3].email = people[1].email
    }
    expectViolation("primary key 2", "primary key 9") {
      store.create(Person.self, value: ["id": 9, "email": "2@example.org"])
    }
    expectViolation("primary key 7", "primary key 8") {
      for id in 7...8 { store.create(Person.self, value: ["id": id, "email": "new@example.org"]) }
    }
    expectViolation("the same mate") { for person in people.prefix(2) { person.mate = people[4] } }
    let data = Data([1, 2])
    expectViolation("Two Desk objects have the same label", "number 1 in the order of creation") {
      for _ in 0..<2 { store.create(Desk.self, value: ["label": data]) }
    }
    expectViolation("the same email") { store.objects(Person.self).setValue("one", forKey: "email") }
  }

  @Test("Objects may exchange their values, and have one value until the commit")
  func exchanged() throws {
    let people = people
    try store.write {
      (people[0].email, people[1].email) = (people[1].email, people[0].email)
      people[2].email = people[3].email
      #expect(store.objects(Person.self).where { $0.email == "3@example.org" }.count == 2)
      people[3].email = nil
    }
    #expect(people.map(\.email) == ["1", "0", "3", nil, "4"].map { $0.map { "\($0)@example.org" } })
    #expect(store.objects(Person.self).where { $0.email == "3@example.org" }.map(\.id) == [2])
    store.context.snapshot.checkInvariants()
  }

  @Test("Of three objects with one value, the commit finds two that are left")
  func three() throws {
    let people = people
    expectViolation("primary key 1", "primary key 2") {
      for person in people.prefix(3) { person.email = "same" }
      #expect(store.objects(Person.self).where { $0.email == "same" }.count == 3)
      store.delete(people[0])
    }
    try store.write {
      for person in people.prefix(3) { person.email = "same" }
      store.delete(people[0])
      people[2].email = "other"
    }
    #expect(people.dropFirst().map(\.email).prefix(2) == ["same", "other"])
  }

  @Test("Any number of objects may have nil or a NaN; 0.0 and -0.0 are one value")
  func empty() throws {
    let people = people
    try store.write {
      for person in people {
        person.score = .nan
        person.email = nil
      }
    }
    try store.write { for person in people.dropFirst() { person.score = nil } }
    expectViolation("the same score") { (people[0].score, people[1].score) = (0.0, -0.0) }
    try store.write { people[3].score = -0.0 }
    #expect(store.objects(Person.self).where { $0.score == 0.0 }.map(\.id) == [3])
    expectViolation("the same price") {
      (people[0].price, people[1].price) = (Decimal(string: "1.10"), Decimal(string: "1.1"))
    }
    try store.write { (people[0].price, people[1].price) = (-3, Decimal(string: "3e100")) }
    #expect(store.objects(Person.self).where { $0.price == -3 }.map(\.id) == [0])
    expectViolation("the same born") { for person in people { person.born = Date(timeIntervalSince1970: 7) } }
    store.context.snapshot.checkInvariants()
  }

  @Test(
    "A store in whose files no unique value is left can be opened",
    arguments: ["set to nil", "deleted", "deleted one by one"])
  func noneLeft(how: String) throws {
    let directory = try TemporaryDirectory()
    func open() throws -> Store {
      try directory.openStore([Person.self, Desk.self, Room.self])
    }
    func write() throws {
      let store = try open()
      try store.write {
        for id in 0..<100 { store.create(Person.self, value: ["id": id, "email": "\(id)@example.org"]) }
      }
      try store.write {
        for person in store.objects(Person.self) where how == "set to nil" { person.email = nil }
        if how == "deleted" { store.delete(store.objects(Person.self)) }
        for person in Array(store.objects(Person.self)) where how == "deleted one by one" {
          store.delete(person)
        }
      }
      try store.compact()
    }
    try write()
    let store = try open()
    #expect(store.objects(Person.self).count == (how == "set to nil" ? 100 : 0))
    #expect(try StoreVerification(of: directory.url).damages.isEmpty)
    try store.write { store.create(Person.self, value: ["id": 1_000, "email": "1@example.org"]) }
    #expect(throws: StoreError.self) {
      try store.write { store.create(Person.self, value: ["id": 1_001, "email": "1@example.org"]) }
    }
  }

  @Test("Texts are compared by their bytes")
  func texts() throws {
    let people = people
    try store.write { (people[0].email, people[1].email) = ("caf\u{E9}", "cafe\u{301}") }
    // The values are equal in Swift, and therefore in queries.
    #expect(store.objects(Person.self).where { $0.email == "caf\u{E9}" }.map(\.id) == [0, 1])
    expectViolation("the same email") { people[2].email = "caf\u{E9}" }
  }

  @Test("Several properties are unique together, unless one of them is nil")
  func together() throws {
    let people = people
    try store.write {
      for (person, number) in zip(people, [1, 2, 3, nil, nil]) {
        person.street = "Elf Lane"
        person.number = number
      }
    }
    expectViolation("the same values of street and number", "primary key 0", "primary key 2") {
      people[2].number = 1
    }
    expectViolation("the same values of street and number") { people[4].number = 3 }
    try store.write {
      people[2].number = 1
      people[2].street = "Sleigh Street"
    }
    store.context.snapshot.checkInvariants()
  }

  @Test("A deletion that sets links to nil removes them from their set, and frees values")
  func deleted() throws {
    let people = people
    let rooms = try store.write { ["a", "b"].map { store.create(Room.self, value: ["name": $0]) } }
    try store.write {
      for (index, person) in people.prefix(2).enumerated() {
        person.desk = Desk()
        person.desk?.label = Data([UInt8(index)])
        person.desk?.room = rooms[index]
        person.desk?.place = 1
      }
      people[0].mate = people[1]
    }
    expectViolation("the same values of room and place") { people[1].desk?.room = rooms[0] }
    try store.write {
      store.delete(rooms)
      people[2].email = people[1].email
      store.delete(people[1])
    }
    #expect(people[0].mate == nil && store.objects(Desk.self).count == 1)
    try store.write {
      for person in people[2...3] {
        person.desk = Desk()
        person.desk?.label = Data([UInt8(person.id)])
        person.desk?.place = 1
      }
    }
    store.context.snapshot.checkInvariants()
  }

  @Test("A rolled back savepoint takes its violation with it, and a kept one brings it to the commit")
  func savepoints() throws {
    struct Cancelled: Error {}
    let people = people
    try store.write {
      people[0].email = "kept"
      #expect(throws: Cancelled.self) {
        try store.savepoint {
          people[1].email = "kept"
          #expect(store.objects(Person.self).where { $0.email == "kept" }.count == 2)
          throw Cancelled()
        }
      }
      #expect(store.objects(Person.self).where { $0.email == "kept" }.count == 1)
    }
    #expect(people.map(\.email).prefix(2) == ["kept", "1@example.org"])
    expectViolation("primary key 0", "primary key 1") {
      try store.savepoint { people[1].email = "kept" }
      people[2].email = "another"
    }
    expectViolation("primary key 2", "primary key 3") {
      (people[2].email, people[3].email) = ("same", "same")
      try store.savepoint { people[4].email = "in the savepoint" }
    }
    expectViolation("primary key 2", "primary key 3") {
      people[2].email = "same"
      try store.savepoint { people[3].email = "same" }
    }
  }

  @Test("An asynchronous write throws the error, too")
  func asynchronous() async throws {
    let store = try await Store.asyncOpen(configuration: .init(location: .inMemory(UUID().uuidString)))
    try await store.asyncWrite {
      for id in 0..<2 { store.create(Person.self, value: ["id": id]) }
    }
    let error = await #expect(throws: StoreError.self) {
      try await store.asyncWrite { store.objects(Person.self).setValue("one", forKey: "email") }
    }
    #expect(error?.code == .uniqueViolation)
    #expect(store.objects(Person.self).where { $0.email == nil }.count == 2)
  }

  @Test("Queries for a value use the index")
  func queries() throws {
    try store.write {
      for id in 1000..<1200 { store.create(Person.self, value: ["id": id, "email": "\(id)"]) }
    }
    let all = store.objects(Person.self)
    #expect(
      all.where { $0.email == "3@example.org" }.explain().contains(
        "Finds 1 of 205 objects of Person by the unique email."))
    let several = all.where { $0.email.in(["3@example.org", "1@example.org", "none"]) && $0.id > 1 }
    #expect(several.explain().contains("Finds 3 of 205 objects of Person by the unique email."))
    #expect(several.map(\.id) == [3])
    // The index finds strings by their bytes, so it isn't used for a string that has canonically equivalent spellings.
    #expect(all.where { $0.email == "caf\u{E9}" }.explain().contains("Scans"))
    #expect(all.where { $0.born > Date() }.explain().contains("by the index of born"))
    #expect(all.where { $0.email == nil }.isEmpty && all.where { $0.score == nil }.count == 205)
    // An observer of the query also receives the changes.
    let people = people
    let recorder = CollectionRecorder<Results<Person>> { "\($0.id)" }
    let live = all.where { $0.email == "x" }
    let token = live.observe { recorder.record($0) }
    try store.write { people[4].email = "x" }
    try store.write { (people[4].email, people[2].email) = (nil, "x") }
    store.refresh()
    #expect(recorder.problems == [] && recorder.contents == ["2"] && live.map(\.id) == [2])
    token.invalidate()
  }
}
