import SantaCore
import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherChoice {
  /// Half of the 600 places a minute that Open-Meteo allows an address for free, so that other programs can use the
  /// rest.
  private static let openMeteoPlacesPerMinute = 300
  /// The other services need a request for each place.
  private static let otherPlacesPerMinute = 60

  /// The provider, with its cache, retries and limits.
  ///
  /// - Throws: ``CommandFailure`` if the environment lacks a variable that the service needs, or has an invalid
  ///   address.
  func provider(in context: CommandContext) throws(CommandFailure) -> any WeatherProvider {
    switch self {
    case .normal: return SeasonalNormals()
    case .auto: return WeatherWithFallback(try openMeteo(in: context))
    case .openMeteo: return try openMeteo(in: context)
    case .pirate:
      guard let key = context.environment["PIRATE_WEATHER_API_KEY"], !key.isEmpty else {
        throw CommandFailure(
          exitCode: .configuration, message: "Pirate Weather needs a key.",
          hint: "Set the variable PIRATE_WEATHER_API_KEY to yours; pirateweather.net has free ones."
        )
      }
      let url = try context.serviceURL("SANTA_PIRATE_WEATHER_URL", PirateWeather.defaultURL)
      return Self.withLimits(
        PirateWeather(client: context.weatherClient(), key: key, url: url),
        placesPerMinute: Self.otherPlacesPerMinute)
    case .metNorway:
      let client = context.weatherClient(contact: try context.contact())
      let url = try context.serviceURL("SANTA_MET_NORWAY_URL", METNorway.defaultURL)
      return Self.withLimits(METNorway(client: client, url: url), placesPerMinute: Self.otherPlacesPerMinute)
    }
  }

  private func openMeteo(in context: CommandContext) throws(CommandFailure) -> any WeatherProvider {
    let url = try context.serviceURL("SANTA_OPEN_METEO_URL", OpenMeteo.defaultURL)
    return Self.withLimits(
      OpenMeteo(client: context.weatherClient(), url: url), placesPerMinute: Self.openMeteoPlacesPerMinute)
  }

  /// A service behind a cache, which needs no request for a known place, and a retry, each attempt of which counts
  /// towards the limit.
  private static func withLimits(_ service: any WeatherProvider, placesPerMinute: Int) -> any WeatherProvider
  {
    CachedWeather(PatientWeather(PacedWeather(service, placesPerMinute: placesPerMinute)))
  }
}

extension WeatherChoice {
  /// The lines of help about `--weather` and its environment variables.
  static let explanation = [
    "--weather NAME is one of",
    "  auto        Open-Meteo, or the normal of the season if that can't be reached",
    "  open-meteo  open-meteo.com, without a key; only for non-commercial use",
    "  pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY",
    "  met-norway  api.met.no, with your e-mail address in SANTA_CONTACT",
    "  normal      the normal of the season, without the network",
    "SANTA_WEATHER is the default of the option. SANTA_OPEN_METEO_URL,",
    "SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL are addresses of other servers",
    "to ask, as in http://127.0.0.1:8080.",
  ]
}

extension CommandContext {
  /// A client for weather services. The deadline is short, because services answer in a second and somebody is waiting.
  ///
  /// - Parameter contact: An address of the user, for a service that requires one.
  fileprivate func weatherClient(contact: String? = nil) -> HTTPClient {
    let name = "\(Program.name)/\(Program.version)"
    return HTTPClient(
      userAgent: contact.map { "\(name) (\($0))" } ?? name, deadline: .seconds(5), bodyLimit: 1_000_000)
  }

  /// The value of `SANTA_CONTACT`.
  fileprivate func contact() throws(CommandFailure) -> String {
    guard let contact = environment["SANTA_CONTACT"], !contact.isEmpty else {
      throw CommandFailure(
        exitCode: .configuration, message: "MET Norway requires an address at which you can be reached.",
        hint: "Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.")
    }
    guard contact.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }), contact.utf8.count <= 200 else {
      throw CommandFailure(
        exitCode: .configuration,
        message:
          "SANTA_CONTACT is not valid: it must have at most 200 characters, all of them printable ASCII.",
        hint: "Set it to an e-mail address or the address of a web page.")
    }
    return contact
  }

  fileprivate func serviceURL(_ variable: String, _ standard: URL?) throws(CommandFailure) -> URL? {
    guard let text = environment[variable], !text.isEmpty else { return standard }
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil
    else {
      throw CommandFailure(
        exitCode: .configuration, message: "\(variable) is not valid: '\(text)' is not a web address.",
        hint: "Write it as in https://api.example.org, without the path of the service.")
    }
    return url
  }
}
