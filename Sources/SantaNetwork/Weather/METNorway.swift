public import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The weather of the Norwegian Meteorological Institute (api.met.no): its forecast for the current hour, for any place on
/// Earth.
///
/// The service only accepts clients whose ``HTTPClient/userAgent`` contains the name of the program and an address of its user.
/// A forecast is cached until it expires. The service is then asked whether there is a newer one. The data is licensed under CC
/// BY 4.0, which requires the words "Data from MET Norway".
///
/// Errors are ``WeatherFailure`` or `CancellationError`.
public final class METNorway: WeatherProvider {
  /// The address of the service.
  public static let defaultURL = URL(string: "https://api.met.no")
  /// The maximum number of cached forecasts, which take some kilobytes each.
  private static let capacity = 200

  /// The forecast for a place.
  private struct Forecast {
    /// The reports of the next hours, in order.
    var reports: [WeatherReport]
    var since: Date
    var expires: Date
    /// The `Last-Modified` field of the answer, to be sent with the next request.
    var lastModified: String?

    /// Returns whether the forecast is still valid. After the clock was set back, a forecast may seem to come from the future.
    func holds(at now: Date) -> Bool { since <= now && now < expires }
  }

  /// The name of the service, as in reports.
  public let source = "MET Norway"
  private let client: HTTPClient
  private let url: URL?
  private let clock: any TrackerClock
  private let forecasts = Mutex<[String: Forecast]>([:])

  /// Creates a provider for the service.
  ///
  /// - Parameters:
  ///   - client: The client for its requests.
  ///   - url: The address of the server, without the path.
  ///   - clock: The clock that determines the current hour, and when forecasts expire.
  public init(
    client: HTTPClient, url: URL? = METNorway.defaultURL, clock: any TrackerClock = SystemTrackerClock()
  ) {
    self.client = client
    self.url = url
    self.clock = clock
  }

  /// The maximum duration of a call.
  public var patience: Duration { client.deadline + .seconds(1) }

  /// Requests the weather at one place and time.
  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    let (latitude, longitude) = coordinate.queryTexts
    let place = "\(latitude),\(longitude)"
    let known = forecasts.withLock { $0[place] }
    if let known, known.holds(at: clock.now) { return try report(of: known) }
    let response = try await client.response(
      of: source, url?.appending(path: "weatherapi/locationforecast/2.0/compact"),
      [("lat", latitude), ("lon", longitude)],
      headers: known?.lastModified.map { ["If-Modified-Since": $0] } ?? [:])
    var forecast: Forecast
    switch (response.status, known) {
    case (304, let known?): forecast = known
    // Status 203 announces a change of the product. The data is valid.
    case (200, _), (203, _):
      forecast = Forecast(
        reports: try reports(in: response.body), since: .distantPast, expires: .distantPast)
    default: throw WeatherFailure(source, response, reason: nil)
    }
    forecast.since = clock.now
    forecast.expires = response.header("Expires").flatMap(HTTPDate.parse) ?? forecast.since
    forecast.lastModified = response.header("Last-Modified") ?? forecast.lastModified
    keep(forecast, of: place)
    return try report(of: forecast)
  }

  private func keep(_ forecast: Forecast, of place: String) {
    forecasts.withLock { forecasts in
      forecasts[place] = forecast
      guard forecasts.count > Self.capacity else { return }
      if let oldest = forecasts.min(by: { $0.value.expires < $1.value.expires })?.key {
        forecasts[oldest] = nil
      }
    }
  }

  /// Returns the report for the current hour.
  private func report(of forecast: Forecast) throws(WeatherFailure) -> WeatherReport {
    let begun = forecast.reports.last { $0.readingTime.map { $0 <= clock.now } ?? false }
    guard let report = begun ?? forecast.reports.first else {
      throw WeatherFailure(source, "its forecast is empty")
    }
    return report
  }

  private func reports(in body: Data) throws -> [WeatherReport] {
    let properties = try ServiceAnswer(body, of: source).member("properties")
    try properties.optional("meta")?.optional("units")?.expect("celsius", "air_temperature")
    let series = try properties.member("timeseries")
    guard let hours = series.elements else { throw series.failure("is not a list") }
    guard !hours.isEmpty else { throw series.failure("is empty") }
    // Only the next hours are kept, because the forecast expires long before its end.
    return try hours.prefix(24).map(report)
  }

  private func report(in hour: ServiceAnswer) throws -> WeatherReport {
    let time = try hour.member("time")
    guard let date = Timestamp.parse(try time.string()) else { throw time.failure("is not a time") }
    let data = try hour.member("data")
    let next = data.optional("next_1_hours") ?? data.optional("next_6_hours")
    let symbol = try next?.member("summary").member("symbol_code").string()
    return WeatherReport(
      temperature: try data.member("instant").member("details").member("air_temperature").temperature(),
      condition: symbol.map { Weather.Condition(metNorwaySymbol: $0) } ?? .unknown, readingTime: date)
  }
}
