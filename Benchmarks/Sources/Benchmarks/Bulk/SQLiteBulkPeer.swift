import Foundation

/// SQLite through its C interface, with prepared statements.
struct SQLiteBulkPeer: BulkPeer {
  static let name = SQLitePeer.name
  private let connection: SQLiteConnection

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    connection = try SQLiteConnection(directory)
    for table in BulkSQL.tables { try connection.run(table) }
  }

  func prepare(_ work: BulkWork, _ count: Int) throws {
    if work.needsObjects { try insertStops(count) }
    guard work.isOnParcels else { return }
    try connection.transaction {
      let statement = try connection.statement(BulkSQL.child)
      for number in 0..<ParcelSample.childCount {
        statement.bind(1, number)
        try statement.run()
      }
    }
  }

  private func insertStops(_ count: Int) throws {
    try insert(BulkSQL.stop, count) { id in (Sample(id: id).name, Sample(id: id).presents) }
  }

  private func insert(
    _ sql: String, _ count: Int, _ values: (Int) -> (name: String, presents: Int)
  ) throws {
    try connection.transaction {
      let statement = try connection.statement(sql)
      for id in 0..<count {
        let (sample, values) = (Sample(id: id), values(id))
        statement.bind(1, id)
        statement.bind(2, values.name)
        statement.bind(3, sample.latitude)
        statement.bind(4, sample.longitude)
        statement.bind(5, sample.time.timeIntervalSinceReferenceDate)
        statement.bind(6, values.presents)
        try statement.run()
      }
    }
  }

  private func insertParcels(_ count: Int) throws {
    try connection.transaction {
      let parcel = try connection.statement(BulkSQL.parcel)
      let friend = try connection.statement(BulkSQL.friend)
      for id in 0..<count {
        let sample = ParcelSample(id: id)
        let key = sample.keyBytes
        parcel.bind(1, key)
        parcel.bind(2, sample.weight)
        parcel.bind(3, sample.number)
        parcel.bind(4, sample.code)
        parcel.bind(5, sample.child)
        try parcel.run()
        for (position, child) in sample.friends.enumerated() {
          friend.bind(1, key)
          friend.bind(2, position)
          friend.bind(3, child)
          try friend.run()
        }
      }
    }
  }

  func run(_ work: BulkWork, _ count: Int) throws -> Bool {
    switch work {
    case .objects: try insertStops(count)
    case .columns, .values: return false
    // The unique string has an index in any case.
    case .links, .linksAndText: try insertParcels(count)
    case .upsert: try insert(BulkSQL.upsert, count, BulkWork.changed)
    case .firstIndex: try connection.run(BulkSQL.firstIndex)
    case .deleteHalf: try connection.run(BulkSQL.deleteHalf)
    case .deleteAll: try connection.run(BulkSQL.deleteAll)
    }
    return true
  }

  func answers(_ work: BulkWork) throws -> [Int] {
    let statement = try connection.statement(BulkSQL.answers(work))
    var answers: [Int] = []
    while try statement.step() { answers = [statement.integer(0), statement.integer(1)] }
    return answers
  }
}
