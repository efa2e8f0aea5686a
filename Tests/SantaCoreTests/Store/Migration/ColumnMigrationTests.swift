import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Migrations that convert and extract whole properties, compared with migrations that run a block for each object.
@Suite("Migrations of whole properties", .unlessItHangs) struct ColumnMigrationTests {
  private enum Old {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var name = ""
      @Persisted var latitude: Double
      @Persisted var longitude: Float
      @Persisted var presents: Int
      @Persisted var code = ""
      @Persisted var rank: Int?
      @Persisted var token = UUID()
      @Persisted var tags: List<Int>
    }
  }

  private enum New {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "name") var title = ""
      @Persisted(indexed: true) var presents: String
      @Persisted var code: Int
      @Persisted(indexed: true) var rank: Int
      @Persisted var token: String?
      @Persisted var position: Position?
      @Persisted var tags: List<Int>
    }

    final class Position: Object {
      @Persisted var label = "here"
      @Persisted(indexed: true) var latitude: Double
      @Persisted var longitude: Double
      @Persisted var height: Int?
      @Persisted var tags: List<Int>
      @Persisted(originProperty: "position") var stops: LinkingObjects<Stop>
    }
  }

  private static func directory(_ count: Int, badCodes: Bool = false) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let store = try directory.openStore([Old.Stop.self], isolation: nil)
    try store.write {
      for id in 0..<count {
        let stop = Old.Stop()
        (stop.id, stop.name, stop.presents) = (id, "stop \(id)", id * 7 % 1_000)
        (stop.latitude, stop.longitude) = (Double(id) / 8, Float(id) / 4)
        stop.code = badCodes && id % 5 == 3 ? "none" : "\(id * 3)"
        stop.rank = id % 3 == 0 ? nil : id
        stop.token = UUID(
          uuid: (UInt8(id & 255), UInt8(id >> 8 & 255), 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
        store.add(stop)
      }
    }
    if count > 100 {
      try store.compact()
      try store.write { store.delete(store.objects(Old.Stop.self).where { $0.id > 20 && $0.id < 50 }) }
    }
    return directory
  }

  private static func open(
    _ directory: TemporaryDirectory, spillByteCount: Int = TransactionSpill.byteCount,
    _ migrate: @escaping @Sendable (Migration) throws -> Void
  ) throws -> Store {
    try Store(
      .init(
        location: .directory(directory.url), objectTypes: [New.Stop.self, New.Position.self], schemaVersion: 1
      ) { migration, _ in try migrate(migration) },
      engine: try Engine(
        directory: directory.path, isReadOnly: false, logBound: 20_000, spillByteCount: spillByteCount),
      .thread)
  }

  private static func convert(_ migration: Migration) throws {
    try migration.convertProperty(onType: "Stop", "presents")
    try migration.convertProperty(onType: "Stop", "code", otherwise: -1)
    try migration.convertProperty(onType: "Stop", "rank", otherwise: 100)
    try migration.convertProperty(onType: "Stop", "token")
    try migration.extractProperties(onType: "Stop", ["latitude", "longitude"], to: "position")
  }

  private static func assign(_ migration: Migration) throws {
    try migration.enumerateObjects(ofType: New.Stop.self) { old, new in
      new.presents = "\(old["presents"] as? Int ?? 0)"
      new.code = Int(old["code"] as? String ?? "") ?? -1
      new.rank = old["rank"] as? Int ?? 100
      new.token = (old["token"] as? UUID)?.uuidString
      let position = try migration.create(New.Position.self)
      position.latitude = old["latitude"] as? Double ?? 0
      position.longitude = Double(old["longitude"] as? Float ?? 0)
      new.position = position
    }
  }

  @Test(
    "Converted and extracted properties have the values that a block for each object gives them",
    arguments: [(5, 1 << 24), (1_500, 1 << 24), (600, 30_000)])
  func sameAsBlocks(count: Int, spillByteCount: Int) throws {
    let directories = try (0..<2).map { _ in try Self.directory(count, badCodes: true) }
    let one = try Self.open(directories[0], spillByteCount: spillByteCount) { try Self.assign($0) }
    let other = try Self.open(directories[1], spillByteCount: spillByteCount) { try Self.convert($0) }
    #expect(one.context.snapshot.contents == other.context.snapshot.contents)
    other.context.snapshot.checkInvariants()
    let stops = other.objects(New.Stop.self)
    #expect(stops.allSatisfy { $0.position?.latitude == Double($0.id) / 8 && $0.title == "stop \($0.id)" })
    #expect(other.objects(New.Position.self).allSatisfy { $0.stops.count == 1 && $0.label == "here" })
    #expect(stops.where { $0.presents == "7" }.count == stops.count { $0.id * 7 % 1_000 == 7 })
    let reopened = try Self.open(directories[1]) { _ in Issue.record("The store is already migrated.") }
    #expect(reopened.context.snapshot.contents == other.context.snapshot.contents)
  }

  @Test("A value that can't be converted fails the migration, which names the object, and changes nothing")
  func unconvertible() throws {
    let directory = try Self.directory(40, badCodes: true)
    let error = #expect(throws: StoreError.self) {
      try Self.open(directory) { try $0.convertProperty(onType: "Stop", "code") }
    }
    #expect(
      error?.description.contains(
        #"Stop.code is "none" in an object, the one with the primary key 3, and can't be converted to Int"#)
        == true, "\(String(describing: error))")
    let nils = #expect(throws: StoreError.self) {
      try Self.open(directory) { try $0.convertProperty(onType: "Stop", "rank") }
    }
    #expect(nils?.description.contains("Stop.rank is nil") == true, "\(String(describing: nils))")
    let unknown = #expect(throws: StoreError.self) {
      try Self.open(directory) { try $0.convertProperty(onType: "Stop", "colour") }
    }
    #expect(unknown?.description.contains("no property \"colour\"") == true)
    let link = #expect(throws: StoreError.self) {
      try Self.open(directory) { try $0.extractProperties(onType: "Stop", ["latitude"], to: "title") }
    }
    #expect(link?.description.contains("Stop.title can't get the extracted properties") == true)
    let collection = #expect(throws: StoreError.self) {
      try Self.open(directory) { try $0.extractProperties(onType: "Stop", ["tags"], to: "position") }
    }
    #expect(
      collection?.description.contains("Stop.tags can't be extracted, because it is a collection") == true)
    let twice = #expect(throws: StoreError.self) {
      try Self.open(directory) { migration in
        for _ in 0..<2 { try migration.extractProperties(onType: "Stop", ["latitude"], to: "position") }
      }
    }
    #expect(twice?.description.contains("Stop.position can't get the extracted properties") == true)
    let store = try directory.openStore([Old.Stop.self], isolation: nil)
    #expect(store.objects(Old.Stop.self).count == 40 && store.objects(Old.Stop.self)[3].code == "none")
  }

  @Test(
    "Objects that the migration has created or deleted are skipped, and a later block sees the new values")
  func mixed() throws {
    let directory = try Self.directory(40)
    let store = try Self.open(directory) { migration in
      try migration.create(New.Stop.self, value: ["id": 900, "presents": "many", "code": 1, "rank": 2])
      try migration.enumerateObjects(ofType: New.Stop.self) { _, new in
        if new.id % 2 == 0 { try migration.delete(new) }
      }
      try Self.convert(migration)
      try migration.enumerateObjects(ofType: New.Stop.self) { _, new in
        if new.id == 7 { new.presents += "!" }
      }
    }
    #expect(store.objects(New.Stop.self).count == 21 && store.objects(New.Position.self).count == 20)
    #expect(store.object(ofType: New.Stop.self, forPrimaryKey: 7)?.presents == "49!")
    #expect(store.object(ofType: New.Stop.self, forPrimaryKey: 900)?.presents == "many")
    #expect(store.object(ofType: New.Stop.self, forPrimaryKey: 900)?.position == nil)
    store.context.snapshot.checkInvariants()
  }

  private enum Retyped {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var presents: String
      @Persisted(indexed: true) var code: Int
      @Persisted var tags: List<Int>
    }
  }

  enum Way: CaseIterable { case columns, block, afterFailure, afterCreation, beforeCreation }

  @Test(
    "However the properties get their new values, the old ones are removed, and older programs can read the store",
    arguments: Way.allCases, [(5, 1 << 24), (1_500, 1 << 24), (600, 30_000)])
  func removedValues(way: Way, sizes: (Int, Int)) throws {
    let (count, spillByteCount) = sizes
    let directory = try Self.directory(count, badCodes: true)
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Retyped.Stop.self], schemaVersion: 1
    ) { migration, _ in
      func create() throws {
        try migration.create(Retyped.Stop.self, value: ["id": 9_000, "presents": "new", "code": 3])
      }
      if way == .afterCreation { try create() }
      switch way {
      case .block:
        try migration.enumerateObjects(ofType: Retyped.Stop.self) { old, new in
          new.presents = "\(old["presents"] as? Int ?? 0)"
          new.code = Int(old["code"] as? String ?? "") ?? -1
        }
      case .afterFailure:
        #expect(throws: StoreError.self) { try migration.convertProperty(onType: "Stop", "code") }
        try migration.enumerateObjects(ofType: Retyped.Stop.self) { old, new in
          new.code = Int(old["code"] as? String ?? "") ?? -1
        }
        try migration.convertProperty(onType: "Stop", "presents")
      case .columns, .afterCreation, .beforeCreation:
        try migration.convertProperty(onType: "Stop", "presents")
        try migration.convertProperty(onType: "Stop", "code", otherwise: -1)
      }
      if way == .beforeCreation { try create() }
    }
    func open() throws -> Store {
      try Store(
        configuration,
        engine: try Engine(
          directory: directory.path, isReadOnly: false, logBound: 20_000,
          spillByteCount: spillByteCount), .thread)
    }
    let store = try open()
    let stops = store.objects(Retyped.Stop.self)
    let isCreated = way == .afterCreation || way == .beforeCreation
    #expect(stops.where { $0.id < 9_000 }.allSatisfy { $0.presents == "\($0.id * 7 % 1_000)" })
    #expect(
      stops.where { $0.id < 9_000 }.allSatisfy { $0.code == ($0.id % 5 == 3 ? -1 : $0.id * 3) })
    #expect(stops.where { $0.code == 3 }.map(\.id) == (isCreated ? [1, 9_000] : [1]))
    #expect(
      store.object(ofType: Retyped.Stop.self, forPrimaryKey: 9_000)?.presents == (isCreated ? "new" : nil))
    let state = store.context.snapshot
    state.checkInvariants()
    #expect(!state.features.contains(.defaults))
    let table = state.tables[0]
    let dropped = table.columns.indices.filter { table.columns[$0].isDropped }
    #expect(dropped.count == 2)
    for index in dropped {
      #expect(
        table.rows.allSatisfy {
          table.value(ColumnID(index), of: $0) == table.columns[index].initialValue
        })
    }
    for name in ["presents", "code"] {
      let column = table.columns.last { $0.name == name }
      #expect(column?.isOptional == false && column?.defaultValue == nil)
    }
    #expect(try open().context.snapshot.contents == state.contents)
  }

  @Test("Each value is converted exactly, or to the nearest number, or not at all")
  func values() {
    let cases: [(StoredValue, ValueType, StoredValue?)] = [
      (.int(5), .string, .string("5")), (.string("5"), .int8, .int(5)), (.string("300"), .int8, nil),
      (.string("+5"), .int64, .int(5)), (.string(" 5"), .int64, nil), (.string("5.0"), .int64, nil),
      (.string(""), .int64, nil), (.int(-1), .uint64, nil), (.unsigned(.max), .int64, nil),
      (.unsigned(.max), .string, .string("18446744073709551615")), (.double(3), .int32, .int(3)),
      (.double(3.5), .int32, nil), (.double(.nan), .int64, nil), (.double(.infinity), .int64, nil),
      (.string("2.5"), .double, .double(2.5)), (.string("two"), .double, nil), (.double(1e300), .float, nil),
      (.double(0.1), .float, .float(0.1)), (.float(0.5), .double, .double(0.5)),
      (.bool(true), .int64, .int(1)),
      (.int(0), .bool, .bool(false)), (.int(2), .bool, nil), (.string("true"), .bool, .bool(true)),
      (.bool(false), .string, .string("false")), (.string("yes"), .bool, nil),
      (.decimal(Decimal(25) / 10), .double, .double(2.5)), (.decimal(Decimal(7)), .int64, .int(7)),
      (.double(2.5), .decimal, .decimal(Decimal(25) / 10)), (.string("x"), .decimal, nil),
      (.string("no"), .uuid, nil), (.data(Data([0x61])), .string, .string("a")),
      (.data(Data([0xFF])), .string, nil), (.string("a"), .data, .data(Data([0x61]))),
      (.date(1), .double, nil), (.int(1), .date, nil), (.int(1), .uuid, nil),
    ]
    for (value, type, expected) in cases {
      #expect(ValueConversion.converted(value, to: type) == expected, "\(value) to \(type)")
    }
  }
}
