import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A store on a simulated disk that stops or fails at each call in turn.
struct PowerCutTests {
  private static let directory = "/store"
  private static let transactions = 12

  /// The result of one run of the workload.
  private struct Run {
    /// The contents before the first and after each acknowledged commit.
    var acknowledged: [String]
    /// The contents after each commit that failed since the last acknowledged one.
    var unacknowledged: [String]
  }

  private static func open(
    _ disk: SimulatedDisk, logBound: Int = Log.bound, _ due: DeferredWork = DeferredWork()
  ) throws -> Engine {
    try Engine(
      directory: directory, isReadOnly: false, logBound: logBound, disk: disk, scheduler: due.scheduler)
  }

  /// Runs transactions of all kinds, which the seed determines. Like a program, it continues after a failure.
  private static func run(on disk: SimulatedDisk, seed: UInt64, logBound: Int = Log.bound) -> Run {
    var generator = SeededGenerator(seed: seed)
    var run = Run(acknowledged: [Snapshot.empty.contents], unacknowledged: [])
    // If the power or a call fails while the store is opening, no commit was acknowledged.
    let due = DeferredWork()
    guard let engine = try? open(disk, logBound: logBound, due) else { return run }
    for number in 0..<transactions {
      var draws = SeededGenerator(seed: generator.next())
      do {
        let transaction = Transaction(base: try engine.beginWrite())
        // A later writer may have recovered the record of a failed commit.
        if transaction.base.contents != run.acknowledged.last {
          run.acknowledged.append(transaction.base.contents)
          run.unacknowledged = []
        }
        change(transaction, number, &draws)
        run.unacknowledged.append(transaction.current.contents)
        run.acknowledged.append(try engine.commit(transaction).contents)
        run.unacknowledged = []
        due.run()
      } catch {
        continue
      }
    }
    return run
  }

