import SantaCore
import SantaCoreTestSupport
import Testing

/// The history of changed classes.
struct HistorySchemaTests {
  private enum Old {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var town: String
      @Persisted var height: Int
    }
    final class Sledge: Object {
      @Persisted var text: String
    }
  }

  private enum New {
    final class Halt: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "town") var place: String
      @Persisted var height: String?
      @Persisted var guests: Int = 7
    }
  }

  @Test(
    "The history of a renamed class has its present names, and that of a dropped class can still be listed")
  func renamed() throws {
    let directory = try TemporaryDirectory()
    var token: HistoryToken?
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Old.Stop.self, Old.Sledge.self],
          history: .last(1_000)))
      token = store.historyToken
      try store.write {
        store.create(Old.Stop.self, value: ["id": 1, "town": "Apia", "height": 3])
        store.create(Old.Sledge.self, value: ["text": "red"])
      }
      try store.write { store.object(ofType: Old.Stop.self, forPrimaryKey: 1)?.town = "Suva" }
    }
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [New.Halt.self], schemaVersion: 1
      ) { migration, _ in
        try migration.renameType(from: "Stop", to: "Halt")
        try migration.deleteData(forType: "Sledge")
      })
    try store.write { store.object(ofType: New.Halt.self, forPrimaryKey: 1)?.guests = 9 }
    let all = try store.history(after: token).transactions()
    let changes = try all.map { try $0.changes(of: New.Halt.self) }
    #expect(changes[0].insertions.map(\.place) == ["Apia"] && changes[0].insertions.map(\.guests) == [7])
    #expect(changes[0].insertions.map(\.height) == [nil], "The values of another type aren't read.")
    #expect(changes[1].modifications.map(\.old.place) == ["Apia"])
    #expect(changes[1].modifications.map(\.new.place) == ["Suva"])
    #expect(changes[1].modifications.first?.properties == ["place"])
    #expect(changes.last?.modifications.map(\.new.guests) == [9])
    #expect(try store.history(after: token, ofType: New.Halt.self).transactions().count >= 3)
    let past = try Store(store.configuration, at: .version(try #require(all.first).version))
    #expect(past.objects(New.Halt.self).first?.place == "Apia")
  }

  private enum Single {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
    }
  }

  private enum Several {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name: String
      override class var subclasses: [Object.Type] { [Cat.self] }
    }
    final class Cat: Animal {
      @Persisted var lives = 9
    }
  }

  @Test("The history of a subclass has its objects only, also before the class had subclasses")
  func subclasses() throws {
    let directory = try TemporaryDirectory()
    func open(_ type: Object.Type) throws -> Store {
      try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [type], history: .last(1_000)))
    }
    var token: HistoryToken?
    do {
      let store = try open(Single.Animal.self)
      token = store.historyToken
      try store.write { store.create(Single.Animal.self, value: ["id": 1]) }
      try store.write { store.objects(Single.Animal.self).first?.name = "Rex" }
    }
    let store = try open(Several.Animal.self)
    try store.write { store.create(Several.Cat.self, value: ["id": 2]) }
    try store.write { store.create(Several.Animal.self, value: ["id": 3]) }
    try store.write { store.object(ofType: Several.Cat.self, forPrimaryKey: 2)?.lives = 8 }
    try store.write { store.delete(store.objects(Several.Animal.self).where { $0.id == 3 }) }
    try store.write { store.delete(store.objects(Several.Cat.self)) }
    let all = try store.history(after: token).transactions()
    let animals = try all.map { try $0.changes(of: Several.Animal.self) }
    #expect(animals.flatMap(\.insertions).map(\.id) == [1, 2, 3])
    #expect(animals.flatMap(\.deletions).map(\.id) == [3, 2])
    let cats = try store.history(after: token, ofType: Several.Cat.self).transactions()
    let changes = try cats.map { try $0.changes(of: Several.Cat.self) }
    #expect(cats.count == 3 && changes.allSatisfy { !$0.isEmpty })
    #expect(changes.flatMap(\.insertions).map(\.id) == [2] && changes.flatMap(\.deletions).map(\.id) == [2])
    #expect(changes.flatMap(\.modifications).map(\.new.lives) == [8])
    for transaction in all where !cats.contains(where: { $0.version == transaction.version }) {
      #expect(try transaction.changes(of: Several.Cat.self).isEmpty)
    }
  }

  private enum Narrow {
    final class Gate: Object {
      @Persisted(primaryKey: true) var id: Int32
      @Persisted var place: String
    }
  }

  private enum Wide {
    final class Gate: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var place: String
    }
  }

  @Test("Transactions before another type of the primary key can't be read, which the error says")
  func anotherPrimaryKey() throws {
    let directory = try TemporaryDirectory()
    func open(_ type: Object.Type) throws -> Store {
      try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [type], history: .last(1_000)))
    }
    var token: HistoryToken?
    do {
      let store = try open(Narrow.Gate.self)
      token = store.historyToken
      try store.write { store.create(Narrow.Gate.self, value: ["id": 1, "place": "Apia"]) }
    }
    let store = try open(Wide.Gate.self)
    try store.write { store.create(Wide.Gate.self, value: ["id": 2, "place": "Suva"]) }
    let all = try store.history(after: token).transactions()
    let first = try #require(all.first)
    #expect(first.typeNames == ["Gate"])
    let error = #expect(throws: StoreError.self) { try first.changes(of: Wide.Gate.self) }
    #expect(error?.code == .schemaMismatch)
    #expect(
      error?.message.hasPrefix(
        "Version \(first.version) can't be read with the class Gate. Since that version, the primary key")
        == true, "\(error?.message ?? "")")
    #expect(
      (error?.underlyingError as? StoreError)?.message.contains("Gate has another primary key in the store")
        == true)
    #expect(try all.last?.changes(of: Wide.Gate.self).insertions.map(\.id) == [2])
    #expect(store.objects(Wide.Gate.self).map(\.id) == [1, 2])
  }

  private enum Renamed {
    final class Halt: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var town = "none"
      @Persisted var height: Int
    }
    /// A new class with the former name of the other one.
    final class Stop: Object {
      @Persisted(primaryKey: true) var name: String
      @Persisted var halt: Halt?
    }
  }

  private enum Between {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "town") var place: String
      @Persisted var town = "none"
      @Persisted var height: Int
    }
  }

  @Test("A new class or property that has the former name of another one is empty in earlier versions")
  func formerNames() throws {
    let directory = try TemporaryDirectory()
    var token: HistoryToken?
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Old.Stop.self], history: .last(1_000)))
      token = store.historyToken
      try store.write { store.create(Old.Stop.self, value: ["id": 1, "town": "Apia"]) }
    }
    do {
      _ = try Store(
        configuration: .init(location: .directory(directory.url), objectTypes: [Between.Stop.self]))
    }
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [Renamed.Halt.self, Renamed.Stop.self],
        schemaVersion: 1
      ) { migration, _ in try migration.renameType(from: "Stop", to: "Halt") })
    try store.write { store.create(Renamed.Stop.self, value: ["name": "new"]) }
    let all = try store.history(after: token).transactions()
    let first = try #require(all.first)
    #expect(try first.changes(of: Renamed.Halt.self).insertions.map(\.town) == ["none"])
    #expect(try first.changes(of: Renamed.Stop.self).isEmpty)
    #expect(try all.last?.changes(of: Renamed.Stop.self).insertions.map(\.name) == ["new"])
    let past = try Store(store.configuration, at: .version(first.version))
    #expect(past.objects(Renamed.Stop.self).isEmpty)
    #expect(past.objects(Renamed.Halt.self).map(\.town) == ["none"])
  }
}
