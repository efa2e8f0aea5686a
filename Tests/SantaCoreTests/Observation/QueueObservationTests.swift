import Dispatch
import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

/// Observing on a queue that the store does not belong to.
@Suite("Observing on another queue", .unlessItHangs) struct QueueObservationTests {
  final class Parcel: Object {
    @Persisted var weight = 0
    @Persisted var labels: List<String>
  }

  @Test("Changes of results, lists and objects are delivered on the given queue, with objects of its store")
  func deliversOnTheQueue() async throws {
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
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
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
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
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
    let queue = DispatchQueue(label: "busy")
    let log = CallbackTexts()
    queue.suspend()
    let token = store.objects(Parcel.self).observe(on: queue) { _ in log.add("called") }
    token.invalidate()
    queue.resume()
    queue.sync {}
    #expect(await log.wait(for: 0).isEmpty)
  }

  @Test("A write can't leave out an observer on a queue, whose store is another")
  func leavingOut() throws {
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
    let token = store.objects(Parcel.self).observe(on: DispatchQueue(label: "other")) { _ in }
    let error = #expect(throws: StoreError.self) {
      try store.write(withoutNotifying: [token]) { store.create(Parcel.self) }
    }
    #expect(error?.code == .wrongToken && store.objects(Parcel.self).isEmpty)
    token.invalidate()
  }
}
