import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A class that lists its subclasses: their objects are stored in one table, queried, linked and observed.
struct SubclassTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func open(_ types: [Object.Type] = [PetOwner.self]) throws -> Store {
    try directory.openStore(types, isolation: nil)
  }

  private func filled() throws -> Store {
    let store = try open()
    try store.write {
      let cat = Cat(1, "Mia")
      cat.lives = 7
      let dog = Dog(2, "Rex")
      dog.tricks.append("roll")
      let lion = Lion(3, "Leo")
      lion.prey.append(dog)
      lion.chip = 12
      store.add([cat, dog, lion, Pet(4, "Bob")])
      dog.friend = cat
      let owner = store.create(PetOwner.self, value: ["id": 1])
      owner.favourite = lion
      owner.mouser = lion
      owner.pets.append(contentsOf: [cat, dog, lion])
      owner.cats.insert(cat)
      owner.cats.insert(lion)
      owner.byName["Rex"] = dog
      owner.byName["none"] = .some(nil)
      let bell = BellCollar()
      bell.pitch = 880
      owner.collars.append(Collar())
      owner.collars.append(bell)
    }
    return store
  }

  private func names<Pets: Sequence>(_ objects: Pets) -> [String] where Pets.Element: Pet {
    objects.map { "\(type(of: $0)) \($0.name)" }
  }

  @Test("Each object is found as one of its class, also after opening and in segments")
  func classes() throws {
    func check(_ store: Store) throws {
      #expect(names(store.objects(Pet.self)) == ["Cat Mia", "Dog Rex", "Lion Leo", "Pet Bob"])
      #expect(names(store.objects(Cat.self)) == ["Cat Mia", "Lion Leo"])
      #expect(names(store.objects(Lion.self)) == ["Lion Leo"])
      #expect(store.objects(Dog.self).count == 1)
      #expect(store.objects(Cat.self)[0].lives == 7)
      #expect(store.objects(Lion.self).first?.prey.first is Dog)
      let owner = try #require(store.object(ofType: PetOwner.self, forPrimaryKey: 1))
      #expect((owner.favourite as? Lion)?.chip == 12)
      #expect(owner.mouser is Lion)
      #expect(names(owner.pets) == ["Cat Mia", "Dog Rex", "Lion Leo"])
      #expect(names(owner.cats).sorted() == ["Cat Mia", "Lion Leo"])
      #expect(owner.byName["Rex"]??.owners.first == owner)
      #expect((owner.collars[1] as? BellCollar)?.pitch == 880)
      #expect(!(owner.collars[0] is BellCollar))
      #expect(store.object(ofType: Pet.self, forPrimaryKey: 2) is Dog)
      #expect(store.object(ofType: Cat.self, forPrimaryKey: 3) is Lion)
      #expect(store.object(ofType: Cat.self, forPrimaryKey: 2) == nil)
      #expect(store.object(ofType: Cat.self, forPrimaryKey: 4) == nil)
      #expect(store.objects(Dog.self)[0].friend === nil || store.objects(Dog.self)[0].friend is Cat)
      store.context.snapshot.checkInvariants()
    }
    do {
      let store = try filled()
      try check(store)
    }
    do { try check(try open()) }
    do {
      let store = try open()
      try store.compact()
      try check(store)
    }
    let store = try open()
    #expect(try StoreVerification(of: directory.url).damages == [])
    try check(store)
  }

  @Test("Filters, sorts, values and aggregates")
  func queries() throws {
    let store = try filled()
    #expect(names(store.objects(Pet.self).where { $0.name > "L" }) == ["Cat Mia", "Dog Rex", "Lion Leo"])
    #expect(
      names(store.objects(Pet.self).sorted(by: \.name)) == ["Pet Bob", "Lion Leo", "Cat Mia", "Dog Rex"])
    #expect(names(store.objects(Cat.self).sorted(by: \.name)) == ["Lion Leo", "Cat Mia"])
    #expect(names(store.objects(Cat.self).where { $0.lives == 9 }) == ["Lion Leo"])
    #expect(store.objects(Cat.self).values(of: \.lives) == [7, 9])
    #expect(store.objects(Cat.self).sum(of: \.age) == 2)
    #expect(store.objects(Pet.self).max(of: \.age) == 1)
    #expect(try names(store.objects(Cat.self).filter("chip == %@", 12)) == ["Lion Leo"])
    #expect(try store.objects(PetOwner.self).filter("ANY cats.lives == 7").count == 1)
    #expect(try names(store.objects(Dog.self).filter("ANY tricks == 'roll'")) == ["Dog Rex"])
    #expect(try names(store.objects(Pet.self).filter("friend.name == 'Mia'")) == ["Dog Rex"])
    #expect(throws: StoreError.self) { try store.objects(Pet.self).filter("lives == 7") }
    let owner = store.objects(PetOwner.self)[0]
    #expect(names(owner.pets.where { $0.name != "Rex" }) == ["Cat Mia", "Lion Leo"])
    #expect(names(owner.cats.objects) == ["Cat Mia", "Lion Leo"])
    let wanted = try #require(store.object(ofType: Lion.self, forPrimaryKey: 3))
    #expect(store.objects(PetOwner.self).where { $0.favourite == wanted }.count == 1)
    #expect(store.objects(Pet.self).index(of: wanted) == 2)
    #expect(store.objects(Cat.self).index(of: wanted) == 1)
  }

  @Test("Objects are equal, frozen and sent as those of their class")
  func identity() throws {
    let store = try filled()
    let pet = try #require(store.object(ofType: Pet.self, forPrimaryKey: 1))
    let cat = try #require(store.object(ofType: Cat.self, forPrimaryKey: 1))
    #expect(pet == cat)
    #expect(Set([pet, cat]).count == 1)
    #expect(pet.freeze() is Cat)
    let frozen = try #require(Frozen(pet))
    #expect(frozen.name == "Mia")
    #expect(frozen.read { $0 is Cat })
    #expect(store.snapshot().objects(Cat.self).map(\.name) == ["Mia", "Leo"])
    #expect(store.resolve(ThreadSafeReference(to: pet)) is Cat)
    #expect(pet.description.hasPrefix("Cat { "))
    try store.write { store.delete(pet) }
    #expect(cat.isInvalidated)
    #expect(names(store.objects(Cat.self)) == ["Lion Leo"])
  }

  @Test("Observers of the class and of a subclass get the changes that concern them")
  func observing() throws {
    let store = try filled()
    var log: [String] = []
    let tokens = [
      store.objects(Pet.self).observe { change in
        if case .update(let objects, let deletions, let insertions, let modifications) = change {
          log.append("pets \(objects.count) \(deletions) \(insertions) \(modifications)")
        }
      },
      store.objects(Cat.self).observe { change in
        if case .update(let objects, let deletions, let insertions, let modifications) = change {
          log.append("cats \(objects.count) \(deletions) \(insertions) \(modifications)")
          #expect(objects.allSatisfy { type(of: $0) == Cat.self || type(of: $0) == Lion.self })
        }
      },
    ]
    store.refresh()
    try store.write { store.add(Dog(5)) }
    store.refresh()
    #expect(log == ["pets 5 [] [4] []"])
    log = []
    try store.write { store.objects(Cat.self)[1].lives = 1 }
    store.refresh()
    #expect(log.sorted() == ["cats 2 [] [] [1]", "pets 5 [] [] [2]"])
    log = []
    try store.write {
      store.delete(store.objects(Dog.self))
      store.add(Lion(6))
    }
    store.refresh()
    #expect(log.sorted() == ["cats 3 [] [2] [1]", "pets 4 [1, 4] [3] [2]"])
    for token in tokens { token.invalidate() }
  }

  @Test("An object never becomes one of another class of its table")
  func keysOfOtherClasses() throws {
    let store = try filled()
    for policy in [UpdatePolicy.all, .modified] {
      let error = #expect(throws: StoreError.self) {
        try store.write { store.add(Dog(1, "Imp"), update: policy) }
      }
      #expect(error?.code == .duplicatePrimaryKey)
      #expect(error?.message.contains("Cat") ?? false)
      #expect(throws: StoreError.self) {
        try store.write { store.create(Dog.self, value: ["id": 1], update: policy) }
      }
      // The same applies to a superclass of the object's class.
      #expect(throws: StoreError.self) { try store.write { store.add(Pet(1), update: policy) } }
      #expect(throws: StoreError.self) { try store.write { store.add(Cat(3), update: policy) } }
    }
    try store.write { store.add(Cat(1, "Mimi"), update: .modified) }
    #expect(names(store.objects(Pet.self)) == ["Cat Mimi", "Dog Rex", "Lion Leo", "Pet Bob"])
    // Values given by name are assigned to the existing object.
    try store.write { _ = store.create(Pet.self, value: ["id": 1, "name": "Mia"], update: .modified) }
    #expect(names(store.objects(Cat.self)) == ["Cat Mia", "Lion Leo"])
  }

  @Test("Objects are encoded with their class, and created again from that")
  func coding() throws {
    let store = try filled()
    let owner = try #require(store.objects(PetOwner.self).first)
    let copy = try Store.temporary(isolation: nil)
    try copy.write { copy.create(PetOwner.self, value: owner, update: .modified) }
    #expect(names(copy.objects(PetOwner.self)[0].pets) == ["Cat Mia", "Dog Rex", "Lion Leo"])
    #expect(copy.objects(Lion.self)[0].chip == 12)
    #expect((copy.objects(PetOwner.self)[0].collars[1] as? BellCollar)?.pitch == 880)
    let json = Data(#"[{"class": "Cat", "id": 8, "lives": 2}, {"id": 9}, {"class": null, "id": 10}]"#.utf8)
    try copy.write { try copy.create([Pet].self, json: json) }
    #expect(copy.objects(Pet.self).suffix(3).map { "\(type(of: $0))" } == ["Cat", "Pet", "Pet"])
    #expect(copy.object(ofType: Cat.self, forPrimaryKey: 8)?.lives == 2)
    // An existing object keeps its class.
    try copy.write {
      try copy.create(Pet.self, json: Data(#"{"id": 8, "name": "Tom"}"#.utf8), update: .modified)
    }
    #expect(copy.object(ofType: Cat.self, forPrimaryKey: 8)?.name == "Tom")
    let unknown = #expect(throws: (any Error).self) {
      try copy.write { try copy.create(Pet.self, json: Data(#"{"id": 11, "class": "Fox"}"#.utf8)) }
    }
    #expect("\(try #require(unknown))".contains("Cat, Dog, Lion"))
    #expect(throws: StoreError.self) {
      try copy.write { copy.create(Dog.self, value: ["id": 12, "class": "Cat"]) }
    }
    #expect(copy.objects(Pet.self).count == 6)
  }

  @Test("Imported rows get the class that they name, and keep the one that they have")
  func importing() throws {
    do { _ = try filled() }
    func load(_ type: String, _ text: String) throws {
      try directory.write(Array(text.utf8), to: "rows")
      let path = directory.url.appending(path: "rows").path
      _ = try StoredImport(into: directory.url, type: type, key: nil, format: .json, dates: { _ in nil })
        .run(.file(path)) { _ in }
    }
    // A link refers to pet 20 before the import reaches its record.
    try load("Pet", #"{"id": 19, "class": "Dog", "friend": 20}{"id": 20, "class": "Cat", "lives": 4}"#)
    try load("Pet", #"{"id": 1, "class": "Cat", "name": "Minka"}"#)
    let error = #expect(throws: StoreError.self) { try load("Pet", #"{"id": 1, "class": "Dog"}"#) }
    #expect(error?.message.contains("the object is a Cat, which can't become a Dog") ?? false)
    #expect(throws: StoreError.self) { try load("Pet", #"{"id": 1, "class": null}"#) }
    let store = try open()
    let dog = try #require(store.object(ofType: Dog.self, forPrimaryKey: 19))
    #expect((dog.friend as? Cat)?.lives == 4)
    #expect(store.object(ofType: Cat.self, forPrimaryKey: 1)?.name == "Minka")
  }

  @Test("A unique property of a subclass collides in that class only")
  func unique() throws {
    let store = try filled()
    let error = #expect(throws: StoreError.self) {
      try store.write { store.create(Cat.self, value: ["id": 9, "chip": 12]) }
    }
    #expect(error?.code == .uniqueViolation)
    try store.write { store.add([Dog(10), Dog(11), Cat(12)]) }
  }

  @Test("Links to a subclass accept its objects only")
  func wrongLinks() throws {
    let store = try filled()
    let owner = store.objects(PetOwner.self)[0]
    let dog = try #require(store.object(ofType: Pet.self, forPrimaryKey: 2))
    let error = #expect(throws: StoreError.self) { try store.write { owner["mouser"] = dog } }
    #expect(error?.message.contains("Cat") ?? false)
    #expect(owner.mouser is Lion)
  }

  @Test(
    "An object of a class that only another program knows is read as one of the base, and keeps its values")
  func unknownClasses() throws {
    do { _ = try filled() }
    do {
      let store = try directory.openStore([Older.Pet.self], isolation: nil)
      #expect(
        store.objects(Older.Pet.self).map { "\(type(of: $0)) \($0.name)" } == [
          "Pet Mia", "Dog Rex", "Pet Leo", "Pet Bob",
        ])
      try store.write { store.objects(Older.Pet.self)[0].name = "Minka" }
      try store.write { store.add(Older.Dog(20)) }
    }
    let newer = try open()
    #expect(names(newer.objects(Cat.self)) == ["Cat Minka", "Lion Leo"])
    #expect(newer.objects(Cat.self)[0].lives == 7)
    #expect(newer.object(ofType: Pet.self, forPrimaryKey: 20) is Dog)
  }

  enum Older {
    class Pet: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(indexed: true) var name = ""
      override class var subclasses: [Object.Type] { [Dog.self] }
    }
    final class Dog: Pet {
      @Persisted var tricks: List<String>
      convenience init(_ id: Int) {
        self.init()
        self.id = id
      }
    }
  }

  @Test("A state has no object of one subclass under the key of another one")
  func snapshotOfKey() throws {
    let snapshot = try filled().snapshot()
    #expect(snapshot.object(ofType: Cat.self, forPrimaryKey: 2) == nil)
    #expect(snapshot.object(ofType: Dog.self, forPrimaryKey: 2)?.name == "Rex")
    #expect(snapshot.object(ofType: Pet.self, forPrimaryKey: 2)?.name == "Rex")
  }

  class Unlisted: Object {
    @Persisted var number = 0
    @Persisted var next: Unlisted?
    @Persisted var all: List<Unlisted>
  }

  final class Below: Unlisted {}

  @Test("An object of a subclass with a table of its own is none of the class")
  func unlisted() throws {
    let store = try open([Unlisted.self, Below.self])
    try store.write {
      let first = store.create(Unlisted.self)
      first.next = first
      first.all.append(first)
      store.create(Below.self)
    }
    let (results, below) = (store.objects(Unlisted.self), store.objects(Below.self))
    let object: Unlisted = try #require(below.first)
    #expect(results.index(of: object) == nil && below.index(of: below[0]) == 0)
    #expect(results.index(of: results[0]) == 0)
    #expect(results.where { $0.next == object }.isEmpty && results.where { $0.next != object }.count == 1)
    #expect(
      results.where { $0.next.in([object]) }.isEmpty && results.where { $0.all.contains(object) }.isEmpty)
    let first = results[0]
    #expect(
      results.where { $0.next == first }.count == 1 && results.where { $0.all.contains(first) }.count == 1)
  }
}