  private static func change(
    _ transaction: Transaction, _ number: Int, _ generator: inout SeededGenerator
  ) {
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable(
        "Row",
        [
          ColumnDefinition(name: "number", type: .int64),
          ColumnDefinition(name: "text", type: .string),
          ColumnDefinition(name: "tags", type: .int64, kind: .list),
        ]) : TableID(rawValue: 0)
    for _ in 0..<3 {
      let rows = transaction.tables[0].rows
      switch Int.random(in: 0..<4, using: &generator) {
      case 1 where !rows.isEmpty: transaction.delete(rows[0], from: table)
      case 2 where !rows.isEmpty:
        transaction.insert(
          .int(Int64(number)), at: 0,
          in: CellAddress(table: table, row: rows[rows.count - 1], column: ColumnID(2)))
      default:
        let row = transaction.insertRow(table)
        transaction.setValue(
          .int(Int64(number)), at: CellAddress(table: table, row: row, column: ColumnID(0)))
        let text = String(repeating: "x", count: Int.random(in: 0..<200, using: &generator))
        transaction.setValue(.string(text), at: CellAddress(table: table, row: row, column: ColumnID(1)))
      }
    }
    // Ensures that no transaction is empty, so that each commit has its own version.
    transaction.setValue(
      .int(Int64(number) + 100),
      at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
  }

  /// Opens the remaining files, checks that the state is an allowed one, and continues with it.
  private static func check(_ disk: SimulatedDisk, after run: Run, _ comment: Comment) throws {
    let due = DeferredWork()
    let engine = try open(disk, due)
    let found = engine.latest.contents
    let allowed = [run.acknowledged[run.acknowledged.count - 1]] + run.unacknowledged
    #expect(allowed.contains(found), comment)
    engine.latest.checkInvariants()
    var generator = SeededGenerator(seed: 1)
    let transaction = Transaction(base: try engine.beginWrite())
    change(transaction, 1_000, &generator)
    let last = try engine.commit(transaction)
    #expect(try open(disk.afterKill()).latest.contents == last.contents, comment)
    try engine.checkpoint(isWhole: false, waits: true)
    engine.latest.checkInvariants()
    #expect(try open(disk.afterKill()).latest.contents == last.contents, comment)
  }

  private static func changingCalls(seed: UInt64, logBound: Int = Log.bound) -> Int {
    let disk = SimulatedDisk()
    _ = run(on: disk, seed: seed, logBound: logBound)
    return disk.changingCalls
  }

  @Test(
    "With a new log every few commits, a power cut, a kill or a failure at any call loses nothing acknowledged"
  )
  func rotating() throws {
    let bound = 350
    let whole = SimulatedDisk()
    _ = Self.run(on: whole, seed: 6, logBound: bound)
    // All but the last few commits are in segments, which have grown and been merged.
    #expect(try whole.contents(of: Self.directory).filter { LogFile.base(ofName: $0) != nil }.count == 1)
    #expect(try whole.contents(of: Self.directory + "/segments").contains { UInt64($0) ?? 0 > 3 })
    for call in 1...Self.changingCalls(seed: 6, logBound: bound) {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let run = Self.run(on: disk, seed: 6, logBound: bound)
      for fate in 0..<RandomRun.size(6, plain: 1) {
        var generator = SeededGenerator(seed: 6_000 &+ UInt64(call) &* 10 &+ UInt64(fate))
        try Self.check(
          disk.afterPowerCut(using: &generator), after: run, "power cut at call \(call), fate \(fate)")
      }
      try Self.check(disk.afterKill(), after: run, "killed at call \(call)")
      for number: Int32 in [5, 24, 28].prefix(RandomRun.size(3, plain: 1)) {
        let failing = SimulatedDisk(fault: .error(atCall: call, number: number))
        let run = Self.run(on: failing, seed: 6, logBound: bound)
        try Self.check(failing.afterKill(), after: run, "call \(call) failed with \(number)")
      }
    }
  }

  @Test(
    "After a power cut at any call, the store opens to a committed state with everything acknowledged in it",
    arguments: [1, 2, 3].prefix(RandomRun.size(3, plain: 1)))
  func powerCut(seed: UInt64) throws {
    let calls = Self.changingCalls(seed: seed)
    #expect(calls > 50)
    for call in 1...calls {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let run = Self.run(on: disk, seed: seed)
      for fate in 0..<RandomRun.size(6, plain: 1) {
        var generator = SeededGenerator(seed: seed &* 1_000 &+ UInt64(call) &* 10 &+ UInt64(fate))
        try Self.check(
          disk.afterPowerCut(using: &generator), after: run,
          "seed \(seed), power cut at call \(call), fate \(fate)")
      }
    }
  }

  @Test("After a kill at any call, the store opens to a committed state with everything acknowledged in it")
  func kill() throws {
    for call in 1...Self.changingCalls(seed: 4) {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let run = Self.run(on: disk, seed: 4)
      try Self.check(disk.afterKill(), after: run, "killed at call \(call)")
    }
  }

  @Test(
    "Whichever call fails, nothing acknowledged is lost, and nothing incomplete is shown",
    arguments: [5, 28].prefix(RandomRun.size(2, plain: 1)))
  func failingCall(number: Int32) throws {
    for call in 1...Self.changingCalls(seed: 5) {
      let disk = SimulatedDisk(fault: .error(atCall: call, number: number))
      let run = Self.run(on: disk, seed: 5)
      try Self.check(disk.afterKill(), after: run, "call \(call) failed with \(number)")
    }
  }

  @Test("After a failed sync or unlock the store refuses commits; after any other failure it can be used")
  func failedSync() throws {
    /// Returns the number of calls made by opening the store, and whether each of the following three commits succeeded.
    func commits(_ fault: SimulatedDisk.Fault) throws -> (opening: Int, succeeded: [Bool]) {
      let disk = SimulatedDisk(fault: fault)
      let engine = try Self.open(disk)
      let opening = disk.changingCalls
      let succeeded = (1...3).map { number in
        do {
          let transaction = Transaction(base: try engine.beginWrite())
          var generator = SeededGenerator(seed: UInt64(number))
          Self.change(transaction, number, &generator)
          _ = try engine.commit(transaction)
          return true
        } catch {
          #expect((error as? StoreError)?.code == .inputOutput)
          return false
        }
      }
      return (opening, succeeded)
    }
    let opening = try commits(.none).opening
    // The first commit locks, extends the log, appends, syncs, publishes and unlocks.
    let outcomes = try (1...6).map { try commits(.error(atCall: opening + $0, number: 5)).succeeded }
    #expect(outcomes[0] == [false, true, true], "lock")
    #expect(outcomes[1] == [true, true, true], "extend: with fewer zeros ahead, the record fits")
    #expect(outcomes[2] == [false, true, true], "append")
    #expect(outcomes[3] == [false, false, false], "sync")
    #expect(outcomes[4] == [false, true, true], "publish")
    #expect(outcomes[5] == [true, false, false], "unlock")
  }

  /// Returns a disk with a store of several logs, and the store's contents.
  private static func severalLogs(hasSegments: Bool) throws -> (disk: SimulatedDisk, contents: String) {
    let (disk, due) = (SimulatedDisk(), DeferredWork())
    let engine = try open(disk, logBound: 350, due)
    var generator = SeededGenerator(seed: 8)
    for number in 0..<transactions {
      let transaction = Transaction(base: try engine.beginWrite())
      change(transaction, number, &generator)
      _ = try engine.commit(transaction)
      // Runs only the checkpoints of the first half, so that several logs remain.
      if hasSegments && number < transactions / 2 { due.run() }
    }
    #expect(try disk.contents(of: directory).contains("manifest") == hasSegments)
    #expect(try disk.contents(of: directory).filter { LogFile.base(ofName: $0) != nil }.count > 1)
    return (disk.afterKill(), engine.latest.contents)
  }

  @Test(
    "A removal that is interrupted at any call leaves the whole store, an empty one, or none that opens",
    arguments: [true, false])
  func removing(hasSegments: Bool) throws {
    let (whole, contents) = try Self.severalLogs(hasSegments: hasSegments)
    let complete = whole.afterKill()
    complete.set(.none)
    #expect(try StoreFiles.remove(Self.directory, on: complete))
    #expect(complete.changingCalls > 5)
    for call in 1...complete.changingCalls {
      let disk = whole.afterKill()
      disk.set(.powerCut(atCall: call))
      #expect(throws: StoreError.self) { try StoreFiles.remove(Self.directory, on: disk) }
      for fate in 0..<6 {
        var generator = SeededGenerator(seed: 8_000 &+ UInt64(call) &* 10 &+ UInt64(fate))
        for left in [disk.afterPowerCut(using: &generator), disk.afterKill()] {
          let isNamed = try left.contents(of: Self.directory).contains("manifest")
          let found = Result { try Self.open(left).latest.contents }
          let comment: Comment = "interrupted at call \(call), fate \(fate): \(found)"
          switch found {
          case .success(let found): #expect(found == contents || found == Snapshot.empty.contents, comment)
          // A manifest that names missing segments or logs would be a damaged store.
          case .failure: #expect(!isNamed, comment)
          }
        }
      }
    }
  }
}
