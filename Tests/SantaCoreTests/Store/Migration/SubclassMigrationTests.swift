import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Classes that share a table have names of their own in a migration. They were unknown, except to `create`, and `deleteData` did
/// nothing.
@Suite("Migrations of classes that share a table") struct SubclassMigrationTests {
  private enum Old {
    class Vehicle: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var size = ""
      override class var subclasses: [Object.Type] { [Sledge.self, Train.self] }
    }
    final class Sledge: Vehicle {
      @Persisted var reindeer = ""
      @Persisted var latitude = 0.0
    }
    final class Train: Vehicle { @Persisted var name = "" }
  }

  private enum New {
    class Vehicle: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var size = 0
      override class var subclasses: [Object.Type] { [Sledge.self, Train.self] }
    }
    final class Sledge: Vehicle {
      @Persisted var reindeer = 0
      @Persisted var position: Position?
    }
    final class Train: Vehicle { @Persisted var title = "" }
    final class Position: EmbeddedObject { @Persisted var latitude = 0.0 }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func migrated(_ migration: @escaping Store.Configuration.MigrationBlock) throws -> Store {
    do {
      let store = try directory.openStore([Old.Vehicle.self])
      try store.write {
        store.create(Old.Vehicle.self, value: ["id": 1, "size": "5"])
        store.create(Old.Sledge.self, value: ["id": 2, "size": "6", "reindeer": "9", "latitude": 60.0])
        store.create(Old.Train.self, value: ["id": 3, "size": "7", "name": "express"])
      }
    }
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [New.Vehicle.self], schemaVersion: 1,
        migration: migration))
    store.context.snapshot.checkInvariants()
    return store
  }

  @Test(
    "The properties of a subclass are converted, extracted and renamed in its objects only",
    arguments: ["Sledge", "Vehicle"])
  func properties(className: String) throws {
    let store = try migrated { migration, _ in
      try migration.renameProperty(onType: "Train", from: "name", to: "title")
      try migration.convertProperty(onType: "Vehicle", "size")
      // The other vehicles have an empty string, which can't be converted.
      try migration.convertProperty(onType: className, "reindeer")
      try migration.extractProperties(onType: className, ["latitude"], to: "position")
    }
    #expect(store.objects(New.Vehicle.self).map(\.size) == [5, 6, 7])
    let sledge = try #require(store.objects(New.Sledge.self).first)
    #expect(sledge.reindeer == 9 && sledge.position?.latitude == 60)
    #expect(store.objects(New.Train.self).map(\.title) == ["express"])
    let table = try #require(store.context.snapshot.table(named: "Position"))
    #expect(store.context.snapshot[table].count == 1)
  }

  @Test("The objects of a subclass are enumerated and deleted by its name")
  func objects() throws {
    let store = try migrated { migration, _ in
      try migration.convertProperty(onType: "Vehicle", "size")
      try migration.convertProperty(onType: "Sledge", "reindeer")
      try migration.enumerateObjects(ofType: "Train") { old, new in
        let train = try #require(new as? New.Train)
        train.title = old["name"] as? String ?? ""
        train.size += 1
      }
      try migration.create("Sledge", value: ["id": 4])
      #expect(try migration.deleteData(forType: "Sledge"))
      let error = #expect(throws: StoreError.self) {
        try migration.convertProperty(onType: "Train", "reindeer")
      }
      #expect(error?.message.contains("Train") == true && error?.message.contains("reindeer") == true)
    }
    #expect(store.objects(New.Vehicle.self).map(\.id) == [1, 3] && store.objects(New.Sledge.self).isEmpty)
    #expect(store.objects(New.Train.self).map { "\($0.title) \($0.size)" } == ["express 8"])
  }
}
