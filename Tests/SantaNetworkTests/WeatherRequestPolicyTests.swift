import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaNetwork

/// The providers between a program and a service: retries, the rate limit, the cache and the fallback.
@Suite("Manners towards weather services", .unlessItHangs)
struct WeatherRequestPolicyTests {
  private static let start = Date(timeIntervalSince1970: 1_798_106_400)

  /// Starts a server that gives its answers in order, and then repeats the last one.
  private static func server(_ answers: LoopbackAnswer?...) throws -> LoopbackServer {
    let count = Mutex(0)
    return try LoopbackServer { request in
      let number = count.withLock { count in
        defer { count += 1 }
        return count
      }
      return answers[min(number, answers.count - 1)]
        ?? LoopbackAnswer(body: WeatherBodies.openMeteo(for: request))
    }
  }

  private static func patient(
    _ server: LoopbackServer, clock: any TrackerClock = ImmediateClock(start)
  ) -> PatientWeather {
    PatientWeather(OpenMeteo(client: .ofTests, url: server.url), clock: clock, chance: { 1 })
  }

  @Test func `a fault that may pass is asked again, and its end is an answer`() async throws {
    let server = try Self.server(LoopbackAnswer(503), LoopbackAnswer().coming(.closing), nil)
    let clock = ImmediateClock(Self.start)
    #expect(await Self.patient(server, clock: clock).reason() == nil)
    #expect(server.requests.count == 3)
    // The first wait is half a second, the second one twice as long.
    #expect(clock.now == Self.start + 1.5)
  }

  @Test(arguments: [400, 401, 403, 404])
  func `a mistake of ours is not repeated`(status: Int) async throws {
    let server = try Self.server(LoopbackAnswer(status))
    _ = await Self.patient(server).reason()
    #expect(server.requests.count == 1)
  }

  @Test func `a service that fails for good is left alone for longer each time, with the reason at once`()
    async throws
  {
    let server = try Self.server(LoopbackAnswer(500))
    let clock = ManualClock(Self.start)
    let service = PatientWeather(OpenMeteo(client: .ofTests, url: server.url), attempts: 1, clock: clock)
    let reason = "Open-Meteo: it failed with status 500"
    for (seconds, count) in [(0.0, 1), (14, 1), (16, 2), (45, 2), (47, 3)] {
      clock.set(Self.start + seconds)
      #expect(await service.reason() == reason)
      #expect(server.requests.count == count)
    }
  }

