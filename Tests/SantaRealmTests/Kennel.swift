// A program as it is written for RealmSwift. Only the import is another one.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import SantaRealm

enum Breed: String, PersistableEnum { case husky, poodle }

class Address: EmbeddedObject {
  @Persisted var street = ""
  @Persisted var city = ""
}

class Dog: Object, ObjectKeyIdentifiable {
  @Persisted(primaryKey: true) var _id: ObjectId
  @Persisted var name = ""
  @Persisted var age = 0
  @Persisted var breed = Breed.husky
  @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>

  convenience init(name: String, age: Int) {
    self.init()
    self.name = name
    self.age = age
  }
}

class Person: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var fullName: String
  @Persisted var dogs: RealmSwift.List<Dog>
  @Persisted var tags: MutableSet<String>
  @Persisted var scores: Map<String, Int>
  @Persisted var address: Address?
  @Persisted var extra: AnyRealmValue
}

@MainActor class Kennel {
  let realm: Realm
  var log: [String] = []
  private var tokens: [NotificationToken] = []

  init(fileURL: URL) throws {
    Realm.Configuration.defaultConfiguration = Realm.Configuration(
      fileURL: fileURL,
      schemaVersion: 2,
      migrationBlock: { migration, oldSchemaVersion in
        if oldSchemaVersion < 2 {
          migration.enumerateObjects(ofType: Person.className()) { oldObject, newObject in
            let firstName = oldObject!["firstName"] as! String
            let lastName = oldObject!["lastName"] as! String
            newObject!["fullName"] = "\(firstName) \(lastName)"
          }
        }
      },
      objectTypes: [Person.self, Dog.self, Address.self])
    realm = try Realm()
  }

  func fill() throws {
    let rex = Dog(name: "Rex", age: 7)
    let laika = Dog(value: ["name": "Laika", "age": 3, "breed": Breed.poodle])
    try realm.write {
      realm.add([rex, laika])
      let ada = realm.create(
        Person.self,
        value: ["id": 1, "address": ["street": "Main Street", "city": "Apia"], "scores": ["agility": 3]],
        update: .modified)
      ada.dogs.append(objectsIn: [rex, laika])
      ada.tags.insert(objectsIn: ["friendly", "early"])
      ada.scores["obedience"] = 5
      ada.extra = .string("no cats")
    }
  }

  func observe() {
    let dogs = realm.objects(Dog.self).sorted(byKeyPath: "name")
    let token = dogs.observe(keyPaths: ["age"]) { [weak self] (changes: RealmCollectionChange) in
      switch changes {
      case .initial(let dogs):
        self?.log.append("initial \(dogs.count)")
      case .update(_, let deletions, let insertions, let modifications):
        self?.log.append("update \(deletions) \(insertions) \(modifications)")
      case .error(let error):
        fatalError("\(error)")
      }
    }
    tokens.append(token)
    guard let ada = realm.object(ofType: Person.self, forPrimaryKey: 1) else { return }
    tokens.append(
      ada.observe { [weak self] change in
        switch change {
        case .change(_, let properties): self?.log.append("changed \(properties.map(\.name))")
        case .error(let error): fatalError("\(error)")
        case .deleted: self?.log.append("deleted")
        }
      })
  }

  func names(olderThan age: Int) -> [String] {
    let dogs = realm.objects(Dog.self)
      .filter("age > %@", age)
      .sorted(by: [SortDescriptor(keyPath: "age", ascending: false), "name"])
    return dogs.map { "\($0.name) of \($0.owners.first?.fullName ?? "nobody")" }
  }

  func celebrateBirthdays() throws {
    let dogs = realm.objects(Dog.self).where { $0.age < 10 }
    try dogs.realm?.write {
      for dog in dogs { dog.age += 1 }
    }
  }

  func removeOldest() throws {
    guard let oldest = realm.objects(Dog.self).sorted(byKeyPath: "age").last else { return }
    try realm.write { realm.delete(oldest) }
  }
}
