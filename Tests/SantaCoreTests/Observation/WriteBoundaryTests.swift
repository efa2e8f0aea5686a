import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

@Suite("Observations at the edges of writes", .unlessItHangs) struct WriteBoundaryTests {
  private actor Home {
    private var store: Store?
    private var token: NotificationToken?
    private let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }

    /// Begins to observe in a write without changes. The turn that the observation requests runs before the write ends.
    func observeWithinEmptyWrite(_ configuration: Store.Configuration) async throws {
      let store = try Store(configuration: configuration)
      self.store = store
      store.beginWrite()
      token = store.objects(Row.self).observe { [recorder] in recorder.record($0) }
      while store.context.notifier.takePendingBatch() == nil { await Task.yield() }
      store.context.turn()
      try store.commitWrite()
    }

    func firstEvent() async -> CollectionRecorder<Results<Row>>.Event? {
      while recorder.events.isEmpty { await Task.yield() }
      return recorder.events.first
    }
  }

  @Test("An observer that is added in a write without changes gets the initial call")
  func emptyWrite() async throws {
    let scene = try Scene.tenRows()
    let home = Home()
    try await home.observeWithinEmptyWrite(scene.store.configuration)
    #expect(await home.firstEvent() == .initial(count: 10))
  }

  @Test("Who observes a list whose owner is rolled back gets one error")
  func rolledBackOwner() async throws {
    // The store is empty, so the rollback also removes the owner's table.
    let store = try Store.temporary()
    let owner = Owner()
    owner.numbers.append(1)
    let recorder = CollectionRecorder<List<Int>> { "\($0)" }
    store.beginWrite()
    store.add(owner)
    let token = owner.numbers.observe { recorder.record($0) }
    var updates = owner.numbers.updates.makeAsyncIterator()
    store.cancelWrite()
    do throws(StoreError) {
      _ = try await updates.next()
      Issue.record("The sequence goes on.")
    } catch { #expect(error.code == .invalidatedObject) }
    store.refresh()
    store.refresh()
    #expect(recorder.events == [.error(.invalidatedObject)])
    try store.write { store.add(Owner()) }
    store.refresh()
    #expect(owner.isInvalidated && recorder.problems.isEmpty)
    let late = owner.numbers.observe { recorder.record($0) }
    store.refresh()
    #expect(recorder.events.last == .error(.cannotObserve))
    withExtendedLifetime((token, late)) {}
  }

  /// Regression test: a write without changes gives the keys of its rows to the next write. Observers used to take the objects
  /// of that write for their own.
  @Test("Observers of what a write made and deleted get one error, and nothing of what the next write makes")
  func madeAndDeleted() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var events: [String] = []
    let tokens = try store.write {
      let owner = Owner()
      store.add(owner)
      let tokens = [
        owner.observe { change in
          guard case .error(let error) = change else { return events.append("object") }
          #expect(error.message.contains("or that deleted it again"))
          events.append("error of the object")
        },
        owner.numbers.observe { change in
          if case .error = change { events.append("error of the list") } else { events.append("list") }
        },
        owner.numbers.sorted(ascending: true).observe { change in
          if case .error = change { events.append("error of the values") } else { events.append("values") }
        },
        owner.rows.where { $0.value > 0 }.observe { change in
          if case .error = change { events.append("error of the results") } else { events.append("results") }
        },
      ]
      store.delete(owner)
      return tokens
    }
    let other = try store.write { store.create(Owner.self) }
    try store.write {
      other.numbers.append(5)
      other.rows.append(store.row(3))
    }
    store.refresh()
    #expect(events == ["object", "list", "values", "results"].map { "error of the \($0)" })
    for token in tokens { token.invalidate() }
  }

  /// Regression test: observers of results whose condition names an object of a rolled-back write used to be notified of the
  /// object that the next write stores under its key.
  @Test("Observers of results that name an object of a rolled-back write get one error, and others none")
  func namedInACondition() async throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let kept = try #require(store.row(3).link)
    var events: [String] = []
    func observe(_ rows: Results<Row>, _ name: String) -> NotificationToken {
      rows.observe { change in
        switch change {
        case .initial(let rows): events.append("\(name): initial \(rows.map(\.id))")
        case .update(let rows, _, _, _): events.append("\(name): update \(rows.map(\.id))")
        case .error(let error): events.append("\(name): \(error.code)")
        }
      }
    }
    store.beginWrite()
    let target = store.create(Target.self)
    store.row(5).link = target
    let rows = store.objects(Row.self)
    let tokens = [
      observe(rows.where { $0.link == target }, "equal"),
      observe(try rows.filter("link IN %@ AND value > 0", [target]).sorted(by: \.value), "among"),
      observe(rows.where { $0.link == kept }, "kept"),
    ]
    var updates = rows.where { $0.link == target }.updates.makeAsyncIterator()
    store.cancelWrite()
    try store.write { store.row(6).link = store.create(Target.self) }
    store.refresh()
    #expect(
      events == ["equal: invalidatedObject", "among: invalidatedObject", "kept: initial [3]"])
    do throws(StoreError) {
      _ = try await updates.next()
      Issue.record("the sequence has no error")
    } catch {
      #expect(error.code == .invalidatedObject)
    }
    withExtendedLifetime(tokens) {}
  }

  @Test("Observers of what a savepoint made get one error when it is rolled back, and others none")
  func madeInASavepoint() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var events: [String] = []
    func observe(_ owner: Owner, _ row: Row, _ name: String) -> [NotificationToken] {
      [
        row.observe { change in
          if case .error = change {
            events.append("\(name) row: error")
          } else {
            events.append("\(name) row")
          }
        },
        owner.rows.observe { change in
          if case .error = change {
            events.append("\(name) list: error")
          } else {
            events.append("\(name) list")
          }
        },
        owner.rows.where { $0.value > 0 }.observe { change in
          if case .error = change {
            events.append("\(name) results: error")
          } else {
            events.append("\(name) results")
          }
        },
      ]
    }
    var tokens: [NotificationToken] = []
    try store.write {
      let (owner, row) = (Owner(), Row(50, value: 1))
      store.add(owner)
      owner.rows.append(row)
      tokens += observe(owner, row, "kept")
      try? store.savepoint {
        let (other, added) = (Owner(), Row(60, value: 1))
        store.add(other)
        other.rows.append(added)
        tokens += observe(other, added, "rolled back")
        throw CancellationError()
      }
    }
    store.refresh()
    #expect(
      events.sorted() == [
        "kept list", "kept results", "rolled back list: error", "rolled back results: error",
        "rolled back row: error",
      ])
    events = []
    try store.write {
      store.row(50).value = 5
      store.add(Row(61, value: 1))
    }
    store.refresh()
    #expect(events.sorted() == ["kept list", "kept results", "kept row"])
    for token in tokens { token.invalidate() }
  }

  @Test("A savepoint that is rolled back ends no observation of what it did not make")
  func deletedBeforeASavepoint() throws {
    struct Undone: Error {}
    let scene = try Scene.tenRows()
    let store = scene.store
    var events: [String] = []
    func note(_ change: ObjectChange<Row>) {
      switch change {
      case .change: events.append("change")
      case .deleted: events.append("deleted")
      case .error: events.append("error")
      }
    }
    let (kept, deleted) = try store.write {
      let rows = (Row(98, value: 1), Row(99, value: 1))
      store.add([rows.0, rows.1])
      let tokens = (rows.0.observe(note), rows.1.observe(note))
      try? store.savepoint {
        store.delete(rows.0)
        try? store.savepoint { throw Undone() }
        throw Undone()
      }
      store.delete(rows.1)
      try? store.savepoint { throw Undone() }
      return tokens
    }
    store.refresh()
    #expect(events == ["deleted"])
    try store.write { store.row(98).value = 5 }
    store.refresh()
    #expect(events == ["deleted", "change"])
    kept.invalidate()
    deleted.invalidate()
  }

  @Test(
    "A callback that commits the write in which it is called leaves the others the state of their changes")
  func committedInACallback() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var (values, sections): ([String], SectionedResults<Int, Row>?) = ([], nil)
    let tokens = [
      store.objects(Row.self).observe { change in
        guard case .update = change, store.isInWriteTransaction else { return }
        store.row(1).value = 50
        store.delete(store.row(9))
        do { try store.commitWrite() } catch { Issue.record(error) }
      },
      store.row(1).observe { change in
        guard case .change(_, let properties) = change else { return }
        values += properties.map { "\($0.oldValue ?? 0) > \($0.newValue ?? 0)" }
      },
      store.objects(Row.self).sectioned(by: \.id).observe { change in
        if case .update(let shown, _, _, _, _, _) = change { sections = shown }
      },
    ]
    store.refresh()
    try scene.other.write { scene.other.row(1).value = 3 }
    #expect(throws: StoreError.self) { try store.write {} }
    #expect(values == ["2 > 3"])
    #expect(sections?.count == 9 && sections?.last?.first?.id == 8)
    store.refresh()
    #expect(values == ["2 > 3", "3 > 50"])
    for token in tokens { token.invalidate() }
  }

  @Test("An asynchronous write that can't begin tells observers how far the store has moved")
  func newerSchema() async throws {
    let location = Store.Configuration.Location.inMemory("newer \(UInt64.random(in: 0 ... .max))")
    let store = try Store(configuration: .init(location: location, objectTypes: [Row.self]))
    let events = EventLog()
    let token = store.observe { notification, _ in events.add("\(notification)") }
    _ = try Store(configuration: .init(location: location, objectTypes: [Row.self], schemaVersion: 1))
    let error = await #expect(throws: StoreError.self) { try await store.asyncWrite {} }
    #expect(error?.code == .schemaMismatch || error?.message.contains("version") == true)
    #expect(events.lines == ["didChange"])
    token.invalidate()
  }

  @Test("So do observers of what an asynchronous write made and deleted")
  func madeAndDeletedAsynchronously() async throws {
    let storeActor = StoreActor(try Engine(directory: "/store", isReadOnly: false, disk: SimulatedDisk()))
    try await storeActor.add(0)
    try await storeActor.run { storeActor in
      let (store, events) = (storeActor.store, storeActor.events)
      storeActor.tokens = try await store.asyncWrite {
        let row = Row(1, value: 1)
        store.add(row)
        let token = row.observe { change in
          if case .error = change { events.add("error") } else { events.add("change") }
        }
        if let target = row.link { store.delete(target) }
        store.delete(row)
        return [token]
      }
      let other = try await store.asyncWrite {
        let row = Row(2, value: 2)
        store.add(row)
        return row
      }
      try await store.asyncWrite { other.value = 5 }
      store.refresh()
      #expect(events.lines == ["error"])
    }
  }

  @Test("In a write, results show what an earlier callback of its begin changed")
  func changedByAnEarlierCallback() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let deleting = store.objects(Row.self).observe { change in
      if case .update = change, store.isInWriteTransaction { store.delete(store.row(0)) }
    }
    let results = store.objects(Row.self).sorted(by: \.id)
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    let token = results.observe { recorder.record($0) }
    store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 20)) }])
    try store.write {
      #expect(results.map(\.id) == Array(1...10))
      #expect(results.count == 10)
    }
    store.refresh()
    #expect(recorder.problems == [] && recorder.events.count == 3)
    withExtendedLifetime((deleting, token)) {}
  }
}
