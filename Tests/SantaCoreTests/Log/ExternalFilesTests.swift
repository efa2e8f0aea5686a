import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The files of external data: which ones exist after a crash, and which ones are removed.
struct ExternalFilesTests {
  private static let directory = "/store"
  private static let table = TableID(rawValue: 0)
  private static let column = ColumnID(0)

  /// Returns contents that identify the commit that wrote them.
  private static func contents(_ number: Int) -> Data {
    Data(repeating: UInt8(number), count: 1_000 + number)
  }

  /// Returns the number of the commit that wrote each cell's file, by row. Throws if a file can't be read.
  static func state(_ snapshot: Snapshot, _ files: ExternalFiles) throws -> [UInt64: Int] {
    var found: [UInt64: Int] = [:]
    var failure: (any Error)?
    snapshot.forEachExternalCell { cell, value in
      do {
        let reader = try files.open(try ExternalReference(value), owner: ExternalOwner(cell, in: snapshot))
        let data = try reader.mapped()
        #expect(data == contents(Int(data[0])))
        found[cell.row.rawValue] = Int(data[0])
      } catch { failure = error }
    }
    try snapshot.checkForDamage()
    if let failure { throw failure }
    return found
  }

  /// Commits external data, in a new row or as a replacement for the data of an existing row.
  static func write(_ number: Int, in engine: Engine, replacing row: RowKey? = nil) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    do {
      if transaction.tables.isEmpty {
        _ = transaction.addTable("Row", [ColumnDefinition(name: "file", type: .external, isOptional: true)])
      }
      let file = try engine.stageExternalFile()
      try file.append(contents(number))
      let reference = try file.finish()
      #expect(file.claim())
      let row = row ?? transaction.insertRow(table)
      transaction.setValue(reference.value, at: CellAddress(table: table, row: row, column: column))
      _ = try engine.commit(transaction)
      withExtendedLifetime(file) {}
    } catch {
      // A failed `commit` may have ended the write already.
      if engine.isWriting { engine.cancelWrite() }
      throw error
    }
  }

  private struct Run {
    var acknowledged: [UInt64: Int] = [:]
    /// The states after failed commits, which recovery may show nevertheless.
    var unacknowledged: [[UInt64: Int]] = []
  }

  private static func run(on disk: SimulatedDisk) -> Run {
    var run = Run()
    let due = DeferredWork()
    guard
      let engine = try? Engine(
        directory: directory, isReadOnly: false, logBound: 500, disk: disk, scheduler: due.scheduler)
    else { return run }
    for number in 1...9 {
      let replaced = number % 3 == 0 ? engine.latest.tables.first?.rows.first : nil
      var next = run.acknowledged
      next[replaced?.rawValue ?? engine.latest.tables.first?.nextRow ?? 0] = number
      run.unacknowledged.append(next)
      do {
        try write(number, in: engine, replacing: replaced)
        run = Run(acknowledged: next)
      } catch {
        // A later write may recover the failed commit, and the run would no longer know the state of the store.
        return run
      }
      due.run()
      if number == 5 { try? engine.compact() }
    }
    return run
  }

  private static func check(_ disk: SimulatedDisk, after run: Run, _ comment: Comment) throws {
    let engine = try Engine(
      directory: directory, isReadOnly: false, disk: disk, scheduler: DeferredWork().scheduler)
    let found = try state(engine.latest, engine.external)
    #expect(([run.acknowledged] + run.unacknowledged).contains(found), comment)
    let reading = try Engine(directory: directory, isReadOnly: true, disk: disk)
    #expect(try state(reading.latest, reading.external) == found, comment)
    #expect(try StoreVerification(path: directory, disk: disk).damages == [], comment)
    // The next writer needs none of the leftover files, and removes them.
    try write(100, in: engine)
    for _ in 0..<2 { try engine.compact() }
    #expect(try Set(engine.external.all()) == engine.latest.externalFiles(), comment)
    let again = try Engine(directory: directory, isReadOnly: false, disk: disk.afterKill())
    #expect(try state(again.latest, again.external) == state(engine.latest, engine.external), comment)
  }

  @Test("After a power cut, a kill or a failure at any call, each commit that returned has its files")
  func crashes() throws {
    let whole = SimulatedDisk()
    let complete = Self.run(on: whole)
    #expect(complete.acknowledged.count == 6)
    for call in 1...whole.changingCalls {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let run = Self.run(on: disk)
      try Self.check(disk.afterKill(), after: run, "killed at call \(call)")
      for fate in 0..<RandomRun.size(8, plain: 2) {
        var generator = SeededGenerator(seed: UInt64(call * 10 + fate))
        try Self.check(
          disk.afterPowerCut(using: &generator), after: run, "power cut at call \(call), fate \(fate)")
      }
      let failing = SimulatedDisk(fault: .error(atCall: call, number: 28))
      let failed = Self.run(on: failing)
      try Self.check(failing.afterKill(), after: failed, "call \(call) failed")
    }
  }

  // MARK: Several processes, each with its own engine

  private static func engine(_ directory: TemporaryDirectory, isReadOnly: Bool = false) throws -> Engine {
    try Engine(
      directory: directory.path, isReadOnly: isReadOnly, scheduler: DeferredWork().scheduler)
  }

  @Test("A file stays while a process reads a state that names it, and goes when none does")
  func readers() throws {
    let directory = try TemporaryDirectory()
    let writer = try Self.engine(directory)
    try Self.write(1, in: writer)
    for isReadOnly in [true, false] {
      let reader = try Self.engine(directory, isReadOnly: isReadOnly)
      var old: Snapshot? = reader.latest
      let before = try Self.state(reader.latest, reader.external)
      try Self.write(2, in: writer, replacing: RowKey(rawValue: 0))
      for _ in 0..<3 { try writer.compact() }
      #expect(try writer.external.all().count == 2)
      #expect(try Self.state(try #require(old), reader.external) == before)
      // A reader that has moved on needs only the files that the new state names.
      reader.catchUp()
      for _ in 0..<3 { try writer.compact() }
      #expect(try writer.external.all().count == 2, "an older state is still used")
      #expect(try Self.state(try #require(old), reader.external) == before)
      old = nil
      for _ in 0..<2 { try writer.compact() }
      #expect(try writer.external.all().count == 1)
      #expect(try Self.state(reader.latest, reader.external) == [0: 2])
      try Self.write(1, in: writer, replacing: RowKey(rawValue: 0))
      reader.catchUp()
      for _ in 0..<2 { try writer.compact() }
    }
  }

  @Test("A reader from before the first external data keeps it from its first state on")
  func firstData() throws {
    let directory = try TemporaryDirectory()
    let writer = try Self.engine(directory)
    let reader = try Self.engine(directory, isReadOnly: true)
    try Self.write(1, in: writer)
    reader.catchUp()
    let state = reader.latest
    #expect(state.lease != nil && writer.latest.lease != nil)
    try Self.write(2, in: writer, replacing: RowKey(rawValue: 0))
    for _ in 0..<3 { try writer.compact() }
    #expect(try Self.state(state, reader.external) == [0: 1])
  }

  @Test("What another process is just writing stays, and what a killed one left is removed")
  func leftovers() throws {
    let directory = try TemporaryDirectory()
    let writer = try Self.engine(directory)
    try Self.write(1, in: writer)
    let other = try Self.engine(directory)
    let staged = try other.stageExternalFile()
    try staged.append(Data([1, 2, 3]))
    let reference = try staged.finish()
    let external = directory.url.appending(path: "external")
    let leftovers = [UUID().uuidString, "new.\(UUID().uuidString)"]
    for name in leftovers { try Data([1]).write(to: external.appending(path: name)) }
    for _ in 0..<2 { try writer.compact() }
    // A process that reads no new state does not take another lease.
    try Self.write(2, in: writer, replacing: RowKey(rawValue: 0))
    other.catchUp()
    for _ in 0..<2 { try writer.compact() }
    let names = try FileManager.default.contentsOfDirectory(atPath: external.path)
    #expect(names.contains(reference.file.uuidString))
    #expect(Set(leftovers).isDisjoint(with: names))
    // The other process commits the staged file.
    let transaction = Transaction(base: try other.beginWrite())
    let row = transaction.insertRow(Self.table)
    transaction.setValue(
      reference.value, at: CellAddress(table: Self.table, row: row, column: Self.column))
    #expect(staged.claim())
    let committed = try other.commit(transaction)
    for _ in 0..<3 { try writer.compact() }
    #expect(try committed.externalFiles().count == 2)
    #expect(try Set(writer.external.all()) == committed.externalFiles())
  }

  @Test("A background checkpoint removes what is unneeded, too, without a call of compact")
  func checkpoints() throws {
    let directory = try TemporaryDirectory()
    let due = DeferredWork()
    let engine = try Engine(
      directory: directory.path, isReadOnly: false, logBound: 500, scheduler: due.scheduler)
    for number in 1...40 {
      try Self.write(number, in: engine, replacing: number == 1 ? nil : RowKey(rawValue: 0))
      due.run()
    }
    #expect(try engine.external.all().count < 20)
    #expect(try Self.state(engine.latest, engine.external) == [0: 40])
  }

  @Test("A file is not removed while a power failure can undo the commit that made it unneeded")
  func relaxedDeletion() throws {
    for seed in 0..<30 as Range<UInt64> {
      let disk = SimulatedDisk()
      let engine = try Engine(
        directory: Self.directory, isReadOnly: false, disk: disk, scheduler: DeferredWork().scheduler)
      for number in 1...2 { try Self.write(number, in: engine) }
      let transaction = Transaction(base: try engine.beginWrite())
      transaction.delete(RowKey(rawValue: 0), from: Self.table)
      _ = try engine.commit(transaction, .relaxed)
      for _ in 0..<2 { try engine.removeUnneededExternalFiles() }
      #expect(try engine.external.all().count == 1)
      var generator = SeededGenerator(seed: seed)
      let found = try Engine(
        directory: Self.directory, isReadOnly: false, disk: disk.afterPowerCut(using: &generator))
      let names = try found.latest.externalFiles()
      #expect(try Set(found.external.all()).isSuperset(of: names), "seed \(seed)")
    }
  }

  @Test("After a failed write or sync, a file that is being written takes no more data and is not finished")
  func failedWriting() throws {
    for fault in [SimulatedDisk.Fault.failingSync(1), .error(atCall: 1, number: 28)] {
      let disk = SimulatedDisk()
      let engine = try Engine(
        directory: Self.directory, isReadOnly: false, disk: disk, scheduler: DeferredWork().scheduler)
      let file = try engine.stageExternalFile()
      try file.append(Self.contents(1))
      disk.set(fault)
      for _ in 0..<2 { #expect(throws: StoreError.self) { try file.finish() } }
      #expect(throws: StoreError.self) { try file.append(Self.contents(2)) }
      #expect(file.reference == nil)
    }
  }

  @Test("A file with the greatest number has no effect on leases")
  func lastEpoch() throws {
    let directory = try TemporaryDirectory()
    let writer = try Self.engine(directory)
    try Self.write(1, in: writer)
    for number in [1 << 62, UInt64.max] { try directory.write([], to: "external/readers.\(number)") }
    let engine = try Self.engine(directory)
    #expect(engine.latest.lease?.number == 1)
    try Self.write(2, in: engine, replacing: RowKey(rawValue: 0))
    for _ in 0..<2 { try engine.compact() }
    #expect(try Self.state(engine.latest, engine.external) == [0: 2])
  }

  @Test("A state with a damaged part removes no files, because it may name them")
  func damagedState() throws {
    let directory = try TemporaryDirectory()
    let engine = try Self.engine(directory)
    for number in 1...3 { try Self.write(number, in: engine) }
    try engine.compact()
    engine.latest.source?.note(.contradiction("a part", "is damaged"))
    #expect(throws: StoreError.self) { try engine.removeUnneededExternalFiles() }
    #expect(try engine.external.all().count == 3)
  }

  @Test("A program that does not know external data refuses the store by that name")
  func feature() throws {
    let disk = SimulatedDisk()
    let engine = try Engine(directory: Self.directory, isReadOnly: false, disk: disk)
    try Self.write(1, in: engine)
    #expect(engine.latest.features == [.external])
    #expect(StoreFeature.external.isNeededForReading && StoreFeature.external.name == "external")
    #expect(StoreFeature.known.contains("external"))
  }
}
