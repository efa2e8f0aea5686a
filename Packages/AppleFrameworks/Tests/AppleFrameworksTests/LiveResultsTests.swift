import Combine
import SwiftUI
import Testing

@testable import SantaModels
@testable import SantaStore

/// The declarations of a view.
@MainActor
private struct StopList {
  var least = 0
  @LiveResults var stops: Results<Stop>

  init(from least: Int = 0) {
    _stops = LiveResults { $0.where { $0.order >= least }.sorted(by: \.order, ascending: false) }
  }
}

@Suite("@LiveResults of a view", .serialized)
@MainActor struct LiveResultsTests {
  let store: Store

  init() throws {
    store = try Store(configuration: .init(location: .inMemory("\(UInt64.random(in: 0 ... .max))")))
    try store.write { for order in 1...3 { store.add(Stop(order)) } }
    EnvironmentValues.current.store = store
  }

  @Test("A view reads the results of its query, frozen, and objects are thawed for a change")
  func reading() throws {
    let view = StopList(from: 2)
    #expect(view.stops.map(\.order) == [3, 2])
    #expect(view.stops.isFrozen)
    let stop = try #require(view.stops.first?.thaw())
    try store.write { stop.name = "Nome" }
    #expect(stop.name == "Nome")
  }

  @Test("Every change of the results is announced to the view before it is shown")
  func changes() async throws {
    let model = LiveResultsModel<Stop>()
    let query = { [store] in store.objects(Stop.self).sorted(by: \.order) }
    let (announcements, continuation) = AsyncStream.makeStream(of: Int.self)
    let sink = model.objectWillChange.sink { continuation.yield(model.results(of: query()).count) }
    var iterator = announcements.makeAsyncIterator()
    #expect(model.results(of: query()).count == 3)
    try store.write { store.add(Stop(4)) }
    #expect(await iterator.next() == 3)
    #expect(model.results(of: query()).map(\.order) == [1, 2, 3, 4])
    let configuration = store.configuration
    try await Task.detached {
      let other = try Store(configuration: configuration)
      try other.write { other.delete(other.objects(Stop.self)) }
    }.value
    #expect(await iterator.next() == 4)
    #expect(model.results(of: query()).isEmpty && model.error == nil)
    sink.cancel()
  }

  @Test("Another query is another set of results, and the same query is evaluated once")
  func queries() throws {
    let model = LiveResultsModel<Stop>()
    let all = model.results(of: store.objects(Stop.self))
    #expect(all.count == 3)
    try store.write { store.add(Stop(4)) }
    #expect(model.results(of: store.objects(Stop.self)).count == 3, "until the change is announced")
    #expect(model.results(of: store.objects(Stop.self).where { $0.order > 2 }).map(\.order) == [3, 4])
  }
}
