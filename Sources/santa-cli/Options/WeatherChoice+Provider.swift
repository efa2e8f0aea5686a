import SantaCore
import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherChoice {
  /// Half of the 600 places per minute that Open-Meteo allows each address for free, so that other programs can use the rest.
  private static let openMeteoPlacesPerMinute = 300
  /// The limit for the other services, which need a request for each place.
  private static let otherPlacesPerMinute = 60

  /// Returns the provider, with its cache, retries and limits.
  ///
  /// - Throws: ``CommandFailure`` if the environment lacks a variable that the service needs, or contains an invalid address.
  func provider(in context: CommandContext) throws(CommandFailure) -> any WeatherProvider {
    switch self {
    case .normal: return SeasonalNormals()
    case .auto: return WeatherWithFallback(try openMeteo(in: context))
    case .openMeteo: return try openMeteo(in: context)
    case .pirate:
      guard let key = context.environment["PIRATE_WEATHER_API_KEY"], !key.isEmpty else {
        throw CommandFailure(
          exitCode: .configuration, message: "Pirate Weather needs an API key.",
          hint: "Set the variable PIRATE_WEATHER_API_KEY to your key. Get one for free at pirateweather.net."
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

  /// Adds a cache, retries and a limit to a service. A known place needs no request, and each attempt counts towards the limit.
  private static func withLimits(_ service: any WeatherProvider, placesPerMinute: Int) -> any WeatherProvider
  {
    CachedWeather(PatientWeather(PacedWeather(service, placesPerMinute: placesPerMinute)))
  }
}

extension WeatherChoice {
  /// The lines of help about `--weather` and its environment variables.
  static let explanation = [
    "--weather NAME is one of",
    "  auto        Open-Meteo, or typical weather if it can't be reached",
    "  open-meteo  open-meteo.com, without a key; for non-commercial use only",
    "  pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY",
    "  met-norway  api.met.no, with your e-mail address in SANTA_CONTACT",
    "  normal      the typical weather of December, without network access",
    "SANTA_WEATHER sets the default. SANTA_OPEN_METEO_URL, SANTA_PIRATE_WEATHER_URL and",
    "SANTA_MET_NORWAY_URL replace the addresses of the services, as in",
    "http://127.0.0.1:8080.",
  ]
}

extension CommandContext {
  /// Returns a client for weather services. The deadline is short, because services respond within a second and the user is
  /// waiting.
  ///
  /// - Parameter contact: An address of the user, for a service that requires one.
  fileprivate func weatherClient(contact: String? = nil) -> HTTPClient {
    let name = "\(Program.name)/\(Program.version)"
    return HTTPClient(
      userAgent: contact.map { "\(name) (\($0))" } ?? name, deadline: .seconds(5), bodyLimit: 1_000_000)
  }

  /// Returns the value of `SANTA_CONTACT`.
  fileprivate func contact() throws(CommandFailure) -> String {
    guard let contact = environment["SANTA_CONTACT"], !contact.isEmpty else {
      throw CommandFailure(
        exitCode: .configuration, message: "MET Norway requires your contact address.",
        hint: "Set the variable SANTA_CONTACT to your e-mail address. Only MET Norway receives it.")
    }
    guard contact.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }), contact.utf8.count <= 200 else {
      throw CommandFailure(
        exitCode: .configuration,
        message:
          "SANTA_CONTACT is not valid: it must have at most 200 printable ASCII characters.",
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
