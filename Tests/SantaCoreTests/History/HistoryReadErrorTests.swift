import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// An error of the disk, at each read of each file, while the history is read in order to remove something. It must be thrown as it is,
/// and must not be taken for a version that isn't kept.
struct HistoryReadErrorTests {
  /// Whether an error has been injected.
  private final class Injection: Sendable {
    private let flag = Mutex(false)
    var hasHappened: Bool { flag.withLock { $0 } }

    /// Makes one read of a file fail. Reads are counted from 1. A segment is mapped, which counts as a read.
    func fail(read number: Int, of name: String, on disk: SimulatedDisk) {
      disk.interruptReading(name) { [unowned disk] in
        if number > 1 { return self.fail(read: number - 1, of: name, on: disk) }
        let isSegment = name.hasPrefix("segments/")
        disk.set(isSegment ? .failingOpen(name: name) : .failingRead(name: name))
        self.flag.withLock { $0 = true }
      }
    }
  }

  /// Calls `body` with an error at each read of each file, one at a time.
  ///
  /// - Parameters:
  ///   - files: the names of the files.
  ///   - body: uses a new disk, and returns whether the error has happened. If it hasn't, the file isn't read again.
  private static func forEachError(
    in files: [String], _ body: (_ name: String, _ number: Int, Injection) throws -> Void
  ) throws -> Int {
    var count = 0
    for name in files {
      for number in 1... {
        let injection = Injection()
        try body(name, number, injection)
        guard injection.hasHappened else { break }
        count += 1
      }
    }
    return count
  }

  /// Returns the names of the files that contain the history.
  private static func files(on disk: SimulatedDisk) throws -> [String] {
    let directory = HistoryFixture.directory
    let logs = try disk.contents(of: directory).filter { LogFile.base(ofName: $0) != nil }
    let segments = try disk.contents(of: directory + "/segments").map { "segments/" + $0 }
    return ["manifest"] + logs.sorted() + segments.sorted()
  }

  // MARK: Deleting history

  /// Makes a store with several logs and roots, whose versions have times that are seconds apart.
  private static func store() throws -> HistoryFixture {
    let fixture = try HistoryFixture(.last(1_000), logBound: 500)
    var generator = SeededGenerator(seed: 7)
    for number in 0..<14 {
      fixture.clock.advance(by: 5_000)
      try fixture.randomCommit(&generator, largest: 700)
      if number % 4 == 3 { fixture.due.run() }
    }
    try fixture.reopen()
    return fixture
  }

  private static func deleteHistory(_ fixture: HistoryFixture, before date: Date) throws {
    let store = Store(LiveStore(configuration: .init(), engine: fixture.engine, isolation: .thread))
    try store.deleteHistory(before: .date(date))
  }

  @Test("deleteHistory(before: date) throws it, and removes nothing that it should keep")
  func deletingHistory() throws {
    let whole = try Self.store()
    let (start, names) = (try whole.start, try Self.files(on: whole.disk))
    // The time of the eighth commit.
    let date = Date(historyTime: 1_700_000_000_000 + 8 * 5_000)
    try Self.deleteHistory(whole, before: date)
    let expected = try whole.start
    #expect(start < expected && expected < whole.engine.latest.version)
    // An error after the commit that deletes the history leaves the files of the versions from the date on.
    let demanded = try #require(whole.engine.latest.history).settings.deletedBefore
    let count = try Self.forEachError(in: names) { name, number, injection in
      let comment: Comment = "read \(number) of \(name)"
      let fixture = try Self.store()
      injection.fail(read: number, of: name, on: fixture.disk)
      do {
        try Self.deleteHistory(fixture, before: date)
        #expect(try fixture.start == expected, comment)
      } catch let error as StoreError {
        #expect(error.code == .inputOutput && error.message.contains(name), "\(comment): \(error)")
      }
      let disk = fixture.disk.afterKill()
      let engine = try HistoryFixture.open(disk, 500)
      let files = try #require(engine.history)
      let first = try files.start(in: engine.latest)
      #expect(first == start || (demanded...expected).contains(first), comment)
      var replay = try HistoryReplay(files, at: first, latest: engine.latest)
      while let (_, new) = try replay.next(upTo: engine.latest) {
        // The last version may be that of the commit which deletes the history.
        let contents = fixture.contents[new.version] ?? fixture.engine.latest.contents
        #expect(new.contents == contents, "\(comment), version \(new.version.rawValue)")
      }
      #expect(replay.state.version == engine.latest.version, comment)
    }
    #expect(count > 10)
  }

