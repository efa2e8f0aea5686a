import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Relaxed commits survive the end of the process. After a power failure, the store has the state of some commit, which isn't
/// older than the last full one.
struct RelaxedDurabilityTests {
  private static let directory = "/store"

  private struct Run {
    /// The contents before the first and after each attempted commit.
    var states = [Snapshot.empty.contents]
    /// The index of the last acknowledged commit, and the index of the last acknowledged full commit.
    var acknowledged = 0
    var full = 0
  }

  private static func run(on disk: SimulatedDisk, seed: UInt64, logBound: Int) -> Run {
    var generator = SeededGenerator(seed: seed)
    var run = Run()
    guard let engine = try? Engine(directory: directory, isReadOnly: false, logBound: logBound, disk: disk)
    else { return run }
    for number in 0..<14 {
      let durability: Durability = generator.next() % 3 == 0 ? .full : .relaxed
      do {
        let transaction = Transaction(base: try engine.beginWrite())
        let base = transaction.base.contents
        if base != run.states[run.acknowledged] {
          // A later writer recovered the record of a failed commit.
          run.states.append(base)
          run.acknowledged = run.states.count - 1
        }
        let table =
          transaction.tables.isEmpty
          ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)])
          : TableID(rawValue: 0)
        for _ in 0...number % 3 {
          transaction.setValue(
            .int(Int64(number)),
            at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
        }
        run.states.append(transaction.current.contents)
        _ = try engine.commit(transaction, durability)
        run.acknowledged = run.states.count - 1
        if durability == .full { run.full = run.acknowledged }
      } catch { continue }
    }
    return run
  }

  private static func check(
    _ disk: SimulatedDisk, _ allowed: ArraySlice<String>, logBound: Int, _ comment: Comment
  ) throws {
    let engine = try Engine(directory: directory, isReadOnly: false, logBound: logBound, disk: disk)
    #expect(allowed.contains(engine.latest.contents), comment)
    engine.latest.checkInvariants()
    let transaction = Transaction(base: try engine.beginWrite())
    let table = transaction.addTable("Other", [ColumnDefinition(name: "number", type: .int64)])
    _ = transaction.insertRow(table)
    let last = try engine.commit(transaction, .full)
    // The full commit survives another power failure, even if the mark is older afterwards.
    for fate in 0..<2 {
      var generator = SeededGenerator(seed: UInt64(fate))
      let again = try Engine(
        directory: directory, isReadOnly: false, disk: disk.afterPowerCut(using: &generator))
      #expect(again.latest.contents == last.contents, comment)
    }
  }

  @Test(
    "A kill at any call loses nothing, and a power failure no full commit, and leaves a committed state",
    arguments: [1, 2].prefix(RandomRun.size(2, plain: 1)), [300, Log.bound])
  func stops(seed: UInt64, logBound: Int) throws {
    let whole = SimulatedDisk()
    let all = Self.run(on: whole, seed: seed, logBound: logBound)
    #expect(all.acknowledged == 14 && all.full > 0)
    for call in 1...whole.changingCalls {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let run = Self.run(on: disk, seed: seed, logBound: logBound)
      try Self.check(
        disk.afterKill(), run.states[run.acknowledged...], logBound: logBound, "killed at call \(call)")
      for fate in 0..<RandomRun.size(4, plain: 1) {
        var generator = SeededGenerator(seed: seed &* 1_000 &+ UInt64(call * 100 + fate))
        try Self.check(
          disk.afterPowerCut(using: &generator), run.states[run.full...], logBound: logBound,
          "seed \(seed), power cut at call \(call), fate \(fate)")
      }
    }
  }

  /// A checkpoint first syncs the relaxed commits that it writes to segments. Otherwise the manifest could have commits that the
  /// log has lost.
  @Test("A power failure at any call of a checkpoint, or after it, leaves a committed state of the log")
  func checkpoints() throws {
    func run(on disk: SimulatedDisk) -> [String] {
      var states: [String] = []
      guard let engine = try? Engine(directory: Self.directory, isReadOnly: false, disk: disk) else {
        return []
      }
      func commit(_ durability: Durability) throws {
        let transaction = Transaction(base: try engine.beginWrite())
        let table =
          transaction.tables.isEmpty
          ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)])
          : TableID(rawValue: 0)
        _ = transaction.insertRow(table)
        states.append(transaction.current.contents)
        _ = try engine.commit(transaction, durability)
      }
      do {
        try commit(.full)
        for _ in 0..<5 { try commit(.relaxed) }
        try engine.checkpoint(isWhole: true, waits: true)
        try commit(.relaxed)
      } catch {}
      return states
    }
    let whole = SimulatedDisk()
    #expect(run(on: whole).count == 7)
    for call in 1...(whole.changingCalls + 1) {
      let disk = SimulatedDisk(fault: .powerCut(atCall: call))
      let states = run(on: disk)
      for fate in 0..<RandomRun.size(32, plain: 8) {
        var generator = SeededGenerator(seed: UInt64(call * 100 + fate))
        let after = disk.afterPowerCut(using: &generator)
        try Self.check(
          after, [Snapshot.empty.contents] + states, logBound: Log.bound,
          "power cut at call \(call), fate \(fate)")
      }
    }
  }

  @Test(
    "Whichever call fails, a kill afterwards loses nothing acknowledged",
    arguments: [5, 24, 28].prefix(RandomRun.size(3, plain: 1)))
  func failures(number: Int32) throws {
    let whole = SimulatedDisk()
    _ = Self.run(on: whole, seed: 4, logBound: 300)
    for call in 1...whole.changingCalls {
      let disk = SimulatedDisk(fault: .error(atCall: call, number: number))
      let run = Self.run(on: disk, seed: 4, logBound: 300)
      try Self.check(
        disk.afterKill(), run.states[run.acknowledged...], logBound: 300,
        "call \(call) failed with \(number)")
    }
  }

  @Test("A damaged byte that was synced is reported, even if relaxed commits follow")
  func damage() throws {
    let disk = SimulatedDisk()
    var engine: Engine? = try Engine(directory: Self.directory, isReadOnly: false, disk: disk)
    var states: [String] = []
    for number in 0..<8 {
      guard let engine else { return }
      let transaction = Transaction(base: try engine.beginWrite())
      let table =
        transaction.tables.isEmpty
        ? transaction.addTable("Row", [ColumnDefinition(name: "number", type: .int64)])
        : TableID(rawValue: 0)
      transaction.setValue(
        .int(Int64(number)),
        at: CellAddress(table: table, row: transaction.insertRow(table), column: ColumnID(0)))
      states.append(try engine.commit(transaction, number == 4 ? .full : .relaxed).contents)
    }
    engine = nil
    let bytes = try disk.open(Self.directory + "/lock", .read).read(at: 0, count: DurableMark.byteCount)
    let mark = try #require(DurableMark(bytes))
    #expect(mark.synced > LogHeader.byteCount && mark.synced < mark.offset && mark.version.rawValue == 8)
    for offset in LogHeader.byteCount..<mark.offset {
      let damaged = disk.afterKill()
      let log = try damaged.open(Self.directory + "/log.0", .readWrite)
      try log.write([try log.read(at: offset, count: 1)[0] ^ 0xFF], at: offset)
      if offset < mark.synced {
        let error = #expect(throws: StoreError.self) {
          try Engine(directory: Self.directory, isReadOnly: false, disk: damaged)
        }
        #expect(error?.code == .corruptFile, "byte \(offset)")
      } else {
        let found = try Engine(directory: Self.directory, isReadOnly: false, disk: damaged).latest.contents
        #expect(states[4...].contains(found), "byte \(offset)")
      }
    }
  }
}