  @Test(arguments: [
    (["Retry-After": "120"], "", 120.0),
    (["Retry-After": "Thu, 24 Dec 2026 10:05:00 GMT"], "", 300),
    ([:], #"{"error":true,"reason":"Minutely API request limit exceeded."}"#, 60),
    ([:], #"{"error":true,"reason":"Hourly API request limit exceeded."}"#, 3600),
    ([:], "<html>", 60),
  ])
  func `a service that gets too many requests is not asked for as long as it says`(
    headers: [String: String], body: String, seconds: Double
  ) async throws {
    let server = try Self.server(LoopbackAnswer(429, headers: headers, body: body), nil)
    let clock = ManualClock(Self.start)
    let service = Self.patient(server, clock: clock)
    #expect(await service.reason()?.hasPrefix("Open-Meteo: it got too many requests") == true)
    clock.set(Self.start + seconds - 1)
    #expect(await service.reason()?.hasPrefix("Open-Meteo: it got too many requests") == true)
    #expect(server.requests.count == 1)
    clock.set(Self.start + seconds)
    #expect(await service.reason() == nil)
  }

  @Test(arguments: [401, 403])
  func `a service that refuses us is left alone for a quarter of an hour, from the first time on`(
    status: Int
  ) async throws {
    let server = try Self.server(LoopbackAnswer(status))
    let clock = ManualClock(Self.start)
    let service = Self.patient(server, clock: clock)
    for (seconds, count) in [(0.0, 1), (0, 1), (899, 1), (900, 2), (1799, 2)] {
      clock.set(Self.start + seconds)
      #expect(await service.reason() == "Open-Meteo: it refused the request with status \(status)")
      #expect(server.requests.count == count)
    }
  }

  @Test func `a clock that is set back ends a pause`() async throws {
    let server = try Self.server(LoopbackAnswer(401), nil)
    let clock = ManualClock(Self.start)
    let service = Self.patient(server, clock: clock)
    #expect(await service.reason() != nil)
    clock.set(Self.start - 86_400)
    #expect(await service.reason() == nil)
  }

  @Test func `a request that is cancelled between two attempts throws, and returns no normal`() async throws {
    let server = try Self.server(LoopbackAnswer(503))
    let clock = ManualClock(Self.start)
    let service = WeatherWithFallback(Self.patient(server, clock: clock))
    let queries = [WeatherQuery(at: .northPole, on: Self.start), WeatherQuery(at: .of(1, 2), on: Self.start)]
    let task = Task { await service.reports(for: queries) }
    try await clock.waitForSleeper(until: Self.start + 0.5)
    task.cancel()
    for result in await task.value { #expect(throws: CancellationError.self) { try result.get() } }
    #expect(server.requests.count == 1)
  }

  @Test func `the longest wait of a batch is waited`() async throws {
    let provider = Provider([
      [
        WeatherFailure("A mast", "fell", retryAdvice: .mayRecover), WeatherFailure("A mast", "rusts"),
        WeatherFailure("A mast", "sways", retryAdvice: .until(Self.start + 2)),
      ], [nil, nil],
    ])
    let clock = ImmediateClock(Self.start)
    let queries = (0..<3).map { WeatherQuery(at: .of(Double($0), 0), on: .now) }
    let results = await PatientWeather(provider, clock: clock, chance: { 1 }).reports(for: queries)
    #expect(results.map { (try? $0.get())?.temperature } == [0, nil, 2])
    #expect(clock.now == Self.start + 2)
  }

  @Test func `a short wait that is asked for is waited`() async throws {
    let server = try Self.server(LoopbackAnswer(429, headers: ["Retry-After": "2"]), nil)
    let clock = ImmediateClock(Self.start)
    #expect(await Self.patient(server, clock: clock).reason() == nil)
    #expect(clock.now == Self.start + 2)
  }

  @Test func `a place is not asked for twice in a quarter of an hour, and a failure is not remembered`()
    async throws
  {
    let server = try Self.server(LoopbackAnswer(400), nil)
    let clock = ManualClock(Self.start)
    let service = CachedWeather(OpenMeteo(client: .ofTests, url: server.url), clock: clock)
    #expect(await service.reason() != nil)
    for (seconds, count) in [(0.0, 2), (899, 2), (900, 3)] {
      clock.set(Self.start + seconds)
      #expect(await service.reason() == nil)
      #expect(server.requests.count == count)
    }
    // Coordinates a few hundred metres apart count as one place, and a batch requests each place once.
    let queries = [(51.509, -0.126), (20, 20), (20.001, 20), (30, 30)].map {
      WeatherQuery(at: .of($0.0, $0.1), on: .now)
    }
    let reports = await service.reports(for: queries)
    #expect(try reports.map { try $0.get().temperature } == [51.5085, 20, 20, 30])
    #expect(server.requests.last?.query("latitude") == "20.0,30.0")
  }

  @Test(arguments: [-1, Double.nan, -Double.infinity, 0]) func `nothing is remembered for no time`(
    lifetime: Double
  )
    async throws
  {
    let server = try Self.server(nil)
    let service = CachedWeather(OpenMeteo(client: .ofTests, url: server.url), lifetime: lifetime)
    for _ in 0..<2 { _ = try await service.report(at: .of(1, 1), on: .now) }
    #expect(server.requests.count == 2)
  }

  @Test func `the memory is bounded`() async throws {
    let server = try Self.server(nil)
    let service = CachedWeather(OpenMeteo(client: .ofTests, url: server.url), capacity: 8)
    for round in 0..<2 {
      for latitude in 0..<20 {
        let report = try await service.report(at: .of(Double(latitude), 0), on: .now)
        #expect(report.temperature == Double(latitude), "round \(round)")
      }
    }
    #expect(server.requests.count == 40)
    _ = try await service.report(at: .of(19, 0), on: .now)
    #expect(server.requests.count == 40)
  }

  @Test func `requests keep a second's distance, and the oldest beyond the minute's places are refused`()
    async throws
  {
    let server = try Self.server(nil)
    let clock = ImmediateClock(Self.start)
    let service = PacedWeather(
      OpenMeteo(client: .ofTests, url: server.url), placesPerMinute: 5, clock: clock)
    #expect(await service.reason() == nil)
    #expect(clock.now == Self.start)
    let queries = (0..<6).map { WeatherQuery(at: .of(Double($0), 0), on: .now) }
    let results = await service.reports(for: queries)
    #expect(clock.now == Self.start + 1)
    #expect(results.map { (try? $0.get())?.temperature } == [nil, nil, 2, 3, 4, 5])
    #expect(await service.reason() == "Open-Meteo: the limit of 5 places a minute is reached")
    try await clock.sleep(until: Self.start + 62)
    #expect(await service.reason() == nil)
    #expect(server.requests.count == 3)
  }

  @Test func `without a reading there is the normal, labelled and with the reason`() async throws {
    let service = WeatherWithFallback(OpenMeteo(client: .ofTests, url: try LoopbackServer.deadURL()))
    let queries = [
      WeatherQuery(at: .of(60, 25), on: Self.start), WeatherQuery(at: .of(-30, 0), on: Self.start),
    ]
    for (query, result) in zip(queries, await service.reports(for: queries)) {
      let report = try result.get()
      #expect(report.temperature == SeasonalNormals().temperature(at: query.coordinate))
      #expect(report.isNormal && report.source == "typical for December" && report.readingTime == nil)
      #expect(report.fallbackReason?.hasPrefix("Open-Meteo: nothing answers at 127.0.0.1:") == true)
    }
  }

  @Test func `a cancelled question is no reason for a normal`() async throws {
    let server = try Self.server(LoopbackAnswer().coming(.never))
    let service = WeatherWithFallback(Self.patient(server))
    let task = Task { try await service.report(at: .northPole, on: .now) }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `a failure that meets a cancelled question is no reason for a normal either`() async throws {
    let service = WeatherWithFallback(Provider([[WeatherFailure("A mast", "fell")]]))
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await service.report(at: .northPole, on: .now)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  /// A provider with the given failures for each batch in turn. The temperature of a place without a failure is its latitude.
  private final class Provider: WeatherProvider {
    let source = "A mast"
    private let failures: Mutex<[[WeatherFailure?]]>

    init(_ failures: [[WeatherFailure?]]) { self.failures = Mutex(failures) }

    func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
      let results = await reports(for: [WeatherQuery(at: coordinate, on: date)])
      return try results[0].get()
    }

    func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
      zip(queries, failures.withLock { $0.removeFirst() }).map { query, failure in
        failure.map { .failure($0) }
          ?? .success(WeatherReport(temperature: query.coordinate.latitude, condition: .snow))
      }
    }
  }
}
