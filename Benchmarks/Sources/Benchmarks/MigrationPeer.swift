import Foundation
import GRDB
import SantaCore

/// A database whose schema is changed together with all of its objects: a property is renamed, another one changes its type,
/// and two of them move to a separate object, to which the original one links.
protocol MigrationPeer: Peer {
  /// Whether the database has operations on whole properties beside another way.
  static var hasColumnOperations: Bool { get }

  /// Opens the database in a directory, and migrates it in one durable transaction.
  ///
  /// - Returns: the numbers of stops and positions, and the sum of the presents.
  static func migrate(_ directory: URL, _ way: MigrationWay) throws -> MigrationResult
}

extension MigrationPeer {
  static var hasColumnOperations: Bool { false }
}

/// A way to declare the migration. SQL has only one, whose figures are compared with both.
enum MigrationWay: String, CaseIterable {
  /// A block for each object.
  case objects = "migrate"
  /// Operations on whole properties.
  case columns = "migrate, columns"

  /// The workload that measures the memory.
  var memory: String { self == .objects ? "migration memory" : "migration memory, columns" }
}

struct MigrationResult: Equatable {
  var stops: Int
  var positions: Int
  var presents: Int
}

// MARK: SantaCore

private enum Migrated {
  final class Stop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(renamedFrom: "name") var title = ""
    @Persisted var time: Date
    @Persisted var presents: String
    @Persisted var position: Position?
  }

  final class Position: Object {
    @Persisted var latitude: Double
    @Persisted var longitude: Double
  }
}

extension SantaCorePeer: MigrationPeer {
  static let hasColumnOperations = true

  static func migrate(_ directory: URL, _ way: MigrationWay) throws -> MigrationResult {
    let store = try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [Migrated.Stop.self, Migrated.Position.self],
        schemaVersion: 1
      ) { migration, _ in
        if way == .columns {
          try migration.convertProperty(onType: "Stop", "presents")
          return try migration.extractProperties(onType: "Stop", ["latitude", "longitude"], to: "position")
        }
        try migration.enumerateObjects(ofType: Migrated.Stop.self) { old, new in
          new.presents = "\(old["presents"] as? Int ?? 0)"
          let position = try migration.create(Migrated.Position.self)
          position.latitude = old["latitude"] as? Double ?? 0
          position.longitude = old["longitude"] as? Double ?? 0
          new.position = position
        }
      })
    let stops = store.objects(Migrated.Stop.self)
    guard stops.last?.title == Sample(id: stops.count - 1).name,
      stops.last?.position?.latitude == Sample(id: stops.count - 1).latitude
    else { throw Failure("SantaCore migrated wrongly") }
    return MigrationResult(
      stops: stops.count, positions: store.objects(Migrated.Position.self).count,
      presents: stops.values(of: \.presents).reduce(0) { $0 &+ (Int($1) ?? 0) })
  }
}

// MARK: SQLite

/// The steps that SQLite's documentation recommends for changes that `ALTER TABLE` can't make: a copy into a new table.
private let statements = [
  "ALTER TABLE stop RENAME COLUMN name TO title",
  "CREATE TABLE position (id INTEGER PRIMARY KEY, latitude REAL NOT NULL, longitude REAL NOT NULL)",
  "INSERT INTO position SELECT id, latitude, longitude FROM stop",
  """
  CREATE TABLE newStop (id INTEGER PRIMARY KEY, title TEXT NOT NULL, time REAL NOT NULL, presents TEXT NOT NULL,
    position INTEGER REFERENCES position(id))
  """,
  "INSERT INTO newStop SELECT id, title, time, CAST(presents AS TEXT), id FROM stop",
  "DROP TABLE stop",
  "ALTER TABLE newStop RENAME TO stop",
]

private let counts = [
  "SELECT count(*) FROM stop", "SELECT count(*) FROM position",
  "SELECT sum(CAST(presents AS INTEGER)) FROM stop",
]

extension SQLitePeer: MigrationPeer {
  static func migrate(_ directory: URL, _ way: MigrationWay) throws -> MigrationResult {
    let connection = try SQLiteConnection(directory)
    try connection.transaction { for statement in statements { try connection.run(statement) } }
    let found = try counts.map { try connection.statement($0).integers()[0] }
    return MigrationResult(stops: found[0], positions: found[1], presents: found[2])
  }
}

extension GRDBPeer: MigrationPeer {
  static func migrate(_ directory: URL, _ way: MigrationWay) throws -> MigrationResult {
    let pool = try DatabasePool(path: directory.appending(path: "grdb.sqlite").path)
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      for statement in statements { try database.execute(sql: statement) }
    }
    try migrator.migrate(pool)
    let found = try pool.read { database in
      try counts.map { try Int.fetchOne(database, sql: $0) ?? 0 }
    }
    return MigrationResult(stops: found[0], positions: found[1], presents: found[2])
  }
}
