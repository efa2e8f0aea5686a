import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The mark is not synced. After a power failure it may be old, incomplete or missing, and may name a log that has been
/// removed. A process that opened the store for reading used to trust it.
struct ReadingAfterPowerCutTests {
  private static let directory = "/store"

  private static func open(
    _ disk: SimulatedDisk, isReadOnly: Bool = false, _ due: DeferredWork = DeferredWork()
  ) throws -> Engine {
    try Engine(
      directory: directory, isReadOnly: isReadOnly, logBound: 150, disk: disk, scheduler: due.scheduler)
  }

  private static func commit(_ number: Int, to engine: Engine) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)]) : TableID(rawValue: 0)
    transaction.setValue(
      .int(Int64(number)),
      at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
    _ = try engine.commit(transaction)
  }

  /// Makes fifteen full commits in several logs. If `dropsLogs` is true, the older logs are moved to segments.
  ///
  /// - Returns: the initial mark, and the mark after each commit.
  private static func fill(_ disk: SimulatedDisk, dropsLogs: Bool) throws -> [[UInt8]] {
    let due = DeferredWork()
    let engine = try open(disk, due)
    var marks = [try mark(of: disk)]
    for number in 1...15 {
      try commit(number, to: engine)
      marks.append(try mark(of: disk))
      if dropsLogs { due.run() }
    }
    return marks
  }

  /// Returns marks that point to the end of each log.
  private static func logEnds(of disk: SimulatedDisk) throws -> [[UInt8]] {
    try disk.contents(of: directory).compactMap(LogFile.base(ofName:)).map { base in
      var log = try #require(try LogFile(in: directory, base: base, isReadOnly: true, disk: disk))
      _ = try log.readToEnd()
      let (version, offset) = (log.position.version, log.position.offset)
      return DurableMark(version: version, base: base, offset: offset, synced: offset).bytes
    }
  }

  private static func mark(of disk: SimulatedDisk) throws -> [UInt8] {
    try disk.open(directory + "/lock", .read).read(at: 0, count: DurableMark.byteCount)
  }

  @Test(
    "Whatever the mark is, reading shows every commit, and verifying finds no damage",
    arguments: [false, true])
  func anyMark(dropsLogs: Bool) throws {
    let disk = SimulatedDisk()
    let marks = try Self.fill(disk, dropsLogs: dropsLogs)
    let expected = try Self.open(disk.afterKill()).latest.contents
    let newest = try #require(marks.last)
    // The marks from just before each new log was begun. A process that continues never leaves one of them as its newest mark.
    let ends = try Self.logEnds(of: disk)
    #expect(ends.count > (dropsLogs ? 0 : 2))
    let others: [[UInt8]] = [
      [], [UInt8](repeating: 0, count: newest.count), Array(newest.prefix(20)),
      Array(newest.dropLast()) + [0],
    ]
    for mark in marks + ends + others {
      let found = disk.afterKill()
      let lock = try found.open(Self.directory + "/lock", .readWrite)
      try lock.truncate(to: 0)
      try lock.write(mark, at: 0)
      let reader = try Self.open(found, isReadOnly: true)
      #expect(reader.latest.contents == expected && reader.failure == nil, "\(mark)")
      let verification = try StoreVerification(path: Self.directory, disk: found)
      #expect(verification.damages == [], "\(mark)")
      #expect(verification.version == 15, "\(mark)")
      #expect(try Self.mark(of: found) == mark)
      // A writer recovers the store, and the reader follows it.
      try Self.commit(16, to: try Self.open(found))
      reader.catchUp()
      #expect(reader.latest.version.rawValue == 16 && reader.failure == nil, "\(mark)")
    }
  }

  @Test("Commits that a writer has not published are not shown, and waiting for them is limited")
  func writerAtWork() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk)
    try Self.commit(1, to: engine)
    let mark = try Self.mark(of: disk)
    try Self.commit(2, to: engine)
    // Restores the first mark, as if the second commit were still being synced.
    try disk.open(Self.directory + "/lock", .readWrite).write(mark, at: 0)
    let writer = try disk.open(Self.directory + "/lock", .readWrite)
    try writer.lock()
    let reader = try Self.open(disk, isReadOnly: true)
    #expect(reader.latest.version.rawValue == 1)
    try writer.unlock()
    #expect(try Self.open(disk, isReadOnly: true).latest.version.rawValue == 2)
  }

  @Test("A log that is missing in the middle is damage, with the newest mark and with the oldest")
  func missingLog() throws {
    for isOld in [false, true] {
      let disk = SimulatedDisk()
      let marks = try Self.fill(disk, dropsLogs: false)
      let bases = try disk.contents(of: Self.directory).compactMap(LogFile.base(ofName:)).sorted()
      try #require(bases.count > 3)
      try disk.remove(LogFile.path(in: Self.directory, base: bases[1]))
      if isOld { try disk.open(Self.directory + "/lock", .readWrite).write(marks[1], at: 0) }
      let verification = Verification(origin: Self.directory)
      _ = try Log.verify(in: Self.directory, behind: nil, verification, disk: disk)
      #expect(!verification.damages.isEmpty)
      for isReadOnly in [false, true] {
        #expect(throws: StoreError.self) { try Self.open(disk, isReadOnly: isReadOnly) }
      }
    }
  }

  @Test("A store whose empty log lost its name when the writer was killed is read, verified and followed")
  func logWithoutName() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk)
    for number in 1...3 { try Self.commit(number, to: engine) }
    try engine.compact()
    let expected = engine.latest.contents
    let bases = try disk.contents(of: Self.directory).compactMap(LogFile.base(ofName:))
    try #require(bases == [Version(rawValue: 3)])
    try disk.rename(
      LogFile.path(in: Self.directory, base: bases[0]), to: Self.directory + "/log.new")
    let found = disk.afterKill()
    let reader = try Self.open(found, isReadOnly: true)
    #expect(reader.latest.contents == expected && reader.failure == nil)
    let verification = try StoreVerification(path: Self.directory, disk: found)
    #expect(verification.damages == [] && verification.version == 3)
    try Self.commit(4, to: try Self.open(found))
    reader.catchUp()
    #expect(reader.latest.version.rawValue == 4 && reader.failure == nil)
  }
}
