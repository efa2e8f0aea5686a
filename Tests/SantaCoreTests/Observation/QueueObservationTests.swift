import Dispatch
import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

/// Observing on a queue that doesn't own the store.
@Suite("Observing on another queue", .unlessItHangs) struct QueueObservationTests {
  final class Parcel: Object {
    @Persisted var weight = 0
    @Persisted var labels: List<String>
    @Persisted var parts: List<Parcel>
    @Persisted(originProperty: "parts") var wholes: LinkingObjects<Parcel>
  }

  @Test("Changes of results, lists and objects are delivered on the given queue, with objects of its store")
  func deliversOnTheQueue() async throws {
    let store = try Store.temporary()
    let parcel = try store.write { store.create(Parcel.self, value: ["weight": 1]) }
    let queue = DispatchQueue(label: "observer")
    let (results, lists, objects) = (CallbackTexts(), CallbackTexts(), CallbackTexts())
    let tokens = [
      store.objects(Parcel.self).observe(on: queue) { change in
        dispatchPrecondition(condition: .onQueue(queue))
        switch change {
        case .initial(let parcels): results.add("initial \(parcels.count)")
        case .update(let parcels, _, _, let modifications):
          results.add("update \(modifications) \(parcels[0].weight)")
        case .error: results.add("error")
        }
      },
      parcel.labels.observe(on: queue) { change in
        switch change {
        case .initial(let labels): lists.add("initial \(labels.count)")
        case .update(let labels, _, let insertions, _): lists.add("update \(insertions) \(labels[0])")
        case .error: lists.add("error")
        }
      },
      parcel.observe(on: queue) { change in
        guard case .change(_, let properties) = change else { return objects.add("another") }
        objects.add(properties.map { "\($0.name) \($0.newValue ?? "-")" }.joined(separator: ", "))
      },
    ]
    #expect(await results.wait(for: 1) == ["initial 1"])
    #expect(await lists.wait(for: 1) == ["initial 0"])
    try store.write {
      parcel.weight = 5
      parcel.labels.append("fragile")
    }
    #expect(await results.wait(for: 2) == ["initial 1", "update [0] 5"])
    #expect(await lists.wait(for: 2) == ["initial 0", "update [0] fragile"])
    #expect(await objects.wait(for: 1) == ["weight 5, labels -"])
    for token in tokens { token.invalidate() }
    try store.write { parcel.weight = 6 }
    queue.sync {}
    #expect(await results.wait(for: 2).count == 2)
  }

  @Test("A commit before a busy queue's first call is delivered as a change")
  func deliversMissedChanges() async throws {
    let store = try Store.temporary()
    let parcel = try store.write { store.create(Parcel.self, value: ["weight": 1]) }
    let queue = DispatchQueue(label: "busy")
    let log = CallbackTexts()
    queue.suspend()
    let token = parcel.observe(on: queue) { change in
      guard case .change(let parcel, let properties) = change else { return log.add("another") }
      log.add("\(properties[0].oldValue ?? "-") became \(parcel.weight)")
    }
    try store.write { parcel.weight = 5 }
    queue.resume()
    #expect(await log.wait(for: 1) == ["1 became 5"])
    token.invalidate()
  }

  @Test("A token invalidated before the queue comes round leaves nothing behind")
  func endsBeforeItBegins() async throws {
    let store = try Store.temporary()
    let queue = DispatchQueue(label: "busy")
    let log = CallbackTexts()
    queue.suspend()
    let token = store.objects(Parcel.self).observe(on: queue) { _ in log.add("called") }
    token.invalidate()
    queue.resume()
    queue.sync {}
    #expect(await log.wait(for: 0).isEmpty)
  }

  private func text<Collection: Swift.Collection>(_ change: CollectionChange<Collection>) -> String {
    switch change {
    case .initial(let collection): "initial \(collection.count)"
    case .update(let collection, _, let insertions, _): "update \(insertions) \(collection.count)"
    case .error(let error): "error \(error.code)"
    }
  }

  private func text(_ change: ObjectChange<Parcel>) -> String {
    switch change {
    case .change(let parcel, let properties): "\(properties.map(\.name)) \(parcel.weight)"
    case .deleted: "deleted"
    case .error(let error): "error \(error.code)"
    }
  }

  /// Observes a parcel and its collections on a queue, and lets the queue run a turn.
  private func observe(_ parcel: Parcel, on queue: DispatchQueue, _ log: [CallbackTexts])
    -> [NotificationToken]
  {
    defer { queue.sync {} }
    return [
      parcel.observe(on: queue) { log[0].add(text($0)) },
      parcel.labels.observe(on: queue) { log[1].add(text($0)) },
      parcel.labels.sorted(ascending: true).observe(on: queue) { log[2].add(text($0)) },
      parcel.parts.where { $0.weight > 0 }.observe(on: queue) { log[3].add(text($0)) },
    ]
  }

