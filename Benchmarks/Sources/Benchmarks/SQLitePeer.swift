import Foundation
import GRDBSQLite

/// SQLite through its C interface, with prepared statements and without another library in between.
struct SQLitePeer: Peer {
  static let name = "SQLite"

  private let connection: SQLiteConnection

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    connection = try SQLiteConnection(directory)
    try connection.run(
      """
      CREATE TABLE IF NOT EXISTS stop (id INTEGER PRIMARY KEY, name TEXT NOT NULL, latitude REAL NOT NULL,
        longitude REAL NOT NULL, time REAL NOT NULL, presents INTEGER NOT NULL)
      """)
  }

  func insert(_ count: Int) throws {
    try connection.transaction {
      let statement = try connection.statement("INSERT INTO stop VALUES (?, ?, ?, ?, ?, ?)")
      for id in 0..<count {
        let sample = Sample(id: id)
        statement.bind(1, id)
        statement.bind(2, sample.name)
        statement.bind(3, sample.latitude)
        statement.bind(4, sample.longitude)
        statement.bind(5, sample.time.timeIntervalSinceReferenceDate)
        statement.bind(6, sample.presents)
        try statement.run()
      }
    }
  }

  func commitOne(_ number: Int) throws { try Self.setPresents(number, of: 1, connection) }

  private static func setPresents(_ number: Int, of id: Int, _ connection: SQLiteConnection) throws {
    let statement = try connection.statement("UPDATE stop SET presents = ? WHERE id = ?")
    statement.bind(1, number)
    statement.bind(2, id)
    try statement.run()
  }

  func lookUp(_ keys: [Int]) throws -> Int {
    let statement = try connection.statement("SELECT presents FROM stop WHERE id = ?")
    return try keys.reduce(0) { sum, key in
      statement.bind(1, key)
      return try statement.integers().reduce(sum, &+)
    }
  }

  func readProperty(_ times: Int) throws -> Int? { nil }
  func writeProperty(_ times: Int) throws -> Bool { false }

  /// Reads all columns of each row, as GRDB's records do.
  func iterate() throws -> Int {
    let statement = try connection.statement("SELECT id, name, latitude, longitude, time, presents FROM stop")
    var sum = 0
    while try statement.step() {
      let sample = (
        statement.integer(0), statement.text(1), statement.double(2), statement.double(3), statement.double(4)
      )
      blackHole = sample.1.utf8.count
      sum &+= statement.integer(5)
    }
    return sum
  }

  func values() throws -> Int {
    try connection.statement("SELECT presents FROM stop").integers().reduce(0, &+)
  }

  func result(of query: ScanQuery) throws -> [Int] {
    func statement(_ sql: String) throws -> SQLiteConnection.Statement { try connection.statement(sql) }
    let found: SQLiteConnection.Statement
    switch query {
    case .countInt:
      found = try statement("SELECT count(*) FROM stop WHERE presents > ?")
      found.bind(1, ScanQuery.presents)
    case .countStringEqual:
      found = try statement("SELECT count(*) FROM stop WHERE name = ?")
      found.bind(1, ScanQuery.name)
    case .countStringContains:
      found = try statement("SELECT count(*) FROM stop WHERE instr(name, ?) > 0")
      found.bind(1, ScanQuery.namePart)
    case .countTwoDoubles:
      found = try statement("SELECT count(*) FROM stop WHERE latitude > ? AND longitude < ?")
      found.bind(1, ScanQuery.latitude)
      found.bind(2, ScanQuery.longitude)
    case .sumInt: found = try statement("SELECT sum(presents) FROM stop")
    case .sortDouble: found = try statement("SELECT id FROM stop ORDER BY latitude, id")
    case .sortString: found = try statement("SELECT id FROM stop ORDER BY name")
    }
    return try found.integers()
  }

  func insertIndexed(_ count: Int) throws {
    try connection.transaction {
      try connection.run(
        "CREATE TABLE indexedStop (id INTEGER PRIMARY KEY, name TEXT NOT NULL, presents INTEGER NOT NULL)")
      try connection.run("CREATE INDEX indexedStopPresents ON indexedStop (presents)")
      let statement = try connection.statement("INSERT INTO indexedStop VALUES (?, ?, ?)")
      for id in 0..<count {
        let sample = Sample(id: id)
        statement.bind(1, id)
        statement.bind(2, sample.name)
        statement.bind(3, sample.presents)
        try statement.run()
      }
    }
  }

  func ids(_ presents: ClosedRange<Int>, _ query: IndexedQuery) throws -> [Int] {
    let statement: SQLiteConnection.Statement
    switch query {
    case .equal: statement = try connection.statement("SELECT id FROM indexedStop WHERE presents = ?")
    case .range:
      statement = try connection.statement("SELECT id FROM indexedStop WHERE presents BETWEEN ? AND ?")
      statement.bind(2, presents.upperBound)
    }
    statement.bind(1, presents.lowerBound)
    return try statement.integers()
  }

  func deleteHalf() throws { try connection.run("DELETE FROM stop WHERE id % 2 = 0") }

  func count() throws -> Int { try connection.statement("SELECT count(*) FROM stop").integers()[0] }

  static func commitConcurrently(in directory: URL, writers: Int, commitsEach: Int) async throws -> Timing {
    let connections = try (0..<writers).map { _ in try SQLiteConnection(directory) }
    return try await milliseconds {
      try await WriterThreads.run(writers) { writer in
        for number in 1...commitsEach { try setPresents(number, of: writer, connections[writer]) }
      }
    }
  }
}
