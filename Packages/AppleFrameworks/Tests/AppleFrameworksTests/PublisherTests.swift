import Combine
import SantaCore
import Testing

final class Stop: Object {
  @Persisted(primaryKey: true) var order: Int
  @Persisted var name: String
  @Persisted var weights: List<Int>
}

/// A subscriber that receives as many elements as a test demands.
final class Collector<Input>: Subscriber {
  typealias Failure = StoreError
  private(set) var elements: [Input] = []
  private(set) var completion: Subscribers.Completion<StoreError>?
  private(set) var subscription: (any Subscription)?

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Input) -> Subscribers.Demand {
    elements.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<StoreError>) { self.completion = completion }

  var hasFinished: Bool { if case .finished? = completion { true } else { false } }

  var failure: StoreError? { if case .failure(let error)? = completion { error } else { nil } }
}

/// The store belongs to no actor here, so `refresh` and writes call its observers, and no test needs to wait.
@Suite("The publishers of Combine deliver what the sequences do, as much as is asked for")
struct PublisherTests {
  let store: Store
  var stops: Results<Stop> { store.objects(Stop.self).sorted(by: \.order) }

  init() throws {
    store = try Store(configuration: .init(location: .inMemory("\(UInt64.random(in: 0 ... .max))")))
    try add(1, 2)
  }

  func add(_ orders: Int...) throws {
    try store.write {
      for order in orders { store.add(Stop(order)) }
    }
  }

  /// Subscribes with a demand for elements.
  func collect<Output>(
    _ updates: Updates<Output>, _ demand: Subscribers.Demand = .unlimited
  ) -> Collector<Output> {
    let collector = Collector<Output>()
    updates.publisher.subscribe(collector)
    collector.subscription?.request(demand)
    store.refresh()
    return collector
  }

  @Test("A subscriber gets the state, and then each change")
  func changes() throws {
    let collector = collect(stops.updates)
    #expect(collector.elements.map(\.isInitial) == [true])
    try add(0)
    store.refresh()
    try store.write { stops[2].name = "Nome" }
    store.refresh()
    #expect(collector.elements.map(\.changes.insertions) == [[], [0], []])
    #expect(collector.elements.map { $0.changes.modifications.map(\.new) } == [[], [], [2]])
    #expect(collector.elements.map(\.after.count) == [2, 3, 3])
    #expect(collector.elements.last?.before[2].name == "")
    #expect(collector.completion == nil)
  }

  @Test("Operators work on the elements")
  func operators() throws {
    var counts: [Int] = []
    let sink = stops.values.publisher.map(\.count).removeDuplicates().sink { _ in
    } receiveValue: {
      counts.append($0)
    }
    store.refresh()
    try store.write { stops[0].name = "Nome" }
    store.refresh()
    try add(3)
    store.refresh()
    #expect(counts == [2, 3])
    sink.cancel()
    try add(4)
    store.refresh()
    #expect(counts == [2, 3])
  }

  @Test("Without demand, changes coalesce to one that leads from the last element to the newest state")
  func demand() throws {
    let collector = collect(stops.updates, .max(1))
    #expect(collector.elements.map(\.isInitial) == [true])
    try add(0)
    store.refresh()
    try store.write { store.delete(stops[1]) }
    store.refresh()
    try add(5, 6)
    store.refresh()
    #expect(collector.elements.count == 1)
    collector.subscription?.request(.max(1))
    #expect(collector.elements.count == 2)
    let update = try #require(collector.elements.last)
    #expect(update.before.map(\.order) == [1, 2] && update.after.map(\.order) == [0, 2, 5, 6])
    #expect(update.changes.deletions == [0] && update.changes.insertions == [0, 2, 3])
    try add(7)
    store.refresh()
    collector.subscription?.request(.unlimited)
    #expect(collector.elements.last?.changes.insertions == [4])
    try add(8)
    store.refresh()
    #expect(collector.elements.map(\.after.count) == [2, 4, 5, 6])
  }

  @Test("A subscriber that asks for nothing at first gets the state at its first request")
  func lateDemand() throws {
    let collector = collect(stops.updates, .none)
    try add(3)
    store.refresh()
    #expect(collector.elements.isEmpty)
    collector.subscription?.request(.unlimited)
    #expect(collector.elements.map(\.isInitial) == [true])
    #expect(collector.elements.map(\.after.count) == [3])
  }

