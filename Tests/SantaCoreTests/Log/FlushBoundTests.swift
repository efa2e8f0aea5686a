import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: a flush used to publish even commits that were appended after it had counted its own. A full commit
/// directly after a relaxed one was therefore published without a sync, and its own flush had nothing left to do. The commit
/// was acknowledged, and a power failure lost it. If publishing a later commit failed, the store was one version behind its
/// log.
struct FlushBoundTests {
  private let disk = SimulatedDisk()
  private let backend: DirectoryBackend
  private let snapshots: [Snapshot]

  /// Appends two commits. `snapshots` has the states before, between and after them.
  init() throws {
    backend = try DirectoryBackend(path: "/store", isReadOnly: false, logBound: Log.bound, disk: disk)
    try backend.lock()
    var snapshots = [try backend.begin(after: try backend.readFromStart())]
    for number in 1...2 {
      let transaction = Transaction(base: snapshots[number - 1])
      let table =
        transaction.tables.isEmpty
        ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)]) : TableID(rawValue: 0)
      transaction.setValue(
        .int(Int64(number)),
        at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
      transaction.completeChanges()
      snapshots.append(try backend.append(Difference(from: transaction.base, to: transaction.current)))
    }
    self.snapshots = snapshots
  }

  private func flush(_ number: Int, _ durability: Durability) throws {
    if let end = try backend.sync(upTo: snapshots[number].version, durability) { try backend.publish(end) }
  }

  /// Returns the committed version that a process sees when it opens the store for reading.
  private func shown(on disk: SimulatedDisk) throws -> Version {
    try DirectoryBackend(path: "/store", isReadOnly: true, logBound: Log.bound, disk: disk).readFromStart()
      .version
  }

  @Test(
    "A full commit after a relaxed one is shown when it is on the disk, and not together with the relaxed one"
  )
  func fullBehindRelaxed() throws {
    let syncs = disk.syncs
    try flush(1, .relaxed)
    #expect(disk.syncs == syncs)
    #expect(try shown(on: disk) == snapshots[1].version)
    try flush(2, .full)
    #expect(disk.syncs == syncs + 1)
    #expect(try shown(on: disk) == snapshots[2].version)
    for seed in 0..<20 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let engine = try Engine(
        directory: "/store", isReadOnly: false, disk: disk.afterPowerCut(using: &generator))
      #expect(engine.latest.contents == snapshots[2].contents, "seed \(seed)")
    }
  }

  @Test("The next writer finds a commit that could not be published, after the one that was")
  func failedAnnouncement() throws {
    try flush(1, .full)
    disk.set(.failingWrite(name: "lock"))
    #expect(throws: StoreError.self) { try flush(2, .full) }
    #expect(try backend.begin(after: snapshots[1]).contents == snapshots[2].contents)
  }
}
