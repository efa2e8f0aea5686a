import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes that are renamed to names that other classes had.
struct RenamedClassTests {
  private enum Old {
    final class Cat: Object {
      @Persisted var name = ""
      @Persisted var friend: Dog?
    }
    final class Dog: Object {
      @Persisted var name = ""
      @Persisted var friends: List<Cat>
    }
  }

  private enum New {
    final class Dog: Object {
      @Persisted var name = ""
      @Persisted var friend: Cat?
    }
    final class Cat: Object {
      @Persisted var name = ""
      @Persisted var friends: List<Dog>
    }
  }

  @Test("A migration swaps the names of two classes, and their links follow")
  func swap() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Old.Cat.self, Old.Dog.self]))
      try store.write {
        let cat = store.create(Old.Cat.self, value: ["name": "cat"])
        let dog = store.create(Old.Dog.self, value: ["name": "dog"])
        (cat.friend, dog.friends) = (dog, [cat])
      }
    }
    for _ in 0..<2 {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [New.Cat.self, New.Dog.self], schemaVersion: 1
        ) { migration, _ in
          try migration.renameType(from: "Cat", to: "Other")
          try migration.renameType(from: "Dog", to: "Cat")
          try migration.renameType(from: "Other", to: "Dog")
        })
      let (dog, cat) = (store.objects(New.Dog.self).first, store.objects(New.Cat.self).first)
      #expect(dog?.name == "cat" && dog?.friend?.name == "dog")
      #expect(cat?.name == "dog" && cat?.friends.map(\.name) == ["cat"])
      store.context.snapshot.checkInvariants()
    }
  }

  private enum Later {
    final class Dog: Object {
      @Persisted var name = ""
      @Persisted var friend: Dog?
    }
    final class Cat: Object {
      @Persisted(primaryKey: true) var id = 0
    }
  }

  private enum Single {
    final class Cat: Object {
      @Persisted var name = ""
      @Persisted var friend: Cat?
    }
  }

  /// Reading the new class stopped the program: alone, it seemed to be the class from before the renaming.
  @Test("A new class with the former name of a renamed class can be read before the store has a table for it")
  func formerName() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore([Single.Cat.self])
      try store.write { store.create(Single.Cat.self, value: ["name": "cat"]) }
    }
    var configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Later.Dog.self], schemaVersion: 1
    ) { migration, _ in try migration.renameType(from: "Cat", to: "Dog") }
    do { _ = try Store(configuration: configuration) }
    configuration.objectTypes = [Later.Dog.self, Later.Cat.self]
    configuration.isReadOnly = true
    do {
      let reader = try Store(configuration: configuration)
      #expect(reader.objects(Later.Cat.self).isEmpty && reader.objects(Later.Dog.self).count == 1)
    }
    (configuration.isReadOnly, configuration.objectTypes) = (false, [Later.Dog.self])
    let store = try Store(configuration: configuration)
    try store.write { store.create(Later.Cat.self, value: ["id": 1]) }
    #expect(store.objects(Later.Cat.self).map(\.id) == [1])
    #expect(store.objects(Later.Dog.self).map(\.name) == ["cat"])
  }
}
