import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// A full log was followed by another although it continued after what its process had published or read. The commits
/// after that were lost, or the store could not be opened any more.
@Suite("Beginning the next log of a full one") struct RotationTests {
  private static let smallBound = 350

  private let disk = SimulatedDisk()

  private func open(logBound: Int) throws -> Engine {
    try Engine(
      directory: "/store", isReadOnly: false, logBound: logBound, disk: disk,
      scheduler: DeferredWork().scheduler)
  }

  @discardableResult
  private func commit(_ number: Int, to engine: Engine) throws -> String {
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
      .string(String(repeating: "x", count: 2 * Self.smallBound / 3)),
      at: CellAddress(table: table, row: row, column: ColumnID(1)))
    return try engine.commit(transaction, .full).contents
  }

  /// Fills the first log beyond a small bound.
  private func fillLog() throws {
    let engine = try open(logBound: Log.bound)
    for number in 0..<3 { try commit(number, to: engine) }
  }

  /// The state that another process shows, for reading and for writing, and the damage that a verification finds.
  private func found() throws -> (read: String, written: String, damages: [StoreError.Damage]) {
    let copy = disk.afterKill()
    let damages = try StoreVerification(path: "/store", disk: copy).damages
    let reader = try Engine(directory: "/store", isReadOnly: true, disk: copy)
    let writer = try Engine(directory: "/store", isReadOnly: false, disk: copy)
    return (reader.latest.contents, writer.latest.contents, damages)
  }

  @Test("A commit that could not be published stays before the commits that follow it")
  func unpublishedCommit() throws {
    try fillLog()
    let engine = try open(logBound: Self.smallBound)
    disk.set(.failingWrite(name: "lock"))
    #expect(throws: StoreError.self) { try commit(10, to: engine) }
    let unpublished = try open(logBound: Self.smallBound).latest.contents
    #expect(try found().damages == [])
    for number in 11..<14 {
      let contents = try commit(number, to: engine)
      let found = try found()
      #expect(found.read == contents && found.written == contents)
      #expect(found.damages == [])
    }
    #expect(unpublished.contains("10"))
    #expect(engine.latest.contents.contains("10"))
  }

  @Test(
    "A process that can't read what another has committed meanwhile does not replace the other's log",
    arguments: ["lock", "log.0", "log.4"])
  func unreadLog(file: String) throws {
    try fillLog()
    let engine = try open(logBound: Self.smallBound)
    let other = try open(logBound: Self.smallBound)
    try commit(20, to: other)
    let contents = try commit(21, to: other)
    disk.set(.failingRead(name: file))
    #expect(throws: StoreError.self) { try commit(22, to: engine) }
    let found = try found()
    #expect(found.read == contents && found.written == contents)
    #expect(found.damages == [])
    let next = try commit(23, to: engine)
    #expect(try self.found().read == next)
  }
}
