import Foundation

/// SQLite with a trigger that writes the old and new values of each change into an outbox.
struct SQLiteHistoryPeer: HistoryPeer {
  static let name = SQLitePeer.name
  private let connection: SQLiteConnection

  private static let columns = [
    "name TEXT", "latitude REAL", "longitude REAL", "time REAL", "presents INTEGER",
  ]
  private static var names: [String] { columns.map { String($0.prefix { $0 != " " }) } }

  init(directory: URL, count: Int, keepsChanges: Bool, isSynced: Bool) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    connection = try SQLiteConnection(directory)
    // With NORMAL, a commit in WAL mode doesn't sync.
    if !isSynced { try connection.run("PRAGMA synchronous = NORMAL") }
    let stored = Self.columns.map { "\($0) NOT NULL" }.joined(separator: ", ")
    try connection.run("CREATE TABLE stop (id INTEGER PRIMARY KEY, \(stored))")
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
    if keepsChanges { try makeOutbox() }
  }

  /// Makes the outbox, with a trigger for each kind of change.
  private func makeOutbox() throws {
    let columns = ["old", "new"].flatMap { prefix in Self.columns.map { "\(prefix)_\($0)" } }
    try connection.run(
      """
      CREATE TABLE outbox (number INTEGER PRIMARY KEY, written REAL NOT NULL, kind INTEGER NOT NULL,
        id INTEGER NOT NULL, \(columns.joined(separator: ", ")))
      """)
    let (before, after) = (Self.names.map { "OLD.\($0)" }, Self.names.map { "NEW.\($0)" })
    let none = Self.names.map { _ in "NULL" }
    for (kind, event, id, values) in [
      (0, "INSERT", "NEW.id", none + after), (1, "UPDATE", "NEW.id", before + after),
      (2, "DELETE", "OLD.id", before + none),
    ] {
      try connection.run(
        """
        CREATE TRIGGER outbox\(kind) AFTER \(event) ON stop BEGIN
          INSERT INTO outbox VALUES (NULL, julianday('now'), \(kind), \(id), \(values.joined(separator: ", ")));
        END
        """)
    }
  }

  func change(_ ids: Range<Int>, to presents: Int) throws {
    let statement = try connection.statement("UPDATE stop SET presents = ? WHERE id = ?")
    func change(_ id: Int) throws {
      statement.bind(1, presents)
      statement.bind(2, id)
      try statement.run()
    }
    if ids.count == 1 { return try change(ids.lowerBound) }
    try connection.transaction { for id in ids { try change(id) } }
  }

  func readChanges() throws -> (count: Int, sum: Int) {
    let statement = try connection.statement(
      "SELECT number, kind, id, old_presents, new_presents FROM outbox ORDER BY number")
    var (count, sum) = (0, 0)
    while try statement.step() {
      count += 1
      sum &+= statement.integer(4) &- statement.integer(3)
    }
    return (count, sum)
  }
}

/// A table of requests, from which `UPDATE … RETURNING` claims one.
struct SQLiteQueuePeer: QueuePeer {
  static let name = SQLitePeer.name
  private let connection: SQLiteConnection

  init(directory: URL, requests: Int) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    connection = try SQLiteConnection(directory)
    try connection.run(
      """
      CREATE TABLE request (id INTEGER PRIMARY KEY, city TEXT NOT NULL, temperature REAL,
        key TEXT NOT NULL UNIQUE, state INTEGER NOT NULL, due REAL NOT NULL, leased REAL, attempts INTEGER NOT NULL,
        fence INTEGER NOT NULL)
      """)
    try connection.run("CREATE INDEX requestDue ON request (state, due)")
    try connection.transaction {
      let statement = try connection.statement("INSERT INTO request VALUES (?, ?, NULL, ?, 0, ?, NULL, 0, 0)")
      for id in 0..<requests {
        statement.bind(1, id)
        statement.bind(2, Sample(id: id).name)
        statement.bind(3, "\(id)")
        statement.bind(4, Double(id))
        try statement.run()
      }
    }
  }

  func claimAndAnswer() throws -> Int? {
    let claim = try connection.statement(
      """
      UPDATE request SET state = 1, leased = ?, attempts = attempts + 1, fence = fence + 1
        WHERE id = (SELECT id FROM request WHERE state = 0 ORDER BY due LIMIT 1) RETURNING id, city, fence
      """)
    claim.bind(1, Date.now.timeIntervalSinceReferenceDate)
    var claimed: (id: Int, city: String, fence: Int)?
    while try claim.step() { claimed = (claim.integer(0), claim.text(1), claim.integer(2)) }
    guard let claimed else { return nil }
    let answer = try connection.statement(
      "UPDATE request SET state = 2, temperature = ? WHERE id = ? AND state = 1 AND fence = ?")
    answer.bind(1, Double(claimed.city.utf8.count))
    answer.bind(2, claimed.id)
    answer.bind(3, claimed.fence)
    try answer.run()
    return claimed.id
  }

  func answeredCount() throws -> Int {
    try connection.statement("SELECT count(*) FROM request WHERE state = 2").integers()[0]
  }
}
