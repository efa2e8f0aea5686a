import Foundation
import SantaCore
import SantaCoreTestSupport
import SantaNetwork
import Testing

@Suite("Open-Meteo", .unlessItHangs)
struct OpenMeteoTests {
  private static func service(_ body: String, _ status: Int = 200) throws -> (OpenMeteo, LoopbackServer) {
    let server = try LoopbackServer { _ in LoopbackAnswer(status, body: body) }
    return (OpenMeteo(client: .ofTests, url: server.url), server)
  }

  @Test func `a place is asked for by the documented request, and answered with its reading`() async throws {
    let (service, server) = try Self.service(WeatherBodies.openMeteo())
    let report = try await service.report(at: .of(51.50853, -0.12574), on: .distantPast)
    #expect(
      report
        == WeatherReport(temperature: 4.3, condition: .cloudy, readingTime: WeatherBodies.readingTime))
    let request = try #require(server.requests.first)
    #expect(request.target.hasPrefix("/v1/forecast?"))
    #expect(request.query("latitude") == "51.5085" && request.query("longitude") == "-0.1257")
    #expect(request.query("current") == "temperature_2m,weather_code,is_day,wind_speed_10m")
    #expect(request.query("timeformat") == "unixtime" && request.query("wind_speed_unit") == "ms")
  }

  @Test func `many places are one request, and are distinguished by their order`() async throws {
    let server = try LoopbackServer { LoopbackAnswer(body: WeatherBodies.openMeteo(for: $0)) }
    let service = OpenMeteo(client: .ofTests, url: server.url)
    let queries = (0..<100).map { WeatherQuery(at: .of(Double(($0 * 37) % 60), 10), on: .distantPast) }
    let reports = try await service.reports(for: queries).map { try $0.get().temperature }
    #expect(reports == queries.map(\.coordinate.latitude))
    #expect(server.requests.count == 1)
  }

  @Test func `a place of many that is wrong leaves the others right`() async throws {
    let (service, _) = try Self.service(
      "[\(WeatherBodies.openMeteo()),\(WeatherBodies.openMeteo(temperature: "null"))]")
    let queries = [WeatherQuery(at: .of(1, 2), on: .now), WeatherQuery(at: .of(3, 4), on: .now)]
    let results = await service.reports(for: queries)
    #expect(try results[0].get().temperature == 4.3)
    #expect(throws: WeatherFailure.self) { try results[1].get() }
  }

  @Test(arguments: [
    (WeatherBodies.openMeteo(temperature: "null"), "'current' in its answer has no 'temperature_2m'"),
    (WeatherBodies.openMeteo(temperature: "\"4\""), "'current.temperature_2m' in its answer is not a number"),
    (
      WeatherBodies.openMeteo(temperature: "120"),
      "'current.temperature_2m' in its answer is not a possible temperature"
    ),
    (WeatherBodies.openMeteo(temperature: "1e999"), "'current.temperature_2m' in its answer is not a number"),
    (WeatherBodies.openMeteo(code: "1.5"), "'current.weather_code' in its answer is not a whole number"),
    (WeatherBodies.openMeteo(code: "1e300"), "'current.weather_code' in its answer is not a whole number"),
    (WeatherBodies.openMeteo(isDay: "null"), "'current' in its answer has no 'is_day'"),
    (WeatherBodies.openMeteo(wind: "true"), "'current.wind_speed_10m' in its answer is not a number"),
    (
      WeatherBodies.openMeteo(time: "\"2025-12-24T10:00\""), "'current.time' in its answer is not a number"
    ),
    (WeatherBodies.openMeteo(time: "-5"), "'current.time' in its answer is not a time of this century"),
    (
      WeatherBodies.openMeteo(units: "°F"), "'current_units.temperature_2m' in its answer is not '°C'"
    ),
    ("{}", "its answer has no 'current'"), ("[]", "it answered for 0 places instead of 1"),
    ("[{},{}]", "it answered for 2 places instead of 1"), ("7", "its answer has no 'current'"),
    ("<html>Welcome to the hotel</html>", "it answered with a web page instead of data"),
    ("{\"current\":", "its answer is not JSON: the text ends too early, line 1, column 12"),
    ("", "its answer is not JSON: the text ends too early, line 1, column 1"),
  ])
  func `an invalid answer is an error, and never a number`(body: String, reason: String) async throws {
    let (service, _) = try Self.service(body)
    #expect(await service.reason() == "Open-Meteo: \(reason)")
  }

  @Test func `an error's reason is the service's own`() async throws {
    let (service, _) = try Self.service(#"{"error":true,"reason":"Latitude must be in range."}"#, 400)
    #expect(
      await service.reason() == "Open-Meteo: it answered with status 400: Latitude must be in range.")
    let (page, _) = try Self.service("<html>502</html>", 502)
    #expect(await page.reason() == "Open-Meteo: it failed with status 502")
  }

  @Test func `a service that can't be reached is an error that says so`() async throws {
    let url = try LoopbackServer.deadURL()
    let service = OpenMeteo(client: .ofTests, url: url)
    #expect(
      await service.reason() == "Open-Meteo: nothing answers at 127.0.0.1:\(try #require(url.port))")
  }

  @Test(
    arguments: [
      (0, 1, 0, .clearDay), (1, 0, 0, .clearNight), (2, 1, 0, .partlyCloudyDay),
      (2, 0, 0, .partlyCloudyNight),
      (3, 1, 0, .cloudy), (3, 1, 6.8, .wind), (45, 0, 20, .fog), (53, 1, 0, .rain), (66, 1, 0, .sleet),
      (75, 1, 20, .snow), (86, 0, 0, .snow), (99, 1, 0, .rain), (4, 1, 20, .unknown), (-1, 1, 0, .unknown),
    ] as [(Int, Int, Double, Weather.Condition)])
  func `codes of the weather are conditions`(
    code: Int, isDay: Int, wind: Double, condition: Weather.Condition
  ) async throws {
    let (service, _) = try Self.service(
      WeatherBodies.openMeteo(code: "\(code)", isDay: "\(isDay)", wind: "\(wind)"))
    #expect(try await service.report(at: .northPole, on: .now).condition == condition)
  }
}
