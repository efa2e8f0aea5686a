import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Several engines on one directory. They behave like several processes.
struct EngineTests {
  /// Opens a store with its own engine, as another process would.
  private func open(
    _ directory: TemporaryDirectory, logBound: Int = Log.bound, _ due: DeferredWork = DeferredWork()
  ) throws -> Store {
    Store(
      LiveStore(
        configuration: .init(location: .directory(directory.url)),
        engine: try Engine(
          directory: directory.path, isReadOnly: false, logBound: logBound, scheduler: due.scheduler),
        isolation: .thread))
  }

  @Test("A slow follower reads all logs that were begun since its last read")
  func slowFollower() throws {
    let directory = try TemporaryDirectory()
    let writer = try open(directory, logBound: 500)
    var slow = try Log(directory: directory.path, isReadOnly: true, startingAt: .zero)
    for number in 0..<40 { try writer.write { writer.add(Row(number, value: number)) } }
    let logs = try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .compactMap(LogFile.base(ofName:))
    #expect(logs.count > 3)
    guard case .records(let records) = try slow.readCommitted() else {
      Issue.record("No log was dropped.")
      return
    }
    #expect(records.map(\.version.rawValue) == Array(1...UInt64(records.count)))
    #expect(records.last?.version == writer.context.snapshot.version)
    #expect(try open(directory).context.snapshot.contents == writer.context.snapshot.contents)
  }

  @Test("A follower whose next log was removed falls behind, and continues from a later version")
  func droppedLog() throws {
    let directory = try TemporaryDirectory()
    let writer = try open(directory, logBound: 500)
    var slow = try Log(directory: directory.path, isReadOnly: true, startingAt: .zero)
    for number in 0..<40 { try writer.write { writer.add(Row(number, value: number)) } }
    let version = writer.context.snapshot.version
    try Log(directory: directory.path, isReadOnly: true, startingAt: .zero).dropLogs(upTo: version)
    guard case .behind = try slow.readCommitted() else {
      Issue.record("It read what is not there.")
      return
    }
    try slow.restart(at: version)
    try writer.write { writer.add(Row(-1, value: 0)) }
    guard case .records(let records) = try slow.readCommitted() else {
      Issue.record("It is not behind any more.")
      return
    }
    #expect(records.map(\.version) == [version.next])
    #expect(throws: StoreError.self) { try Engine(directory: directory.path, isReadOnly: false) }
  }

  @Test("Engines that write in turn see each other's commits, and agree on everything")
  func alternating() throws {
    let directory = try TemporaryDirectory()
    let stores = [try open(directory), try open(directory)]
    for step in 0..<20 {
      let store = stores[step % 2]
      try store.write {
        if step == 0 { store.add(Owner()) }
        store.owner.rows.append(Row(step, value: step))
        store.owner.rows.move(from: store.owner.rows.count - 1, to: 0)
        if step % 3 == 2 { store.delete(store.row(step - 1)) }
      }
    }
    for store in stores { store.refresh() }
    #expect(stores[0].context.snapshot.contents == stores[1].context.snapshot.contents)
    #expect(stores[0].objects(Row.self).count == 14)
    stores[0].context.snapshot.checkInvariants()
    stores[1].context.snapshot.checkInvariants()
    #expect(try open(directory).context.snapshot.contents == stores[0].context.snapshot.contents)
  }

