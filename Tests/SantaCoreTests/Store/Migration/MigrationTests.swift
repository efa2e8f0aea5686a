import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaStore

/// Classes with the same name in `V1`, `V2` … represent the versions of a program.
struct MigrationTests {
  enum V1 {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var firstName: String
      @Persisted var lastName: String
      @Persisted var age: Int32
      @Persisted var house: House?
      @Persisted var nick: String?
    }

    final class House: Object {
      @Persisted var street: String
    }
  }

  enum V2 {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
      @Persisted(indexed: true) var age: Int
      @Persisted var house: List<House>
      @Persisted(indexed: true) var nick: String
    }

    final class House: Object {
      @Persisted(renamedFrom: "street") var road: String
      @Persisted var floors = 2
    }
  }

  /// Renamed classes, one of which has another primary key.
  enum V3 {
    final class Human: Object {
      @Persisted var id: Int
      @Persisted(primaryKey: true) var name: String
      @Persisted var age: String
      @Persisted var house: List<Home>
    }

    final class Home: EmbeddedObject {
      @Persisted var road: String
    }
  }

  private static let first: [Object.Type] = [V1.Person.self, V1.House.self]
  private static let second: [Object.Type] = [V2.Person.self, V2.House.self]

  @discardableResult
  private static func fill(_ location: Store.Configuration.Location) throws -> Store {
    let store = try Store(configuration: .init(location: location, objectTypes: first), isolation: nil)
    try store.write {
      let house = store.create(V1.House.self, value: ["street": "Elm"])
      store.create(
        V1.Person.self,
        value: ["id": 1, "firstName": "Ada", "lastName": "Noel", "age": 36, "house": house, "nick": "A"])
      store.create(V1.Person.self, value: ["id": 2, "firstName": "Bo", "lastName": "Frost", "age": -5])
    }
    return store
  }

  private static func configuration(
    _ directory: TemporaryDirectory, _ types: [Object.Type] = second, version: UInt64 = 1,
    migration: Store.Configuration.MigrationBlock? = nil
  ) -> Store.Configuration {
    .init(
      location: .directory(directory.url), objectTypes: types, schemaVersion: version, migration: migration)
  }

  private static let merge: Store.Configuration.MigrationBlock = { migration, oldVersion in
    #expect(oldVersion == 0 && migration.newVersion == 1)
    try migration.enumerateObjects(ofType: V2.Person.self) { old, new in
      new.name = "\(old["firstName"] as? String ?? "?") \(old["lastName"] as? String ?? "?")"
      if old["nick"] == nil { new.nick = "none" }
    }
  }

  private func verify(_ directory: TemporaryDirectory) throws {
    let found = try StoreVerification(of: directory.url)
    #expect(found.damageCount == 0, "\(found.damages)")
  }

  /// Returns the state of a store's files as a program without classes reads it.
  private func contents(_ directory: TemporaryDirectory) throws -> String {
    try StoreInspection(directory.url).snapshot.contents
  }

  @Test("A migration fills new properties from old ones, and everything else follows by itself")
  func merging() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    do {
      let store = try Store(configuration: Self.configuration(directory, migration: Self.merge))
      let people = store.objects(V2.Person.self).sorted(by: \.id)
      #expect(people.map(\.name) == ["Ada Noel", "Bo Frost"] && people.map(\.age) == [36, -5])
      #expect(people.map(\.nick) == ["A", "none"])
      #expect(people[0].house.map(\.road) == ["Elm"] && people[0].house[0].floors == 2)
      #expect(people[1].house.isEmpty)
      #expect(try store.objects(V2.Person.self).filter("nick == 'none' AND age < 0").count == 1)
      store.context.snapshot.checkInvariants()
    }
    try verify(directory)
    #expect(try Store.schemaVersion(at: directory.url) == 1)
    // The migration doesn't run again, and compacting keeps everything.
    let again = try Store(
      configuration: Self.configuration(directory) { _, _ in Issue.record("It ran again.") })
    try again.compact()
    #expect(again.objects(V2.Person.self).count == 2)
    try verify(directory)
    #expect(try Store.schemaVersion(at: directory.url) == 1)
  }

  @Test("Without a migration, opening names everything that needs one, and the store stays as it was")
  func needed() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let before = try contents(directory)
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: Self.configuration(directory, version: 0))
    }
    #expect(
      error?.code == .schemaMismatch && error?.message.contains("Person.nick is String? in the store") == true
    )
    #expect(try contents(directory) == before)
    let report = try Store.migrationReport(
      configuration: Self.configuration(directory, migration: Self.merge))
    #expect(report.needsMigration && report.runsMigration && report.oldVersion == 0 && report.newVersion == 1)
    #expect(report.objectCount == 3 && report.byteCount > 0)
    #expect(try contents(directory) == before)
  }

  private struct Refusal: Error {}

  @Test("A migration that throws leaves the store as it was, and can be repeated")
  func throwing() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let before = try contents(directory)
    #expect(throws: Refusal.self) {
      try Store(
        configuration: Self.configuration(directory) { migration, version in
          try Self.merge(migration, version)
          throw Refusal()
        })
    }
    #expect(try contents(directory) == before)
    #expect(try Store.schemaVersion(at: directory.url) == 0)
    try verify(directory)
    #expect(
      try Store(configuration: Self.configuration(directory, migration: Self.merge)).objects(V2.Person.self)
        .count == 2)
  }

  @Test("A required property without a value is an error that names the object and the property")
  func withoutValue() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: Self.configuration(directory) { _, _ in })
    }
    #expect(error?.message.contains("Person.nick is required") == true)
    #expect(error?.message.contains("the one with the primary key 2") == true)
  }

  @Test("Classes, primary keys, types and owners can change together, and links follow a renamed class")
  func everything() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    _ = try Store(configuration: Self.configuration(directory, migration: Self.merge))
    do {
      let store = try Store(
        configuration: Self.configuration(directory, [V3.Human.self, V3.Home.self], version: 3) {
          migration, oldVersion in
          #expect(oldVersion == 1)
          try migration.renameType(from: "Person", to: "Human")
          try migration.renameType(from: "House", to: "Home")
          try migration.enumerateObjects(ofType: "Human") { old, new in
            new?["age"] = "\(old["age"] as? Int ?? 0) years"
          }
          migration.report(0.5)
        })
      #expect(store.objects(V3.Human.self).map(\.age) == ["36 years", "-5 years"])
      let ada = try #require(store.object(ofType: V3.Human.self, forPrimaryKey: "Ada Noel"))
      #expect(ada.house.map(\.road) == ["Elm"])
      try store.write { store.delete(ada) }
      #expect(store.objects(V3.Home.self).isEmpty)
      store.context.snapshot.checkInvariants()
    }
    try verify(directory)
    // An older program gets an error because of the new name.
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: Self.configuration(directory, version: 3))
    }
    #expect(error?.message.contains("House is called Home in the store") == true)
  }

  @Test("Two objects with one primary key are an error that names both")
  func duplicates() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let before = try contents(directory)
    let error = #expect(throws: StoreError.self) {
      try Store(
        configuration: Self.configuration(directory, [V3.Human.self, V3.Home.self], version: 3) {
          migration, _ in
          try migration.renameType(from: "Person", to: "Human")
          try migration.enumerateObjects(ofType: V3.Human.self) { _, new in
            new.name = "Santa"
            new.age = "old"
          }
          try migration.deleteData(forType: "House")
        })
    }
    #expect(error?.code == .duplicatePrimaryKey)
    let message = error?.message ?? ""
    #expect(
      message.contains("primary key 1") && message.contains("primary key 2")
        && message.contains("name = \"Santa\""))
    #expect(try contents(directory) == before)
  }

  @Test("What is enumerated can be deleted, other classes can be split off, and undeclared classes removed")
  func splitting() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    do {
      let store = try Store(
        configuration: Self.configuration(directory, [V1.House.self], version: 2) { migration, _ in
          var seen: [Int] = []
          try migration.enumerateObjects(ofType: "Person") { old, new in
            #expect(new == nil)
            let linked = (old["house"] as? StoredRecord)?["street"] as? String
            try migration.create(
              V1.House.self, value: ["street": "\(old["lastName"] ?? "") \(linked ?? "-")"])
            seen.append(old["id"] as? Int ?? 0)
          }
          try migration.enumerateObjects(ofType: V1.House.self) { old, new in
            #expect(old["street"] as? String == "Elm")
            try migration.delete(new)
          }
          try migration.enumerateObjects(ofType: V1.House.self) { _, _ in Issue.record("It was deleted.") }
          #expect(seen == [1, 2])
          #expect(try migration.deleteData(forType: "Person"))
          #expect(try !migration.deleteData(forType: "Nobody"))
        })
      #expect(store.objects(V1.House.self).map(\.street) == ["Noel Elm", "Frost -"])
      #expect(try StoreInspection(directory.url).types.map(\.name) == ["House"])
      store.context.snapshot.checkInvariants()
    }
    try verify(directory)
    // A class with the same name starts empty.
    let store = try Store(configuration: Self.configuration(directory, Self.first, version: 2))
    #expect(store.objects(V1.Person.self).isEmpty)
    try store.write { _ = store.create(V1.Person.self, value: ["id": 1]) }
    try verify(directory)
  }

  enum Renamed {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var givenName: String
      @Persisted var lastName: Int
    }
  }

  @Test(
    "A property is renamed before or after the objects were used, and retyped together",
    arguments: [true, false])
  func renaming(isFirst: Bool) throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let store = try Store(
      configuration: Self.configuration(directory, [Renamed.Person.self]) { migration, _ in
        if isFirst { try migration.renameProperty(onType: "Person", from: "firstName", to: "givenName") }
        try migration.enumerateObjects(ofType: Renamed.Person.self) { old, new in
          new.lastName = (old["lastName"] as? String)?.count ?? 0
        }
        if !isFirst { try migration.renameProperty(onType: "Person", from: "firstName", to: "givenName") }
      })
    #expect(store.objects(Renamed.Person.self).map(\.givenName) == ["Ada", "Bo"])
    #expect(store.objects(Renamed.Person.self).map(\.lastName) == [4, 5])
    store.context.snapshot.checkInvariants()
    let error = #expect(throws: StoreError.self) {
      try Store(
        configuration: .init(location: .directory(directory.url), objectTypes: Self.first, schemaVersion: 1))
    }
    #expect(error?.message.contains("Person.firstName is called givenName in the store") == true)
  }

  enum Named {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(name: "given_name") var givenName: String
    }
  }

  @Test("A property is renamed to the name that the program has for it, and to no undeclared one")
  func renamingToDeclared() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let error = #expect(throws: StoreError.self) {
      try Store(
        configuration: Self.configuration(directory, [Named.Person.self]) { migration, _ in
          try migration.renameProperty(onType: "Person", from: "firstName", to: "givenNmae")
        })
    }
    #expect(error?.message.contains("givenNmae") == true, "\(error?.message ?? "")")
    let store = try Store(
      configuration: Self.configuration(directory, [Named.Person.self]) { migration, _ in
        // An intermediate name that nothing declares.
        try migration.renameProperty(onType: "Person", from: "firstName", to: "first")
        try migration.renameProperty(onType: "Person", from: "first", to: "givenName")
      })
    #expect(store.objects(Named.Person.self).map(\.givenName) == ["Ada", "Bo"])
  }

  enum Smaller {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
    }
  }

  @Test("A name that nothing can have is an error about that name, and a dropped class has none")
  func names() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    func message(_ migration: @escaping Store.Configuration.MigrationBlock) -> String {
      let error = #expect(throws: StoreError.self) {
        try Store(configuration: Self.configuration(directory, [Smaller.Person.self], migration: migration))
      }
      return error?.message ?? ""
    }
    let long = String(repeating: "x", count: 1_025)
    for (name, part) in [
      ("", "new name is empty"), (long, "longer than 1024 bytes"), ("a\u{1F}2", "U+001F"),
    ] {
      #expect(
        message { m, _ in try m.renameType(from: "Person", to: name) }.contains("Person can't be renamed"))
      #expect(message { m, _ in try m.renameType(from: "Person", to: name) }.contains(part))
      #expect(
        message { m, _ in try m.renameProperty(onType: "Person", from: "age", to: name) }.contains(part))
    }
    #expect(
      message { m, _ in try m.renameProperty(onType: "Person", from: "age", to: "$age") }.contains(
        "begins with $"))
    // In a store with a dropped class and a dropped property, nothing has the name "".
    for name in ["", "Toy"] {
      #expect(message { m, _ in try m.renameType(from: name, to: "") }.contains("has no type \(name)"))
      #expect(
        message { m, _ in
          try m.deleteData(forType: "House")
          try m.enumerateObjects(ofType: name) { _, _ in }
        }.contains("no type \(name)"))
    }
    #expect(
      message { m, _ in try m.renameProperty(onType: "Person", from: "", to: "x") }.contains("no property"))
    #expect(message { m, _ in try m.renameProperty(onType: "", from: "age", to: "x") }.contains("no type"))
    #expect(message { m, _ in try m.create("") }.contains("lists no class"))
    let store = try Store(
      configuration: Self.configuration(directory, [Smaller.Person.self]) { migration, _ in
        let removed = [try migration.deleteData(forType: "House"), try migration.deleteData(forType: "")]
        #expect(removed == [true, false])
      })
    try store.compact(droppingRemoved: [Smaller.Person.self])
    #expect(store.objects(Smaller.Person.self).count == 2)
    try verify(directory)
  }

  @Test("Mistakes in a migration are errors that say what is wrong")
  func mistakes() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    func message(_ migration: @escaping Store.Configuration.MigrationBlock) -> String {
      let error = #expect(throws: StoreError.self) {
        try Store(configuration: Self.configuration(directory, Self.first, migration: migration))
      }
      return error?.message ?? ""
    }
    #expect(message { m, _ in try m.enumerateObjects(ofType: "Toy") { _, _ in } }.contains("no type Toy"))
    #expect(message { m, _ in try m.create("Toy") }.contains("lists no class Toy"))
    #expect(
      message { m, _ in try m.renameProperty(onType: "Person", from: "x", to: "y") }.contains(
        "no property \"x\"")
    )
    #expect(
      message { m, _ in try m.renameProperty(onType: "Person", from: "age", to: "id") }
        .contains("can't be renamed to Person.id"))
    #expect(
      message { m, _ in try m.renameType(from: "Person", to: "House") }.contains("can't be renamed to House"))
    #expect(
      message { m, _ in
        try m.deleteData(forType: "House")
        try m.renameType(from: "Person", to: "Human")
      }.contains("before anything else"))
    #expect(
      message { m, _ in try m.enumerateObjects(ofType: "Person") { old, _ in _ = old["weight"] } }
        .contains("no property \"weight\""))
    #expect(message { m, _ in try m.create("Person", value: ["id": 1]) }.contains("primary key 1"))
    let url = directory.url
    #expect(
      message { _, _ in _ = try Store(configuration: .init(location: .directory(url)), isolation: nil) }
        .contains("A migration opened the store that it is migrating"))
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: .init(location: .directory(url), schemaVersion: 1) { _, _ in })
    }
    #expect(error?.code == .invalidConfiguration)
    #expect(try Store.schemaVersion(at: url) == 0)
  }

  @Test("A store of a higher version is refused by number, and a version can be the highest number")
  func versions() throws {
    let directory = try TemporaryDirectory()
    #expect(try Store.schemaVersion(at: directory.url) == nil)
    _ = try Store(
      configuration: Self.configuration(directory, Self.first, version: 5) { _, _ in
        Issue.record("A new store has nothing to migrate.")
      })
    for isReadOnly in [false, true] {
      var configuration = Self.configuration(directory, Self.first, version: 3)
      configuration.isReadOnly = isReadOnly
      let error = #expect(throws: StoreError.self) { try Store(configuration: configuration) }
      #expect(
        error?.message.contains("The store has schema version 5, but this program declares version 3.")
          == true)
      #expect(error?.message.hasSuffix(" The store is \(directory.url.path).") == true)
    }
    _ = try Store(configuration: Self.configuration(directory, Self.first, version: .max))
    #expect(try Store.schemaVersion(at: directory.url) == .max)
    try Store(configuration: Self.configuration(directory, Self.first, version: .max)).compact()
    #expect(try Store.schemaVersion(at: directory.url) == .max)
    // A copy keeps the schema version.
    let copy = directory.url.appending(path: "copy")
    try Store(configuration: Self.configuration(directory, Self.first, version: .max)).writeCopy(to: copy)
    #expect(try Store.schemaVersion(at: copy) == .max)
    var reset = Self.configuration(directory, Self.first, version: 1)
    reset.deleteIfMigrationNeeded = true
    #expect(try Store(configuration: reset).objects(V1.Person.self).isEmpty)
    #expect(try Store.schemaVersion(at: directory.url) == 1)
    try verify(directory)
  }

  @Test("In development, a store that needs a migration can be emptied instead")
  func emptied() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    var configuration = Self.configuration(directory, version: 0)
    configuration.deleteIfMigrationNeeded = true
    do {
      let store = try Store(configuration: configuration)
      #expect(store.objects(V2.Person.self).isEmpty && store.objects(V2.House.self).isEmpty)
      try store.write { _ = store.create(V2.Person.self, value: ["id": 1, "name": "Ada"]) }
    }
    // A migration runs only if it is needed.
    #expect(try Store(configuration: configuration).objects(V2.Person.self).map(\.name) == ["Ada"])
    try verify(directory)
  }

  @Test(
    "A store that is open for reading shows an older schema as it is, and does not show what it can't read")
  func readOnly() throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    var configuration = Self.configuration(directory, Self.first, version: 7)
    configuration.isReadOnly = true
    #expect(try Store(configuration: configuration).objects(V1.Person.self).count == 2)
    configuration = Self.configuration(directory, [V2.House.self])
    configuration.isReadOnly = true
    let error = #expect(throws: StoreError.self) { try Store(configuration: configuration) }
    #expect(error?.message.contains("House.road is called street in the store") == true)
    #expect(try Store.schemaVersion(at: directory.url) == 0)
  }

  enum Separate {
    final class Branch: Object {
      @Persisted var name: String
      @Persisted var twig: Branch?
    }

    final class Tree: Object {
      @Persisted var branch: Branch?
    }
  }

  enum Grown {
    final class Branch: EmbeddedObject {
      @Persisted var name: String
      @Persisted var twig: Branch?
    }

    final class Tree: Object {
      @Persisted var branch: Branch?
    }
  }

  @Test("Embedded objects may own others of their class, but not each other in a circle")
  func circle() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Store(
        configuration: Self.configuration(directory, [Separate.Branch.self, Separate.Tree.self], version: 0))
      try store.write {
        let names = ["a", "b", "c", "d"].map { store.create(Separate.Branch.self, value: ["name": $0]) }
        let tree = store.create(Separate.Tree.self)
        (tree.branch, names[0].twig) = (names[0], names[1])
        (names[2].twig, names[3].twig) = (names[3], names[2])
      }
    }
    let before = try contents(directory)
    let grown: [Object.Type] = [Grown.Branch.self, Grown.Tree.self]
    let error = #expect(throws: StoreError.self) {
      try Store(configuration: Self.configuration(directory, grown) { _, _ in })
    }
    #expect(error?.message.contains("number 3 in the order of creation contains itself") == true)
    #expect(try contents(directory) == before)
    let store = try Store(
      configuration: Self.configuration(directory, grown) { migration, _ in
        try migration.enumerateObjects(ofType: Grown.Branch.self) { old, new in
          if ["c", "d"].contains(old["name"] as? String) { try migration.delete(new) }
        }
      })
    #expect(store.objects(Grown.Tree.self)[0].branch?.twig?.name == "b")
    store.context.snapshot.checkInvariants()
    try verify(directory)
  }

  // MARK: Other processes

  /// Opens a store with its own file handles, like another process.
  private static func otherProcess(_ configuration: Store.Configuration) throws -> Store {
    guard case .directory(let url) = configuration.location else { preconditionFailure("in a directory") }
    return try Store(
      configuration, engine: Engine(directory: url.path, isReadOnly: configuration.isReadOnly), .thread)
  }

  @Test("A process with older classes keeps its state, gets one error, and can't write")
  func olderProcess() throws {
    let directory = try TemporaryDirectory()
    let old = try Self.fill(.directory(directory.url))
    let ada = try #require(old.object(ofType: V1.Person.self, forPrimaryKey: 1))
    var errors: [StoreError] = []
    var changes = 0
    let token = old.objects(V1.Person.self).observe { change in
      switch change {
      case .error(let error): errors.append(error)
      default: changes += 1
      }
    }
    old.refresh()
    #expect(changes == 1)
    let new = try Self.otherProcess(Self.configuration(directory, migration: Self.merge))
    old.refresh()
    old.refresh()
    #expect(errors.count == 1 && errors.first?.code == .schemaMismatch && changes == 1)
    #expect(ada.firstName == "Ada" && ada.nick == "A" && old.objects(V1.Person.self).count == 2)
    let error = #expect(throws: StoreError.self) { try old.write { ada.nick = "B" } }
    #expect(error?.message.contains("Person.age is Int in the store") == true)
    try new.write { new.objects(V2.Person.self)[0].nick = "C" }
    old.refresh()
    #expect(errors.count == 1 && ada.nick == "A")
    withExtendedLifetime(token) {}
    try verify(directory)
  }

  @Test("A process whose classes still fit reads on, and can't write to a later version")
  func fittingProcess() throws {
    let directory = try TemporaryDirectory()
    let old = try Self.fill(.directory(directory.url))
    let new = try Self.otherProcess(
      Self.configuration(directory, Self.first) { migration, _ in
        try migration.enumerateObjects(ofType: V1.Person.self) { _, new in new.nick = "N" }
      })
    old.refresh()
    #expect(old.objects(V1.Person.self).map(\.nick) == ["N", "N"] && old.failure == nil)
    let error = #expect(throws: StoreError.self) { try old.write { old.deleteAll() } }
    #expect(
      error?.message.contains("The store has schema version 1, but this program declares version 0.") == true)
    #expect(new.objects(V1.Person.self).count == 2)
  }

  @Test("Of two processes that migrate at once, the second finds the result of the first")
  func twoAtOnce() async throws {
    let directory = try TemporaryDirectory()
    _ = try Self.fill(.directory(directory.url))
    let runs = Mutex(0)
    let configuration = Self.configuration(directory) { migration, version in
      runs.withLock { $0 += 1 }
      Thread.sleep(forTimeInterval: 0.05)
      try Self.merge(migration, version)
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 {
        group.addTask { try Self.otherProcess(configuration).objects(V2.Person.self).count }
      }
      for try await count in group { #expect(count == 2) }
    }
    #expect(runs.withLock { $0 } == 1)
    try verify(directory)
  }

  // MARK: Kills

  @Test(
    "A migration that is killed at any call of the system leaves the old store or the new one",
    arguments: [
      (400, TransactionSpill.byteCount), (Log.bound, TransactionSpill.byteCount), (Log.bound, 5_000),
    ])
  func kills(logBound: Int, spillByteCount: Int) throws {
    func open(_ disk: SimulatedDisk, _ configuration: Store.Configuration) throws -> Store {
      try Store(
        configuration,
        engine: Engine(
          directory: "/store", isReadOnly: false, logBound: logBound, spillByteCount: spillByteCount,
          disk: disk, scheduler: DeferredWork().scheduler), .thread)
    }
    func fill(_ disk: SimulatedDisk) throws {
      let store = try open(disk, .init(location: .inMemory("x"), objectTypes: Self.first))
      try store.write {
        for id in 0..<20 {
          store.create(V1.Person.self, value: ["id": id, "firstName": "\(id)", "house": ["street": "s"]])
        }
      }
    }
    let migrating = Store.Configuration(
      location: .inMemory("x"), objectTypes: Self.second, schemaVersion: 1, migration: Self.merge)
    let whole = SimulatedDisk()
    try fill(whole)
    let before = whole.changingCalls
    _ = try open(whole, migrating)
    var outcomes: Set<UInt64> = []
    // The calls include the writes of changes that were moved to files.
    #expect(spillByteCount > 10_000 || whole.changingCalls - before > 12)
    for call in (before + 1)...whole.changingCalls {
      let disk = SimulatedDisk(fault: .error(atCall: call, number: 5))
      try fill(disk)
      _ = try? open(disk, migrating)
      var generator = SeededGenerator(seed: UInt64(call))
      for found in [disk.afterKill(), disk.afterPowerCut(using: &generator)] {
        let engine = try Engine(
          directory: "/store", isReadOnly: false, logBound: logBound, disk: found,
          scheduler: DeferredWork().scheduler)
        let state = engine.latest
        state.checkInvariants()
        outcomes.insert(state.schemaVersion)
        let person = try #require(state.table(named: "Person"))
        let names = state[person].columns.map(\.name).filter { !$0.isEmpty }
        #expect(names.contains("firstName") && names.contains("name") == (state.schemaVersion == 1))
        #expect(state[person].count == 20)
        let store = try Store(migrating, engine: engine, .thread)
        #expect(store.objects(V2.Person.self).map(\.name) == (0..<20).map { "\($0) " })
      }
    }
    #expect(outcomes == [0, 1])
  }
}
