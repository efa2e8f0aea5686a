import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

@Suite("Observations at the edges of writes", .unlessItHangs) struct WriteBoundaryTests {
  private actor Home {
    private var store: Store?
    private var token: NotificationToken?
    private let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }

    /// Begins to observe in a write that changes nothing. The turn that this requests runs before the write has ended.
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
    // The store has no tables before, so rolling back also removes the table of the owner.
    let store = try Store(configuration: .init(location: .inMemory(UUID().uuidString)))
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
}
