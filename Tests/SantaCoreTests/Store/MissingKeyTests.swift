import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// JSON objects without a primary key used to become one object with the default key, which overwrote an existing object. An
/// import counted each of them.
struct MissingKeyTests {
  final class Person: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var friend: Person?
    @Persisted var family: List<Person>
    @Persisted var known: Map<String, Person?>
    @Persisted var ticket: Ticket?
  }

  final class Badge: Object, Codable {
    @Persisted(primaryKey: true) var code = "none"
    @Persisted var name = ""
  }

  /// A class that generates a key for each object.
  final class Ticket: Object, Codable {
    @Persisted(primaryKey: true) var id = UUID().uuidString
    @Persisted var name = ""
  }

  /// A class whose key must be assigned: a UUID without a value isn't a key.
  final class Envelope: Object, Codable {
    @Persisted(primaryKey: true) var id: UUID
    @Persisted var name = ""
  }

  class Pet: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    override class var subclasses: [Object.Type] { [Cat.self] }
  }

  final class Cat: Pet { @Persisted var lives = 9 }

  private struct Named: Encodable { var name: String }

  private let store: Store
  private let first: Person

  init() throws {
    let store = try Store.temporary()
    first = try store.write { store.create(Person.self, value: ["id": 0, "name": "first"]) }
    self.store = store
  }

  private func expectMissing(
    _ name: String, _ key: String = "id", sourceLocation: SourceLocation = #_sourceLocation,
    _ change: () throws -> Void
  ) {
    let store = store
    let error = #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try store.write { try change() }
    }
    #expect(error?.code == .missingPrimaryKey, sourceLocation: sourceLocation)
    #expect(
      error?.message.hasPrefix(
        "The values for \(a: name) do not include '\(key)', which is the primary key.")
        ?? false, sourceLocation: sourceLocation)
    #expect(store.objects(Person.self).count == 1 && first.name == "first", sourceLocation: sourceLocation)
  }

  @Test(
    "A dictionary without the key is an error that names the class",
    arguments: [UpdatePolicy.error, .modified, .all])
  func dictionaries(policy: UpdatePolicy) {
    let store = store
    expectMissing("Person") { store.create(Person.self, value: ["name": "a"], update: policy) }
    // Without values, the call is equivalent to `add(Person())`, which fails because the key exists.
    if policy != .error { expectMissing("Person") { store.create(Person.self, update: policy) } }
    expectMissing("Person") { store.create(Person.self, value: Named(name: "a"), update: policy) }
    expectMissing("Badge", "code") { store.create(Badge.self, value: ["name": "a"], update: policy) }
    expectMissing("Envelope") { store.create(Envelope.self, value: ["name": "a"], update: policy) }
    expectMissing("Pet") { store.create(Pet.self, value: ["name": "a"], update: policy) }
    expectMissing("Cat") {
      store.create(Pet.self, value: ["name": "a", ObjectClass.nameKey: "Cat"], update: policy)
    }
  }

  @Test("An unknown name, such as a misspelt key, and a wrong value are errors of their own")
  func otherMistakes() {
    let store = store
    for value: [String: Any] in [["Id": 1], ["name": 5], ["friend": 5]] {
      let error = #expect(throws: StoreError.self) {
        try store.write { store.create(Person.self, value: value, update: .modified) }
      }
      #expect(error?.code == .valueOutOfRange, "\(value)")
    }
  }

  @Test("A linked object that is given by its values needs its key, too, wherever it is")
  func linked() {
    let store = store
    let unnamed: [String: Any] = ["name": "a"]
    for values: [String: Any] in [
      ["id": 1, "friend": unnamed], ["id": 1, "family": [unnamed, unnamed]],
      ["id": 1, "known": ["x": unnamed]],
      ["id": 1, "friend": ["id": 2, "friend": unnamed] as [String: Any]],
    ] {
      expectMissing("Person") { store.create(Person.self, value: values, update: .modified) }
    }
  }

  @Test("JSON without the key is an error, and the message has the index in an array")
  func json() {
    let store = store
    let one = Data(#"{"name": "a"}"#.utf8)
    expectMissing("Person") { try store.create(Person.self, json: one, update: .modified) }
    let nested = Data(#"{"id": 1, "friend": {"name": "a"}}"#.utf8)
    expectMissing("Person") { try store.create(Person.self, json: nested, update: .modified) }
    let several = Data(#"[{"id": 5, "name": "a"}, {"name": "b"}]"#.utf8)
    expectMissing("Person") { try store.create([Person].self, json: several, update: .modified) }
    let error = #expect(throws: StoreError.self) {
      try store.write { try store.create([Person].self, json: several, update: .modified) }
    }
    #expect(error?.message.hasSuffix("The element at index 1 of the array was not created.") ?? false)
  }

  @Test("An import of JSON without the key stops at its line, and stores nothing of it")
  func importing() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Array("{\"name\": \"a\"}\n{\"name\": \"b\"}\n".utf8), to: "people")
    let error = #expect(throws: StoreError.self) {
      try store.importJSON(Person.self, from: directory.url.appending(path: "people"))
    }
    #expect(error?.code == .invalidImport)
    #expect(error?.message.contains("line 1") ?? false && error?.message.contains("Person") ?? false)
    #expect(error?.message.contains("'id'") ?? false)
    #expect(store.objects(Person.self).count == 1 && first.name == "first")
  }

  @Test("An object that was decoded without its key is added only after the key was assigned")
  func decoded() throws {
    let store = store
    let people = try JSONDecoder().decode(
      [Person].self, from: Data(#"[{"name": "a"}, {"name": "b", "friend": {"name": "c"}}, {"id": 0}]"#.utf8))
    expectMissing("Person") { store.add(people[0], update: .modified) }
    people[1].id = 8
    expectMissing("Person") { store.add(people[1], update: .modified) }
    let again = try JSONDecoder().decode([Person].self, from: Data(#"[{"name": "a"}, {"name": "b"}]"#.utf8))
    for (index, person) in again.enumerated() { person.id = index + 1 }
    try store.write { store.add(again, update: .modified) }
    #expect(store.objects(Person.self).values(of: \.name) == ["first", "a", "b"])
    try store.write { store.add(people[2], update: .modified) }
    #expect(first.name == "", "A key that equals the default is a key if it is given.")
  }

  @Test("An object in no store that is made from values needs keys for those that it links to")
  func unmanaged() throws {
    let store = store
    let person = try Person(value: ["id": 3, "family": [["name": "a"], ["name": "b"]]])
    expectMissing("Person") { store.add(person, update: .modified) }
  }

  @Test("Objects that are made in the program have the default of their key")
  func made() throws {
    let store = store
    let person = Person()
    person.name = "second"
    try store.write { store.add(person, update: .modified) }
    #expect(first.name == "second")
    try store.write { store.add(try Badge(value: ["name": "a"])) }
    #expect(store.object(ofType: Badge.self, forPrimaryKey: "none")?.name == "a")
  }

  @Test("A default that differs from object to object is the key")
  func madeKeys() throws {
    let store = store
    let directory = try TemporaryDirectory()
    try directory.write(Array("{\"name\": \"a\"}\n{\"name\": \"b\"}\n".utf8), to: "tickets")
    try store.importJSON(Ticket.self, from: directory.url.appending(path: "tickets"))
    try store.write {
      store.create(Ticket.self, value: ["name": "c"], update: .modified)
      try store.create([Ticket].self, json: Data(#"[{"name": "d"}, {"name": "e"}]"#.utf8), update: .all)
      store.create(Person.self, value: ["id": 1, "ticket": ["name": "f"]], update: .modified)
      store.add(try JSONDecoder().decode(Ticket.self, from: Data(#"{"name": "g"}"#.utf8)))
    }
    #expect(store.objects(Ticket.self).values(of: \.name) == ["a", "b", "c", "d", "e", "f", "g"])
  }
}
