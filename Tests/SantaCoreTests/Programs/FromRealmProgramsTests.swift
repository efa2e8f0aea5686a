import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Three typical programs from RealmSwift tutorials, translated with nothing but `docs/from-realm.md`.
struct FromRealmProgramsTests {
  enum Status: String, PersistableEnum { case open, inProgress, complete }

  final class ToDo: Object {
    @Persisted(primaryKey: true) var id = UUID()
    @Persisted var name = ""
    @Persisted var status = Status.open

    convenience init(name: String) {
      self.init()
      self.name = name
    }
  }

  @Test("A list of things to do is observed, changed and emptied")
  func toDoList() throws {
    let store = try Store.temporary()
    let open = store.objects(ToDo.self).where { $0.status != .complete }.sorted(by: \.name)
    var log: [String] = []
    let token = open.observe { change in
      switch change {
      case .initial(let toDos): log.append("\(toDos.count) to do")
      case .update(_, let deletions, let insertions, let modifications):
        log.append("-\(deletions) +\(insertions) ~\(modifications)")
      case .error(let error): Issue.record(error)
      }
    }
    store.refresh()
    try store.write {
      store.add([ToDo(name: "Do laundry"), ToDo(name: "Call home")])
    }
    store.refresh()
    let laundry = try #require(open.last)
    try store.write { laundry.status = .inProgress }
    store.refresh()
    try store.write { laundry.status = .complete }
    store.refresh()
    #expect(open.map(\.name) == ["Call home"])
    try store.write { store.delete(open) }
    store.refresh()
    #expect(log == ["0 to do", "-[] +[0, 1] ~[]", "-[] +[] ~[1]", "-[1] +[] ~[]", "-[0] +[] ~[]"])
    #expect(!laundry.isInvalidated && store.objects(ToDo.self).count == 1)
    token.invalidate()
  }

  final class Person: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String
    @Persisted var dogs: List<Dog>
  }

  final class Dog: Object {
    @Persisted var name: String
    @Persisted var age: Int
    @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>
  }

  @Test("Dogs know their owners, and both are found by the other")
  func dogsAndOwners() throws {
    let store = try Store.temporary()
    let rex = Dog()
    (rex.name, rex.age) = ("Rex", 1)
    try store.write {
      let ada = store.create(Person.self, value: ["id": 1, "name": "Ada"])
      ada.dogs.append(rex)
      store.create(
        Person.self, value: ["id": 2, "name": "Ben", "dogs": [rex, ["name": "Bello", "age": 4]]])
    }
    #expect(rex.owners.map(\.name).sorted() == ["Ada", "Ben"])

    let (dogs, people) = (store.objects(Dog.self), store.objects(Person.self))
    let puppies = dogs.where { $0.age < 2 }
    #expect(puppies.count == 1)
    #expect(try dogs.filter("ANY owners.name == %@ AND age > %@", "Ben", 1).map(\.name) == ["Bello"])
    #expect(people.where { $0.dogs.age > 3 }.map(\.id) == [2])
    #expect(people.where { ($0.dogs.age < 2 && $0.dogs.name == "Rex").count > 0 }.count == 2)
    #expect(dogs.max(of: \.age) == 4)
    #expect(dogs.average(of: \.age) == 2.5)
    #expect(throws: StoreError.self) { try dogs.filter("agee > 3") }

    let ben = try #require(store.object(ofType: Person.self, forPrimaryKey: 2))
    try store.write {
      ben.dogs[0].age += 1
      store.delete(ben)
    }
    #expect(rex.owners.map(\.name) == ["Ada"] && puppies.isEmpty)
  }

  enum Before {
    final class Member: Object {
      @Persisted var firstName: String
      @Persisted var lastName: String
      @Persisted var age: String
    }
  }

  enum After {
    final class Member: Object {
      @Persisted var fullName: String
      @Persisted var age: Int
    }
  }

  @Test("Names are joined and ages become numbers in a migration")
  func migration() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore()
      try store.write {
        store.create(Before.Member.self, value: ["firstName": "Ada", "lastName": "Lovelace", "age": "36"])
        store.create(Before.Member.self, value: ["firstName": "Alan", "lastName": "Turing", "age": "?"])
      }
    }
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [After.Member.self], schemaVersion: 1
    ) { migration, oldVersion in
      if oldVersion < 1 {
        try migration.enumerateObjects(ofType: After.Member.self) { old, new in
          let firstName = old["firstName"] as? String ?? ""
          let lastName = old["lastName"] as? String ?? ""
          new.fullName = "\(firstName) \(lastName)"
          new.age = Int(old["age"] as? String ?? "") ?? 0
        }
      }
    }
    let store = try Store(configuration: configuration)
    let members = store.objects(After.Member.self).sorted(by: \.fullName)
    #expect(members.map(\.fullName) == ["Ada Lovelace", "Alan Turing"] && members.map(\.age) == [36, 0])
    #expect(try Store.schemaVersion(at: directory.url) == 1)
  }
}
