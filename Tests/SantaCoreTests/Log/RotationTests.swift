import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Regression tests: a process used to begin the next log even if the full one had records beyond those that the process had
/// published or read, or if the cut-off end of a failed write could still reappear. Commits after that were lost, or the store
/// could no longer be opened.
struct RotationTests {
  private static let smallBound = 350

  private static func open(_ disk: SimulatedDisk, logBound: Int) throws -> Engine {
    try Engine(
      directory: "/store", isReadOnly: false, logBound: logBound, disk: disk,
      scheduler: DeferredWork().scheduler)
  }

  @discardableResult
  private static func commit(_ number: Int, to engine: Engine) throws -> String {
    let transaction = Transaction(base: try engine.beginWrite())
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable(
        "Row",
        [ColumnDefinition(name: "number", type: .int64), ColumnDefinition(name: "text", type: .string)])
      : TableID(rawValue: 0)
    let row = transaction.insertRow(table)
    transaction.setValue(.int(Int64(number)), at: CellAddress(table: table, row: row, column: ColumnID(0)))
    transaction.setValue(
      .string(String(repeating: "x", count: 2 * smallBound / 3)),
      at: CellAddress(table: table, row: row, column: ColumnID(1)))
    return try engine.commit(transaction, .full).contents
  }

  /// Returns a disk with a log that is larger than the small bound.
  private static func diskWithFullLog() throws -> SimulatedDisk {
    let disk = SimulatedDisk()
    let engine = try open(disk, logBound: Log.bound)
    for number in 0..<3 { try commit(number, to: engine) }
    return disk
  }

  /// Returns the contents that another process sees when reading and when writing, and the damage found by verification.
  private static func found(
    on disk: SimulatedDisk
  ) throws -> (read: String, written: String, damages: [StoreError.Damage]) {
    let copy = disk.afterKill()
    let damages = try StoreVerification(path: "/store", disk: copy).damages
    let reader = try Engine(directory: "/store", isReadOnly: true, disk: copy)
    let writer = try open(copy, logBound: Log.bound)
    return (reader.latest.contents, writer.latest.contents, damages)
  }

  @Test("A commit that could not be published stays before the commits that follow it")
  func unpublishedCommit() throws {
    let disk = try Self.diskWithFullLog()
    let engine = try Self.open(disk, logBound: Self.smallBound)
    disk.set(.failingWrite(name: "lock"))
    #expect(throws: StoreError.self) { try Self.commit(10, to: engine) }
    let unpublished = try Self.open(disk, logBound: Self.smallBound).latest.contents
    #expect(try Self.found(on: disk).damages == [])
    for number in 11..<14 {
      let contents = try Self.commit(number, to: engine)
      let found = try Self.found(on: disk)
      #expect(found.read == contents && found.written == contents)
      #expect(found.damages == [])
    }
    #expect(unpublished.contains("10"))
    #expect(engine.latest.contents.contains("10"))
  }

  @Test(
    "A process that can't read another process's newer commits does not replace its log",
    arguments: ["lock", "log.0", "log.4"])
  func unreadLog(file: String) throws {
    let disk = try Self.diskWithFullLog()
    let engine = try Self.open(disk, logBound: Self.smallBound)
    let other = try Self.open(disk, logBound: Self.smallBound)
    try Self.commit(20, to: other)
    let contents = try Self.commit(21, to: other)
    disk.set(.failingRead(name: file))
    #expect(throws: StoreError.self) { try Self.commit(22, to: engine) }
    let found = try Self.found(on: disk)
    #expect(found.read == contents && found.written == contents)
    #expect(found.damages == [])
    let next = try Self.commit(23, to: engine)
    #expect(try Self.found(on: disk).read == next)
  }

