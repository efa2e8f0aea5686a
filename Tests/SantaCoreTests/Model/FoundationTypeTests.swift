import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// URLs and durations as properties.
struct FoundationTypeTests {
  final class Lap: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var time: Duration
    @Persisted var best: Duration?
    @Persisted var splits: List<Duration>
    @Persisted var page: URL?
    @Persisted var mirrors: Map<String, URL>
    @Persisted var home = URL(filePath: "/home")
  }

  @Test("A URL and a duration come back as they were, also after reopening")
  func values() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let configuration = Store.Configuration(location: .directory(directory))
    let page = try #require(URL(string: "https://santa.example/%C3%A9?q=1#top"))
    try {
      let store = try Store(configuration: configuration)
      try store.write {
        store.create(Lap.self) {
          $0.id = 1
          $0.time = .milliseconds(1_500)
          $0.splits.append(contentsOf: [.seconds(1), Duration(attoseconds: -1)])
          $0.page = page
          $0.mirrors["a"] = page
        }
      }
    }()
    let store = try Store(configuration: configuration)
    let lap = try #require(store.object(ofType: Lap.self, forPrimaryKey: 1))
    #expect(lap.time == .milliseconds(1_500) && lap.best == nil)
    #expect(Array(lap.splits) == [.seconds(1), Duration(attoseconds: -1)])
    #expect(lap.page == page && lap.mirrors["a"] == page && lap.home.path == "/home")
    let laps = store.objects(Lap.self)
    #expect(laps.where { $0.page == page && $0.time < .seconds(2) }.count == 1)
    #expect(laps.where { $0.time > .milliseconds(1_500) }.isEmpty)
    #expect(laps.max(of: \.time) == .milliseconds(1_500) && laps.sum(of: \.time) == .milliseconds(1_500))
  }

  @Test("Every duration is stored exactly, and durations keep their order")
  func durations() throws {
    var numbers = SeededGenerator(seed: 41)
    var durations: [Duration] = [
      .zero, Duration(attoseconds: 1), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(1),
      .seconds(Int64.max) + Duration(attoseconds: 999_999_999_999_999_999),
    ]
    for _ in 0..<200 {
      let seconds =
        Int64.random(in: .min ... .max, using: &numbers) >> Int64.random(in: 0...63, using: &numbers)
      durations.append(
        Duration(
          secondsComponent: seconds,
          attosecondsComponent: Int64.random(in: 0..<1_000_000_000_000_000_000, using: &numbers)))
    }
    for duration in durations {
      #expect(Duration(persistedValue: duration.persistableValue) == duration, "\(duration)")
    }
    for (left, right) in zip(durations, durations.dropFirst()) {
      #expect((left < right) == (left.persistableValue < right.persistableValue))
    }
    #expect(Duration(persistedValue: Decimal(string: "1e-19") ?? 0) == nil)
    #expect(Duration(persistedValue: Decimal(string: "9223372036854775808") ?? 0) == nil)
    #expect(Duration(persistedValue: .nan) == nil)
  }

  @Test("A string that isn't a URL reads as nil and is listed")
  func unreadable() throws {
    enum Raw {
      final class Lap: Object { @Persisted(primaryKey: true) var id: Int; @Persisted var page: String? }
    }
    let directory = FileManager.default.temporaryDirectory.appending(path: "types-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    let configuration = Store.Configuration(location: .directory(directory))
    try {
      let store = try Store(configuration: configuration)
      try store.write { store.create(Raw.Lap.self, value: ["id": 1, "page": "http://[bad"]) }
    }()
    let lap = try #require(Store(configuration: configuration).object(ofType: Lap.self, forPrimaryKey: 1))
    #expect(lap.page == nil && lap.unreadableProperties == ["page"] && lap.time == .zero)
  }
}
