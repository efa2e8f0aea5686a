import SantaCore
import SantaNetwork

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherChoice {
  /// What `--weather` says, or else the settings.
  init(_ option: String?, of command: CommandName, _ settings: Settings) throws(UsageError) {
    guard let option else {
      self = settings.weather
      return
    }
    guard let choice = WeatherChoice(rawValue: option) else {
      let words = Self.allCases.map(\.rawValue)
      throw UsageError(.unknownWord(.weather, value: option, words), command: command)
    }
    self = choice
  }

  /// What Open-Meteo allows for nothing is 600 places a minute; half of it is left to others of the same address.
  private static let openMeteoPlacesPerMinute = 300
  /// The others take a request for each place.
  private static let otherPlacesPerMinute = 60

  /// The provider, with all that stands between it and the network.
  ///
  /// - Throws: ``CommandFailure`` where the environment lacks what the service needs, or has an address that is none.
  func provider(in context: CommandContext) throws(CommandFailure) -> any WeatherProvider {
    switch self {
    case .normal: return SeasonalNormals()
    case .auto: return WeatherWithFallback(try openMeteo(in: context))
    case .openMeteo: return try openMeteo(in: context)
    case .pirate:
      guard let key = context.environment["PIRATE_WEATHER_API_KEY"], !key.isEmpty else {
        throw CommandFailure(
          exitCode: .configuration, message: "Pirate Weather needs a key.",
          hint: "Put yours into the variable PIRATE_WEATHER_API_KEY; pirateweather.net gives one for nothing."
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

  /// What is remembered is not asked, what is asked is paced, each attempt of it.
  private static func withLimits(_ service: any WeatherProvider, placesPerMinute: Int) -> any WeatherProvider
  {
    CachedWeather(PatientWeather(PacedWeather(service, placesPerMinute: placesPerMinute)))
  }
}

extension WeatherChoice {
  /// What help says of `--weather`, and of the variables behind it.
  static let explanation = [
    "--weather NAME is one of",
    "  auto        Open-Meteo, or the normal of the season where that can't be reached",
    "  open-meteo  open-meteo.com, without a key; only for non-commercial use",
    "  pirate      pirateweather.net, with your key in PIRATE_WEATHER_API_KEY",
    "  met-norway  api.met.no, with your e-mail address in SANTA_CONTACT",
    "  normal      the normal of the season, without the network",
    "SANTA_WEATHER names one where the option doesn't. SANTA_OPEN_METEO_URL,",
    "SANTA_PIRATE_WEATHER_URL and SANTA_MET_NORWAY_URL are addresses of servers that are",
    "asked instead, as in http://127.0.0.1:8080.",
  ]
}

extension CommandContext {
  /// Five seconds: somebody looks at the screen, and every service answers in one.
  ///
  /// - Parameter contact: how to reach whoever runs the program, for the one service that wants to know.
  fileprivate func weatherClient(contact: String? = nil) -> HTTPClient {
    let name = "\(Program.name)/\(Program.version)"
    return HTTPClient(
      userAgent: contact.map { "\(name) (\($0))" } ?? name, deadline: .seconds(5), bodyLimit: 1_000_000)
  }

  /// What `SANTA_CONTACT` says.
  fileprivate func contact() throws(CommandFailure) -> String {
    guard let contact = environment["SANTA_CONTACT"], !contact.isEmpty else {
      throw CommandFailure(
        exitCode: .configuration, message: "MET Norway wants to know how to reach whoever asks.",
        hint: "Put your e-mail address into the variable SANTA_CONTACT; nobody else is told.")
    }
    guard contact.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }), contact.utf8.count <= 200 else {
      throw CommandFailure(
        exitCode: .configuration,
        message: "SANTA_CONTACT is not possible: it has characters that can't be sent.",
        hint: "An e-mail address, or that of a web page, is what is wanted.")
    }
    return contact
  }

  fileprivate func serviceURL(_ variable: String, _ standard: URL?) throws(CommandFailure) -> URL? {
    guard let text = environment[variable], !text.isEmpty else { return standard }
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host() != nil
    else {
      throw CommandFailure(
        exitCode: .configuration, message: "\(variable) is not possible: '\(text)' is no address of the web.",
        hint: "It looks like https://api.example.org, and the service's own path follows it.")
    }
    return url
  }
}
