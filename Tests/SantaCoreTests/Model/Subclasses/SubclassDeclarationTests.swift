import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes that can't share a table, classes that did not share one in the stored schema, and links to fewer or more of them.
struct SubclassDeclarationTests {
  private func message(_ type: Object.Type) -> String {
    let error = #expect(throws: StoreError.self) {
      _ = try Store.temporary([type], isolation: nil)
    }
    return error?.message ?? ""
  }

  enum Unlisted {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self] } }
    final class Ball: Toy {}
    final class Kite: Toy {}
  }

  enum Stranger {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self] } }
    final class Ball: Object {}
  }

  enum Different {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self, Kite.self] } }
    final class Ball: Toy { @Persisted var size = 0 }
    final class Kite: Toy { @Persisted var size = "" }
  }

  enum Counting {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self, Kite.self] } }
    final class Ball: Toy { @Persisted(counter: true) var uses: Int }
    final class Kite: Toy { @Persisted var uses: Int }
  }

  enum Keyed {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self] } }
    final class Ball: Toy { @Persisted(primaryKey: true) var id: Int }
  }

  enum Unique {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self] } }
    final class Ball: Toy { @Persisted(unique: true) var code = "" }
  }

  enum UniqueTogether {
    class Toy: Object {
      @Persisted var place: Int?
      @Persisted var shelf = 0
      override class var subclasses: [Object.Type] { [Ball.self] }
    }
    final class Ball: Toy {
      override class var uniqueTogether: [[AnyKeyPath]] { [[\Ball.place, \Ball.shelf]] }
    }
  }

  enum Named {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self] } }
    final class Ball: Toy { @Persisted(name: "class") var grade = "" }
  }

  enum OneName {
    class Toy: Object {
      override class var storedName: String { "Plaything" }
      override class var subclasses: [Object.Type] { [Ball.self] }
    }
    final class Ball: Toy {}
  }

  enum Backwards {
    class Toy: Object {
      @Persisted var box: Box?
      override class var subclasses: [Object.Type] { [Ball.self] }
    }
    final class Ball: Toy {}
    final class Box: Object { @Persisted(originProperty: "box") var balls: LinkingObjects<Ball> }
  }

  @Test("Each mistake is an error that says what to write")
  func mistakes() {
    #expect(message(Unlisted.Kite.self).contains("add Kite.self to Toy.subclasses"))
    #expect(message(Stranger.Toy.self).contains("lists Ball as a subclass, which does not inherit from it"))
    let different = message(Different.Toy.self)
    #expect(different.contains("Ball and Kite declare their property size differently"))
    #expect(different.contains("Int and String"))
    #expect(message(Counting.Toy.self).contains("(Int with counter: true and Int); declare both alike"))
    #expect(message(Keyed.Toy.self).contains("declare it in Toy"))
    #expect(message(Unique.Toy.self).contains("declare it as optional"))
    #expect(message(UniqueTogether.Toy.self).contains("declare the set in Toy"))
    #expect(message(Named.Toy.self).contains("give it another name"))
    #expect(message(OneName.Toy.self).contains("Two classes are stored as Plaything"))
    #expect(message(Backwards.Box.self).contains("Toy has the property box, too"))
  }

  // MARK: A different schema in the store

  private func open(
    _ directory: TemporaryDirectory, _ types: [Object.Type], version: UInt64 = 0,
    _ migration: Store.Configuration.MigrationBlock? = nil
  ) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: types, schemaVersion: version, migration: migration),
      isolation: nil)
  }

  enum Apart {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
    }
    final class Ball: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var size = 0
    }
  }

  enum Together {
    class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      override class var subclasses: [Object.Type] { [Ball.self, Kite.self] }
    }
    final class Ball: Toy { @Persisted var size = 0 }
    final class Kite: Toy { @Persisted var tails = 3 }
  }

  @Test("A class gets subclasses without a migration; its objects are its own")
  func listed() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory, [Apart.Toy.self])
      try store.write { store.create(Apart.Toy.self, value: ["id": 1, "name": "bear"]) }
    }
    do {
      let store = try open(directory, [Together.Toy.self])
      #expect(store.objects(Together.Toy.self).map { "\(type(of: $0))" } == ["Toy"])
      #expect(store.objects(Together.Ball.self).isEmpty)
      try store.write { store.create(Together.Ball.self, value: ["id": 2, "size": 5]) }
      #expect(store.objects(Together.Ball.self).map(\.size) == [5])
      #expect(store.objects(Together.Kite.self).isEmpty)
    }
    // Opened with the older class again, objects of unknown classes belong to the base class.
    let store = try open(directory, [Apart.Toy.self])
    #expect(store.objects(Apart.Toy.self).map(\.id) == [1, 2])
  }

  @Test("A class with a table of its own becomes a listed subclass by a migration that moves its objects")
  func moved() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory, [Apart.Toy.self, Apart.Ball.self])
      try store.write {
        store.create(Apart.Toy.self, value: ["id": 1, "name": "bear"])
        store.create(Apart.Ball.self, value: ["id": 7, "name": "red", "size": 3])
      }
    }
    let refused = #expect(throws: StoreError.self) { _ = try open(directory, [Together.Toy.self]) }
    #expect(refused?.code == .schemaMismatch)
    #expect(refused?.message.contains("1 object in its own table") ?? false)
    // A migration that does not move the objects throws, and changes nothing.
    #expect(throws: StoreError.self) { _ = try open(directory, [Together.Toy.self], version: 1) { _, _ in } }
    let store = try open(directory, [Together.Toy.self], version: 1) { migration, _ in
      try migration.enumerateObjects(ofType: "Ball") { old, new in
        #expect(new == nil)
        try migration.create(
          "Ball", value: ["id": old["id"] as Any, "name": old["name"] as Any, "size": old["size"] as Any])
      }
      #expect(try migration.deleteData(forType: "Ball"))
      var names: [String] = []
      try migration.enumerateObjects(ofType: Together.Toy.self) { _, new in names.append(new.name) }
      #expect(names == ["bear"])
    }
    #expect(
      store.objects(Together.Toy.self).map { "\(type(of: $0)) \($0.name)" } == ["Toy bear", "Ball red"])
    #expect(store.objects(Together.Ball.self)[0].size == 3)
    #expect(store.schema.types.map(\.name) == ["Toy"])
  }

  enum Retyped {
    class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      override class var subclasses: [Object.Type] { [Ball.self, Kite.self] }
    }
    final class Ball: Toy { @Persisted var size = "" }
    final class Kite: Toy { @Persisted var tails = 3 }
  }

  @Test("A migration assigns the property of a subclass to its objects only")
  func retyped() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory, [Together.Toy.self])
      try store.write {
        store.create(Together.Toy.self, value: ["id": 1])
        store.create(Together.Ball.self, value: ["id": 2, "size": 5])
        store.create(Together.Kite.self, value: ["id": 3])
      }
    }
    let missing = #expect(throws: StoreError.self) {
      _ = try open(directory, [Retyped.Toy.self], version: 1) { _, _ in }
    }
    #expect(missing?.message.contains("size") ?? false)
    let store = try open(directory, [Retyped.Toy.self], version: 1) { migration, _ in
      try migration.enumerateObjects(ofType: Retyped.Ball.self) { old, new in
        new.size = "\(old["size"] as? Int ?? 0) cm"
      }
      try migration.create(Retyped.Kite.self, value: ["id": 4])
    }
    #expect(store.objects(Retyped.Ball.self).map(\.size) == ["5 cm"])
    #expect(store.objects(Retyped.Toy.self).map { "\(type(of: $0))" } == ["Toy", "Ball", "Kite", "Kite"])
    store.context.snapshot.checkInvariants()
  }

  enum LinkToBall {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self, Kite.self] } }
    final class Ball: Toy {}
    final class Kite: Toy {}
    final class Child: Object { @Persisted var toy: Ball? }
  }

  enum LinkToToy {
    class Toy: Object { override class var subclasses: [Object.Type] { [Ball.self, Kite.self] } }
    final class Ball: Toy {}
    final class Kite: Toy {}
    final class Child: Object { @Persisted var toy: Toy? }
  }

  @Test("A link may lead to more classes than before; to fewer needs a migration")
  func links() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory, [LinkToBall.Child.self])
      try store.write { store.create(LinkToBall.Child.self).toy = LinkToBall.Ball() }
    }
    do {
      let store = try open(directory, [LinkToToy.Child.self])
      #expect(store.objects(LinkToToy.Child.self)[0].toy is LinkToToy.Ball)
      try store.write { store.objects(LinkToToy.Child.self)[0].toy = LinkToToy.Kite() }
    }
    let refused = #expect(throws: StoreError.self) { _ = try open(directory, [LinkToBall.Child.self]) }
    #expect(refused?.message.contains("is Toy? in the store, and Ball? in the program") ?? false)
    let store = try open(directory, [LinkToBall.Child.self], version: 1) { migration, _ in
      try migration.enumerateObjects(ofType: LinkToBall.Child.self) { _, new in
        new.toy = try migration.create(LinkToBall.Ball.self)
      }
    }
    #expect(store.objects(LinkToBall.Child.self)[0].toy != nil)
    #expect(store.objects(LinkToBall.Kite.self).count == 1)
  }
}
