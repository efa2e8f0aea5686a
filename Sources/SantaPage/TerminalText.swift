import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A state as text for a terminal: a few lines, or one line for a status bar.
struct TerminalText {
  /// The contents of a line, by the number of `format`.
  enum Format: Int, CaseIterable {
    case place = 1
    case next, presents, countdown
  }

  var state: PageState
  var home: HomePlace?
  var language: PageLanguage

  private var route: Route { state.flight.route }
  private var lastStop: RouteStop { route.stops[state.moment.lastStop] }
  private var nextStop: RouteStop? { state.moment.nextStop.map { route.stops[$0] } }

  private func word(_ key: String, _ values: [String: String] = [:]) -> String {
    PageWords.all.text(key, in: language, values)
  }

  /// The lines, each with a label.
  var text: String {
    let position =
      "\(PageNumber.decimal(state.moment.coordinate.latitude, decimals: 2, in: language)), "
      + PageNumber.decimal(state.moment.coordinate.longitude, decimals: 2, in: language)
    let place = PagePlaces.fullName(of: lastStop, in: language)
    let whereabouts = word(
      isFlying ? "onTheWay" : "at", ["place": place, "position": position])
    var rows = [(word("santa"), "\(symbol) \(whereabouts)")]
    if let nextStop {
      rows.append((word("next"), "\(PagePlaces.fullName(of: nextStop, in: language)), \(time(at: nextStop))"))
    }
    rows.append((word("presents"), "🎁 \(presents)"))
    if let weather { rows.append((word("weather"), weather)) }
    let lines = ["🎄 \(state.flight.title(in: language))"] + rows.map { "\($0.0): \($0.1)" }
    return (lines + (countdown.map { ["🏠 \($0)"] } ?? [])).map { "\($0.printable)\n" }.joined()
  }

  /// One line.
  func line(_ format: Format) -> String {
    var parts = ["\(symbol) \(language.place(lastStop.city))"]
    if format.rawValue >= Format.next.rawValue, let nextStop {
      parts.append("→ \(language.place(nextStop.city)) \(clock(at: nextStop))")
    }
    if format.rawValue >= Format.presents.rawValue {
      parts.append("🎁 \(PageNumber.grouped(state.moment.presentsDelivered, in: language))")
    }
    if format == .countdown, let countdown { parts.append("🏠 \(countdown)") }
    return parts.joined(separator: "  ").printable + "\n"
  }

  private var isFlying: Bool {
    if case .flying = state.moment.phase { true } else { false }
  }

  private var symbol: String { isFlying ? "🛷" : "🎅" }

  private var presents: String {
    let delivered = PageNumber.grouped(state.moment.presentsDelivered, in: language)
    if state.moment.presentsRemaining == 0 { return word("allDelivered", ["delivered": delivered]) }
    let remaining = PageNumber.grouped(state.moment.presentsRemaining, in: language)
    return word("soFar", ["delivered": delivered, "remaining": remaining])
  }

  private var weather: String? {
    guard let weather = state.weather, route.stops.indices.contains(weather.stop) else { return nil }
    let degrees = PageNumber.decimal(weather.temperature, decimals: 0, in: language)
    let temperature = word("celsius", ["number": degrees])
    let condition = word(Self.word(for: weather.condition))
    let place = language.place(route.stops[weather.stop].city)
    let source =
      weather.isNormal ? " (\(word("typical")))" : weather.source.isEmpty ? "" : " (\(weather.source))"
    return "\(weather.condition.symbol) \(condition), \(temperature), \(place)\(source)"
  }

  private static func word(for condition: Weather.Condition) -> String {
    switch condition {
    case .unknown: "unknownWeather"
    case .clearDay, .clearNight: "clear"
    case .rain: "rain"
    case .snow: "snow"
    case .sleet: "sleet"
    case .wind: "wind"
    case .fog: "fog"
    case .cloudy: "cloudy"
    case .partlyCloudyDay, .partlyCloudyNight: "partlyCloudy"
    }
  }

  private var countdown: String? {
    guard let home else { return nil }
    let countdown = Countdown(route: route, home: home.coordinate, now: state.time)
    let key =
      switch countdown.target {
      case .takeoff: "toTakeoff"
      case .home: "toHome"
      case .passed: "passed"
      case .nextFlight: "nextFlight"
      }
    let time = PageTime.remaining(seconds: countdown.secondsFromTarget, in: language)
    return word(key, ["place": PagePlaces.fullName(of: home, in: language), "time": time])
  }

  /// Returns the day and the local time of the arrival at a stop; in UTC at the Pole, where there isn't a local time.
  private func time(at stop: RouteStop) -> String {
    let local = stop.arrival + Double(stop.utcOffset ?? 0)
    return PageTime.dayAndClock(local, in: language) + (stop.utcOffset == nil ? " UTC" : "")
  }

  private func clock(at stop: RouteStop) -> String {
    PageTime.clock(stop.arrival + Double(stop.utcOffset ?? 0)) + (stop.utcOffset == nil ? " UTC" : "")
  }
}

extension String {
  /// The text without control characters and separators of lines, which a route's names could contain and a terminal would obey.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: false
          case .format: scalar.value == 0x200D
          default: true
          }
        }))
  }
}
