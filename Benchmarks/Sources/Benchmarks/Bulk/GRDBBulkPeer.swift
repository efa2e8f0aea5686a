import Foundation
import GRDB

/// GRDB with prepared statements, the fastest way that it has.
struct GRDBBulkPeer: BulkPeer {
  static let name = GRDBPeer.name
  private let pool: DatabasePool

  init(directory: URL) throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    pool = try DatabasePool(path: directory.appending(path: "grdb.sqlite").path)
    try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
    try pool.write { database in for table in BulkSQL.tables { try database.execute(sql: table) } }
  }

  func prepare(_ work: BulkWork, _ count: Int) throws {
    if work.needsObjects { try insertStops(count) }
    guard work.isOnParcels else { return }
    try pool.write { database in
      let statement = try database.makeStatement(sql: BulkSQL.child)
      for number in 0..<ParcelSample.childCount { try statement.execute(arguments: [number]) }
    }
  }

  private func insertStops(_ count: Int) throws {
    try insert(BulkSQL.stop, count) { id in (Sample(id: id).name, Sample(id: id).presents) }
  }

  private func insert(
    _ sql: String, _ count: Int, _ values: (Int) -> (name: String, presents: Int)
  ) throws {
    try pool.write { database in
      let statement = try database.makeStatement(sql: sql)
      for id in 0..<count {
        let (sample, values) = (Sample(id: id), values(id))
        try statement.execute(arguments: [
          id, values.name, sample.latitude, sample.longitude, sample.time.timeIntervalSinceReferenceDate,
          values.presents,
        ])
      }
    }
  }

  private func insertParcels(_ count: Int) throws {
    try pool.write { database in
      let parcel = try database.makeStatement(sql: BulkSQL.parcel)
      let friend = try database.makeStatement(sql: BulkSQL.friend)
      for id in 0..<count {
        let sample = ParcelSample(id: id)
        let key = Data(sample.keyBytes)
        try parcel.execute(arguments: [key, sample.weight, sample.number, sample.code, sample.child])
        for (position, child) in sample.friends.enumerated() {
          try friend.execute(arguments: [key, position, child])
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
    case .firstIndex: try pool.write { try $0.execute(sql: BulkSQL.firstIndex) }
    case .deleteHalf: try pool.write { try $0.execute(sql: BulkSQL.deleteHalf) }
    case .deleteAll: try pool.write { try $0.execute(sql: BulkSQL.deleteAll) }
    }
    return true
  }

  func answers(_ work: BulkWork) throws -> [Int] {
    try pool.read { database in
      guard let row = try Row.fetchOne(database, sql: BulkSQL.answers(work)) else { return [] }
      return [row[0], row[1]]
    }
  }
}
