import Foundation
import GRDB

struct GRDBPeer: Peer {
  static let name = "GRDB"

  private struct Row: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "stop"
    var id: Int
    var name: String
    var latitude: Double
    var longitude: Double
    var time: Double
    var presents: Int
  }

  private let pool: DatabasePool

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    pool = try DatabasePool(path: directory.appending(path: "grdb.sqlite").path)
    // By default, a pool syncs only at checkpoints. This makes it sync at each commit, as SantaCore does.
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try pool.write { database in
      try database.create(table: "stop", ifNotExists: true) { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("latitude", .double).notNull()
        table.column("longitude", .double).notNull()
        table.column("time", .double).notNull()
        table.column("presents", .integer).notNull()
      }
    }
  }

  /// Inserts with a prepared statement, which is the fastest way in GRDB.
  func insert(_ count: Int) throws {
    try pool.write { database in
      let statement = try database.makeStatement(sql: "INSERT INTO stop VALUES (?, ?, ?, ?, ?, ?)")
      for id in 0..<count {
        let sample = Sample(id: id)
        try statement.execute(arguments: [
          id, sample.name, sample.latitude, sample.longitude, sample.time.timeIntervalSinceReferenceDate,
          sample.presents,
        ])
      }
    }
  }

  func commitOne(_ number: Int) throws {
    try pool.write { try $0.execute(sql: "UPDATE stop SET presents = ? WHERE id = 1", arguments: [number]) }
  }

  func lookUp(_ keys: [Int]) throws -> Int {
    try pool.read { database in
      try keys.reduce(0) { $0 &+ (try Row.fetchOne(database, key: $1)?.presents ?? 0) }
    }
  }

  // A record is a plain struct, so accessing its properties doesn't involve the database.
  func readProperty(_ times: Int) throws -> Int? { nil }
  func writeProperty(_ times: Int) throws -> Bool { false }

  func iterate() throws -> Int {
    try pool.read { database in
      var sum = 0
      let rows = try Row.fetchCursor(database)
      while let row = try rows.next() { sum &+= row.presents }
      return sum
    }
  }

  func values() throws -> Int {
    try pool.read { try Int.fetchAll($0, sql: "SELECT presents FROM stop") }.reduce(0, &+)
  }

  func result(of query: ScanQuery) throws -> [Int] {
    let (sql, arguments): (String, StatementArguments) =
      switch query {
      case .countInt: ("SELECT count(*) FROM stop WHERE presents > ?", [ScanQuery.presents])
      case .countStringEqual: ("SELECT count(*) FROM stop WHERE name = ?", [ScanQuery.name])
      case .countStringContains: ("SELECT count(*) FROM stop WHERE instr(name, ?) > 0", [ScanQuery.namePart])
      case .countTwoDoubles:
        (
          "SELECT count(*) FROM stop WHERE latitude > ? AND longitude < ?",
          [ScanQuery.latitude, ScanQuery.longitude]
        )
      case .sumInt: ("SELECT sum(presents) FROM stop", [])
      case .sortDouble: ("SELECT id FROM stop ORDER BY latitude, id", [])
      case .sortString: ("SELECT id FROM stop ORDER BY name", [])
      }
    return try pool.read { try Int.fetchAll($0, sql: sql, arguments: arguments) }
  }

  func insertIndexed(_ count: Int) throws {
    try pool.write { database in
      try database.create(table: "indexedStop") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("presents", .integer).notNull().indexed()
      }
      let statement = try database.makeStatement(sql: "INSERT INTO indexedStop VALUES (?, ?, ?)")
      for id in 0..<count {
        let sample = Sample(id: id)
        try statement.execute(arguments: [id, sample.name, sample.presents])
      }
    }
  }

  func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int] {
    let (sql, arguments): (String, StatementArguments) =
      switch query {
      case .equal: ("SELECT id FROM indexedStop WHERE presents = ?", [presents.lowerBound])
      case .range:
        (
          "SELECT id FROM indexedStop WHERE presents BETWEEN ? AND ?",
          [presents.lowerBound, presents.upperBound]
        )
      }
    return try pool.read { database in
      try Int.fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
    }
  }

  func deleteHalf() throws { try pool.write { try $0.execute(sql: "DELETE FROM stop WHERE id % 2 = 0") } }

  func count() throws -> Int { try pool.read { try Row.fetchCount($0) } }

  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Timing {
    let pool = try GRDBPeer(directory: directory).pool
    return try await milliseconds {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for writer in 0..<writers {
          group.addTask {
            for number in 1...commitsEach {
              try await pool.write {
                try $0.execute(
                  sql: "UPDATE stop SET presents = ? WHERE id = ?", arguments: [number, writer])
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }
}
