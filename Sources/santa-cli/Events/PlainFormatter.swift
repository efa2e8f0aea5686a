import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Formats the events of a tracker for people: one line each, in columns, without control characters. Times are in UTC.
///
///     24 Dec 10:09  🎁 Delivering presents · Provideniya      7,699,102,334 left  ❄️ -12 °C  home 12h 51m
///     12            39                                      18                  11           12
///
/// The columns and the gaps of two between them add up to 100. Only the activity and its place are truncated to their column.
/// Any other value that is wider than its column moves the rest to the right, so that no digits are lost.
///
/// On a narrower terminal, the presents are dropped first, and then the weather. The activity gets the remaining columns. Lines
/// are never wider than the terminal.
struct PlainFormatter: Sendable {
  var audience = Audience()
  /// The width of the terminal; nil without one, when lines can have any width.
  var columns: Int?

  private static let fullColumns = 100
  private static let activityColumns = 39
  private static let startColumns = 12
  private static let presentsColumns = 18
  private static let weatherColumns = 11

  /// - Parameter weather: The latest weather. It is shown if it belongs to Santa's current place.
  func line(for santa: TrackerEvent.SantaState, weather: TrackerEvent.WeatherState? = nil) -> String {
    let start = [time(santa.time), DisplayWidth.padded(activity(of: santa), to: activityColumns)]
    if santa.countdown.target == .takeoff {
      let remaining = CountdownText.remaining(
        seconds: santa.countdown.secondsToTarget, in: audience.language)
      // Before the take-off there are no columns for presents and weather.
      return fitted((start + [words.takeOff(remaining)]).joined(separator: "  "))
    }
    let presents = words.presentsLeft(audience.language.number(santa.presentsRemaining))
    let fields = [
      hasPresents ? DisplayWidth.aligned(presents, toRightOf: presentsColumns) : nil,
      hasWeather ? DisplayWidth.padded(reading(of: weather, at: santa), to: Self.weatherColumns) : nil,
      countdown(of: santa),
    ].compactMap(\.self)
    return fitted((start + fields).joined(separator: "  "))
  }

  /// Returns the line of Santa's arrival at a stop: the greeting in the language of the country, the local time, a fact, and the
  /// presents. Parts that don't fit are omitted.
  ///
  /// - Parameter index: The index of the stop in the route.
  func line(forArrivalAt index: Int, of route: Route, home: HomePlace) -> String {
    let (stop, language) = (route.stops[index], audience.language)
    let presents = stop.presentsDelivered - (index > 0 ? route.stops[index - 1].presentsDelivered : 0)
    let parts = [
      stop.utcOffset.map {
        CivilTime(stop.arrival, utcOffsetSeconds: $0).dayAndClockText(in: language)
      },
      route.fact(aboutStop: index, home: home.coordinate).map {
        language.arrival.fact($0, name(stop), audience.units)
      },
      language.arrival.presents(language.number(presents)),
    ].compactMap(\.self)
    let greeting = stop.country.map { "\($0.greeting) " } ?? ""
    let start = "\(time(stop.arrival))  🎄 \(greeting)\(language.name(of: stop).terminalSafe)"
    return fitted(
      parts.reduce(start) { line, part in
        let longer = "\(line) · \(part)"
        return DisplayWidth.columns(of: longer) <= columns ?? Self.fullColumns ? longer : line
      })
  }

  /// Returns the lines of a door of Advent.
  func lines(for fact: AdventFact) -> [String] {
    let advent = audience.language.advent
    return ["\(advent.door(fact.door)): \(advent.fact(fact, audience.units))", advent.work(fact.door)]
      .map { fitted("🎄 \($0)") }
  }

  func line(for weather: TrackerEvent.WeatherState) -> String {
    let symbol = if case .complete(_, let condition) = weather.status { "\(condition.symbol) " } else { "" }
    let heading = audience.language.weather.heading(audience.language.place(weather.place).terminalSafe)
    return fitted("\(time(weather.time))  \(symbol)\(heading)\(report(of: weather))")
  }

