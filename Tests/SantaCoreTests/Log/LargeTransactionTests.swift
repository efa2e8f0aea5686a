import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: the segment of a large transaction is named only by its record, and for a moment the record is not
/// published. In that moment, a checkpoint of another process used to treat the segment as a leftover and remove it.
struct LargeTransactionTests {
  private func open(_ disk: SimulatedDisk) throws -> Store {
    let engine = try Engine(
      directory: "/store", isReadOnly: false, logBound: 4_000, disk: disk, scheduler: DeferredWork().scheduler
    )
    return Store(
      LiveStore(
        configuration: .init(location: .inMemory("unused"), objectTypes: [Present.self]), engine: engine,
        isolation: .thread))
  }

  /// Writes a large transaction in one store, in which a call may fail. Another store then makes a checkpoint and continues
  /// writing.
  ///
  /// - Returns: the range of calls that the large transaction makes.
  @discardableResult
  private func run(on disk: SimulatedDisk) throws -> Range<Int> {
    let writer = try open(disk)
    var other = try open(disk)
    try writer.write { writer.add((0..<200).map(Present.init)) }
    try writer.compact()
    other.refresh()
    let start = disk.changingCalls
    // If a call fails, the write throws, and the next writer may or may not recover the commit.
    let isCommitted = (try? writer.write { writer.add((200..<400).map(Present.init)) }) != nil
    let end = disk.changingCalls
    do { try goOn(other) } catch {
      // A failed sync is reported to every process that has the file open. After it reopens the store, a process can continue.
      #expect(!isCommitted)
      other = try open(disk)
      try goOn(other)
    }
    let again = try open(disk.afterKill())
    for store in [other, again] {
      let count = store.objects(Present.self).count
      #expect(count == 401 || count == 201 && !isCommitted)
      #expect(store.object(ofType: Present.self, forPrimaryKey: 1_000) != nil && store.failure == nil)
      store.context.snapshot.checkInvariants()
    }
    return start + 1..<end + 1
  }

  private func goOn(_ store: Store) throws {
    try store.compact()
    try store.write { store.add(Present(1_000), update: .modified) }
  }

  @Test("No checkpoint removes a segment whose record is not published yet", arguments: [5, 28] as [Int32])
  func failingCall(number: Int32) throws {
    for call in try run(on: SimulatedDisk()) {
      try run(on: SimulatedDisk(fault: .error(atCall: call, number: number)))
    }
  }

  @Test("A checkpoint that ends after a large transaction leaves its changes in the segment")
  func checkpointAfterwards() throws {
    let disk = SimulatedDisk()
    let work = DeferredWork()
    let engine = try Engine(
      directory: "/store", isReadOnly: false, logBound: 4_000, disk: disk, scheduler: work.scheduler)
    let store = Store(
      LiveStore(
        configuration: .init(location: .inMemory("unused"), objectTypes: [Present.self]), engine: engine,
        isolation: .thread))
    // Each transaction fills the log, or is larger than a log.
    for batch in 0..<8 {
      try store.write { store.add((0..<(batch % 2 == 0 ? 40 : 200)).map { Present(batch * 1_000 + $0) }) }
      if batch % 3 != 0 { work.run() }
      store.refresh()
      store.context.snapshot.checkInvariants()
    }
    work.run()
    #expect(try open(disk.afterKill()).objects(Present.self).count == store.objects(Present.self).count)
    #expect(store.objects(Present.self).count == 4 * 240)
  }

  @Test("After the checkpoint of another process, all is written if most of it is new, or else only the new")
  func othersCheckpoint() throws {
    let disk = SimulatedDisk()
    let (first, second) = (try open(disk), try open(disk))
    func expectSegments(_ count: Int, of store: Store, presents: Int) throws {
      store.refresh()
      #expect(store.context.engine.latest.source?.segments.count == count)
      for store in [first, second, try open(disk.afterKill())] {
        store.refresh()
        #expect(store.objects(Present.self).map(\.id).sorted() == Array(0..<presents))
        store.context.snapshot.checkInvariants()
      }
    }
    try first.write { first.add((0..<100).map(Present.init)) }
    try first.compact()
    second.refresh()
    try second.write { second.add((100..<105).map(Present.init)) }
    first.beginWrite()
    // Removes the segment that the running transaction is based on.
    try second.context.engine.checkpoint(isWhole: true, waits: true)
    first.add((105..<1_200).map(Present.init))
    try first.commitWrite()
    try expectSegments(1, of: first, presents: 1_200)
    second.beginWrite()
    try first.context.engine.checkpoint(isWhole: true, waits: true)
    second.add((1_200..<1_300).map(Present.init))
    try second.commitWrite()
    try expectSegments(2, of: second, presents: 1_300)
    try first.compact()
    try expectSegments(1, of: first, presents: 1_300)
  }

  @Test("A checkpoint between the record of a segment and its publication keeps the segment")
  func checkpointMeanwhile() throws {
    let disk = SimulatedDisk()
    let other = try open(disk)
    try other.write { other.add(Present(0)) }
    let backend = try DirectoryBackend(path: "/store", isReadOnly: false, logBound: 4_000, disk: disk)
    let base = try backend.readFromStart()
    try backend.lock()
    let transaction = Transaction(base: try backend.begin(after: base))
    let table = try #require(base.table(named: "Present"))
    for id in 1..<200 as Range<Int64> {
      let row = transaction.findOrInsertRow(table, primaryKey: .int(id)).row
      transaction.setValue(
        .string("a present with a long name, number \(id)"),
        at: CellAddress(table: table, row: row, column: ColumnID(1)))
    }
    transaction.completeChanges()
    let committed = try backend.append(Difference(from: base, to: transaction.current))
    #expect(committed.source != nil)
    try other.context.engine.checkpoint(isWhole: false, waits: false)
    try backend.publish(try #require(try backend.sync(upTo: committed.version, .full)))
    try backend.end()
    for store in [other, try open(disk.afterKill())] {
      store.refresh()
      #expect(store.objects(Present.self).count == 200 && store.failure == nil)
      #expect(store.object(ofType: Present.self, forPrimaryKey: 199)?.name.hasSuffix("number 199") == true)
    }
  }
}