  @Test("Changes that undo each other while nothing is asked for are no element")
  func undone() throws {
    let collector = collect(stops.updates, .max(1))
    try add(3)
    store.refresh()
    try store.write { store.delete(stops[2]) }
    store.refresh()
    collector.subscription?.request(.unlimited)
    #expect(collector.elements.count == 1)
    try add(4)
    store.refresh()
    #expect(collector.elements.map(\.after.count) == [2, 3])
  }

  @Test("An object's publisher finishes with its deletion", arguments: [true, false])
  func object(isAskedAtOnce: Bool) throws {
    let stop = stops[0]
    let collector = collect(stop.updates, isAskedAtOnce ? .unlimited : .max(1))
    try store.write { stop.name = "Nome" }
    store.refresh()
    try store.write { store.delete(stop) }
    store.refresh()
    collector.subscription?.request(.unlimited)
    #expect(
      collector.elements.map { $0.after?.name } == (isAskedAtOnce ? ["", "Nome", nil] : ["", nil]))
    #expect(collector.elements.last?.before.name == (isAskedAtOnce ? "Nome" : ""))
    #expect(collector.hasFinished)
  }

  @Test("The store's publisher delivers its states", arguments: [true, false])
  func states(isAskedAtOnce: Bool) throws {
    let collector = collect(store.updates, isAskedAtOnce ? .unlimited : .max(1))
    try add(3)
    store.refresh()
    try add(4)
    store.refresh()
    collector.subscription?.request(.unlimited)
    #expect(
      collector.elements.map { $0.after.objects(Stop.self).count } == (isAskedAtOnce ? [2, 3, 4] : [2, 4]))
    #expect(collector.elements.map(\.isInitial).first == true)
  }

  @Test("Collections of values and their results have publishers")
  func values() throws {
    let weights = stops[0].weights
    let (list, sorted) = (collect(weights.updates), collect(weights.sorted(ascending: true).values))
    try store.write { weights.append(contentsOf: [3, 1, 2]) }
    store.refresh()
    #expect(list.elements.map(\.changes.insertions) == [[], [0, 1, 2]])
    #expect(sorted.elements.map(Array.init) == [[], [1, 2, 3]])
  }

  @Test("A cancelled subscription gets nothing more, and releases its subscriber")
  func cancelling() throws {
    weak var released: Collector<CollectionUpdate<Results<Stop>>>?
    do {
      let collector = collect(stops.updates)
      released = collector
      collector.subscription?.cancel()
      collector.subscription?.request(.unlimited)
      try add(3)
      store.refresh()
      #expect(collector.elements.count == 1 && collector.completion == nil)
    }
    #expect(released == nil)
  }

  @Test("A frozen collection is one element, and a collection in no store is none")
  func withoutChanges() throws {
    let frozen = collect(stops.freeze().values)
    #expect(frozen.elements.map(\.count) == [2] && frozen.hasFinished)
    let asked = collect(stops.freeze().values, .none)
    #expect(asked.elements.isEmpty && asked.completion == nil)
    asked.subscription?.request(.max(1))
    #expect(asked.elements.map(\.count) == [2] && asked.hasFinished)
    let unmanaged = collect(Stop(9).weights.updates)
    #expect(unmanaged.elements.isEmpty && unmanaged.hasFinished)
  }

  @Test("What can't be observed fails with the error of the sequence")
  func failure() throws {
    let stop = stops[0]
    try store.write { store.delete(stop) }
    let collector = collect(stop.updates)
    #expect(collector.elements.isEmpty)
    #expect(collector.failure?.code == .cannotObserve, "\(String(describing: collector.completion))")
  }

  @Test("On the main actor, elements arrive there without a refresh")
  @MainActor func mainActor() async throws {
    let store = try Store(configuration: .init(location: .inMemory("\(UInt64.random(in: 0 ... .max))")))
    let stops = store.objects(Stop.self)
    let (states, continuation) = AsyncStream.makeStream(of: Int.self)
    let sink = stops.values.publisher.sink { _ in
    } receiveValue: {
      MainActor.preconditionIsolated()
      continuation.yield($0.count)
    }
    var iterator = states.makeAsyncIterator()
    #expect(await iterator.next() == 0)
    try store.write { store.add(Stop(1)) }
    #expect(await iterator.next() == 1)
    let configuration = store.configuration
    try await Task.detached {
      let other = try Store(configuration: configuration)
      try other.write { other.add(Stop(2)) }
    }.value
    #expect(await iterator.next() == 2)
    sink.cancel()
  }
}

extension Stop {
  convenience init(_ order: Int) {
    self.init()
    self.order = order
  }
}
