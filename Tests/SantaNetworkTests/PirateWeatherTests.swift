import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaNetwork
import Testing

@Suite("Pirate Weather", .unlessItHangs)
struct PirateWeatherTests {
  private static let key = "s3cretKEY"

  private static func service(_ body: String, _ status: Int = 200) throws -> (PirateWeather, LoopbackServer) {
    let server = try LoopbackServer { _ in LoopbackAnswer(status, body: body) }
    return (PirateWeather(client: .ofTests, key: key, url: server.url), server)
  }

  @Test func `a place is asked for by the documented request, and answered with its reading`() async throws {
    let (service, server) = try Self.service(WeatherBodies.pirate())
    let report = try await service.report(at: .of(45.42, -74.3), on: .distantPast)
    #expect(
      report
        == WeatherReport(temperature: -0.88, condition: .snow, readingTime: WeatherBodies.readingTime))
    let request = try #require(server.requests.first)
    #expect(request.target.hasPrefix("/forecast/apikey/45.42,-74.3?"))
    #expect(request.headers["apikey"] == Self.key && !request.target.contains(Self.key))
    #expect(request.query("units") == "si" && request.query("exclude")?.contains("hourly") == true)
  }

  @Test(
    arguments: [
      ("\"clear-night\"", .clearNight), ("\"partly-cloudy-day\"", .partlyCloudyDay), ("\"none\"", .unknown),
      ("\"thunderstorm\"", .rain), ("\"frogs\"", .unknown), ("null", .unknown),
    ] as [(String, Weather.Condition)])
  func `icons are conditions`(icon: String, condition: Weather.Condition) async throws {
    let (service, _) = try Self.service(WeatherBodies.pirate(icon: icon))
    #expect(try await service.report(at: .northPole, on: .now).condition == condition)
  }

  @Test(arguments: [
    (WeatherBodies.pirate(temperature: "null"), "'currently' in its answer has no 'temperature'"),
    (
      WeatherBodies.pirate(temperature: "-100.1"),
      "'currently.temperature' in its answer is not a possible temperature"
    ),
    (WeatherBodies.pirate(units: "us"), "'flags.units' in its answer is not 'si'"),
    (WeatherBodies.pirate(icon: "4"), "'currently.icon' in its answer is not a string"),
    ("{\"currently\":[]}", "'currently' in its answer has no 'temperature'"),
    ("<html>", "it answered with a web page instead of data"),
  ])
  func `an invalid answer is an error, and never a number`(body: String, reason: String) async throws {
    let (service, _) = try Self.service(body)
    #expect(await service.reason() == "Pirate Weather: \(reason)")
  }

  @Test(arguments: [
    (401, "<html>Invalid authentication credentials</html>", "it refused the request with status 401"),
    (
      400, #"{"detail":"Invalid Location Specification"}"#,
      "it answered with status 400: Invalid Location Specification"
    ),
    (
      404, #"{"message":"no Route matched with those values"}"#,
      "it answered with status 404: no Route matched with those values"
    ),
    (400, #"{"detail":"GET /forecast/s3cretKEY/1,2"}"#, "it failed, and its message contains the key"),
  ])
  func `errors are reported, and never the key`(status: Int, body: String, reason: String) async throws {
    let (service, _) = try Self.service(body, status)
    #expect(await service.reason() == "Pirate Weather: \(reason)")
  }

  @Test func `another server that is redirected to does not get the key`() async throws {
    let other = try LoopbackServer { _ in LoopbackAnswer(body: WeatherBodies.pirate()) }
    let target = other.url.absoluteString + "/moved"
    let server = try LoopbackServer { _ in LoopbackAnswer(302, headers: ["Location": target]) }
    #expect(await PirateWeather(client: .ofTests, key: Self.key, url: server.url).reason() == nil)
    #expect(server.requests.map { $0.headers["apikey"] } == [Self.key])
    #expect(other.requests.count == 1)
    #expect(other.requests.allSatisfy { !"\($0)".contains(Self.key) })
  }

  @Test func `no connection error contains the key`() async throws {
    let service = PirateWeather(client: .ofTests, key: Self.key, url: try LoopbackServer.deadURL())
    #expect(await service.reason()?.contains(Self.key) == false)
    for key in ["", "a/b", "a?b", "ä"] {
      let service = PirateWeather(client: .ofTests, key: key, url: nil)
      #expect(await service.reason() == "Pirate Weather: the key has invalid characters")
    }
  }
}
