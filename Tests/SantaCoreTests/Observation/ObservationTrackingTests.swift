import Foundation
import Observation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaStore

/// Tracking by the Observation framework, in a store that enables it.
struct ObservationTrackingTests {
  final class Stop: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var place = ""
    @Persisted(name: "gifts") var presents = 0
    @Persisted var next: Stop?
    @Persisted var tags: List<String>
    @Persisted(originProperty: "next") var previous: LinkingObjects<Stop>

    var title: String { "\(place): \(presents)" }
  }

  private static func configuration() -> Store.Configuration {
    Store.Configuration(
      location: .inMemory("tracking \(UInt64.random(in: 0 ... .max))"), objectTypes: [Stop.self],
      tracksObservation: true)
  }

  private func store() throws -> (store: Store, stops: [Stop]) {
    let store = try Store(configuration: Self.configuration())
    let stops = try store.write {
      (0..<3).map { store.create(Stop.self, value: ["id": $0, "place": "Apia"]) }
    }
    return (store, stops)
  }

  /// Tracks the properties that a closure reads. Returns a function that returns how often `onChange` was called.
  private func tracked(_ read: () -> Void) -> () -> Int {
    let count = CallCount()
    withObservationTracking(read) { count.add() }
    return { count.value }
  }

  private final class CallCount: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  @Test("A list that has equal elements after the commits of others has not changed")
  func equalElements() throws {
    let configuration = Self.configuration()
    let (store, other) = (try Store(configuration: configuration), try Store(configuration: configuration))
    let stop = try store.write { store.create(Stop.self, value: ["id": 0, "tags": ["a", "b", "a"]]) }
    let tags = tracked { _ = Array(stop.tags) }
    other.refresh()
    let tagsThere = other.objects(Stop.self)[0].tags
    try other.write {
      tagsThere.removeAll()
      tagsThere.append(contentsOf: ["b", "a", "a"])
    }
    try other.write { tagsThere.swapAt(0, 1) }
    store.refresh()
    #expect(tags() == 0)
    try other.write { tagsThere.swapAt(0, 1) }
    store.refresh()
    #expect(tags() == 1 && Array(stop.tags) == ["b", "a", "a"])
  }

  @Test("A property that was read is told once, at its assignment")
  func assignment() throws {
    let (store, stops) = try store()
    let presents = tracked { _ = stops[0].presents }
    let title = tracked { _ = stops[0].title }
    let place = tracked { _ = stops[0].place }
    let other = tracked { _ = stops[1].presents }
    let byName = tracked { _ = stops[0]["presents"] }
    try store.write {
      stops[0].presents = 0
      #expect(presents() == 0)
      // Uses another instance of the same object.
      store.object(ofType: Stop.self, forPrimaryKey: 0)?.presents = 4
      #expect(presents() == 1 && title() == 1 && byName() == 1)
      stops[0].presents = 5
      #expect(presents() == 1 && place() == 0 && other() == 0)
      stops[0].place = "Oslo"
      #expect(place() == 1 && title() == 1)
    }
    #expect(stops[0].title == "Oslo: 5")
  }

  @Test("Links, collections, linking objects and deletions are told")
  func linksAndCollections() throws {
    let (store, stops) = try store()
    let next = tracked { _ = stops[0].next?.place }
    let tags = tracked { _ = stops[0].tags.count }
    let previous = tracked { _ = stops[1].previous.count }
    let deleted = tracked { _ = stops[2].place }
    try store.write { stops[0].next = stops[1] }
    #expect(next() == 1 && previous() == 1)
    let place = tracked { _ = stops[0].next?.place }
    try store.write {
      stops[1].place = "Rome"
      stops[0].tags.append("warm")
    }
    #expect(place() == 1 && tags() == 1)
    try store.write { store.delete(stops[2]) }
    #expect(deleted() == 1)
  }

  @Test("A rollback is told, and so are the commits of others")
  func rollback() throws {
    struct Refused: Error {}
    let (store, stops) = try store()
    try? store.write {
      stops[0].presents = 3
      withExtendedLifetime(stops) {}
      throw Refused()
    }
    var inside: (() -> Int)?
    try? store.write {
      stops[0].presents = 3
      inside = tracked { _ = stops[0].presents }
      throw Refused()
    }
    #expect(inside?() == 1)
    let presents = tracked { _ = stops[0].presents }
    var configuration = store.configuration
    configuration.tracksObservation = false
    let other = try Store(configuration: configuration)
    try other.write { other.object(ofType: Stop.self, forPrimaryKey: 0)?.presents = 9 }
    #expect(presents() == 0)
    store.refresh()
    #expect(presents() == 1)
    #expect(stops[0].presents == 9)
    // A store without tracking does not call `onChange`.
    let object = try #require(other.object(ofType: Stop.self, forPrimaryKey: 0))
    let silent = tracked { _ = object.presents }
    try other.write { object.presents = 1 }
    #expect(silent() == 0)
  }

  @Test("Observations is a sequence of what is read")
  func observationsSequence() async throws { try await Screen.run() }

  @MainActor private enum Screen {
    static func run() async throws {
      let store = try Store(configuration: ObservationTrackingTests.configuration())
      let stop = try store.write { store.create(Stop.self, value: ["id": 0, "place": "Apia"]) }
      var titles: [String] = []
      for await title in Observations({ stop.title }) {
        titles.append(title)
        if titles.count == 3 { break }
        try store.write { stop.presents += 1 }
      }
      #expect(titles == ["Apia: 0", "Apia: 1", "Apia: 2"])
    }
  }

  @Test("Values are read and written as in any store, and nothing is kept of what changed")
  func values() throws {
    let (store, stops) = try store()
    try store.write {
      for number in 1...10 {
        stops[0].presents += number
        stops[0].place += "."
        stops[0].tags.append("\(number)")
      }
    }
    #expect(stops[0].presents == 55 && stops[0].tags.count == 10 && stops[0].place == "Apia..........")
    let stored = try Store(configuration: store.configuration)
    #expect(stored.objects(Stop.self).where { $0.presents == 55 }.count == 1)
  }
}
