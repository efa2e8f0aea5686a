import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaStore

@Suite("The weather service", .unlessItHangs)
struct WeatherServiceTests {
  private static let night = Date(timeIntervalSince1970: 1_798_106_400)

  /// An older version of the class, from before answers had the time of the reading and services leased requests.
  private enum Before {
    final class Weather: Object {
      @Persisted(primaryKey: true) var id = UUID()
      @Persisted(onDelete: .cascade) var location: Location?
      @Persisted var place: String
      @Persisted var time: Date
      @Persisted var lastUpdated: Date
      @Persisted var source: String?
      @Persisted var progress = 0
      @Persisted var temperature: Double?
      @Persisted var condition = 0
      @Persisted var reason: String?
    }
  }

  /// A provider with configurable answers that counts its calls.
  private final class Provider: WeatherProvider {
    struct Storm: Error, CustomStringConvertible { var description: String { "a storm took the mast" } }

    let source = "a test"
    let batchLimit: Int
    let fails: Bool
    /// The number of places in a batch that the provider answers.
    let answers: Int
    private let asking = Mutex<[[Coordinate]]>([])

    init(fails: Bool = false, batchLimit: Int = 1, answers: Int = .max) {
      self.fails = fails
      self.batchLimit = batchLimit
      self.answers = answers
    }

    var batches: [[Coordinate]] { asking.withLock { $0 } }
    var asked: [Coordinate] { batches.flatMap(\.self) }

    func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
      if fails { throw Storm() }
      return WeatherReport(temperature: -3, condition: .snow)
    }

