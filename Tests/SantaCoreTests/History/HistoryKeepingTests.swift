import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The kept versions of a store.
struct HistoryKeepingTests {
  @Test(
    "Each kept version has the contents that it had, and the commits between them lead from one to the next",
    arguments: RandomRun.seeds(3, fresh: 1))
  func everyVersion(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = try HistoryFixture(
      .last(1_000_000), logBound: [350, 1_200].randomElement(using: &generator)!)
    let first = store.engine.latest.version
    for _ in 0..<RandomRun.size(150, plain: 40) {
      try store.randomCommit(&generator)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0...4: store.due.run()
      case 5: try store.engine.compact()
      case 6: try store.reopen()
      default: break
      }
    }
    let latest = store.engine.latest
    #expect(try store.start == first)
    for version in first.rawValue...latest.version.rawValue {
      let version = Version(rawValue: version)
      #expect(try store.contents(at: version) == store.contents[version], "version \(version.rawValue)")
    }
    var replay = try HistoryReplay(store.files, at: first, latest: latest)
    var (time, count, namedCount) = (try #require(replay.state.history).commit.time, 0, 0)
    while let (old, new) = try replay.next(upTo: latest) {
      if let rows = replay.rows {
        let known = Difference(from: old, to: new, known: rows.filter { !$0.value.isEmpty })
        let computed = Difference(from: old, to: new)
        #expect(described(known) == described(computed), "version \(new.version.rawValue)")
        namedCount += 1
      }
      #expect(old.contents == store.contents[old.version])
      #expect(new.contents == store.contents[new.version])
      #expect(new.version == old.version.next)
      #expect(try old.rebased(on: old).contents == old.contents)
      let commit = try #require(new.history).commit
      #expect(commit.time > time)
      (time, count) = (commit.time, count + 1)
    }
    #expect(count == Int(latest.version.rawValue - first.rawValue))
    #expect(namedCount > 0)
    // The difference of any two versions leads from one to the other.
    for _ in 0..<20 {
      let versions = [0, 1].map { _ in
        UInt64.random(in: first.rawValue...latest.version.rawValue, using: &generator)
      }.sorted()
      let states = try versions.map {
        try HistoryReplay(store.files, at: Version(rawValue: $0), latest: latest).state
      }
      #expect(try states[1].rebased(on: states[0]).contents == states[1].contents, "\(versions)")
    }
    let verification = try StoreVerification(path: HistoryFixture.directory, disk: store.disk)
    #expect(verification.damages.isEmpty, "\(verification.damages)")
  }

  @Test(
    "A record does not name its rows if it changes a row that it inserts, as only a forged one does",
    arguments: [false, true])
  func changedInsertion(isForged: Bool) throws {
    let base = Transaction(base: .empty)
    _ = base.addTable("Row", [ColumnDefinition(name: "number", type: .int64)])
    base.completeChanges()
    let row = RowKey(rawValue: 5)
    var rows = ByteWriter()
    // The table, no deletions, and the insertion of row 5.
    for number in [0, 0, 1, 5] { rows.count(number) }
    rows.value(.int(1), type: .int64, isOptional: false)
    rows.count(isForged ? 1 : 0)
    if isForged {
      // The key of the row, one column, and the number of the column.
      for number in [5, 1, 0] { rows.count(number) }
      rows.value(.int(2), type: .int64, isOptional: false)
    }
    var record = ByteWriter()
    record.section(LogRecord.Tag.rows, rows.bytes)
    let named = try LogRecord.applyCommit(record.bytes, to: Transaction(base: base.current))
    #expect(named?.values.map(\.insertions) == (isForged ? nil : [[row]]))
  }

  private func described(_ difference: Difference) -> [String] {
    difference.tables.sorted { $0.key < $1.key }.flatMap { table, rows in
      ["table \(table.rawValue)"] + rows.deletions.map { "- \($0.rawValue)" }
        + rows.insertions.map { "+ \($0.rawValue)" }
        + rows.modifications.map { "~ \($0.row.rawValue) \($0.columns.columns.map(\.rawValue))" }
    }
  }

  @Test(
    "The last versions that a program demands can be read, and the files of earlier ones are removed",
    arguments: RandomRun.seeds(3, fresh: 1))
  func last(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let store = try HistoryFixture(.last(20))
    for _ in 0..<RandomRun.size(300, plain: 150) {
      try store.randomCommit(&generator, largest: 700)
      store.due.run()
      let latest = store.engine.latest.version.rawValue
      let start = try store.start.rawValue
      #expect(start <= max(1, latest - min(20, latest)))
      let first = max(start, latest - min(20, latest), 1)
      for version in stride(from: first, through: latest, by: RandomRun.size(1, plain: 4)) {
        let version = Version(rawValue: version)
        #expect(try store.contents(at: version) == store.contents[version])
      }
    }
    try store.engine.compact()
    let latest = store.engine.latest.version.rawValue
    let start = try store.start.rawValue
    #expect(start > latest - 120, "\(start) of \(latest)")
    #expect(try store.disk.contents(of: HistoryFixture.directory).filter { $0.hasPrefix("log.") }.count < 12)
    #expect(throws: StoreError.self) { try store.contents(at: Version(rawValue: 2)) }
    // Without a demand, nothing is kept.
    try store.demand(nil)
    try store.engine.compact()
    let manifest = try #require(try store.files.segments.readManifest())
    #expect(manifest.roots.isEmpty)
    #expect(try store.disk.contents(of: HistoryFixture.directory + "/segments").count == 1)
  }

