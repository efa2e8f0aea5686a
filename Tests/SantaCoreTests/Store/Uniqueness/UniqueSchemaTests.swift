import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Unique properties that are declared, changed and refused, and stores that are opened again.
struct UniqueSchemaTests {
  enum Plain {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
      @Persisted var shelf: Int32
      @Persisted var place: Int?
    }
  }

  enum Unique {
    final class Toy: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(unique: true, renamedFrom: "name") var title: String
      @Persisted var shelf: Int
      @Persisted var place: Int?
      override class var uniqueTogether: [[AnyKeyPath]] { [[\Toy.shelf, \Toy.place]] }
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func open(
    _ type: Object.Type, schemaVersion: UInt64 = 0, _ migration: Store.Configuration.MigrationBlock? = nil
  ) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [type], schemaVersion: schemaVersion,
        migration: migration),
      isolation: nil)
  }

  private func fill(_ names: [String]) throws {
    let store = try open(Plain.Toy.self)
    try store.write {
      for (id, name) in names.enumerated() {
        store.create(Plain.Toy.self, value: ["id": id, "name": name, "shelf": 7, "place": id])
      }
    }
  }

  @Test("A property with objects becomes unique, also renamed and widened, and may stop being so")
  func added() throws {
    try fill(["bear", "ball", "kite"])
    let snapshot: Snapshot
    do {
      let store = try open(Unique.Toy.self)
      snapshot = store.context.snapshot
      snapshot.checkInvariants()
      let type = try #require(store.schema.types.first)
      #expect(type.uniqueTogether.map(Set.init) == [["shelf", "place"]])
      #expect(type.properties.filter(\.isUnique).map(\.name) == ["title"])
      let error = #expect(throws: StoreError.self) {
        try store.write { store.create(Unique.Toy.self, value: ["id": 9, "title": "kite"]) }
      }
      #expect(error?.code == .uniqueViolation)
    }
    do {
      // Reads the state from the log, and then from segments.
      let store = try open(Unique.Toy.self)
      #expect(store.context.snapshot.contents == snapshot.contents)
      try store.compact()
    }
    #expect(
      try Store.migrationReport(
        configuration: .init(location: .directory(directory.url), objectTypes: [Unique.Toy.self])
      ).differences == [])
    let store = try open(Unique.Toy.self)
    store.context.snapshot.checkInvariants()
    let error = #expect(throws: StoreError.self) {
      try store.write { store.objects(Unique.Toy.self).setValue(0, forKey: "place") }
    }
    #expect(
      error?.message.contains("shelf and place") == true || error?.message.contains("place and shelf") == true
    )
  }

  @Test("Values that are not unique are refused when the store is opened, and a migration makes them so")
  func refused() throws {
    try fill(["bear", "ball", "bear"])
    let before = try StoreInspection(directory.url).snapshot.contents
    let error = #expect(throws: StoreError.self) { _ = try open(Unique.Toy.self) }
    #expect(error?.code == .uniqueViolation)
    #expect(error?.message.contains("the same title") == true, "\(String(describing: error))")
    #expect(error?.message.contains("primary key 0, and the one with the primary key 2") == true)
    #expect(try StoreInspection(directory.url).snapshot.contents == before)
    // A migration that keeps the duplicates is refused, too.
    let again = #expect(throws: StoreError.self) {
      _ = try open(Unique.Toy.self, schemaVersion: 1) { _, _ in }
    }
    #expect(again?.code == .uniqueViolation)
    #expect(try StoreInspection(directory.url).snapshot.contents == before)
    let store = try open(Unique.Toy.self, schemaVersion: 1) { migration, _ in
      try migration.enumerateObjects(ofType: Unique.Toy.self) { _, new in new.title += " \(new.id)" }
    }
    #expect(store.objects(Unique.Toy.self).map(\.title) == ["bear 0", "ball 1", "bear 2"])
    store.context.snapshot.checkInvariants()
  }

  @Test("A large migration whose changes are moved to files finds two equal values in the end")
  func large() throws {
    try fill((0..<60).map { "toy \($0)" })
    // The first migration makes the values unique, and they are already unique before the second one.
    for version in [1, 2] as [UInt64] {
      for (first, second) in [(2, 3), (2, 58), (-1, -1)] {
        let configuration = Store.Configuration(
          location: .directory(directory.url), objectTypes: [Unique.Toy.self], schemaVersion: version
        ) { migration, _ in
          try migration.enumerateObjects(ofType: Unique.Toy.self) { _, new in
            new.title = String(repeating: "x", count: 300) + "\(version) \(new.id)"
            if [first, second].contains(new.id) { new.title = "double" }
          }
        }
        func migrate() throws -> Store {
          let engine = try Engine(directory: directory.path, isReadOnly: false, spillByteCount: 8_000)
          return try Store(configuration, engine: engine, .thread)
        }
        if first < 0 {
          let store = try migrate()
          #expect(store.objects(Unique.Toy.self).where { $0.title.ends(with: "\(version) 7") }.count == 1)
          store.context.snapshot.checkInvariants()
        } else {
          let error = #expect(throws: StoreError.self) { _ = try migrate() }
          #expect(
            error?.message.contains("primary key \(first), and the one with the primary key \(second)")
              == true,
            "\(String(describing: error))")
        }
      }
    }
  }

  @Test("Without the declaration, values need not be unique any more")
  func removed() throws {
    try fill(["bear", "ball"])
    _ = try open(Unique.Toy.self)
    enum Later {
      final class Toy: Object {
        @Persisted(primaryKey: true) var id: Int
        @Persisted var title: String
        @Persisted var shelf: Int
      }
    }
    let store = try open(Later.Toy.self)
    #expect(store.schema.types.first?.uniqueTogether == [])
    try store.write { store.objects(Later.Toy.self).setValue("bear", forKey: "title") }
    store.context.snapshot.checkInvariants()
  }

  @Test("A retyped or dropped property leaves its set, and a migration keeps the new one")
  func retyped() throws {
    try fill(["1", "2", "3"])
    _ = try open(Unique.Toy.self)
    enum Later {
      final class Toy: Object {
        @Persisted(primaryKey: true) var id: Int
        @Persisted(unique: true) var title: Int
        @Persisted var shelf: Int
      }
    }
    let store = try open(Later.Toy.self, schemaVersion: 1) { migration, _ in
      try migration.enumerateObjects(ofType: Later.Toy.self) { old, new in
        new.title = Int(old["title"] as? String ?? "") ?? -1
      }
    }
    store.context.snapshot.checkInvariants()
    try store.compact(droppingRemoved: [Later.Toy.self])
    store.context.snapshot.checkInvariants()
    #expect(store.objects(Later.Toy.self).where { $0.title == 2 }.map(\.id) == [1])
    let type = try #require(store.schema.types.first)
    #expect(type.uniqueTogether == [] && type.properties.map(\.name).sorted() == ["id", "shelf", "title"])
    #expect(throws: StoreError.self) {
      try store.write { store.objects(Later.Toy.self).setValue(1, forKey: "title") }
    }
  }

  @Test("The schema is printed as Swift, and the same when read from JSON")
  func printed() throws {
    let store = try open(Unique.Toy.self)
    #expect(
      store.schema.types[0].description == #"""
        final class Toy: Object {
          @Persisted(primaryKey: true) var id: Int
          @Persisted(unique: true) var title: String
          @Persisted var shelf: Int
          @Persisted var place: Int?
          override class var uniqueTogether: [[AnyKeyPath]] { [[\Toy.shelf, \Toy.place]] }
        }
        """#)
    let data = try JSONEncoder().encode(store.schema)
    #expect(try JSONDecoder().decode(StoreSchema.self, from: data) == store.schema)
  }

  final class Listed: Object {
    @Persisted(unique: true) var tags: List<String>
  }

  final class Computed: Object {
    @Persisted var name = ""
    var length: Int { name.count }
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Computed.name, \Computed.length]] }
  }

  final class Far: Object {
    @Persisted var name = ""
    @Persisted var other: Far?
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Far.name, \Far.other?.name]] }
  }

  final class Foreign: Object {
    @Persisted var name = ""
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Computed.name]] }
  }

  final class Collected: Object {
    @Persisted var names: List<String>
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Collected.names]] }
  }

  final class Empty: Object {
    @Persisted var name = ""
    override class var uniqueTogether: [[AnyKeyPath]] { [[]] }
  }

  @Test(
    "A declaration that can't be kept is refused where the class is first used",
    arguments: [Listed.self, Computed.self, Far.self, Foreign.self, Collected.self, Empty.self])
  func invalid(_ type: Object.Type) throws {
    let error = #expect(throws: StoreError.self) {
      _ = try Store.temporary([type])
    }
    #expect(error?.code == .invalidConfiguration || error?.code == .invalidKeyPath)
    #expect(error?.message.contains("\(type)") == true)
  }

  class Base: Object {
    @Persisted var code = 0
    override class var uniqueTogether: [[AnyKeyPath]] { [[\Base.code]] }
  }

  final class Sub: Base {
    @Persisted var other = 0
    override class var uniqueTogether: [[AnyKeyPath]] { super.uniqueTogether + [[\Sub.other, \Sub.code]] }
  }

  @Test("A subclass inherits the sets of its superclass")
  func inherited() throws {
    let store = try Store.temporary([Sub.self])
    let type = try #require(store.schema.types.first)
    #expect(
      type.properties.filter(\.isUnique).map(\.name) == ["code"]
        && type.uniqueTogether == [["code", "other"]])
  }
}
