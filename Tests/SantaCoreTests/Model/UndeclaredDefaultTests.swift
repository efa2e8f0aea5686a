import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Objects that a program creates although it doesn't declare the properties that a later program has added.
struct UndeclaredDefaultTests {
  private enum Before {
    final class Ball: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var tag: Tag?
      @Persisted var next: Ball?
    }
    final class Tag: EmbeddedObject {
      @Persisted var text = ""
    }
  }

  private enum After {
    final class Ball: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var tag: Tag?
      @Persisted var next: Ball?
      @Persisted(indexed: true) var size = 7
      @Persisted var colour: String? = "a red that is too long for a slot"
      @Persisted var weight: Decimal = 1.5
      @Persisted var isRound = true
      @Persisted var note: String?
      @Persisted var parts: List<Int> = [1]
      @Persisted(unique: true) var code: Int?
    }
    final class Tag: EmbeddedObject {
      @Persisted var text = ""
      @Persisted var size = 8
    }
  }

  private enum Uniquely {
    final class Ball: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(unique: true) var code: Int? = 5
    }
  }

  private static let (before, after) =
    (
      [Before.Ball.self, Before.Tag.self] as [Object.Type],
      [After.Ball.self, After.Tag.self] as [Object.Type]
    )

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func store(_ types: [Object.Type]) throws -> Store {
    try Store(configuration: .init(location: .directory(directory.url), objectTypes: types))
  }

  /// Stores an object of the old class, and adds the properties of the new one.
  private func addProperties() throws {
    do {
      let store = try store(Self.before)
      try store.write {
        store.create(Before.Ball.self, value: ["id": 0, "tag": ["text": "a"]] as [String: Any])
      }
    }
    _ = try store(Self.after)
  }

  private func expectDefaults(count: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let store = try store(Self.after)
    let balls = store.objects(After.Ball.self)
    #expect(balls.count == count, sourceLocation: sourceLocation)
    for ball in balls {
      #expect(
        ball.size == 7 && ball.colour == "a red that is too long for a slot" && ball.weight == 1.5
          && ball.isRound && ball.note == nil && ball.parts.isEmpty && ball.code == nil,
        "\(ball)", sourceLocation: sourceLocation)
      if let tag = ball.tag { #expect(tag.size == 8, "\(tag)", sourceLocation: sourceLocation) }
    }
    #expect(balls.where { $0.size == 7 }.count == count, sourceLocation: sourceLocation)
    store.context.snapshot.checkInvariants()
  }

  @Test("Objects that are created, added, linked, copied or decoded have the defaults that the columns store")
  func objects() throws {
    try addProperties()
    do {
      let store = try store(Self.before)
      try store.write {
        let ball = store.create(Before.Ball.self, value: ["id": 1, "name": "a name", "tag": ["text": "b"]])
        ball.tag = try Before.Tag(value: ["text": "another"])
        store.add(try Before.Ball(value: ["id": 2, "next": ["id": 3, "next": ["id": 4]]]))
        store.create(Before.Ball.self, value: ["id": 1, "name": "changed"], update: .modified)
        try store.create(Before.Ball.self, json: Data(#"{"id": 5, "tag": {"text": "c"}}"#.utf8))
        store.create(Before.Ball.self) { $0.id = 6 }
        #expect(ball.name == "changed" && ball.tag?.text == "another")
      }
    }
    try expectDefaults(count: 7)
    let names = Set(try store(Self.after).objects(After.Ball.self).map(\.name))
    #expect(names == ["", "changed"])
  }

  @Test("Many objects have them, added together or as columns", arguments: [false, true])
  func manyObjects(compacts: Bool) throws {
    try addProperties()
    do {
      let store = try store(Self.before)
      if compacts { try store.compact() }
      try store.write {
        let balls = try (1...700).map { try Before.Ball(value: ["id": $0, "name": "name \($0)"]) }
        store.add(balls)
        #expect(balls.allSatisfy { $0.name == "name \($0.id)" })
        store.add(Before.Ball.self, columns: [.init(\.id, Array(701...1_400))])
        store.add(
          Before.Ball.self,
          columns: [.init(\.id, Array(1_300...1_500)), .init(\.name, Array(repeating: "n", count: 201))],
          update: .modified)
      }
    }
    try expectDefaults(count: 1_501)
  }

  @Test("Objects without a primary key, and objects of a migration, have them")
  func migration() throws {
    try addProperties()
    do {
      _ = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: Self.before, schemaVersion: 1
        ) { migration, _ in
          try migration.create(Before.Ball.self, value: ["id": 1, "tag": ["text": "m"]])
        })
    }
    let store = try Store(
      configuration: .init(location: .directory(directory.url), objectTypes: Self.after, schemaVersion: 1))
    let ball = try #require(store.object(ofType: After.Ball.self, forPrimaryKey: 1))
    #expect(ball.size == 7 && ball.isRound && ball.tag?.size == 8)
  }

  @Test("A unique property stays nil, because two objects must not be equal in it")
  func unique() throws {
    do {
      let store = try store([Before.Ball.self])
      try store.write { store.create(Before.Ball.self, value: ["id": 0]) }
    }
    _ = try store([Uniquely.Ball.self])
    do {
      let store = try store([Before.Ball.self])
      try store.write { for id in 1...2 { store.create(Before.Ball.self, value: ["id": id]) } }
    }
    let codes = try store([Uniquely.Ball.self]).objects(Uniquely.Ball.self).map(\.code)
    #expect(Array(codes) == [5, nil, nil])
  }

  @Test("A removed property gets the default that its column stores, until it is declared again")
  func removed() throws {
    try addProperties()
    do {
      let store = try store(Self.before)
      try store.write { store.create(Before.Ball.self, value: ["id": 1]) }
      try store.compact(droppingRemoved: [Before.Ball.self])
      try store.write { store.create(Before.Ball.self, value: ["id": 2]) }
    }
    try expectDefaults(count: 3)
  }

  private enum ImportBefore {
    final class Marble: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var bag: Bag?
    }
    final class Bag: Object { @Persisted(primaryKey: true) var id: Int }
  }

  private enum ImportAfter {
    final class Marble: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var bag: Bag?
      @Persisted(indexed: true) var size = 7
      @Persisted var colour = "a red that is too long for a slot"
    }
    final class Bag: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var size = 9
    }
  }

  @Test(
    "Imported objects have them, one by one, in columns, and as the targets of links",
    arguments: [1, 10_000],
    [
      (StoredImport.Format.json, [#"{"id": 1}"#, #"{"id": 2, "bag": 5}"#, #"{"id": 3, "size": 3}"#]),
      (.csv, ["id,bag", "1,", "2,5", "3,"]),
    ])
  func imported(_ batchSize: Int, _ data: (format: StoredImport.Format, lines: [String])) throws {
    do {
      let store = try store([ImportBefore.Marble.self])
      try store.write { store.create(ImportBefore.Marble.self, value: ["id": 0, "bag": ["id": 0]]) }
    }
    _ = try store([ImportAfter.Marble.self])
    // The second import finds the objects of the first one, and adds two.
    for count in [data.lines.count - 1, data.lines.count] {
      let lines = data.lines.prefix(count).joined(separator: "\n")
      try directory.write(Array(lines.utf8), to: "data")
      var options = StoredImport.Options()
      options.batchSize = batchSize
      let run = try StoredImport(
        into: directory.url, type: "Marble", key: nil, format: data.format, options: options,
        dates: { _ in nil })
      _ = try run.run(.file(try directory.url.appending(path: "data").filePath)) { _ in }
    }
    let store = try store([ImportAfter.Marble.self])
    let marbles = store.objects(ImportAfter.Marble.self).sorted(by: \.id)
    #expect(marbles.map(\.size) == [7, 7, 7, data.format == .json ? 3 : 7])
    #expect(marbles.allSatisfy { $0.colour == "a red that is too long for a slot" })
    #expect(marbles.map { $0.bag?.size } == [9, nil, 9, nil])
    #expect(marbles.where { $0.size == 7 }.count == (data.format == .json ? 3 : 4))
    store.context.snapshot.checkInvariants()
  }

  // MARK: Subclasses

  private enum BaseBefore {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      override class var subclasses: [Object.Type] { [Reindeer.self, Elk.self] }
    }
    final class Reindeer: Animal {}
    final class Elk: Animal {}
  }

  private enum BaseAfter {
    class Animal: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var legs = 4
      override class var subclasses: [Object.Type] { [Reindeer.self, Elk.self] }
    }
    final class Reindeer: Animal { @Persisted var nose: String? = "red" }
    final class Elk: Animal {}
  }

  @Test("In a table of several classes, a property that another class declares stays nil")
  func subclasses() throws {
    do {
      let store = try store([BaseBefore.Animal.self])
      try store.write { store.create(BaseBefore.Elk.self, value: ["id": 0]) }
    }
    do {
      let store = try store([BaseAfter.Animal.self])
      try store.write { store.create(BaseAfter.Elk.self, value: ["id": 1]) }
      let snapshot = store.context.snapshot
      let table = try #require(snapshot.table(named: "Animal"))
      let column = try #require(snapshot[table].column(named: "nose"))
      #expect(snapshot[table].value(column, of: RowKey(rawValue: 1)) == .null)
    }
    do {
      let store = try store([BaseBefore.Animal.self])
      try store.write { store.create(BaseBefore.Reindeer.self, value: ["id": 2]) }
    }
    let store = try store([BaseAfter.Animal.self])
    #expect(store.objects(BaseAfter.Animal.self).map(\.legs) == [4, 4, 4])
    #expect(store.objects(BaseAfter.Reindeer.self).map(\.nose) == ["red"])
  }
}
