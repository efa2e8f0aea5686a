public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The weather of Open-Meteo (open-meteo.com), which answers for many places in one request, and doesn't need a key.
///
/// The data is licensed under CC BY 4.0, which requires the words "Weather data by Open-Meteo.com" wherever it is shown. The
/// free service is for non-commercial use only. It allows 600 places a minute, 5,000 an hour and 10,000 a day.
///
/// ```swift
/// let service = OpenMeteo(client: HTTPClient(userAgent: "my-tool/1.0 (me@example.org)"))
/// let report = try await service.report(at: berlin, on: .now)
/// print(report.temperature, report.condition, report.readingTime)
/// ```
///
/// Errors are ``WeatherFailure`` or `CancellationError`.
public struct OpenMeteo: WeatherProvider {
  /// The address of the service.
  public static let defaultURL = URL(string: "https://api.open-meteo.com")

  /// The name of the service, as in reports.
  public let source = "Open-Meteo"
  private let client: HTTPClient
  private let url: URL?

  /// Creates a provider for the service.
  ///
  /// - Parameters:
  ///   - client: The client for its requests.
  ///   - url: The address of the server, without the path, for example your own server or a paid one.
  public init(client: HTTPClient, url: URL? = OpenMeteo.defaultURL) {
    self.client = client
    self.url = url
  }

  /// 100 places, whose coordinates fit into an address of acceptable length.
  public var batchLimit: Int { 100 }

  /// The maximum duration of a call.
  public var patience: Duration { client.deadline + .seconds(1) }

  /// Requests the weather at one place and time.
  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    try await onlyReport(at: coordinate, on: date)
  }

  /// Requests the weather for several places and times. Each result is for the query at the same index.
  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    guard !queries.isEmpty else { return [] }
    do {
      // The places are in the order of the request. Their coordinates are rounded to the nearest grid point, so they don't
      // identify the places.
      return try await places(for: queries).map { place in Result { try report(in: place) } }
    } catch { return queries.map { _ in .failure(error) } }
  }

  private func places(for queries: [WeatherQuery]) async throws -> [ServiceAnswer] {
    let texts = queries.map(\.coordinate.queryTexts)
    let items = [
      ("latitude", texts.map(\.latitude).joined(separator: ",")),
      ("longitude", texts.map(\.longitude).joined(separator: ",")),
      ("current", "temperature_2m,weather_code,is_day,wind_speed_10m"), ("wind_speed_unit", "ms"),
      ("timeformat", "unixtime"),
    ]
    let body = try await client.body(
      of: source, url?.appending(path: "v1/forecast"), items, reasons: ["reason"])
    let answer = try ServiceAnswer(body, of: source)
    let places = answer.elements ?? [answer]
    guard places.count == queries.count else {
      throw WeatherFailure(source, "it answered for \(places.count) places instead of \(queries.count)")
    }
    return places
  }

  private func report(in place: ServiceAnswer) throws -> WeatherReport {
    if let units = place.optional("current_units") {
      try units.expect("°C", "temperature_2m")
      try units.expect("unixtime", "time")
      try units.expect("m/s", "wind_speed_10m")
    }
    let current = try place.member("current")
    let condition = Weather.Condition(
      wmoCode: try current.member("weather_code").integer(),
      isDay: try current.member("is_day").integer() != 0,
      windSpeed: try current.optional("wind_speed_10m")?.number())
    return WeatherReport(
      temperature: try current.member("temperature_2m").temperature(), condition: condition,
      readingTime: try current.member("time").time())
  }
}
