public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The weather of Pirate Weather (pirateweather.net), in the format of the Dark Sky service. It requires a key, which is free
/// for 10,000 requests a month. Each request is for one place.
///
/// The key is sent in a header field, not in the address. Errors are ``WeatherFailure`` or `CancellationError`, and never
/// contain the key.
public struct PirateWeather: WeatherProvider {
  /// The address of the service.
  public static let defaultURL = URL(string: "https://api.pirateweather.net")

  /// The name of the service, as in reports.
  public let source = "Pirate Weather"
  private let client: HTTPClient
  private let url: URL?
  private let key: String

  /// Creates a provider for the service.
  ///
  /// - Parameters:
  ///   - client: The client for its requests.
  ///   - key: Your key, which is sent only to the service.
  ///   - url: The address of the server, without the path.
  public init(client: HTTPClient, key: String, url: URL? = PirateWeather.defaultURL) {
    self.client = client
    self.key = key
    self.url = url
  }

  /// The maximum duration of a call.
  public var patience: Duration { client.deadline + .seconds(1) }

  /// Requests the weather at one place and time.
  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    guard !key.isEmpty, key.utf8.allSatisfy(Self.isOfKeys) else {
      throw WeatherFailure(source, "the key has invalid characters")
    }
    let (latitude, longitude) = coordinate.queryTexts
    let body: Data
    do {
      body = try await client.body(
        // The path used to contain the key. The service still expects a component there.
        of: source, url?.appending(path: "forecast/apikey/\(latitude),\(longitude)"),
        [("exclude", "minutely,hourly,daily,alerts"), ("units", "si")], headers: ["apikey": key],
        reasons: ["detail", "message", "error"])
    } catch let failure as WeatherFailure where failure.description.contains(key) {
      // A server may quote the key in its message.
      throw WeatherFailure(
        source, "it failed, and its message contains the key", retryAdvice: failure.retryAdvice)
    }
    let answer = try ServiceAnswer(body, of: source)
    try answer.optional("flags")?.expect("si", "units")
    let current = try answer.member("currently")
    // The icon is optional in this format.
    let icon = try current.optional("icon")?.string()
    return WeatherReport(
      temperature: try current.member("temperature").temperature(),
      condition: icon.map { Weather.Condition(darkSkyIcon: $0) } ?? .unknown,
      readingTime: try current.member("time").time())
  }

  private static func isOfKeys(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
