import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: a process that had read one log to its end could not open the next one, because it had too many open
/// files. It then lost the records that it had read, and based its next commit on a state without them.
struct FailedFollowingTests {
  @Test("Records that were read before the next log failed to open are read again")
  func failsBetweenLogs() throws {
    let directory = try TemporaryDirectory()
    let due = DeferredWork()
    let writer = Store(
      LiveStore(
        configuration: .init(location: .directory(directory.url)),
        engine: try Engine(
          directory: directory.path, isReadOnly: false, logBound: 500, scheduler: due.scheduler),
        isolation: .thread))
    let follower = try DirectoryBackend(
      path: directory.path, isReadOnly: false, logBound: 500, disk: SystemDisk())
    let before = try follower.readFromStart()
    for number in 0..<40 { try writer.write { writer.add(Row(number, value: number)) } }

    let bases = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .compactMap(LogFile.base(ofName:)).sorted()
    let path = LogFile.path(in: directory.path, base: bases[bases.count / 2])
    // Replaces the log with a directory, which can't be opened for writing.
    try FileManager.default.moveItem(atPath: path, toPath: path + ".kept")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: StoreError.self) { try follower.newerSnapshot(than: before) }
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: path + ".kept", toPath: path)

    let after = try follower.newerSnapshot(than: before)
    #expect(after.version == writer.context.snapshot.version)
    #expect(after.contents == writer.context.snapshot.contents)
  }

  private static func open(_ disk: SimulatedDisk) throws -> Engine {
    try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: DeferredWork().scheduler)
  }

  /// Commits a new row, after applying other changes in the same transaction.
  @discardableResult
  private static func commit(
    to engine: Engine, _ change: (Transaction) throws -> Void = { _ in }
  ) throws -> Snapshot {
    let transaction = Transaction(base: try engine.beginWrite())
    try change(transaction)
    let table =
      transaction.current.table(named: "Row")
      ?? transaction.addTable("Row", [ColumnDefinition(name: "file", type: .external, isOptional: true)])
    _ = transaction.insertRow(table)
    return try engine.commit(transaction)
  }

  @Test("A commit that ends writing is shown, also if a process first read it when it wanted to write")
  func refusedWrite() throws {
    let disk = SimulatedDisk()
    let (writer, follower) = (try Self.open(disk), try Self.open(disk))
    try Self.commit(to: writer)
    let feature = StoreFeature(name: "future", isNeededForReading: false)
    let last = try Self.commit(to: writer) { $0.use([feature]) }
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) { try follower.beginWrite() }
      #expect(error?.code == .unsupportedFormat)
    }
    follower.catchUp()
    #expect(follower.latest.version == last.version && follower.failure == nil)
  }

  @Test("A commit that was read without getting a lease on its external data is read again")
  func refusedLease() throws {
    let disk = SimulatedDisk()
    let (writer, follower) = (try Self.open(disk), try Self.open(disk))
    func writeFile() throws {
      let file = try writer.stageExternalFile()
      try file.append(Data([1, 2, 3]))
      let reference = try file.finish()
      try Self.commit(to: writer) { transaction in
        guard let table = transaction.current.table(named: "Row") else { return }
        let cell = CellAddress(table: table, row: RowKey(rawValue: 0), column: ColumnID(0))
        transaction.setValue(reference.value, at: cell)
        #expect(file.claim())
      }
      withExtendedLifetime(file) {}
    }
    try Self.commit(to: writer)
    for _ in 0..<2 { try writeFile() }
    follower.catchUp()
    #expect(follower.latest.lease?.number == 1)
    try writer.compact()
    try writeFile()
    #expect(try disk.contents(of: "/store/external").contains("readers.2"))
    disk.set(.failingOpen(name: "readers.2"))
    #expect(throws: StoreError.self) { try follower.beginWrite() }
    let last = try Self.commit(to: follower)
    #expect(last.version == writer.latest.version.next && last.lease?.number == 2)
    writer.catchUp()
    #expect(writer.latest.contents == follower.latest.contents)
  }

  /// Regression test: if following failed while a commit was being appended, the log forgot the commit, and acknowledged it
  /// without a sync.
  @Test(
    "A commit is durable, or is not acknowledged, if following fails while it is appended", .unlessItHangs)
  func appendedMeanwhile() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk)
    try Self.commit(to: engine)
    let transaction = Transaction(base: try engine.beginWrite())
    _ = transaction.insertRow(TableID(rawValue: 0))
    let (reading, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    disk.set(.failingRead(name: "lock"))
    // Reading the mark fails. The read is delayed until the commit is about to be appended.
    disk.interruptReading("lock") {
      reading.signal()
      Thread.sleep(forTimeInterval: 0.05)
    }
    Thread.detachNewThread {
      engine.catchUp()
      ended.signal()
    }
    reading.waitUnlessItHangs()
    let committed = Result { try engine.commit(transaction).version }
    ended.waitUnlessItHangs()
    guard case .success(let version) = committed else { return }
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let found = try Self.open(disk.afterPowerCut(using: &generator))
      #expect(found.latest.version == version, "seed \(seed)")
    }
  }

  @Test("Commits that were forgotten can't be synced, and a cursor without new records does not forget any")
  func forgottenCommits() throws {
    let disk = SimulatedDisk()
    try disk.makeDirectory("/store")
    var log = try Log(directory: "/store", isReadOnly: false, startingAt: .zero, disk: disk)
    #expect(try log.tryLock())
    _ = try log.recover()
    let cursor = log.cursor
    let version = log.version.next
    try log.append([1, 2, 3], version: version)
    log.goBack(to: cursor)
    let (position, _) = try #require(try log.unpublished(upTo: version))
    disk.set(.failingWrite(name: "lock"))
    #expect(throws: StoreError.self) { try log.publish(LogEnd(position: position, isSynced: true)) }
    #expect(throws: StoreError.self) { try log.unpublished(upTo: version) }
  }
}
