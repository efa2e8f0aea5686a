import Dispatch
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// When and in which order observers are called on a plain thread. There, a store moves to a new state only during `refresh`
/// and at the beginning of a write.
struct DeliveryTests {
  private func recorder() -> CollectionRecorder<Results<Row>> { .init { "\($0.id)" } }

  @Test("The first call is one initial, never from within observe, at a state no older than observe")
  func initialOnce() throws {
    let scene = try Scene.tenRows()
    let (a, b) = (recorder(), recorder())
    let tokenA = scene.store.objects(Row.self).observe { a.record($0) }
    #expect(a.events == [])
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    let tokenB = scene.store.objects(Row.self).observe { b.record($0) }
    scene.store.refresh()
    #expect(a.events == [.initial(count: 11)] && b.events == [.initial(count: 11)])
    #expect(!scene.store.refresh())
    #expect(a.events.count == 1 && b.events.count == 1)
    withExtendedLifetime((tokenA, tokenB)) {}
  }

  @Test("Observers are called in the order of registration, after the store's own")
  func order() throws {
    let scene = try Scene.tenInList()
    var calls: [String] = []
    let tokens = [
      scene.store.objects(Row.self).observe { _ in calls.append("results") },
      scene.store.row(3).observe { _ in calls.append("object") },
      scene.store.owner.rows.observe { _ in calls.append("list") },
      scene.store.observe { notification, store in
        #expect(store == scene.store)
        calls.append("store \(notification)")
      },
    ]
    scene.store.refresh()
    #expect(calls == ["results", "list"])
    calls = []
    try scene.commit([{ $0.row(3).value = 99 }])
    #expect(calls == [])
    #expect(scene.store.refresh())
    #expect(calls == ["store didChange", "results", "object", "list"])
    withExtendedLifetime(tokens) {}
  }

  @Test("In one delivery every callback sees the state that the indices lead to")
  func oneState() throws {
    let scene = try Scene.tenRows()
    let sorted = scene.store.objects(Row.self).sorted(by: \.value)
    var seen: [Int] = []
    let token = sorted.observe { change in
      guard case .update(let rows, _, let insertions, _) = change else { return }
      seen = insertions.map { rows[$0].value }
      #expect(rows.count == scene.store.objects(Row.self).count)
    }
    scene.store.refresh()
    try scene.commit([{ $0.add(Row(20, value: 7)) }, { $0.add(Row(21, value: 1)) }, { $0.delete($0.row(0)) }])
    scene.store.refresh()
    #expect(seen == [1, 7])
    token.invalidate()
  }

  @Test("A thousand commits before a refresh are one call")
  func coalescing() throws {
    let scene = try Scene.tenRows()
    let recorder = recorder()
    let token = scene.store.objects(Row.self).observe { recorder.record($0) }
    scene.store.refresh()
    for index in 0..<1000 { try scene.other.write { scene.other.row(index % 10).value += 1 } }
    scene.store.refresh()
    #expect(recorder.events.count == 2)
    #expect(recorder.events.last == .update(deletions: [], insertions: [], modifications: Array(0..<10)))
    token.invalidate()
  }