  @Test("Times never go back, although the clock does, and versions are kept for a period of these times")
  func times() throws {
    var generator = SeededGenerator(seed: 3)
    let store = try HistoryFixture(.within(milliseconds: 1_000))
    var last = try #require(store.engine.latest.history).commit.time
    for number in 0..<40 {
      if number == 10 { store.clock.advance(by: -365 * 24 * 3_600_000) }
      let state = try store.randomCommit(&generator)
      let time = try #require(state.history).commit.time
      #expect(time == last + 1)
      last = time
    }
    // The clock is a year behind, so nothing has been kept for long enough.
    store.due.run()
    #expect(try store.start.rawValue == 1)
    store.clock.advance(by: 366 * 24 * 3_600_000)
    for _ in 0..<200 {
      store.clock.advance(by: 50)
      try store.randomCommit(&generator, largest: 100)
      store.due.run()
    }
    try store.engine.compact()
    let latest = store.engine.latest
    let start = try store.start
    #expect(start.rawValue > latest.version.rawValue - 120)
    #expect(start.rawValue <= latest.version.rawValue - 20)
    let time = store.clock.now - 900
    let replay = try HistoryReplay(store.files, atTime: time, latest: latest)
    #expect(replay.state.contents == store.contents[replay.state.version])
    let found = try #require(replay.state.history).commit.time
    #expect(found <= time && found > time - 50)
  }

  @Test("A limit in bytes holds while a cursor stands still")
  func limit() throws {
    var generator = SeededGenerator(seed: 5)
    let store = try HistoryFixture(.untilConsumed(byteCount: 40_000))
    let position = try #require(store.engine.latest.history).position(at: store.engine.latest.version)
    try store.commit {
      $0.changeHistory { $0.cursors["mailer"] = HistoryCursor(position: position, time: 0) }
    }
    var largest = 0
    for _ in 0..<600 {
      try store.randomCommit(&generator, largest: 700)
      store.due.run()
      largest = max(largest, try store.byteCount)
    }
    #expect(largest < 40_000 + 60_000, "\(largest) bytes")
    #expect(largest > 30_000, "\(largest) bytes")
    #expect(try store.start > position.version)
    // Without the cursor, nothing is kept.
    try store.commit { $0.changeHistory { $0.cursors["mailer"] = nil } }
    try store.engine.compact()
    #expect(try store.files.segments.readManifest()?.roots.isEmpty == true)
  }

  @Test("A demand that ends frees its files without a new segment, and the rest of the store stays")
  func pruning() throws {
    var generator = SeededGenerator(seed: 8)
    let store = try HistoryFixture(.last(10_000))
    for _ in 0..<60 {
      try store.randomCommit(&generator)
      store.due.run()
    }
    // A large transaction after the checkpoint, whose segment only its record names.
    let latest = try store.commit { transaction in
      let row = transaction.insertRow(TableID(rawValue: 0))
      transaction.setValue(
        .string(String(repeating: "y", count: 4_000)),
        at: CellAddress(table: TableID(rawValue: 0), row: row, column: ColumnID(1)))
    }
    let before = try store.byteCount
    let manifest = try #require(try store.files.segments.readManifest())
    try store.engine.pruneHistory()
    #expect(try store.byteCount == before, "Everything is demanded.")
    try store.demand(nil)
    try store.engine.pruneHistory()
    let pruned = try #require(try store.files.segments.readManifest())
    #expect(
      pruned.roots.isEmpty && pruned.segments == manifest.segments && pruned.version == manifest.version)
    #expect(try store.byteCount < before / 2)
    try store.reopen()
    #expect(store.engine.latest.contents == latest.contents)
    let verification = try StoreVerification(path: HistoryFixture.directory, disk: store.disk)
    #expect(verification.damages.isEmpty)
    for _ in 0..<20 {
      try store.randomCommit(&generator)
      store.due.run()
    }
    #expect(store.engine.failure == nil)
  }

  @Test("A store without history has the same bytes as before")
  func without() throws {
    var generator = SeededGenerator(seed: 5)
    let store = try HistoryFixture(nil)
    for _ in 0..<50 {
      let state = try store.randomCommit(&generator)
      #expect(state.history == nil && !state.features.contains(.history))
      store.due.run()
    }
    #expect(throws: StoreError.self) { try store.start }
  }
}