  @Test(
    "What was cut off a log does not come back at its end after a power failure", arguments: [false, true])
  func cutOffRecord(byAnother: Bool) throws {
    for seed in 0..<60 as Range<UInt64> {
      let disk = SimulatedDisk()
      let filling = try Self.open(disk, logBound: Log.bound)
      var contents = ""
      for number in 0..<3 { contents = try Self.commit(number, to: filling) }
      disk.set(.failingWrite(name: "log.0"))
      let failing = byAnother ? filling : try Self.open(disk, logBound: Self.smallBound)
      #expect(throws: StoreError.self) { try Self.commit(10, to: failing) }
      let process = byAnother ? disk.afterKill() : disk
      if byAnother { try Self.open(process, logBound: Self.smallBound).compact() }
      #expect(try process.contents(of: "/store").contains("log.3"))
      var generator = SeededGenerator(seed: seed)
      let found = try Self.found(on: process.afterPowerCut(using: &generator))
      #expect(found.read == contents && found.written == contents, "seed \(seed)")
      #expect(found.damages == [], "seed \(seed)")
    }
  }

  /// Regression test: a writer that found an empty log that no mark had announced used to rename it away and back. If the
  /// writer was killed in between, the next one continued in the previous log, and a power failure restored the name of the
  /// empty one.
  @Test("Whichever two processes die while a log is begun, a later power failure loses nothing")
  func twoDeaths() throws {
    let full = try Self.diskWithFullLog()
    func die(_ disk: SimulatedDisk, atCall call: Int) -> (disk: SimulatedDisk, calls: Int) {
      disk.set(.powerCut(atCall: call))
      if let engine = try? Self.open(disk, logBound: Self.smallBound) { _ = try? Self.commit(40, to: engine) }
      return (disk.afterKill(), disk.changingCalls)
    }
    let calls = die(full.afterKill(), atCall: .max).calls
    for first in 1...calls {
      let found = die(full.afterKill(), atCall: first).disk
      for second in 1...die(found.afterKill(), atCall: .max).calls {
        let disk = die(found.afterKill(), atCall: second).disk
        let engine = try Self.open(disk, logBound: second % 2 == 0 ? Self.smallBound : Log.bound)
        var contents = ""
        for number in 41..<43 { contents = try Self.commit(number, to: engine) }
        #expect(try Self.found(on: disk).written == contents)
        var generator = SeededGenerator(seed: UInt64(first * 100 + second))
        let later = try Self.found(on: disk.afterPowerCut(using: &generator))
        #expect(later.read == contents && later.written == contents, "calls \(first) and \(second)")
        #expect(later.damages == [], "calls \(first) and \(second)")
      }
    }
  }

  /// Regression test: the next writer used to find the log by the manifest's version, and announce it without syncing its name.
  @Test("If a compaction is interrupted at any call, a later power failure loses no commit made since")
  func foundByManifest() throws {
    let whole = SimulatedDisk()
    let engine = try Self.open(whole, logBound: Log.bound)
    for number in 0..<3 { try Self.commit(number, to: engine) }
    try engine.checkpoint(isWhole: false, waits: true)
    func compact(_ disk: SimulatedDisk, interruptedAt call: Int) throws {
      let engine = try Self.open(disk, logBound: Log.bound)
      disk.set(.powerCut(atCall: call))
      // The simulated process is killed at this call.
      _ = try? engine.compact()
    }
    let trial = whole.afterKill()
    try compact(trial, interruptedAt: .max)
    for call in 1...trial.changingCalls {
      let killed = whole.afterKill()
      try compact(killed, interruptedAt: call)
      let disk = killed.afterKill()
      let contents = try Self.commit(60, to: try Self.open(disk, logBound: Log.bound))
      for seed in 0..<10 as Range<UInt64> {
        var generator = SeededGenerator(seed: seed)
        let found = try Self.found(on: disk.afterPowerCut(using: &generator))
        let comment: Comment = "interrupted at call \(call), seed \(seed)"
        #expect(found.read == contents && found.written == contents, comment)
        #expect(found.damages == [], comment)
      }
    }
  }

  @Test("A process that has an empty log open follows the one that has replaced it")
  func replacedLog() throws {
    let disk = try Self.diskWithFullLog()
    let first = try Self.open(disk, logBound: Self.smallBound)
    try Self.commit(50, to: first)
    #expect(try disk.contents(of: "/store").contains("log.4"))
    let reader = try Engine(directory: "/store", isReadOnly: true, disk: disk)
    try LogFile.create(in: "/store", base: Version(rawValue: 4), on: disk)
    let second = try Self.open(disk, logBound: Self.smallBound)
    try Self.commit(51, to: second)
    reader.catchUp()
    #expect(reader.latest.contents == second.latest.contents && reader.failure == nil)
    let contents = try Self.commit(52, to: first)
    let found = try Self.found(on: disk)
    #expect(found.read == contents && found.written == contents)
    #expect(found.damages == [])
  }

