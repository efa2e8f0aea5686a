import Foundation
import GRDB

/// The equivalent in GRDB: an observation that fetches all rows again, and the standard library's difference of the two arrays.
// Guard of the unchecked conformance: `cancellables` is used by the measuring thread; the rest is Sendable.
final class GRDBLivePeer: LivePeer, @unchecked Sendable {
  static let name = "GRDB"
  // The time grows with the product of the numbers of objects and changes.
  static let maximumChanges = 100
  // Each view fetches all of its objects again.
  static let maximumOfManyViews = 100_000
  static let maximumObjectObservers = 1_000_000
  static let initialObjectCalls = 1
  private let database: DatabaseQueue
  private let queue = DispatchQueue(label: "watcher")
  private var cancellables: [AnyDatabaseCancellable] = []

  private struct Row: Codable, FetchableRecord, TableRecord, Equatable {
    static let databaseTableName = "stop"
    var id: Int
    var latitude: Double
    var presents: Int
  }

  init(_ count: Int) throws {
    database = try DatabaseQueue()
    try database.write { database in
      try database.create(table: "stop") { table in
        table.primaryKey("id", .integer)
        table.column("name", .text).notNull()
        table.column("latitude", .double).notNull()
        table.column("longitude", .double).notNull()
        table.column("time", .double).notNull()
        table.column("presents", .integer).notNull()
      }
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

  private func observe(_ sql: String, _ called: @escaping @Sendable () -> Void) {
    let observation = ValueObservation.tracking { try Row.fetchAll($0, sql: sql) }
    nonisolated(unsafe) var last: [Row]?
    cancellables.append(
      observation.start(in: database, scheduling: .async(onQueue: queue), onError: { _ in }) { rows in
        // Runs only on `queue`, like all other uses of `last`.
        if let last { blackHole = rows.difference(from: last).count }
        last = rows
        called()
      })
  }

  func observeSorted(_ called: @escaping @Sendable () -> Void) {
    observe("SELECT id, latitude, presents FROM stop ORDER BY latitude, id", called)
  }

  func observeFiltered(above limit: Int, _ called: @escaping @Sendable () -> Void) {
    observe("SELECT id, latitude, presents FROM stop WHERE presents > \(limit)", called)
  }

  func observeObject(_ id: Int, _ called: @escaping @Sendable () -> Void) {
    // Only changes to this row trigger another fetch.
    let observation = ValueObservation.tracking { try Row.fetchOne($0, key: id) }
    cancellables.append(
      observation.start(in: database, scheduling: .async(onQueue: queue), onError: { _ in }) { row in
        blackHole = row?.presents ?? 0
        called()
      })
  }

  func stop() { cancellables.removeAll() }

  func change(_ ids: [Int], latitude: Double, presents: Int, commits: () -> Void) throws {
    try database.write { database in
      let statement = try database.makeStatement(
        sql: "UPDATE stop SET latitude = ?, presents = ? WHERE id = ?")
      for id in ids { try statement.execute(arguments: [latitude + Double(id % 100), presents, id]) }
      commits()
    }
  }
}