  /// Regression test: a writer used to let the next writer of its process begin before it released the file lock. It then
  /// released the lock that the next writer relied on, so another process could write at the same time and damage the log.
  @Test("Several threads that write through several engines at once lose and damage nothing")
  func concurrent() async throws {
    let directory = try TemporaryDirectory()
    let first = try open(directory)
    try first.write { first.add(Row(-1, value: 0)) }
    let engines = try (0..<2).map { _ in try Engine(directory: directory.path, isReadOnly: false) }
    let configuration = first.configuration
    let (writers, commits) = (3, 40)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for engine in engines {
        for writer in 0..<writers {
          group.addTask {
            try await Thread.onOwn {
              let store = Store(LiveStore(configuration: configuration, engine: engine, isolation: .thread))
              for commit in 0..<commits {
                try store.write {
                  store.row(-1).value += 1
                  store.add(Row(store.row(-1).value, value: writer * 1000 + commit))
                }
              }
            }
          }
        }
      }
      try await group.waitForAll()
    }
    first.refresh()
    #expect(first.row(-1).value == engines.count * writers * commits)
    #expect(first.objects(Row.self).count == engines.count * writers * commits + 1)
    first.context.snapshot.checkInvariants()
    #expect(try open(directory).context.snapshot.contents == first.context.snapshot.contents)
  }

  /// Regression test: another engine can reuse the key of a row that was added and deleted in one transaction. The slot still
  /// contained the lists of the old row, and the new row took them over.
  @Test(
    "A key that another engine reuses, of a row deleted in its own transaction, has no old values"
  )
  func reusedKey() throws {
    let directory = try TemporaryDirectory()
    let (one, two) = (try open(directory), try open(directory))
    try one.write {
      one.add(Owner())
      let unborn = Owner()
      unborn.numbers.append(contentsOf: [1, 2, 3])
      one.add(unborn)
      one.delete(unborn)
      // The row links to a target that remains in the store.
      let row = Row(1, value: 1)
      one.add(row)
      one.delete(row)
    }
    two.refresh()
    let row = Row(2, value: 2)
    row.link = nil
    try two.write { two.add([Owner(), row]) }
    one.refresh()
    #expect(Array(one.objects(Owner.self)[1].numbers) == [])
    #expect(one.row(2).link == nil && one.targets.count == 1)
    #expect(one.context.snapshot.contents == two.context.snapshot.contents)
    for store in [one, two] { store.context.snapshot.checkInvariants() }
  }

  @Test("A slot that is reused within a transaction keeps no link of its former row")
  func reusedSlot() {
    let transaction = Transaction(base: .empty)
    let table = transaction.addTable(
      "Row", [ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Row")])
    let (target, unborn) = (transaction.insertRow(table), transaction.insertRow(table))
    transaction.setValue(
      .link(target.rawValue), at: CellAddress(table: table, row: unborn, column: ColumnID(0)))
    transaction.removeRow(unborn, from: table)
    #expect(transaction.insertRow(table, unborn) == unborn)
    #expect(transaction.tables[0].value(ColumnID(0), of: unborn) == .null)
    transaction.current.checkInvariants()
  }

  /// Regression test: a move that is reverted isn't part of the difference, so no record contains it. The process that made it
  /// kept the version of the move, and then reported a later move differently from other processes.
  @Test("A move there and back is not recorded in the engine that made it")
  func moveWithoutEffect() throws {
    let directory = try TemporaryDirectory()
    let (one, two) = (try open(directory), try open(directory))
    let owner = Owner()
    owner.numbers.append(contentsOf: 0..<6)
    try one.write { one.add(owner) }
    two.refresh()
    let (oldOne, oldTwo) = (one.context.snapshot, two.context.snapshot)
    try one.write {
      owner.numbers.move(from: 2, to: 4)
      owner.numbers.move(from: 4, to: 2)
      owner.numbers.append(6)
    }
    try one.write { owner.numbers.move(from: 1, to: 2) }
    two.refresh()
    #expect(one.context.snapshot.contents == two.context.snapshot.contents)
    let subject = CollectionView.Subject.list(
      try #require(owner._binding?.table), owner._key, try #require(owner.numbers.location?.cell.column))
    var (viewOne, viewTwo) = (ReplayedView(subject, at: oldOne), ReplayedView(subject, at: oldTwo))
    let changes = viewOne.changes(to: one.context.snapshot)
    #expect(changes.summary == "del [1] ins [2, 6] mod  moves 1/2")
    #expect(viewTwo.changes(to: two.context.snapshot) == changes)
  }

  @Test("A store opened for reading sees commits, and refuses to write")
  func readOnly() throws {
    let directory = try TemporaryDirectory()
    let writer = try open(directory)
    try writer.write { writer.add(Row(1, value: 1)) }
    let reader = try directory.openStore(isReadOnly: true)
    #expect(reader.objects(Row.self).count == 1)
    try writer.write { writer.add(Row(2, value: 2)) }
    #expect(reader.refresh())
    #expect(reader.objects(Row.self).map(\.id) == [1, 2])
    let error = #expect(throws: StoreError.self) { try reader.write { reader.add(Row(3, value: 3)) } }
    #expect(error?.code == .readOnly)
    #expect(!reader.isInWriteTransaction)
    try writer.write { writer.add(Row(3, value: 3)) }
  }

  @Test("Opening for reading creates no files")
  func readOnlyNothing() throws {
    let directory = try TemporaryDirectory()
    let error = #expect(throws: StoreError.self) {
      try directory.openStore(isReadOnly: true)
    }
    #expect(error?.code == .inputOutput)
    #expect(error?.message.hasPrefix("There is no store in \(directory.path)") == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == [])
    let missing = directory.path + "/missing"
    let other = #expect(throws: StoreError.self) { try Engine(directory: missing, isReadOnly: true) }
    #expect(other?.code == .inputOutput)
    #expect(other?.message.hasPrefix("There is no store in \(missing)") == true)
  }

  @Test(
    "Damage that appears while a store is open is delivered once to every observer, and writes are refused from then on"
  )
  func damageWhileOpen() throws {
    let directory = try TemporaryDirectory()
    // A copy of the log in another directory receives the next commit. The commit is then damaged, and copied back here.
    let elsewhere = try TemporaryDirectory()
    do {
      let one = try open(directory)
      try one.write { one.add(Row(1, value: 1)) }
    }
    for name in ["log.0", "lock"] { try elsewhere.write(directory.read(name), to: name) }
    let two = try open(directory)
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    let token = two.objects(Row.self).observe { recorder.record($0) }
    two.refresh()
    let end = try #require(DurableMark(try directory.read("lock"))).offset
    do {
      let other = try open(elsewhere)
      try other.write { other.add(Row(2, value: 2)) }
    }
    var log = try elsewhere.read("log.0")
    log[end + 20] ^= 0xFF
    for (name, bytes) in [("log.0", log), ("lock", try elsewhere.read("lock"))] {
      let file = try FileHandle(forUpdating: directory.url.appending(path: name))
      try file.write(contentsOf: bytes)
      try file.close()
    }
    two.refresh()
    two.refresh()
    #expect(recorder.events == [.initial(count: 1), .error(.corruptFile)])
    let error = #expect(throws: StoreError.self) { try two.write { two.add(Row(3, value: 3)) } }
    #expect(error?.code == .corruptFile)
    // The state before the error can still be read.
    #expect(two.objects(Row.self).map(\.id) == [1])
    token.invalidate()
  }

  @Test(
    "A reader of a copy without a lock file is notified of what a writer commits to it later",
    .unlessItHangs, arguments: [true, false])
  func copyWithoutLock(hasLog: Bool) async throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory)
      try store.write { store.add(Row(-1, value: 0)) }
      if !hasLog { try store.compact() }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
    where name == "lock" || !hasLog && LogFile.base(ofName: name) != nil {
      try FileManager.default.removeItem(atPath: directory.path + "/" + name)
    }
    let reader = try Engine(directory: directory.path, isReadOnly: true)
    let (versions, continuation) = AsyncStream<Version>.makeStream()
    let listener = reader.listen { continuation.yield(reader.latest.version) }
    defer { reader.stopListening(listener) }
    let writer = try open(directory)
    var expected = reader.latest.version
    var shown = versions.makeAsyncIterator()
    for number in 0..<3 {
      try writer.write { writer.add(Row(number, value: number)) }
      expected = expected.next
      #expect(await shown.next() == expected)
      #expect(reader.latest.contents == writer.context.snapshot.contents)
    }
  }
}