  @Test("Beginning a write delivers what was pending before the block, already in the transaction")
  func writeDelivers() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let recorder = recorder()
    var inWrite: [Bool] = []
    recorder.onEvent = { _ in inWrite.append(store.isInWriteTransaction) }
    let token = store.objects(Row.self).observe { recorder.record($0) }
    store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    try store.write {
      #expect(recorder.events.last == .update(deletions: [], insertions: [10], modifications: []))
      #expect(store.objects(Row.self).count == 11)
      #expect(!store.refresh())
    }
    #expect(inWrite == [false, true])
    #expect(recorder.problems == [])
    token.invalidate()
  }

  @Test("The store's own observer is called before commitWrite returns, the others later")
  func storeObserver() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    var calls: [String] = []
    let tokens = [
      store.observe { notification, _ in calls.append("\(notification)") },
      store.row(1).observe { _ in calls.append("object") },
    ]
    store.beginWrite()
    store.row(1).value = 77
    #expect(calls == [])
    try store.commitWrite()
    #expect(calls == ["didChange"])
    store.refresh()
    #expect(calls == ["didChange", "object"])
    // The write has no changes, so no observer is notified.
    try store.write { store.row(1).value = 77 }
    #expect(!store.refresh())
    #expect(calls == ["didChange", "object"])
    withExtendedLifetime(tokens) {}
  }

  @Test("A token of another store is an error, and nothing is stored")
  func foreignToken() throws {
    let scene = try Scene.tenRows()
    let token = scene.other.objects(Row.self).observe { _ in }
    let error = #expect(throws: StoreError.self) {
      try scene.store.write(withoutNotifying: [token]) { scene.store.add(Row(10, value: 0)) }
    }
    #expect(error?.code == .wrongToken)
    #expect(scene.store.objects(Row.self).count == 10 && !scene.store.isInWriteTransaction)
  }

  /// Regression test: an observer that was added in a write and left out of its commit never received its `.initial` call.
  @Test("An observer that is skipped before its initial still gets one first")
  func skippedBeforeInitial() throws {
    let scene = try Scene.tenRows()
    let recorder = recorder()
    scene.store.beginWrite()
    let token = scene.store.objects(Row.self).observe { recorder.record($0) }
    scene.store.add(Row(10, value: 0))
    try scene.store.commitWrite(withoutNotifying: [token])
    scene.store.refresh()
    try scene.commit([{ $0.add(Row(11, value: 0)) }])
    scene.store.refresh()
    #expect(
      recorder.events == [.initial(count: 11), .update(deletions: [], insertions: [11], modifications: [])])
    #expect(recorder.problems == [])
  }

  /// Regression test: when a write begins, it delivers the commits of other stores, except to the observer whose callback is
  /// running. The next notification of that observer covered those commits, and also the commit that it was to be left out of.
  /// A user interface would insert the row twice.
  @Test("A write can't leave out an observer that is being called and has a commit of others to come")
  func skippingOneself() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let recorder = recorder()
    var token: NotificationToken?
    recorder.onEvent = { event in
      guard case .update = event, let token, recorder.events.count == 2 else { return }
      do {
        try scene.commit([{ $0.add(Row(20, value: 0)) }])
        try store.write(withoutNotifying: [token]) { store.add(Row(21, value: 0)) }
        Issue.record("The write did not throw.")
      } catch {
        #expect((error as? StoreError)?.code == .observerBehind)
        #expect("\(error)".contains("Results<Row>"))
      }
      #expect(store.object(ofType: Row.self, forPrimaryKey: 21) == nil && !store.isInWriteTransaction)
    }
    token = store.objects(Row.self).observe { recorder.record($0) }
    store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    store.refresh()
    store.refresh()
    #expect(recorder.events.last == .update(deletions: [], insertions: [11], modifications: []))
    #expect(recorder.problems == [])
    #expect(recorder.contents == store.objects(Row.self).map { "\($0.id)" })
    token?.invalidate()
    recorder.onEvent = nil
  }

  @Test("A token that is invalidated or released during a delivery gets nothing more")
  func invalidated() throws {
    let scene = try Scene.tenRows()
    let (second, third) = (recorder(), recorder())
    var secondToken: NotificationToken?
    var thirdToken: NotificationToken?
    let first = scene.store.objects(Row.self).observe { change in
      guard case .update = change else { return }
      secondToken?.invalidate()
      thirdToken = nil
    }
    secondToken = scene.store.objects(Row.self).observe { second.record($0) }
    thirdToken = scene.store.objects(Row.self).observe { third.record($0) }
    scene.store.refresh()
    try scene.commit([{ $0.row(1).value = 3 }])
    scene.store.refresh()
    #expect(second.events.count == 1 && third.events.count == 1)
    secondToken?.invalidate()
    first.invalidate()
    _ = thirdToken
  }

  @Test("Observing inside a callback gets its first call in a later cycle")
  func observeInside() throws {
    let scene = try Scene.tenRows()
    let inner = recorder()
    var tokens: [NotificationToken] = []
    let outer = scene.store.objects(Row.self).observe { change in
      guard case .update = change else { return }
      tokens.append(scene.store.objects(Row.self).observe { inner.record($0) })
      #expect(inner.events == [])
      #expect(!scene.store.refresh())
    }
    scene.store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    scene.store.refresh()
    #expect(inner.events == [])
    scene.store.refresh()
    #expect(inner.events == [.initial(count: 11)])
    outer.invalidate()
  }

  @Test("Writing inside a callback first delivers what is still due, and leads to a later call")
  func writeInside() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let (first, second) = (recorder(), recorder())
    first.onEvent = { event in
      guard case .update = event, first.events.count == 2 else { return }
      do {
        try store.write {
          #expect(second.events.count == 2)
          store.add(Row(11, value: 0))
        }
      } catch { Issue.record(error) }
      #expect(second.events.count == 2)
    }
    let tokens = [
      store.objects(Row.self).observe { first.record($0) },
      store.objects(Row.self).observe { second.record($0) },
    ]
    store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    store.refresh()
    store.refresh()
    for recorder in [first, second] {
      #expect(
        recorder.events == [
          .initial(count: 10), .update(deletions: [], insertions: [10], modifications: []),
          .update(deletions: [], insertions: [11], modifications: []),
        ])
      #expect(recorder.problems == [])
    }
    first.onEvent = nil
    withExtendedLifetime(tokens) {}
  }

  @Test("A write that is rolled back is not delivered")
  func cancelled() throws {
    let scene = try Scene.tenRows()
    var calls = 0
    let tokens = [
      scene.store.observe { _, _ in calls += 1 }, scene.store.row(1).observe { _ in calls += 1 },
    ]
    scene.store.refresh()
    struct Change: Error {}
    #expect(throws: Change.self) {
      try scene.store.write {
        scene.store.row(1).value = 42
        throw Change()
      }
    }
    #expect(!scene.store.refresh())
    #expect(calls == 0 && scene.store.row(1).value == 2)
    withExtendedLifetime(tokens) {}
  }

  // MARK: Changes along links

  @Test("A change is felt over one, two and three links, and not over four; circles are safe")
  func depth() throws {
    let store = try Store.temporary([Node.self])
    // The links are 0 → 1 → 2 → 3 → 4 and 4 → 0. Node 5 has node 0 in its list.
    try store.write {
      let nodes = (0..<6).map { id in
        let node = Node()
        node.id = id
        return node
      }
      for (node, next) in zip(nodes, nodes[1..<5]) { node.next = next }
      nodes[4].next = nodes[0]
      nodes[5].nodes.append(nodes[0])
      store.add(nodes)
    }
    let recorder = CollectionRecorder<Results<Node>> { "\($0.id)" }
    let token = store.objects(Node.self).observe { recorder.record($0) }
    var view = ReplayedView(.results(store.objects(Node.self).query), at: store.context.snapshot)
    store.refresh()
    try store.write { store.object(ofType: Node.self, forPrimaryKey: 4)?.value = 1 }
    store.refresh()
    #expect(recorder.take().last == .update(deletions: [], insertions: [], modifications: [1, 2, 3, 4]))
    let changes = view.changes(to: store.context.snapshot)
    #expect(changes.properties(at: 4) == ["value"] && changes.properties(at: 1) == ["next"])
    #expect(changes.properties(at: 0) == [])
    try store.write { store.object(ofType: Node.self, forPrimaryKey: 2)?.note = "x" }
    store.refresh()
    #expect(recorder.take().last == .update(deletions: [], insertions: [], modifications: [0, 1, 2, 4, 5]))
    token.invalidate()
  }

  // MARK: Subjects that can't be observed

  @Test("An object, list or results that can't be observed deliver one error")
  func refused() throws {
    let scene = try Scene.tenInList()
    var errors: [StoreError.Code] = []
    let note = { (error: any Error) in if let error = error as? StoreError { errors.append(error.code) } }
    let unmanaged = Row(5, value: 0).observe { if case .error(let error) = $0 { note(error) } }
    #expect(errors == [.cannotObserve])
    let row = scene.store.row(4)
    let list = scene.store.owner.rows
    try scene.store.write {
      scene.store.delete(row)
      scene.store.delete(scene.store.owner)
    }
    let tokens = [
      row.observe { if case .error(let error) = $0 { note(error) } },
      list.observe { if case .error(let error) = $0 { note(error) } },
    ]
    #expect(errors.count == 1)
    scene.store.refresh()
    scene.store.refresh()
    #expect(errors == Array(repeating: .cannotObserve, count: 3))
    let frozen = scene.store.objects(Row.self).freeze().observe {
      if case .error(let error) = $0 { note(error) }
    }
    #expect(errors.count == 4)
    withExtendedLifetime((unmanaged, tokens, frozen)) {}
  }

  @Test("A key path by name that is none is an error that names the class and its properties")
  func unknownKeyPath() throws {
    let scene = try Scene.tenRows()
    for path in ["valeu", "link.valeu", "value.x", "", "link."] {
      let error = #expect(throws: StoreError.self) {
        _ = try scene.store.objects(Row.self).observe(.only(named: [path])) { _ in }
      }
      #expect(error?.code == .invalidKeyPath)
      #expect(error?.message.contains("Row") == true || error?.message.contains("Target") == true)
    }
  }

  @Test("Frozen results don't change")
  func frozen() throws {
    let scene = try Scene.tenRows()
    let frozen = scene.store.objects(Row.self).freeze()
    let object = scene.store.row(1).freeze()
    try scene.commit([{ $0.deleteAll() }])
    scene.store.refresh()
    #expect(scene.store.objects(Row.self).isEmpty)
    #expect(frozen.map(\.value) == (0..<10).map { $0 * 2 } && frozen.isFrozen)
    #expect(object.value == 2 && object.isFrozen && !object.isInvalidated && object.link?.value == 2)
  }

  @Test("An observer of results that another observes since an earlier state begins at the newest one")
  func addedLater() throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self)
    let (first, second) = (recorder(), recorder())
    let early = rows.observe { first.record($0) }
    scene.store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    let late = rows.observe { second.record($0) }
    scene.store.refresh()
    try scene.commit([{ $0.add(Row(11, value: 0)) }])
    scene.store.refresh()
    #expect(
      first.events == [
        .initial(count: 10), .update(deletions: [], insertions: [10], modifications: []),
        .update(deletions: [], insertions: [11], modifications: []),
      ])
    #expect(
      second.events == [
        .initial(count: 11), .update(deletions: [], insertions: [11], modifications: []),
      ])
    #expect(first.problems == [] && second.problems == [])
    withExtendedLifetime((early, late)) {}
  }
}