  // MARK: Removing external data

  /// Makes a store whose kept versions name nine files, of which the newest state names three, and with a commit that is a segment.
  private static func storeWithFiles() throws -> (SimulatedDisk, Engine) {
    let (disk, due) = (SimulatedDisk(), DeferredWork())
    func open() throws -> Engine { try HistoryFixture.open(disk, 500, due) }
    var engine = try open()
    let demand = Transaction(base: try engine.beginWrite())
    demand.changeHistory { $0.demands["test"] = .last(1_000) }
    _ = try engine.commit(demand)
    for number in 1...9 {
      let rows = engine.latest.tables.first?.rows ?? []
      try ExternalFilesTests.write(number, in: engine, replacing: rows.count < 3 ? nil : rows[number % 3])
      if number % 3 == 0 {
        let large = Transaction(base: try engine.beginWrite())
        let table = large.addTable("Text \(number)", [ColumnDefinition(name: "text", type: .string)])
        let row = large.insertRow(table)
        var generator = SeededGenerator(seed: UInt64(number))
        let text = (0..<400).map { _ in String(generator.next(), radix: 36) }.joined()
        large.setValue(.string(text), at: CellAddress(table: table, row: row, column: ColumnID(0)))
        _ = try engine.commit(large)
      }
      if number == 5 || number == 8 { due.run() }
    }
    try engine.compact()
    // A killed process has left a file that no version names, so the search doesn't end before the last record.
    _ = try disk.open(ExternalFiles.path(of: UUID(), in: HistoryFixture.directory), .new)
    engine = try open()
    return (disk, engine)
  }

  /// Returns the commits whose external data each kept version has.
  private static func versions(_ engine: Engine) throws -> [Version: [UInt64: Int]] {
    let files = try #require(engine.history)
    var replay = try HistoryReplay(files, at: try files.start(in: engine.latest), latest: engine.latest)
    var found = [replay.state.version: try ExternalFilesTests.state(replay.state, engine.external)]
    while let (_, new) = try replay.next(upTo: engine.latest) {
      found[new.version] = try ExternalFilesTests.state(new, engine.external)
    }
    return found
  }

  @Test("Removing external data throws it, and removes no file that a kept version names")
  func removingExternalData() throws {
    let (whole, engine) = try Self.storeWithFiles()
    let expected = try Self.versions(engine)
    #expect(try engine.latest.externalFiles().count == 3 && engine.external.all().count == 10)
    var thrown = 0
    let count = try Self.forEachError(in: try Self.files(on: whole)) { name, number, injection in
      let comment: Comment = "read \(number) of \(name)"
      let (disk, engine) = try Self.storeWithFiles()
      injection.fail(read: number, of: name, on: disk)
      do {
        try engine.removeUnneededExternalFiles()
        // A record's state whose other segments are gone is not read anyway.
        #expect(!injection.hasHappened || name.hasPrefix("segments/"), comment)
      } catch let error as StoreError {
        #expect(error.code == .inputOutput && error.message.contains(name), "\(comment): \(error)")
        thrown += 1
      }
      disk.set(.none)
      let later = try HistoryFixture.open(disk.afterKill(), 500)
      for _ in 0..<3 { try later.removeUnneededExternalFiles() }
      #expect(try Self.versions(later) == expected && later.external.all().count == 9, comment)
    }
    #expect(count > 10 && thrown >= count - 2)
  }

  // MARK: Verification

  @Test("store verify throws it, and says no damage that isn't there")
  func verification() throws {
    let disk = try Self.store().disk
    let count = try Self.forEachError(in: try Self.files(on: disk)) { name, number, injection in
      let comment: Comment = "read \(number) of \(name)"
      let copy = disk.afterKill()
      injection.fail(read: number, of: name, on: copy)
      do {
        let verification = try StoreVerification(path: HistoryFixture.directory, disk: copy)
        #expect(verification.damages == [], comment)
      } catch let error as StoreError {
        #expect(error.code == .inputOutput && error.message.contains(name), "\(comment): \(error)")
      }
    }
    #expect(count > 10)
  }
}
