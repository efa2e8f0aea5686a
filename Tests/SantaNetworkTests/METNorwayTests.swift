import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaNetwork
import Testing

@Suite("MET Norway", .unlessItHangs)
struct METNorwayTests {
  private static let modified = "Wed, 24 Dec 2025 23:34:47 GMT"
  /// One minute into the hour of the first report.
  private static let now = WeatherBodies.readingTime + 60

  private static func service(
    _ body: String, status: Int = 200, clock: ManualClock = ManualClock(now)
  ) throws -> (METNorway, LoopbackServer) {
    let server = try LoopbackServer { request in
      let headers = ["Expires": "Thu, 25 Dec 2025 00:30:00 GMT", "Last-Modified": modified]
      return request.headers["if-modified-since"] == modified
        ? LoopbackAnswer(304, headers: ["Expires": "Thu, 25 Dec 2025 02:00:00 GMT"])
        : LoopbackAnswer(status, headers: headers, body: body)
    }
    return (METNorway(client: .ofTests, url: server.url, clock: clock), server)
  }

  @Test func `a request has four decimals, and identifies the program`() async throws {
    let (service, server) = try Self.service(WeatherBodies.metNorway())
    let report = try await service.report(at: .of(59.913873, 10.752245), on: .distantPast)
    #expect(
      report == WeatherReport(temperature: -3.1, condition: .snow, readingTime: WeatherBodies.readingTime))
    let request = try #require(server.requests.first)
    #expect(request.target == "/weatherapi/locationforecast/2.0/compact?lat=59.9139&lon=10.7522")
    #expect(request.headers["user-agent"] == "santa-tests/1 (nobody@example.org)")
  }

  @Test func `it is not asked again before it says, and then whether there is anything newer`() async throws {
    let clock = ManualClock(Self.now)
    let (service, server) = try Self.service(WeatherBodies.metNorway(), clock: clock)
    _ = try await service.report(at: .northPole, on: .now)
    clock.set(Self.now + 28 * 60)
    _ = try await service.report(at: .northPole, on: .now)
    #expect(server.requests.count == 1)
    clock.set(Self.now + 3600)
    // The cached answer is used, with its report for the current hour.
    #expect(try await service.report(at: .northPole, on: .now).temperature == 8.5)
    #expect(server.requests.map { $0.headers["if-modified-since"] } == [nil, Self.modified])
    clock.set(Self.now + 3700)
    _ = try await service.report(at: .northPole, on: .now)
    #expect(server.requests.count == 2)
  }

  @Test func `a clock that is set back does not keep it from asking`() async throws {
    let clock = ManualClock(Self.now)
    let (service, server) = try Self.service(WeatherBodies.metNorway(), clock: clock)
    _ = try await service.report(at: .northPole, on: .now)
    clock.set(Self.now - 86_400)
    for _ in 0..<2 { _ = try await service.report(at: .northPole, on: .now) }
    #expect(server.requests.count == 2)
  }

  @Test(
    arguments: [
      ("clearsky_day", .clearDay), ("clearsky_night", .clearNight), ("fair_polartwilight", .clearDay),
      ("partlycloudy_night", .partlyCloudyNight), ("cloudy", .cloudy), ("fog", .fog), ("heavyrain", .rain),
      ("lightssleetshowersandthunder_day", .sleet), ("lightssnowshowersandthunder_night", .snow),
      ("rainshowersandthunder_polartwilight", .rain), ("frogs", .unknown), ("", .unknown),
    ] as [(String, Weather.Condition)])
  func `symbols are conditions`(symbol: String, condition: Weather.Condition) async throws {
    let (service, _) = try Self.service(WeatherBodies.metNorway(symbol: symbol))
    #expect(try await service.report(at: .northPole, on: .now).condition == condition)
  }

  @Test func `where the next hour has no symbol the next six have one`() async throws {
    let (service, _) = try Self.service(WeatherBodies.metNorway(next: "next_6_hours"))
    #expect(try await service.report(at: .northPole, on: .now).condition == .snow)
    let (bare, _) = try Self.service(WeatherBodies.metNorway(next: "next_12_hours"))
    #expect(try await bare.report(at: .northPole, on: .now).condition == .unknown)
  }

  @Test func `a product that will change is a good answer`() async throws {
    let (service, _) = try Self.service(WeatherBodies.metNorway(), status: 203)
    #expect(await service.reason() == nil)
  }

  @Test(arguments: [
    (
      WeatherBodies.metNorway(unit: "fahrenheit"), 200,
      "'properties.meta.units.air_temperature' in its answer is not 'celsius'"
    ),
    (#"{"properties":{"timeseries":[]}}"#, 200, "'properties.timeseries' in its answer is empty"),
    (#"{"properties":{"timeseries":{}}}"#, 200, "'properties.timeseries' in its answer is not a list"),
    (
      WeatherBodies.metNorway(temperature: "{}"), 200,
      "'properties.timeseries[0].data.instant.details.air_temperature' in its answer is not a number"
    ),
    ("<html>", 400, "it answered with status 400"), ("", 403, "it refused the request with status 403"),
    ("", 304, "it answered with status 304"),
  ])
  func `an invalid answer is an error, and never a number`(
    body: String, status: Int, reason: String
  ) async throws {
    let (service, _) = try Self.service(body, status: status)
    #expect(await service.reason() == "MET Norway: \(reason)")
  }
}
