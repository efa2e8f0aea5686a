import SantaCoreTestSupport
import Synchronization

@testable import SantaStore

/// A store with history on a simulated disk, the contents of all of its versions, and a clock that tests set.
final class HistoryFixture {
  static let directory = "/store"

  let disk: SimulatedDisk
  let clock = ManualTime()
  private(set) var due = DeferredWork()
  private(set) var engine: Engine
  /// The contents after each version, from the version at which the fixture began.
  private(set) var contents: [Version: String] = [:]
  let logBound: Int

  init(_ rule: HistoryRule?, logBound: Int = 1_200, disk: SimulatedDisk = SimulatedDisk()) throws {
    self.disk = disk
    self.logBound = logBound
    engine = try Self.open(disk, logBound, due, clock)
    if let rule { try demand(rule) }
  }

  static func open(
    _ disk: SimulatedDisk, _ logBound: Int, _ due: DeferredWork = DeferredWork(),
    _ clock: ManualTime = ManualTime()
  ) throws -> Engine {
    try Engine(
      directory: directory, isReadOnly: false, logBound: logBound, disk: disk, clock: { clock.now },
      scheduler: due.scheduler)
  }

  /// Ends the process and opens the store again.
  func reopen() throws {
    due = DeferredWork()
    engine = try Self.open(disk, logBound, due, clock)
  }

  @discardableResult
  func commit(_ durability: Durability = .full, _ change: (Transaction) -> Void) throws -> Snapshot {
    let transaction = Transaction(base: try engine.beginWrite())
    change(transaction)
    let state = try engine.commit(transaction, durability)
    contents[state.version] = state.contents
    return state
  }

  @discardableResult
  func demand(_ rule: HistoryRule?, by name: String = "test") throws -> Snapshot {
    try commit { $0.changeHistory { $0.demands[name] = rule } }
  }

  var files: HistoryFiles {
    HistoryFiles(
      path: Self.directory, disk: disk,
      segments: SegmentStore(path: Self.directory, typicalByteCount: logBound, disk: disk))
  }

  /// Returns the contents of a kept version.
  func contents(at version: Version) throws -> String {
    try HistoryReplay(files, at: version, latest: engine.latest).state.contents
  }

  /// The first version that can be read.
  var start: Version { get throws { try files.start(in: engine.latest) } }

  /// The total length of the logs and segments.
  var byteCount: Int {
    get throws {
      try [Self.directory, Self.directory + "/segments"].reduce(0) { sum, directory in
        try disk.contents(of: directory).reduce(sum) {
          if disk.isDirectory("\(directory)/\($1)") == true { return $0 }
          return try $0 + disk.open("\(directory)/\($1)", .read).size()
        }
      }
    }
  }

  // MARK: Changes

  /// Makes a random commit. One in eight is larger than a small log, so it is written as a segment.
  @discardableResult
  func randomCommit(
    _ generator: inout SeededGenerator, largest: Int = 2_000, _ durability: Durability = .full
  ) throws -> Snapshot {
    try commit(durability) { Self.change($0, &generator, largest: largest) }
  }

  static func change(_ transaction: Transaction, _ generator: inout SeededGenerator, largest: Int) {
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable(
        "Row",
        [
          ColumnDefinition(name: "number", type: .int64), ColumnDefinition(name: "text", type: .string),
          ColumnDefinition(name: "list", type: .int64, kind: .list),
        ]) : TableID(rawValue: 0)
    let rows = transaction.tables[0].rows
    for row in rows.dropFirst(6) { transaction.delete(row, from: table) }
    if Int.random(in: 0..<20, using: &generator) == 0 { transaction.deleteRows(of: table) }
    if Int.random(in: 0..<12, using: &generator) == 0 {
      transaction.addColumn(
        ColumnDefinition(name: "added \(transaction[table].columns.count)", type: .int64), to: table,
        default: .int(7))
    }
    if let row = transaction.tables[0].rows.randomElement(using: &generator) {
      let list = CellAddress(table: table, row: row, column: ColumnID(2))
      transaction.insert(.int(.random(in: 0..<9, using: &generator)), at: 0, in: list)
      if transaction.list(at: list).count > 4 { transaction.move(from: 0, to: 3, in: list) }
    }
    let length =
      Int.random(in: 0..<8, using: &generator) == 0 ? largest : Int.random(in: 0..<150, using: &generator)
    let row = transaction.insertRow(table)
    transaction.setValue(
      .int(.random(in: 0..<1_000, using: &generator)),
      at: CellAddress(table: table, row: row, column: ColumnID(0)))
    transaction.setValue(
      .string(String(repeating: "x", count: length)),
      at: CellAddress(table: table, row: row, column: ColumnID(1)))
  }
}

/// A clock that stands still until a test sets it.
final class ManualTime: Sendable {
  private let time = Mutex<Int64>(1_700_000_000_000)
  var now: Int64 { time.withLock { $0 } }
  func advance(by milliseconds: Int64) { time.withLock { $0 += milliseconds } }
}
