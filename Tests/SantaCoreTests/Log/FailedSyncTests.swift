import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: when a sync fails, the system drops the bytes that it could not write, but still returns them to readers,
/// as Linux does. The next process found a complete record, synced it successfully, and treated it as committed. The record was
/// not on disk, so a power failure lost everything that was committed after it.
struct FailedSyncTests {
  private static let directory = "/store"

  private static func open(_ disk: SimulatedDisk, logBound: Int, _ due: DeferredWork = DeferredWork()) throws
    -> Engine
  {
    try Engine(
      directory: directory, isReadOnly: false, logBound: logBound, disk: disk, scheduler: due.scheduler)
  }

  @discardableResult
  private static func commit(_ number: Int, to engine: Engine, _ durability: Durability) throws -> String {
    let transaction = Transaction(base: try engine.beginWrite())
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable(
        "Row",
        [ColumnDefinition(name: "number", type: .int64), ColumnDefinition(name: "text", type: .string)])
      : TableID(rawValue: 0)
    let row = transaction.insertRow(table)
    transaction.setValue(.int(Int64(number)), at: CellAddress(table: table, row: row, column: ColumnID(0)))
    // Every fifth transaction is larger than a small log, so it is written as a segment.
    let text = String(repeating: "x", count: number % 5 == 4 ? 1_000 : 20)
    transaction.setValue(.string(text), at: CellAddress(table: table, row: row, column: ColumnID(1)))
    return try engine.commit(transaction, durability).contents
  }

  private static func run(on disk: SimulatedDisk, _ durability: Durability, logBound: Int) {
    let due = DeferredWork()
    guard let engine = try? open(disk, logBound: logBound, due) else { return }
    for number in 0..<8 {
      // A commit fails if an earlier sync failed.
      _ = try? commit(number, to: engine, number == 5 ? .full : durability)
      due.run()
    }
  }

  @Test(
    "Whichever call fails, a later power failure loses no commit that another process made in between",
    arguments: [Durability.full, .relaxed], [400, Log.bound])
  func goingOn(durability: Durability, logBound: Int) throws {
    let whole = SimulatedDisk()
    Self.run(on: whole, durability, logBound: logBound)
    for call in 1...whole.changingCalls {
      let failing = SimulatedDisk(fault: .error(atCall: call, number: 5))
      Self.run(on: failing, durability, logBound: logBound)
      let disk = failing.afterKill()
      let due = DeferredWork()
      let engine = try Self.open(disk, logBound: logBound, due)
      try Self.commit(100, to: engine, .relaxed)
      let last = try Self.commit(101, to: engine, .full)
      let fates = (0..<RandomRun.size(8, plain: 3)).map { UInt64(call * 10 + $0) }
      for seed in fates {
        var generator = SeededGenerator(seed: seed)
        let found = try Self.open(disk.afterPowerCut(using: &generator), logBound: logBound)
        #expect(found.latest.contents == last, "call \(call) failed, seed \(seed)")
      }
      due.run()
      for seed in fates {
        var generator = SeededGenerator(seed: seed)
        let found = try Self.open(disk.afterPowerCut(using: &generator), logBound: logBound)
        #expect(found.latest.contents == last, "call \(call) failed, then a checkpoint, seed \(seed)")
      }
    }
  }

  @Test(
    "A process that opened the store before another's sync failed, and writes after it, loses nothing either")
  func twoProcesses() throws {
    for seed in 0..<20 as Range<UInt64> {
      let disk = SimulatedDisk()
      let (one, other) = (
        try Self.open(disk, logBound: Log.bound), try Self.open(disk, logBound: Log.bound)
      )
      try Self.commit(1, to: one, .full)
      try Self.commit(2, to: other, .full)
      disk.set(.failingSync(1))
      #expect(throws: StoreError.self) { try Self.commit(3, to: one, .full) }
      // The first sync of this engine reports the failure, too.
      #expect(throws: StoreError.self) { try Self.commit(4, to: other, .full) }
      let third = try Self.open(disk, logBound: Log.bound)
      let last = try Self.commit(5, to: third, .full)
      var generator = SeededGenerator(seed: seed)
      let found = try Self.open(disk.afterPowerCut(using: &generator), logBound: Log.bound)
      #expect(found.latest.contents == last, "seed \(seed)")
    }
  }

  @Test(
    "A full commit writes the relaxed commits of another process again before it syncs them")
  func relaxedByAnother() throws {
    let disk = SimulatedDisk()
    do {
      let engine = try Self.open(disk, logBound: Log.bound)
      for number in 1...3 { try Self.commit(number, to: engine, .relaxed) }
      // The sync of a checkpoint fails, and the process ends.
      disk.set(.failingSync(1))
      #expect(throws: StoreError.self) { try engine.checkpoint(isWhole: false, waits: true) }
    }
    let after = disk.afterKill()
    let engine = try Self.open(after, logBound: Log.bound)
    let last = try Self.commit(6, to: engine, .full)
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let found = try Self.open(after.afterPowerCut(using: &generator), logBound: Log.bound)
      #expect(found.latest.contents == last, "seed \(seed)")
    }
  }

  @Test("If the name of a new store's directory could not be synced, the next attempt creates it again")
  func directory() throws {
    let disk = SimulatedDisk(fault: .error(atCall: 2, number: 5))
    #expect(throws: StoreError.self) { try Self.open(disk, logBound: Log.bound) }
    #expect(disk.isDirectory(Self.directory) == nil)
    disk.set(.none)
    try Self.commit(1, to: try Self.open(disk, logBound: Log.bound), .full)
    #expect(disk.isDirectory(Self.directory) == true)
  }
}
