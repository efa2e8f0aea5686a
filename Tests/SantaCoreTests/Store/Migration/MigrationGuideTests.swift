import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The examples of `docs/migrations.md`.
struct MigrationGuideTests {
  enum Before {
    final class Kid: Object {
      @Persisted var name: String
      @Persisted var long: Double
    }

    final class Present: Object {
      @Persisted var mass: Double
      @Persisted var size: String
      @Persisted var child: Kid?
    }

    final class Stop: Object {
      @Persisted var latitude: Double
      @Persisted var longitude: Double
    }
  }

  enum After {
    final class Child: Object {
      @Persisted var name: String
      @Persisted(name: "long") var longitude: Double
      @Persisted(originProperty: "recipient") var presents: LinkingObjects<Present>
    }

    final class Present: Object {
      @Persisted(renamedFrom: "mass") var weight: Double
      @Persisted var size: Int
      @Persisted(name: "child") var recipient: Child?
    }

    final class Stop: Object { @Persisted var position: Position? }

    final class Position: Object {
      @Persisted var latitude: Double
      @Persisted var longitude: Double
    }
  }

  @Test("A whole property is converted, and properties move to an object of their own")
  func wholeProperties() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url
    do {
      let old = try Store(
        configuration: .init(
          location: .directory(url), objectTypes: [Before.Present.self, Before.Kid.self, Before.Stop.self]))
      try old.write {
        for size in ["40", "large"] { old.create(Before.Present.self, value: ["size": size]) }
        old.create(Before.Stop.self, value: ["latitude": -13.8, "longitude": -171.8])
      }
    }
    let configuration = Store.Configuration(
      location: .directory(url),
      objectTypes: [After.Present.self, After.Child.self, After.Stop.self, After.Position.self],
      schemaVersion: 3
    ) { migration, oldVersion in
      if oldVersion < 3 {
        try migration.renameType(from: "Kid", to: "Child")
        // From String to Int. Texts that aren't numbers become 0.
        try migration.convertProperty(onType: "Present", "size", otherwise: 0)
        // Each stop gets a position with its latitude and longitude.
        try migration.extractProperties(onType: "Stop", ["latitude", "longitude"], to: "position")
      }
    }
    let store = try Store(configuration: configuration)
    #expect(store.objects(After.Present.self).map(\.size) == [40, 0])
    #expect(store.objects(After.Stop.self).map { $0.position?.longitude } == [-171.8])
    #expect(store.objects(After.Position.self).map(\.latitude) == [-13.8])
    store.context.snapshot.checkInvariants()
  }

  @Test("A class with renamed, retyped and otherwise named properties opens, and is queried by its own names")
  func guide() throws {
    typealias Present = After.Present
    typealias Child = After.Child
    let directory = try TemporaryDirectory()
    let url = directory.url
    do {
      let old = try Store(
        configuration: .init(
          location: .directory(url), objectTypes: [Before.Present.self, Before.Kid.self]))
      try old.write {
        let kid = old.create(Before.Kid.self, value: ["name": "Mia", "long": 11.5])
        old.create(Before.Present.self, value: ["mass": 2.5, "size": "40", "child": kid])
      }
    }
    let configuration = Store.Configuration(
      location: .directory(url), objectTypes: [Present.self, Child.self], schemaVersion: 2
    ) { migration, oldVersion in
      if oldVersion < 1 {
        try migration.renameType(from: "Kid", to: "Child")
      }
      if oldVersion < 2 {
        try migration.enumerateObjects(ofType: Present.self) { old, new in
          new.size = Int(old["size"] as? String ?? "") ?? 0
        }
      }
    }
    let store = try Store(configuration: configuration)
    let present = try #require(store.objects(Present.self).first)
    #expect(present.weight == 2.5 && present.size == 40 && present.recipient?.name == "Mia")
    #expect(present.recipient?.longitude == 11.5 && present.recipient?.presents.count == 1)
    // All forms of queries use the names in the program.
    let children = store.objects(Child.self)
    #expect(children.where { $0.longitude > 11 }.count == 1)
    #expect(try children.filter("longitude > 11").count == 1)
    #expect(try children.filter("ANY presents.size == 40").count == 1)
    #expect(try children.sorted(byKeyPath: "longitude").count == 1)
    #expect(store.objects(Present.self).where { $0.recipient.longitude > 11 }.count == 1)
    try store.write { present.recipient?.longitude = 12 }
    #expect(children[0].longitude == 12 && children[0]["longitude"] as? Double == 12)
    #expect(try StoreInspection(url).types.map { $0.properties.map(\.name) }.contains(["name", "long"]))
    store.context.snapshot.checkInvariants()
  }
}