    func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
      asking.withLock { $0.append(queries.map(\.coordinate)) }
      await Task.yield()
      return queries.prefix(answers).map { _ in
        fails ? .failure(Storm()) : .success(WeatherReport(temperature: -3, condition: .snow))
      }
    }
  }

  /// A provider that answers only when a test allows it.
  private final class GatedProvider: WeatherProvider {
    let source = "a gate"
    private let report: WeatherReport
    private let state = Mutex((isOpen: false, wasAsked: false))

    init(report: WeatherReport) { self.report = report }

    convenience init(temperature: Double) {
      self.init(report: WeatherReport(temperature: temperature, condition: .fog))
    }

    func open() { state.withLock { $0.isOpen = true } }

    var wasAsked: Bool { state.withLock { $0.wasAsked } }

    func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
      state.withLock { $0.wasAsked = true }
      while !state.withLock({ $0.isOpen }) { try await Task.sleep(for: .milliseconds(1)) }
      return report
    }
  }

  /// A store with its own observers and services, as in a tracker.
  private actor Station {
    private let store: Store
    private var tokens: [NotificationToken] = []
    private(set) var observedStatuses: [Weather.LoadingStatus] = []
    private var work: [Task<Void, any Error>] = []
    private(set) var services: [UUID?] = []

    init(_ location: Store.Configuration.Location = .inMemory(UUID().uuidString)) async throws {
      store = try Store(configuration: .init(location: location, objectTypes: [Weather.self]))
    }

    func observe() {
      tokens.append(
        store.objects(Weather.self).observe { change in
          guard case .update(let weather, _, let insertions, let modifications) = change else { return }
          for index in modifications + insertions {
            self.observedStatuses.append(weather[index].loadingStatus)
          }
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

    /// Claims all requests for a service that never answers.
    func claim(until end: Date?) throws {
      try store.write {
        for weather in store.objects(Weather.self) {
          weather.loadingStatus = .processing
          weather.claimant = UUID()
          weather.leaseEnd = end
        }
      }
    }

    func serve(
      _ provider: any WeatherProvider, clock: any TrackerClock = SystemTrackerClock(),
      _ synchronization: (any StoreSynchronization)? = nil
    ) {
      work.append(
        Task {
          let service = WeatherService(
            store: self.store, provider: provider, clock: clock, synchronization: synchronization)
          self.services.append(service.id)
          try await service.run()
        })
    }

    func waitUntil(_ condition: @Sendable (Station) -> Bool) async throws {
      while !condition(self) { try await Task.sleep(for: .milliseconds(2)) }
    }

    var statuses: [Weather.LoadingStatus] { store.objects(Weather.self).map(\.loadingStatus) }
    var sources: [String?] { store.objects(Weather.self).map(\.source) }
    var claimants: [UUID?] { store.objects(Weather.self).map(\.claimant) }
    var leaseEnds: [Date?] { store.objects(Weather.self).map(\.leaseEnd) }
    var answers: [WeatherReport] {
      store.objects(Weather.self).compactMap { weather in
        guard case .complete(let temperature, let condition) = weather.loadingStatus else { return nil }
        return WeatherReport(
          temperature: temperature, condition: condition, readingTime: weather.readingTime,
          isNormal: weather.isNormal, source: weather.source, fallbackReason: weather.fallbackReason)
      }
    }

    func deleteAll() throws { try store.write { store.delete(store.objects(Weather.self)) } }

    /// The initialiser of an actor isn't isolated to the actor, so the store moves only when asked to.
    func waitUntilAsked(_ provider: GatedProvider) async throws {
      while !provider.wasAsked {
        store.refresh()
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    func waitUntilClaimed() async throws {
      while true {
        store.refresh()
        if statuses.contains(.processing) { return }
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    func waitForAnswers(_ count: Int) async throws {
      while true {
        store.refresh()
        let answered = statuses.count { $0 != .uploading && $0 != .processing }
        if answered == count { return }
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    func endService(_ index: Int) async throws {
      work[index].cancel()
      try await work[index].value
    }

    func end() async throws {
      for index in work.indices { try await endService(index) }
      tokens = []
    }
  }

  @Test("A request is seen uploading, processing and complete, each once and in this order")
  func order() async throws {
    let station = try await Station()
    await station.observe()
    await station.serve(Provider())
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(
      await station.observedStatuses == [
        .uploading, .processing, .complete(temperature: -3, condition: .snow),
      ])
    #expect(await station.sources == ["a test"])
    try await station.end()
  }

  /// A server that acknowledges nothing until a test allows it.
  private final class SlowServer: StoreSynchronization {
    private let acknowledges = Mutex(false)

    var isUpToDate: Bool { true }

    func acknowledge() { acknowledges.withLock { $0 = true } }

    func waitForDownload() async throws {}

    func waitForUpload() async throws {
      while !acknowledges.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(1)) }
    }
  }

  @Test(
    "A provider is asked only after a claim is acknowledged, and a service that is cancelled before returns it"
  )
  func acknowledgement() async throws {
    let station = try await Station()
    let (provider, server) = (Provider(), SlowServer())
    try await station.ask()
    await station.serve(provider, server)
    try await station.waitUntilClaimed()
    try await Task.sleep(for: .milliseconds(20))
    #expect(provider.batches.isEmpty)
    try await station.endService(0)
    #expect(await station.statuses == [.uploading])
    #expect(await station.claimants == [nil])
    await station.serve(provider, server)
    try await station.waitUntilClaimed()
    server.acknowledge()
    try await station.waitForAnswers(1)
    #expect(provider.batches.count == 1)
    try await station.endService(1)
  }

  @Test("A claim that another service took before it was acknowledged is left to it")
  func lostClaim() async throws {
    let station = try await Station()
    let (provider, server) = (Provider(), SlowServer())
    try await station.ask()
    await station.serve(provider, server)
    try await station.waitUntilClaimed()
    try await station.claim(until: Date() + 300)
    server.acknowledge()
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(await station.statuses.first == .processing)
    #expect(provider.batches.count == 1)
    try await station.endService(0)
  }

  @Test("A provider that fails leaves the reason, and the service goes on")
  func failure() async throws {
    let station = try await Station()
    let provider = Provider(fails: true)
    await station.serve(provider)
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
    let stations = [try await Station(.inMemory(name)), try await Station(.inMemory(name))]
    // Leases don't end while a service waits for a thread.
    let clock = ManualClock(Self.night)
    for station in stations { await station.serve(provider, clock: clock) }
    try await stations[0].ask(40)
    for station in stations { try await station.waitForAnswers(40) }
    #expect(provider.asked.count == 40)
    #expect(Set(provider.asked).count == 40)
    for station in stations { try await station.end() }
  }

  @Test(
    "What a service that was killed has taken up is answered by another when its lease ends, and not before")
  func abandoned() async throws {
    let station = try await Station()
    let clock = ManualClock(Self.night)
    try await station.ask(3)
    try await station.claim(until: Self.night + 30)
    let provider = Provider()
    await station.serve(provider, clock: clock)
    // This request is made after the service has checked the earlier requests.
    try await station.ask()
    try await station.waitForAnswers(1)
    try await clock.waitForSleeper(until: Self.night + 30)
    #expect(provider.asked.count == 1)
    clock.set(Self.night + 30)
    try await station.waitForAnswers(4)
    #expect(await Set(station.claimants) == Set(station.services))
    #expect(await station.leaseEnds.allSatisfy { $0 == nil })
    try await station.end()
  }

  @Test(
    "A lease without an end, or one that ends years from now, is none", arguments: [nil, Date.distantFuture])
  func senselessLease(end: Date?) async throws {
    let station = try await Station()
    try await station.ask(2)
    try await station.claim(until: end)
    await station.serve(Provider())
    try await station.waitForAnswers(2)
    try await station.end()
  }

  @Test("A service that comes back after its lease leaves the answer of the one that took over")
  func late() async throws {
    let station = try await Station()
    let clock = ManualClock(Self.night)
    let slow = GatedProvider(temperature: 1)
    await station.serve(slow, clock: clock)
    try await station.ask()
    try await station.waitUntilAsked(slow)
    let quick = GatedProvider(temperature: 2)
    quick.open()
    await station.serve(quick, clock: clock)
    clock.set(Self.night + 1000)
    try await station.waitForAnswers(1)
    // Only the late service is left. It handles the first request completely before it answers the next one.
    try await station.endService(1)
    slow.open()
    try await station.ask()
    try await station.waitForAnswers(2)
    #expect(await station.answers.map(\.temperature) == [2, 1])
    try await station.end()
  }

  @Test("A service that is ended puts back what it can't find out, for the next to take at once")
  func ended() async throws {
    let station = try await Station()
    let slow = GatedProvider(temperature: 1)
    await station.serve(slow)
    try await station.ask(2)
    try await station.waitUntilAsked(slow)
    try await station.end()
    #expect(await station.statuses == [.uploading, .uploading])
    #expect(await station.claimants == [nil, nil])
    await station.serve(Provider())
    try await station.waitForAnswers(2)
    try await station.end()
  }

  @Test(
    "Requests that wait together are asked together, the newest first, and no more than the provider takes")
  func batches() async throws {
    let station = try await Station()
    let provider = Provider(batchLimit: 4)
    try await station.ask(10)
    await station.serve(provider)
    try await station.waitForAnswers(10)
    #expect(
      provider.batches.map { $0.map { Int($0.latitude) } } == [[6, 7, 8, 9], [2, 3, 4, 5], [0, 1]])
    try await station.end()
  }

  @Test("A provider that says it takes none at once is asked for one after another", arguments: [0, -1])
  func noBatches(limit: Int) async throws {
    let station = try await Station()
    let provider = Provider(batchLimit: limit)
    try await station.ask(2)
    await station.serve(provider)
    try await station.waitForAnswers(2)
    #expect(provider.batches.map(\.count) == [1, 1])
    try await station.end()
  }

  @Test("A provider that answers for too few places fails the others")
  func shortAnswer() async throws {
    let station = try await Station()
    try await station.ask(3)
    await station.serve(Provider(batchLimit: 3, answers: 1))
    try await station.waitForAnswers(3)
    #expect(
      await station.statuses == [
        .complete(temperature: -3, condition: .snow),
        .failed(reason: "a test gave no answer for this place"),
        .failed(reason: "a test gave no answer for this place"),
      ])
    try await station.end()
  }

  @Test("A temperature that can't be is no answer", arguments: [Double.nan, .infinity, -101, 71])
  func implausible(temperature: Double) async throws {
    let station = try await Station()
    let provider = GatedProvider(temperature: temperature)
    provider.open()
    await station.serve(provider)
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(await station.statuses == [.failed(reason: "a gate reported an impossible temperature")])
    try await station.end()
  }

  @Test("A request that is deleted while it is looked up is no harm")
  func deleted() async throws {
    let station = try await Station()
    let provider = GatedProvider(temperature: 1)
    await station.serve(provider)
    try await station.ask()
    try await station.waitUntilAsked(provider)
    try await station.deleteAll()
    provider.open()
    try await station.ask()
    try await station.waitForAnswers(1)
    try await station.end()
  }

  @Test("An answer keeps when it was read, and why it is no reading")
  func readings() async throws {
    let station = try await Station()
    let report = WeatherReport(
      temperature: 4, condition: .fog, readingTime: Self.night, isNormal: true, source: "an almanac",
      fallbackReason: "the mast is down")
    let provider = GatedProvider(report: report)
    provider.open()
    await station.serve(provider)
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(await station.answers == [report])
    try await station.end()
  }

  @Test("A store of the version before opens, to be read or written, and what was taken up in it is answered")
  func olderStore() async throws {
    let directory = try TemporaryDirectory()
    let location = TrackerStores.Location.directory(directory.url)
    _ = try TrackerStores(location)
    let weather = directory.url.appending(path: "weather")
    try Store.deleteFiles(at: weather)
    do {
      let old = try Store(
        configuration: .init(location: .directory(weather), objectTypes: [Before.Weather.self]))
      try old.write {
        for (number, progress) in [2, 1, 0].enumerated() {
          let weather = Before.Weather()
          (weather.place, weather.progress) = ("P\(number)", progress)
          (weather.temperature, weather.condition) = (progress == 2 ? 4 : nil, 7)
          weather.location = Location(Coordinate.of(1, 2))
          old.add(weather)
        }
      }
    }
    let read = try TrackerStores(location, isReadOnly: true).weather.objects(Weather.self)
    #expect(read[0].loadingStatus == .complete(temperature: 4, condition: .fog))
    #expect(read[0].readingTime == nil && !read[0].isNormal && read[1].leaseEnd == nil)
    let station = try await Station(.directory(weather))
    await station.serve(Provider())
    try await station.waitForAnswers(3)
    #expect(await station.answers.map(\.temperature) == [4, -3, -3])
    try await station.end()
  }

  @Test("Normals are always labelled as such")
  func normals() async throws {
    let station = try await Station()
    await station.serve(SeasonalNormals())
    try await station.ask()
    try await station.waitForAnswers(1)
    #expect(await station.sources == ["typical for December"])
    try await station.end()
  }
}
