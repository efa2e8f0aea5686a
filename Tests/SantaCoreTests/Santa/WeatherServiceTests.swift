import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaCore

@Suite("The weather service", .unlessItHangs)
struct WeatherServiceTests {
  /// Answers as it is told to, and counts.
  private final class Provider: WeatherProvider {
    struct Storm: Error, CustomStringConvertible { var description: String { "a storm took the mast" } }

    let source = "a test"
    let fails: Bool
    private let places = Mutex<[Coordinate]>([])

    init(fails: Bool = false) { self.fails = fails }

    var asked: [Coordinate] { places.withLock { $0 } }

    func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
      places.withLock { $0.append(coordinate) }
      await Task.yield()
      if fails { throw Storm() }
      return WeatherReport(temperature: -3, condition: .snow)
    }
  }

  /// A store with observers and services of its own, as a tracker has it.
  private actor Station {
    private let store: Store
    private var tokens: [NotificationToken] = []
    private(set) var told: [Weather.LoadingStatus] = []
    private var work: [Task<Void, any Error>] = []

    init(_ name: String) async throws {
      store = try Store(configuration: .init(location: .inMemory(name), objectTypes: [Weather.self]))
    }

    func observe() {
      tokens.append(
        store.objects(Weather.self).observe { change in
          guard case .update(let weather, _, let insertions, let modifications) = change else { return }
          for index in modifications + insertions { self.told.append(weather[index].loadingStatus) }
        })
      store.refresh()
    }

    func ask(_ count: Int = 1) throws {
      for number in 0..<count {
        try store.write {
          store.add(Weather(at: Coordinate.of(Double(number), 0), place: "P\(number)", on: .distantPast))
        }
      }
    }

    func leaveUnanswered() throws {
      try store.write { for weather in store.objects(Weather.self) { weather.loadingStatus = .processing } }
    }

    func serve(_ provider: any WeatherProvider, takesUpAbandoned: Bool = false) throws {
      let service = WeatherService(store: store, provider: provider)
      if takesUpAbandoned { try service.takeUpAbandoned() }
      work.append(Task { try await WeatherService(store: self.store, provider: provider).run() })
    }

    func waitUntil(_ condition: @Sendable (Station) -> Bool) async throws {
      while !condition(self) { try await Task.sleep(for: .milliseconds(2)) }
    }

    var statuses: [Weather.LoadingStatus] { store.objects(Weather.self).map(\.loadingStatus) }
    var sources: [String?] { store.objects(Weather.self).map(\.source) }

    func waitForAnswers(_ count: Int) async throws {
      while true {
        store.refresh()
        let answered = statuses.count { $0 != .uploading && $0 != .processing }
        if answered == count { return }
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    func end() async throws {
      for task in work {
        task.cancel()
        try await task.value
      }
      tokens = []
    }
  }

  @Test("A request is seen uploading, processing and complete, each once and in this order")
  func order() async throws {
    let station = try await Station(UUID().uuidString)
    await station.observe()
    try await station.serve(Provider())
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(
      await station.told == [.uploading, .processing, .complete(temperature: -3, condition: .snow)])
    #expect(await station.sources == ["a test"])
    try await station.end()
  }

  @Test("A provider that fails leaves the reason, and the service goes on")
  func failure() async throws {
    let station = try await Station(UUID().uuidString)
    let provider = Provider(fails: true)
    try await station.serve(provider)
    try await station.ask(3)
    try await station.waitForAnswers(3)
    #expect(
      await station.statuses == Array(repeating: .failed(reason: "a storm took the mast"), count: 3))
    #expect(provider.asked.count == 3)
    try await station.end()
  }

  @Test("Two services on one store answer each request once between them")
  func claims() async throws {
    let name = UUID().uuidString
    let provider = Provider()
    let stations = [try await Station(name), try await Station(name)]
    for station in stations { try await station.serve(provider) }
    try await stations[0].ask(40)
    for station in stations { try await station.waitForAnswers(40) }
    #expect(provider.asked.count == 40)
    #expect(Set(provider.asked).count == 40)
    for station in stations { try await station.end() }
  }

  @Test("What a service that ended has taken up is answered by the next, when it is told to")
  func abandoned() async throws {
    let station = try await Station(UUID().uuidString)
    try await station.ask()
    try await station.leaveUnanswered()
    try await station.serve(Provider(), takesUpAbandoned: true)
    try await station.waitForAnswers(1)
    try await station.end()
  }

  @Test("Normals are always labelled as such")
  func normals() async throws {
    let station = try await Station(UUID().uuidString)
    try await station.serve(SeasonalNormals())
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(await station.sources == ["December normal"])
    try await station.end()
  }
}
