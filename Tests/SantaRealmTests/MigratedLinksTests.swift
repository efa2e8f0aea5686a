import Foundation
import SantaCoreTestSupport
import SantaRealm
import Testing

/// Links of old objects in RealmSwift's form of a migration.
struct MigratedLinksTests {
  final class OldDog: Object {
    override class var storedName: String { "Dog" }
    @Persisted(primaryKey: true) var id: Int
    @Persisted var owner: OldPerson?
    @Persisted var others: List<OldPerson>
    @Persisted var places: Map<String, OldPerson?>
  }

  final class OldPerson: Object {
    override class var storedName: String { "Person" }
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
  }

  final class Dog: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var keeper: Person?
    @Persisted var friends: List<Person>
    @Persisted var places: Map<String, Person?>
    @Persisted var named: Map<String, Person?>
  }

  final class Person: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
  }

  @Test("An old link, list or map that is assigned to a new property leads to the new objects")
  func links() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "dogs.realm")
    do {
      let realm = try Realm(
        configuration: Realm.Configuration(fileURL: url, objectTypes: [OldDog.self, OldPerson.self]))
      try realm.write {
        let dog = realm.create(OldDog.self, value: ["id": 1])
        let people = (1...3).map { realm.create(OldPerson.self, value: ["id": $0, "name": "p\($0)"]) }
        dog.owner = people[0]
        dog.others.append(objectsIn: [people[2], people[1]])
        dog.places["a"] = people[1]
      }
    }
    var configuration = Realm.Configuration(
      fileURL: url, schemaVersion: 2, objectTypes: [Dog.self, Person.self])
    configuration.migrationBlock = { migration, _ in
      migration.enumerateObjects(ofType: "Dog") { old, new in
        new?["keeper"] = old?["owner"]
        new?["friends"] = old?["others"]
        new?["named"] = old?["places"]
      }
    }
    let realm = try Realm(configuration: configuration)
    let dog = try #require(realm.objects(Dog.self).first)
    #expect(dog.keeper?.name == "p1" && dog.friends.map(\.id) == [3, 2])
    #expect(dog.named["a"]??.id == 2 && dog.places["a"]??.id == 2)
  }

  @Test("A class that the store never had is passed over in a chain of migrations")
  func absentClass() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "dogs.realm")
    do {
      let realm = try Realm(
        configuration: Realm.Configuration(fileURL: url, objectTypes: [OldDog.self, OldPerson.self]))
      try realm.write { _ = realm.create(OldPerson.self, value: ["id": 1, "name": "Ada"]) }
    }
    var configuration = Realm.Configuration(
      fileURL: url, schemaVersion: 3, objectTypes: [Dog.self, Person.self])
    configuration.migrationBlock = { migration, oldVersion in
      // Version 1 added cats, and version 3 removed them.
      if oldVersion < 2 {
        migration.enumerateObjects(ofType: "Cat") { _, _ in Issue.record("There are no cats.") }
      }
      if oldVersion < 3 {
        migration.deleteData(forType: "Cat")
        migration.enumerateObjects(ofType: "Person") { old, new in new?["name"] = "\(old?["name"] ?? "") L." }
      }
    }
    let realm = try Realm(configuration: configuration)
    #expect(realm.objects(Person.self).map(\.name) == ["Ada L."])
  }
}
