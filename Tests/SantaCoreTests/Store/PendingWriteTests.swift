import Dispatch
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The state that is visible between the end of an `asyncWrite` block and the end of its sync, which a simulated disk delays.
@Suite("Writes that are appended and not durable yet", .unlessItHangs)
struct PendingWriteTests {
  private let disk = SimulatedDisk()
  private let engine: Engine

  init() throws { engine = try Engine(directory: "/store", isReadOnly: false, disk: disk) }

  /// Begins a write whose sync is held up.
  private func hold(_ write: @escaping @Sendable () async throws -> Void) async throws -> Task<
    Void, any Error
  > {
    disk.holdSyncs()
    let task = Task { try await write() }
    try await disk.waitForHeldSyncs()
    return task
  }

  private func expectFailure(
    of task: Task<Void, any Error>, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let error = await #expect(throws: StoreError.self, sourceLocation: sourceLocation) {
      try await task.value
    }
    #expect(error?.code == .inputOutput, sourceLocation: sourceLocation)
  }

  /// Begins to record the notifications of an observer of all rows, after its initial call.
  private func observeRows(_ storeActor: isolated StoreActor) {
    let (store, events) = (storeActor.store, storeActor.events)
    storeActor.tokens = [
      store.observe { _, store in
        events.add(store.isInWriteTransaction ? "the store, in the write" : "the store")
      },
      store.objects(Row.self).observe { change in
        guard case .update(let rows, _, let insertions, _) = change else { return }
        let ids = insertions.map { rows[$0].id }
        events.add(store.isInWriteTransaction ? "rows \(ids), in the write" : "rows \(ids)")
      },
    ]
    store.refresh()
  }

  @Test("An asynchronous write delivers what was pending before its block, already in the transaction")
  func pendingIsDelivered() async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.add(0)
    let engine = engine
    try await storeActor.run { storeActor in
      observeRows(storeActor)
      let (store, events) = (storeActor.store, storeActor.events)
      let other = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
      try other.write { other.add(Row(1, value: 0)) }
      // Nothing suspends between the write above and the block below.
      let told = ["the store, in the write", "rows [1], in the write"]
      try await store.asyncWrite {
        #expect(events.lines == told)
        #expect(storeActor.ids == [0, 1])
        store.add(Row(2, value: 0))
      }
      store.refresh()
      #expect(events.lines == told + ["the store", "rows [2]"])
    }
  }

  @Test("The block sees what others have appended, and observers are told of it when it is durable")
  func appendedIsToldLater() async throws {
    let (storeActor, other) = (StoreActor(engine), StoreActor(engine))
    try await storeActor.add(0)
    await storeActor.run { observeRows($0) }
    let held = try await hold { try await other.add(1) }
    let task = Task {
      try await storeActor.run { storeActor in
        let (store, events) = (storeActor.store, storeActor.events)
        try await store.asyncWrite {
          #expect(events.lines == [] && storeActor.ids == [0, 1])
          events.add("the block")
          store.add(Row(2, value: 0))
        }
        store.refresh()
        #expect(events.lines.first == "the block" && events.lines.last?.hasSuffix("2]") == true)
      }
    }
    try await waiting { storeActor.notifications == ["the block"] }
    disk.letSyncsPass()
    try await held.value
    try await task.value
  }

  @Test("An observer that begins at an object which is not durable yet is told of every later change")
  func observedBeforeItIsDurable() async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.add(0)
    let held = try await hold {
      try await storeActor.run { storeActor in
        let row = Row(1, value: 1)
        storeActor.row = row
        try await storeActor.store.asyncWrite { storeActor.store.add(row) }
      }
    }
    await storeActor.run { storeActor in
      let events = storeActor.events
      storeActor.tokens = [
        storeActor.row.observe { change in
          guard case .change(_, let properties) = change else { return events.add("\(change)") }
          events.add(properties.map { "\($0.oldValue ?? 0) > \($0.newValue ?? 0)" }.joined())
        }
      ]
    }
    disk.letSyncsPass()
    try await held.value
    try await storeActor.run { storeActor in
      storeActor.store.refresh()
      #expect(storeActor.notifications == [])
      for value in 2...3 {
        try storeActor.store.write { storeActor.row.value = value }
        storeActor.store.refresh()
      }
      #expect(storeActor.notifications == ["1 > 2", "2 > 3"])
    }
  }

  @Test("A commit is shown only when it is durable: in its own store, in others, and in other processes")
  func nothingIsShown() async throws {
    let (storeActor, other) = (StoreActor(engine), StoreActor(engine))
    try await storeActor.add(0)
    let task = try await hold {
      try await storeActor.run { storeActor in
        let store = storeActor.store
        let row = try await store.asyncWrite {
          let row = Row(1, value: 1)
          store.add(row)
          storeActor.row = row
          store.row(0).value = 9
          return row
        }
        #expect(!row.isInvalidated && row.value == 1 && store.row(0).value == 9)
      }
    }
    func expectShown(_ ids: [Int], value: Int) async throws {
      for storeActor in [storeActor, other] {
        await storeActor.run { storeActor in
          storeActor.store.refresh()
          #expect(storeActor.ids == ids)
          #expect(storeActor.store.row(0).value == value)
        }
      }
      let process = try Engine(directory: "/store", isReadOnly: true, disk: disk)
      let store = Store(LiveStore(configuration: .init(), engine: process, isolation: .thread))
      #expect(store.objects(Row.self).map(\.id) == ids && store.row(0).value == value)
      #expect(process.latest.contents == engine.latest.contents)
    }
    try await expectShown([0], value: 0)
    await storeActor.run { storeActor in
      // The object has its values, although no other store shows it.
      #expect(!storeActor.row.isInvalidated && storeActor.row.value == 1)
      #expect(storeActor.store.object(ofType: Row.self, forPrimaryKey: 1) == nil)
    }
    disk.letSyncsPass()
    try await task.value
    try await expectShown([0, 1], value: 9)
  }

  @Test("An object of a class that is new to the store is read while its transaction is pending")
  func newClass() async throws {
    let storeActor = StoreActor(engine)
    let task = try await hold {
      try await storeActor.run { storeActor in
        let store = storeActor.store
        let owner = Owner()
        owner.numbers.append(contentsOf: [1, 2, 3])
        owner.rows.append(Row(1, value: 1))
        try await store.asyncWrite {
          store.add(owner)
          storeActor.row = owner.rows[0]
        }
        #expect(Array(owner.numbers) == [1, 2, 3] && owner.rows.count == 1)
        #expect(owner.rows[0].link?.value == 1)
      }
    }
    await storeActor.run { storeActor in
      #expect(storeActor.store.objects(Owner.self).isEmpty && storeActor.store.objects(Row.self).isEmpty)
      #expect(!storeActor.row.isInvalidated && storeActor.row.value == 1)
      _ = storeActor.row.link
      _ = storeActor.row.description
    }
    disk.letSyncsPass()
    try await task.value
    await storeActor.run { #expect($0.row.link?.value == 1 && $0.store.owner.rows.count == 1) }
  }

  @Test("A list of an object that is pending has its elements")
  func pendingList() async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.run { storeActor in try storeActor.store.write { storeActor.store.add(Owner()) } }
    disk.holdSyncs()
    try await storeActor.run { storeActor in
      let (store, owner) = (storeActor.store, Owner())
      owner.numbers.append(contentsOf: [1, 2, 3])
      async let check: Void = storeActor.run { storeActor in
        try await disk.waitForHeldSyncs()
        #expect(storeActor.store.objects(Owner.self).count == 1)
        disk.letSyncsPass()
      }
      try await store.asyncWrite { store.add(owner) }
      #expect(Array(owner.numbers) == [1, 2, 3])
      try await check
    }
  }

  @Test(
    "A row that a pending write deletes exists until the write is durable, and stays if the write fails",
    arguments: [true, false])
  func deletedRow(fails: Bool) async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.add(0)
    await storeActor.run { $0.row = $0.store.row(0) }
    let task = try await hold {
      try await storeActor.run { storeActor in
        try await storeActor.store.asyncWrite {
          storeActor.store.delete(storeActor.row)
          #expect(storeActor.row.isInvalidated)
        }
      }
    }
    await storeActor.run { #expect(!$0.row.isInvalidated && $0.row.id == 0) }
    if fails { disk.set(.failingSync(1)) }
    disk.letSyncsPass()
    if fails { await expectFailure(of: task) } else { try await task.value }
    await storeActor.run { storeActor in
      #expect(storeActor.row.isInvalidated == !fails && storeActor.row.id == 0)
      #expect(storeActor.ids == (fails ? [0] : []))
    }
  }

  @Test(
    "An observation on a queue that begins in a pending write starts when it is durable, and is an error if it fails",
    arguments: [true, false])
  func observedOnQueue(fails: Bool) async throws {
    let (storeActor, queue, log) = (StoreActor(engine), DispatchQueue(label: "observer"), CallbackTexts())
    try await storeActor.add(0)
    let task = try await hold {
      try await storeActor.run { storeActor in
        let row = Row(1, value: 1)
        storeActor.row = row
        try await storeActor.store.asyncWrite {
          storeActor.store.add(row)
          storeActor.tokens = [
            row.observe(on: queue) { change in
              switch change {
              case .change(let row, _): log.add("value \(row.value)")
              case .deleted: log.add("deleted")
              case .error(let error): log.add("\(error.code)")
              }
            }
          ]
        }
      }
    }
    queue.sync {}
    #expect(log.all.isEmpty)
    if fails { disk.set(.failingSync(1)) }
    disk.letSyncsPass()
    if fails {
      await expectFailure(of: task)
      #expect(await log.wait(for: 1) == ["invalidatedObject"])
    } else {
      try await task.value
      queue.sync {}
      try await storeActor.run { storeActor in try storeActor.store.write { storeActor.row.value = 7 } }
      #expect(await log.wait(for: 1) == ["value 7"])
    }
  }

  @Test(
    "All pending writes of a store fail with their sync, leave no changes, and the store has the error")
  func severalFail() async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.add(0)
    await storeActor.run { storeActor in
      let results = storeActor.store.objects(Row.self)
      storeActor.tokens.append(
        results.observe { [events = storeActor.events] (_: CollectionChange<Results<Row>>) in
          events.add("notified")
        })
    }
    try await waiting { storeActor.notifications.count == 1 }
    let first = try await hold { try await storeActor.add(1) }
    let others = (2..<5).map { id in
      Task {
        try await storeActor.run { storeActor in
          let store = storeActor.store
          try await store.asyncWrite {
            let row = Row(id, value: 0)
            store.add(row)
            if id == 3 { storeActor.row = row }
            store.row(0).value = id
          }
        }
      }
    }
    try await waiting { engine.pendingCount == 4 }
    disk.set(.failingSync(1))
    disk.letSyncsPass()
    for task in [first] + others { await expectFailure(of: task) }
    await storeActor.run { storeActor in
      storeActor.store.refresh()
      #expect(storeActor.row.isInvalidated && storeActor.ids == [0] && storeActor.store.row(0).value == 0)
    }
    let error = await #expect(throws: StoreError.self) { try await storeActor.add(5) }
    #expect(error?.message.contains("could not sync") == true)
    #expect(storeActor.notifications == ["notified"])
    // Another process may or may not find the records, but finds them complete and in order.
    let found = try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill())
    #expect(found.latest.version >= engine.latest.version)
    found.latest.checkInvariants()
  }

  /// Records that could not be published used to remain, complete, after the end of the log. The next write overwrote the first
  /// of them, and the second one was then treated as its successor.
  @Test("Records that could not be published are kept by the next write, not overwritten")
  func unannounced() async throws {
    let storeActors = (0..<3).map { _ in StoreActor(engine) }
    for round in 0..<20 {
      let id = round * 10
      let first = try await hold { try await storeActors[0].add(id) }
      let second = Task { try await storeActors[1].add(id + 1) }
      try await waiting { engine.pendingCount == 2 }
      disk.set(.failingWrite(name: "lock"))
      disk.letSyncsPass()
      await expectFailure(of: first)
      try await storeActors[2].add(id + 2)
      await expectFailure(of: second)
    }
    let expected = (0..<60).map { $0 / 3 * 10 + $0 % 3 }
    #expect(await storeActors[2].ids == expected)
    #expect(engine.latest.version.rawValue == 60)
    let found = try Engine(directory: "/store", isReadOnly: false, disk: disk.afterKill())
    #expect(found.latest.contents == engine.latest.contents)
  }

  @Test("A write that was based on a failed one is refused, and leaves no changes")
  func lostBasis() async throws {
    let storeActor = StoreActor(engine)
    let task = try await hold { try await storeActor.add(0) }
    // The first write might not have ended its transaction when its sync is held up.
    var begun: (base: Snapshot, failedFlushes: Int)?
    try await waiting {
      if case .begun(let base, let failedFlushes) = try engine.tryBeginWrite() {
        begun = (base, failedFlushes)
      }
      return begun != nil
    }
    let (base, failedFlushes) = try #require(begun)
    #expect(base.version == engine.latest.version.next)
    disk.set(.failingWrite(name: "lock"))
    disk.letSyncsPass()
    await expectFailure(of: task)
    let transaction = Transaction(base: base)
    _ = transaction.insertRow(TableID(rawValue: 0), primaryKey: .int(7))
    #expect(throws: StoreError.self) {
      try engine.append(transaction, .full, failedFlushes: failedFlushes)
    }
    try await storeActor.add(1)
    #expect(await storeActor.ids == [0, 1])
  }

  /// These observers used to get `.error`, or a deletion, although the other store's commit became durable.
  @Test(
    "Observers of what another store has appended survive a block that throws, and get an error if its sync fails",
    arguments: [false, true], ["throws", "changes nothing", "cancels", "fails"])
  func seenByAFailedBlock(fails: Bool, way: String) async throws {
    let (storeActor, other) = (StoreActor(engine), StoreActor(engine))
    try await storeActor.add(0)
    let (queue, log) = (DispatchQueue(label: "observer"), CallbackTexts())
    let first = try await hold {
      try await other.run { other in
        let store = other.store
        try await store.asyncWrite {
          let owner = Owner()
          owner.numbers.append(5)
          owner.rows.append(store.row(0))
          store.add(owner)
          store.add(Row(1, value: 1))
        }
      }
    }
    let second = Task {
      try await storeActor.run { storeActor in
        let store = storeActor.store
        try await store.asyncWrite {
          storeActor.events.add("the block")
          let (owner, row) = (store.owner, store.row(1))
          storeActor.row = row
          storeActor.observe(row, owner)
          storeActor.tokens += [
            owner.numbers.observe(on: queue) { change in
              switch change {
              case .initial(let numbers): log.add("initial \(Array(numbers))")
              case .update(let numbers, _, _, _): log.add("update \(Array(numbers))")
              case .error: log.add("error")
              }
            }
          ]
          if way == "changes nothing" {
            let added = Row(2, value: 2)
            store.add(added)
            return store.delete(added)
          }
          store.add(Row(2, value: 2))
          if way == "throws" { throw CancellationError() }
          if way == "cancels" { return store.cancelWrite() }
          // Adds another object with this primary key.
          store.add(Row(0, value: 3))
        }
      }
    }
    try await waiting { storeActor.notifications.contains("the block") }
    // Waits for notifications that must not arrive.
    try await Task.sleep(nanoseconds: 5_000_000)
    #expect(!storeActor.notifications.contains { $0.contains("error") || $0.contains("deleted") })
    #expect(log.all.isEmpty)
    if fails { disk.set(.failingSync(1)) }
    disk.letSyncsPass()
    _ = await first.result
    let result = await second.result
    if case .success = result { #expect(way == "changes nothing" && !fails) }
    guard !fails else {
      #expect(await log.wait(for: 1) == ["error"])
      try await waiting {
        storeActor.notifications.contains { $0.hasPrefix("row") && $0.contains("rolled back") }
      }
      return await storeActor.run { #expect($0.row.isInvalidated && $0.ids == [0]) }
    }
    #expect(await log.wait(for: 1) == ["initial [5]"])
    try await storeActor.run { storeActor in
      storeActor.store.refresh()
      #expect(storeActor.ids == [0, 1] && !storeActor.row.isInvalidated)
      try storeActor.store.write {
        storeActor.row.value = 7
        storeActor.store.owner.numbers.append(6)
      }
    }
    try await waiting {
      let notifications = storeActor.notifications
      return notifications.contains("row value = 7") && notifications.contains("list [5, 6]")
    }
    #expect(await log.wait(for: 2) == ["initial [5]", "update [5, 6]"])
    #expect(!storeActor.notifications.contains { $0.contains("error") || $0.contains("deleted") })
  }

  @Test(
    "An observer that is added in the block is notified of changes after the commit, and not of a deletion before it"
  )
  func observingWithinTheBlock() async throws {
    let (storeActor, other) = (StoreActor(engine), StoreActor(engine))
    try await storeActor.add(0)
    let first = try await hold { try await other.add(1) }
    let second = Task {
      try await storeActor.run { storeActor in
        let store = storeActor.store
        try await store.asyncWrite {
          let owner = Owner()
          owner.numbers.append(5)
          store.add(owner)
          let row = Row(2, value: 2)
          store.add(row)
          storeActor.row = row
          storeActor.observe(row, owner)
        }
      }
    }
    try await waiting { engine.pendingCount == 2 }
    // Only the commit of the other store becomes durable.
    disk.letSyncsPass(butHold: true)
    try await first.value
    try await disk.waitForHeldSyncs()
    // The state arrives in the initial call, or in an update after an earlier initial call.
    try await waiting { storeActor.notifications.contains { $0.hasSuffix("[0, 1]") } }
    // The observers remain if a later write to the same store is rolled back.
    await #expect(throws: CancellationError.self) {
      try await storeActor.run { storeActor in
        try await storeActor.store.asyncWrite {
          storeActor.store.add(Row(3, value: 3))
          throw CancellationError()
        }
      }
    }
    disk.letSyncsPass()
    try await second.value
    try await waiting { storeActor.notifications.contains { $0.hasSuffix("[0, 1, 2]") } }
    try await storeActor.run { storeActor in
      try await storeActor.store.asyncWrite {
        storeActor.row.value = 7
        storeActor.store.owner.numbers.append(6)
      }
    }
    try await waiting {
      let notifications = storeActor.notifications
      return notifications.contains("row value = 7") && notifications.contains("list [5, 6]")
    }
    #expect(!storeActor.notifications.contains("row deleted"))
  }

  @Test("A write without notifying hides its own changes, and not those pending before it")
  func withoutNotifying() async throws {
    let storeActor = StoreActor(engine)
    try await storeActor.add(0)
    await storeActor.run { storeActor in
      let row = storeActor.store.row(0)
      storeActor.row = row
      storeActor.observe(row)
    }
    let first = try await hold {
      try await storeActor.run { storeActor in
        try await storeActor.store.asyncWrite { storeActor.row.value = 1 }
      }
    }
    let second = Task {
      try await storeActor.run { storeActor in
        try storeActor.store.write(withoutNotifying: storeActor.tokens) { storeActor.row.note = "hidden" }
      }
    }
    disk.letSyncsPass()
    try await first.value
    try await second.value
    try await storeActor.run { storeActor in
      try await storeActor.store.asyncWrite { storeActor.row.value = 2 }
    }
    try await waiting { storeActor.notifications.contains("row value = 2") }
    #expect(storeActor.notifications == ["row value = 1", "row value = 2"])
  }

  @Test("A write that does not suspend, from the actor whose asyncWrite is pending, waits for it")
  func writeAfterAsyncWrite() async throws {
    let storeActor = StoreActor(engine)
    let first = try await hold { try await storeActor.add(0) }
    let second = Task { try await storeActor.add(1, suspending: false) }
    disk.letSyncsPass()
    try await second.value
    try await first.value
    await storeActor.run { #expect($0.ids == [0, 1] && $0.store.row(1).value == 1) }
  }

  @Test("A block that commits the transaction itself is refused, and its changes are rolled back")
  func committingWithin() async throws {
    let storeActor = StoreActor(engine)
    let held = try await hold { try await storeActor.add(0) }
    let error = await #expect(throws: StoreError.self) {
      try await storeActor.run { storeActor in
        let store = storeActor.store
        try await store.asyncWrite {
          store.add(Row(1, value: 1))
          try store.commitWrite()
        }
      }
    }
    #expect(error?.code == .notInWrite)
    disk.letSyncsPass()
    try await held.value
    #expect(await storeActor.ids == [0])
    try await storeActor.add(2)
    #expect(engine.latest.version.rawValue == 2)
  }

  @Test("While commits share syncs without end, others get their turn after a number of them")
  func othersTurn() throws {
    disk.holdSyncs()
    defer { disk.letSyncsPass() }
    var count = 0
    while case .begun(let base, let failedFlushes) = try engine.tryBeginWrite() {
      let transaction = Transaction(base: base)
      let table =
        base.tables.isEmpty
        ? transaction.addTable("Row", [ColumnDefinition(name: "id", type: .int64)]) : TableID(rawValue: 0)
      _ = transaction.insertRow(table)
      _ = try engine.append(transaction, .full, failedFlushes: failedFlushes)
      count += 1
      try #require(count < 1_000)
    }
    #expect(count == 256)
  }
}

extension StoreActor {
  /// Records the notifications of a row and of an owner's list.
  func observe(_ row: Row, _ owner: Owner? = nil) {
    tokens.append(
      row.observe { [events] change in
        switch change {
        case .change(_, let properties):
          for property in properties { events.add("row \(property.name) = \(property.newValue ?? "nil")") }
        case .deleted: events.add("row deleted")
        case .error(let error): events.add("row \(error)")
        }
      })
    guard let owner else { return }
    tokens.append(
      owner.numbers.observe { [events] (change: CollectionChange<List<Int>>) in
        if case .update(let list, _, _, _) = change { events.add("list \(Array(list))") }
      })
    tokens.append(
      store.objects(Row.self).observe { [events] (change: CollectionChange<Results<Row>>) in
        switch change {
        case .initial(let rows): events.add("initial \(rows.map(\.id))")
        case .update(let rows, _, _, _): events.add("update \(rows.map(\.id))")
        case .error(let error): events.add("error \(error)")
        }
      })
  }
}
