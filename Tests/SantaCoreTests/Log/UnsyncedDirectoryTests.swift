import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: a process was killed after creating a directory, and before syncing the directory's name. The next process
/// found the directory and relied on it, so a power failure removed it together with acknowledged commits.
struct UnsyncedDirectoryTests {
  private func open(_ disk: SimulatedDisk) throws -> Engine {
    try Engine(
      directory: "/home/user/store", isReadOnly: false, logBound: 4_000, disk: disk,
      scheduler: DeferredWork().scheduler)
  }

  private func insert(_ count: Int, in engine: Engine) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    let table =
      transaction.current.table(named: "Row")
      ?? transaction.addTable("Row", [ColumnDefinition(name: "text", type: .string)])
    for _ in 0..<count {
      let row = transaction.insertRow(table)
      transaction.setValue(
        .string("a text long enough to count"), at: CellAddress(table: table, row: row, column: ColumnID(0)))
    }
    _ = try engine.commit(transaction)
  }

  private func rowCount(_ engine: Engine) -> Int {
    engine.latest.table(named: "Row").map { engine.latest[$0].count } ?? 0
  }

  @Test("`segments` and the store's own directories are on the disk before anything in them is relied on")
  func killedWhileMaking() throws {
    let trial = SimulatedDisk()
    try insert(200, in: try open(trial))
    var generator = SeededGenerator(seed: 13)
    for call in 1...trial.changingCalls {
      let killed = SimulatedDisk(fault: .powerCut(atCall: call))
      do { try insert(200, in: try open(killed)) } catch let error as StoreError {
        // The process is killed at this point.
        #expect(error.code == .inputOutput || error.code == .cannotCreate)
      }
      for _ in 0..<6 {
        // The next process writes a transaction as a segment, and then the power fails.
        let disk = killed.afterKill()
        let engine = try open(disk)
        try insert(200, in: engine)
        let count = rowCount(engine)
        #expect(count == 200 || count == 400)
        let found = disk.afterPowerCut(using: &generator)
        #expect(rowCount(try open(found)) == count, "killed at call \(call)")
      }
    }
  }
}