  /// Regression test: the other queue ran a turn before the commit, and did not find the object.
  @Test("An observation that begins in the write that makes its subject starts with the commit of that write")
  func beginsWithinAWrite() async throws {
    let store = try Store.temporary()
    let queue = DispatchQueue(label: "observer")
    let log = (0..<4).map { _ in CallbackTexts() }
    let (parcel, tokens) = try store.write {
      let parcel = store.create(Parcel.self, value: ["weight": 1])
      let tokens = observe(parcel, on: queue, log)
      parcel.labels.append("fragile")
      parcel.parts.append(parcel)
      return (parcel, tokens)
    }
    for log in log[1...] { #expect(await log.wait(for: 1) == ["initial 1"]) }
    queue.sync {}
    try store.write {
      parcel.weight = 5
      parcel.labels.append("heavy")
      parcel.parts.append(parcel)
    }
    #expect(await log[0].wait(for: 1) == ["[\"weight\", \"labels\", \"parts\"] 5"])
    for log in log[1...] { #expect(await log.wait(for: 2) == ["initial 1", "update [1] 2"]) }
    for token in tokens { token.invalidate() }
  }

  @Test(
    "If that write is rolled back, each observer gets one error, and nothing of the object with the same key")
  func beginsWithinARollback() async throws {
    let store = try Store.temporary()
    try store.write { store.delete(store.create(Parcel.self)) }
    let queue = DispatchQueue(label: "observer")
    let log = (0..<4).map { _ in CallbackTexts() }
    store.beginWrite()
    let tokens = observe(store.create(Parcel.self, value: ["weight": 1]), on: queue, log)
    queue.suspend()
    store.cancelWrite()
    let next = try store.write { store.create(Parcel.self, value: ["weight": 2]) }
    try store.write {
      next.weight = 3
      next.labels.append("fragile")
      next.parts.append(next)
    }
    queue.resume()
    for log in log { #expect(await log.wait(for: 1) == ["error invalidatedObject"]) }
    try store.write { next.labels.append("heavy") }
    queue.sync {}
    for log in log { #expect(log.all.count == 1) }
    for token in tokens { token.invalidate() }
  }

  /// Regression test: observers of results over a list used to receive an empty initial call, and then nothing.
  @Test(
    "An observation that begins in a savepoint which is rolled back gets one error")
  func beginsWithinASavepoint() async throws {
    let store = try Store.temporary()
    let (queue, log) = (DispatchQueue(label: "observer"), (0..<8).map { _ in CallbackTexts() })
    func observeMore(_ parcel: Parcel, _ log: ArraySlice<CallbackTexts>) -> [NotificationToken] {
      let log = Array(log)
      return [
        parcel.labels.distinct().observe(on: queue) { log[0].add(text($0)) },
        parcel.parts.sorted(by: \.weight).sectioned(by: \.weight).observe(on: queue) { change in
          if case .error = change { log[1].add("error invalidatedObject") } else { log[1].add("sections") }
        },
        parcel.wholes.observe(on: queue) { log[2].add(text($0)) },
        parcel.parts.observe(on: queue) { log[3].add(text($0)) },
      ]
    }
    var tokens: [NotificationToken] = []
    let kept = CallbackTexts()
    let parcel = try store.write {
      let parcel = store.create(Parcel.self, value: ["weight": 1])
      parcel.parts.append(parcel)
      try? store.savepoint {
        let other = store.create(Parcel.self, value: ["weight": 2])
        other.parts.append(other)
        tokens = observe(other, on: queue, log) + observeMore(other, log[4...])
        // The owner of this list was created before the savepoint.
        tokens.append(parcel.parts.where { $0.weight > 0 }.observe(on: queue) { kept.add(text($0)) })
        throw CancellationError()
      }
      return parcel
    }
    for log in log { #expect(await log.wait(for: 1) == ["error invalidatedObject"]) }
    #expect(await kept.wait(for: 1) == ["initial 1"])
    try store.write {
      parcel.weight = 7
      store.create(Parcel.self, value: ["weight": 3, "parts": [parcel]])
    }
    _ = await kept.wait(for: 2)
    queue.sync {}
    for log in log { #expect(log.all.count == 1) }
    for token in tokens { token.invalidate() }
  }

  @Test("An observation that begins in a write and ends before the commit leaves nothing behind")
  func endsWithinTheWrite() async throws {
    let store = try Store.temporary()
    let queue = DispatchQueue(label: "observer")
    let log = (0..<4).map { _ in CallbackTexts() }
    try store.write {
      for token in observe(store.create(Parcel.self), on: queue, log) { token.invalidate() }
    }
    queue.sync {}
    for log in log { #expect(log.all.isEmpty) }
  }

  @Test("An observer of a store on another queue is notified of the write in which it began")
  func storeWithinAWrite() async throws {
    let store = try Store.temporary()
    let (queue, log) = (DispatchQueue(label: "observer"), CallbackTexts())
    queue.suspend()
    let token = try store.write {
      store.create(Parcel.self)
      return store.observe(on: queue) { _, there in log.add("\(there.objects(Parcel.self).count)") }
    }
    queue.resume()
    #expect(await log.wait(for: 1) == ["1"])
    token.invalidate()
  }

  @Test("A write can't leave out an observer on a queue, whose store is another")
  func leavingOut() throws {
    let store = try Store.temporary()
    let token = store.objects(Parcel.self).observe(on: DispatchQueue(label: "other")) { _ in }
    let error = #expect(throws: StoreError.self) {
      try store.write(withoutNotifying: [token]) { store.create(Parcel.self) }
    }
    #expect(error?.code == .wrongToken && store.objects(Parcel.self).isEmpty)
    token.invalidate()
  }
}