  func line(for message: RouteMessage) -> String {
    fitted("\(time(message.time))  \(message.isFact ? "💡" : "💬") \(message.text.terminalSafe)")
  }

  /// Returns the status of a weather request, without its time and place.
  func report(of weather: TrackerEvent.WeatherState) -> String {
    let words = audience.language.weather
    switch weather.status {
    case .uploading: return words.asking
    case .processing: return words.lookingUp
    case .complete(let celsius, let condition):
      let temperature =
        celsius.isFinite ? audience.units.temperatureText(celsius: celsius, in: audience.language) : nil
      let origin = weather.source.map { Self.gap(words.origin(words.source($0.terminalSafe))) } ?? ""
      return words.findings(words.condition(condition), temperature) + origin
    case .failed(let reason): return words.unknown(reason.terminalSafe)
    }
  }

  /// Returns a string with a space before its parentheses, unless they are full-width and include the space.
  private static func gap(_ text: String) -> String { text.hasPrefix("（") ? text : " \(text)" }

  private var words: FlightWords { audience.language.flight }

  private var countdownColumns: Int { words.homeColumns }

  private var startColumns: Int {
    max(Self.startColumns, DisplayWidth.columns(of: "\(audience.language.time.day(12, 24)) 10:09"))
  }

  private var presentsColumns: Int {
    max(
      Self.presentsColumns,
      DisplayWidth.columns(of: words.presentsLeft(audience.language.number(7_700_000_000))))
  }

  /// The width of the activity, which is smaller in languages whose other columns are wider.
  private var fullActivityColumns: Int {
    let wider =
      countdownColumns - Language.english.flight.homeColumns + startColumns - Self.startColumns
      + presentsColumns
      - Self.presentsColumns
    return Self.activityColumns - wider
  }

  private var hasPresents: Bool { (columns ?? Self.fullColumns) >= Self.fullColumns }

  private var hasWeather: Bool { (columns ?? Self.fullColumns) >= 64 }

  private var activityColumns: Int {
    guard let columns, !hasPresents else { return fullActivityColumns }
    let others =
      startColumns + 2 + countdownColumns + 2 + (hasWeather ? Self.weatherColumns + 2 : 0)
    return min(fullActivityColumns, max(8, columns - others))
  }

  private func time(_ date: Date) -> String {
    DisplayWidth.padded(CivilTime(date).dayAndClockText(in: audience.language), to: startColumns)
  }

  private func name(_ stop: RouteStop) -> String { audience.language.city(of: stop).terminalSafe }

  private func activity(of santa: TrackerEvent.SantaState) -> String {
    let title = audience.language.activity.text(of: santa)
    let isFlying = santa.activity == .flying
    let text =
      switch (santa.lastStop.map(name), santa.nextStop.map(name)) {
      // An activity between two stops leaves room for only one place, and the destination is more interesting.
      case (_, let next?) where !santa.isAtStop && !isFlying: "\(title) → \(next)"
      case (let place?, let next?) where isFlying: "\(title) · \(place) → \(next)"
      case (let place?, _): "\(title) · \(place)"
      case (nil, let next?): "\(title) → \(next)"
      case (nil, nil): title
      }
    return DisplayWidth.truncated(text, to: activityColumns)
  }

  private func reading(of weather: TrackerEvent.WeatherState?, at santa: TrackerEvent.SantaState) -> String {
    guard let weather, weather.place == santa.lastStop?.city,
      case .complete(let temperature, let condition) = weather.status
    else { return "" }
    return
      "\(condition.symbol) \(audience.units.temperatureText(celsius: temperature, in: audience.language))"
  }

  private func countdown(of santa: TrackerEvent.SantaState) -> String {
    let seconds = santa.countdown.secondsToHome
    return seconds > 0
      ? words.untilHome(CountdownText.remaining(seconds: seconds, in: audience.language))
      : words.homeIsVisited
  }

  private func fitted(_ line: String) -> String {
    columns.map { DisplayWidth.truncated(line, to: $0) } ?? line
  }
}
