import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Uses a store on a simulated disk several times. Each use ends with a power failure, a kill, or a failing call followed by a
/// kill. The store is then opened for writing, opened for reading, and verified. Both ways of opening must show the same state,
/// which includes every commit that its durability promises to keep, and no damage may be reported.
///
/// Opening for reading, and verifying, used to skip recovery. If the mark was out of date after a power failure, a reader
/// missed acknowledged commits, and a store with relaxed commits was reported as damaged.
struct CrashModelTests {
  private static let directory = "/store"

  /// The states that the store may show.
  private struct Model {
    /// The contents after each attempted commit, oldest first.
    var states = [Snapshot.empty.contents]
    /// The index of the last acknowledged commit.
    var acknowledged = 0
    /// The index of the last commit that is guaranteed to be on disk.
    var durable = 0

    mutating func found(_ contents: String) {
      states = [contents]
      (acknowledged, durable) = (0, 0)
    }
  }

  enum Durabilities: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case full, relaxed, mixed

    var testDescription: String { rawValue }

    func next(using generator: inout SeededGenerator) -> Durability {
      switch self {
      case .full: .full
      case .relaxed: Int.random(in: 0..<8, using: &generator) == 0 ? .full : .relaxed
      case .mixed: Bool.random(using: &generator) ? .full : .relaxed
      }
    }
  }

  private static func open(
    _ disk: SimulatedDisk, isReadOnly: Bool = false, logBound: Int = 1_200,
    _ due: DeferredWork = DeferredWork()
  ) throws -> Engine {
    try Engine(
      directory: directory, isReadOnly: isReadOnly, logBound: logBound, disk: disk, scheduler: due.scheduler)
  }

  // MARK: One use of the store

  /// Runs commits of all kinds, checkpoints and compactions, and closes and reopens the store. The seed determines the
  /// sequence. Like a program, it continues after a failure.
  private static func live(
    _ model: inout Model, on disk: SimulatedDisk, _ durabilities: Durabilities, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let logBound = [350, 1_200, Log.bound].randomElement(using: &generator) ?? 350
    var due = DeferredWork()
    var engine: Engine?
    for number in 0..<12 {
      var draws = SeededGenerator(seed: generator.next())
      do {
        let current = try engine ?? open(disk, logBound: logBound, due)
        engine = current
        let transaction = Transaction(base: try current.beginWrite())
        let base = transaction.base.contents
        if base != model.states[model.acknowledged] {
          // A later writer recovered the record of a failed commit.
          model.states.append(base)
          model.acknowledged = model.states.count - 1
        }
        change(transaction, number, &draws)
        model.states.append(transaction.current.contents)
        let durability = durabilities.next(using: &draws)
        _ = try current.commit(transaction, durability)
        model.acknowledged = model.states.count - 1
        if durability == .full { model.durable = model.acknowledged }
      } catch {}
      switch Int.random(in: 0..<10, using: &draws) {
      case 0...3: due.run()
      // A failed compaction must not change the state.
      case 4: _ = try? engine?.compact()
      case 5: (engine, due) = (nil, DeferredWork())
      default: break
      }
    }
  }

  private static func change(
    _ transaction: Transaction, _ number: Int, _ generator: inout SeededGenerator
  ) {
    let table =
      transaction.tables.isEmpty
      ? transaction.addTable(
        "Row",
        [
          ColumnDefinition(name: "number", type: .int64), ColumnDefinition(name: "text", type: .string),
        ]) : TableID(rawValue: 0)
    // One transaction in eight is larger than a small log, so it is written as a segment.
    let length =
      Int.random(in: 0..<8, using: &generator) == 0 ? 2_000 : Int.random(in: 0..<150, using: &generator)
    for row in transaction.tables[0].rows.dropFirst(6) { transaction.delete(row, from: table) }
    if Int.random(in: 0..<20, using: &generator) == 0 { transaction.deleteRows(of: table) }
    if Int.random(in: 0..<8, using: &generator) == 0 {
      // The blocks of earlier rows don't get the column.
      transaction.addColumn(
        ColumnDefinition(name: "added \(transaction[table].columns.count)", type: .int64), to: table,
        default: .int(Int64(number)))
    }
    let row = transaction.insertRow(table)
    transaction.setValue(.int(Int64(number)), at: CellAddress(table: table, row: row, column: ColumnID(0)))
    transaction.setValue(
      .string(String(repeating: "x", count: length)),
      at: CellAddress(table: table, row: row, column: ColumnID(1)))
  }

  // MARK: The state after a crash

  private static func files(of disk: SimulatedDisk) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for folder in [directory, directory + "/segments"] {
      for name in try disk.contents(of: folder) {
        let file = try disk.open("\(folder)/\(name)", .read)
        files["\(folder)/\(name)"] = try file.read(at: 0, count: try file.size())
      }
    }
    return files
  }

  /// Opens the remaining files for writing and for reading, and verifies them.
  ///
  /// - Returns: the contents of the recovered store.
  private static func check(
    _ disk: SimulatedDisk, _ allowed: ArraySlice<String>, _ comment: Comment
  ) throws -> String {
    CountedCases.add()
    let engine = try open(disk.afterKill())
    let contents = engine.latest.contents
    #expect(allowed.contains(contents), comment)
    #expect(engine.failure == nil, comment)
    let copy = disk.afterKill()
    let files = try files(of: copy)
    let hasLog = files.keys.contains {
      $0.hasPrefix(directory + "/log.") && $0 != directory + "/log.new"
    }
    if !hasLog && files[directory + "/manifest"] == nil {
      // The store does not exist, because no commit was ever made.
      #expect(contents == Snapshot.empty.contents, comment)
      return contents
    }
    let reader = try open(copy, isReadOnly: true)
    #expect(reader.latest.contents == contents && reader.failure == nil, comment)
    let verification = try StoreVerification(path: directory, disk: copy)
    #expect(verification.damages == [], comment)
    #expect(verification.version == engine.latest.version.rawValue, comment)
    #expect(try Self.files(of: copy) == files, comment)
    // The reader follows while a writer recovers the store.
    let writer = try open(copy)
    for number in 0..<3 {
      let transaction = Transaction(base: try writer.beginWrite())
      var generator = SeededGenerator(seed: UInt64(number))
      change(transaction, 1_000 + number, &generator)
      _ = try writer.commit(transaction, number == 1 ? .full : .relaxed)
      if number != 1 { reader.catchUp() }
      if number != 1 { #expect(reader.latest.contents == writer.latest.contents, comment) }
    }
    #expect(reader.failure == nil, comment)
    return contents
  }

  private static func lives(_ durabilities: Durabilities, seed: UInt64, count: Int) throws {
    var generator = SeededGenerator(seed: seed)
    var disk = SimulatedDisk()
    var model = Model()
    for life in 0..<count {
      let workload = generator.next()
      let whole = disk.afterKill()
      whole.set(.none)
      var ignored = model
      live(&ignored, on: whole, durabilities, seed: workload)
      let call = Int.random(in: 1...whole.changingCalls, using: &generator)
      let ending = Int.random(in: 0..<5, using: &generator)
      disk.set(ending == 0 ? .error(atCall: call, number: 5) : .powerCut(atCall: call))
      live(&model, on: disk, durabilities, seed: workload)
      let comment: Comment =
        "\(durabilities.rawValue), seed \(seed), life \(life), call \(call), ending \(ending)"
      if ending < 2 {
        disk = disk.afterKill()
        _ = try check(disk, model.states[model.acknowledged...], comment)
      } else {
        disk = disk.afterPowerCut(using: &generator)
        model.found(try check(disk, model.states[model.durable...], comment))
      }
    }
  }

  @Test(
    "Full commits: both ways of opening show everything acknowledged, and nothing is reported as damage",
    .counted("ends of a store with full commits"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 5)))
  func full(seed: UInt64) throws { try Self.lives(.full, seed: seed, count: 5) }

  @Test(
    "Relaxed commits: both ways of opening show one committed state, and nothing is reported as damage",
    .counted("ends of a store with relaxed commits"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 5)))
  func relaxed(seed: UInt64) throws { try Self.lives(.relaxed, seed: seed, count: 5) }

  @Test(
    "Full and relaxed commits: both ways of opening show one committed state, and nothing is reported as damage",
    .counted("ends of a store with full and relaxed commits"),
    arguments: RandomRun.seeds(RandomRun.size(40, plain: 5)))
  func mixed(seed: UInt64) throws { try Self.lives(.mixed, seed: seed, count: 5) }

  /// Regression test: the sweep used to remove every segment that the current manifest did not name. If the sync after the
  /// manifest's rename failed, a power failure could restore the earlier manifest, whose segment was then missing (seed
  /// 532054854 of mixed commits).
  @Test("A segment that an earlier manifest may name is no leftover")
  func leftovers() throws {
    let disk = SimulatedDisk()
    let engine = try Self.open(disk)
    for number in 0..<3 {
      let transaction = Transaction(base: try engine.beginWrite())
      var generator = SeededGenerator(seed: UInt64(number))
      Self.change(transaction, number, &generator)
      _ = try engine.commit(transaction)
      try engine.compact()
    }
    let segments = SegmentStore(path: Self.directory, typicalByteCount: Log.bound, disk: disk)
    let next = try #require(try segments.readManifest()).nextSegment
    #expect(next == 4)
    for number in [2, next, next + 1] { _ = try disk.open("/store/segments/\(number)", .new) }
    #expect(try Set(segments.unnamed(in: engine.latest).map(\.rawValue)) == [next, next + 1])
    try engine.compact()
    #expect(try disk.contents(of: "/store/segments").count == 1)
  }
}