  @Test("A process that has an empty log open follows, also if the one that replaced it was removed since")
  func replacedAndRemovedLog() throws {
    let disk = try Self.diskWithFullLog()
    try Self.commit(50, to: try Self.open(disk, logBound: Self.smallBound))
    let reader = try Engine(directory: "/store", isReadOnly: true, disk: disk)
    try LogFile.create(in: "/store", base: Version(rawValue: 4), on: disk)
    let writer = try Self.open(disk, logBound: Self.smallBound)
    for number in 51..<55 { try Self.commit(number, to: writer) }
    try writer.checkpoint(isWhole: false, waits: true)
    #expect(try !disk.contents(of: "/store").contains("log.4"))
    reader.catchUp()
    #expect(reader.latest.contents == writer.latest.contents && reader.failure == nil)
  }

  /// The other process checkpoints after the reader has read the manifest, and before it looks for the log of that version.
  @Test("A process that is behind follows, also if another one checkpoints while it looks for the next log")
  func checkpointWhileRestarting() throws {
    let disk = SimulatedDisk()
    let writer = try Self.open(disk, logBound: Self.smallBound)
    try Self.commit(0, to: writer)
    let reader = try Engine(directory: "/store", isReadOnly: true, disk: disk)
    for number in 1..<5 { try Self.commit(number, to: writer) }
    try writer.checkpoint(isWhole: false, waits: true)
    let checkpoint = Mutex<Result<Void, any Error>?>(nil)
    disk.interruptReading("store") {
      let result = Result {
        for number in 5..<9 { try Self.commit(number, to: writer) }
        try writer.checkpoint(isWhole: false, waits: true)
      }
      checkpoint.withLock { $0 = result }
    }
    reader.catchUp()
    try #require(checkpoint.withLock { $0 }).get()
    #expect(reader.failure == nil)
    reader.catchUp()
    #expect(reader.latest.contents == writer.latest.contents)
  }

  @Test("The logs of a small store are short, until it has used up many numbers of segments")
  func manySegments() throws {
    for count in [1, Log.manySegments] as [UInt64] {
      let disk = SimulatedDisk()
      try disk.makeDirectory("/store")
      var log = try Log(
        directory: "/store", isReadOnly: false, startingAt: .zero, segmentByteCount: 1, segmentCount: count,
        disk: disk)
      #expect(try log.tryLock())
      _ = try log.recover()
      try log.append([UInt8](repeating: 1, count: Log.smallestBound), version: log.version.next)
      #expect(log.isFull == (count < Log.manySegments))
    }
  }

  @Test("Only logs whose last record is in the segments are removed")
  func droppedLogs() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk, logBound: Self.smallBound)
    for number in 0..<6 { try Self.commit(number, to: engine) }
    func bases() throws -> [Version] {
      try disk.contents(of: "/store").compactMap(LogFile.base(ofName:)).sorted()
    }
    let all = try bases()
    try #require(all.count >= 3)
    let log = try Log(directory: "/store", isReadOnly: false, startingAt: .zero, disk: disk)
    // At this version, the last record of the second log isn't in the segments yet.
    try log.dropLogs(upTo: Version(rawValue: all[2].rawValue - 1))
    #expect(try bases() == Array(all[1...]))
    try log.dropLogs(upTo: all[2])
    #expect(try bases() == Array(all[2...]))
  }

  @Test("A log that becomes shorter than what was committed to it is damage to a process that has it open")
  func truncatedLog() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk, logBound: Log.bound)
    for number in 0..<3 { try Self.commit(number, to: engine) }
    let log = try disk.open("/store/log.0", .readWrite)
    try log.truncate(
      to: try #require(DurableMark(try disk.open("/store/lock", .read).read(at: 0, count: 48))).offset - 1)
    let error = #expect(throws: StoreError.self) { try Self.commit(3, to: engine) }
    #expect(error?.code == .corruptFile)
  }
}
