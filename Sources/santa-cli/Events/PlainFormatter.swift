import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a tracker tells, for people: one line each, in columns, and nothing in it that steers a terminal. Times are UTC.
///
///     24 Dec 10:09  🎁 Delivering presents · Provideniya      7,699,102,334 left  ❄️ -12 °C  home 12h 51m
///     12            39                                      18                  11           12
///
/// The widths and the gaps of two make 100. Only the activity with its place is cut to its column; a value that is
/// wider than expected pushes the rest to the right rather than lose digits.
///
/// On a narrower terminal presents go first, then the weather, and the activity gets what is left; no line is wider than
/// the terminal.
struct PlainFormatter: Sendable {
  var audience = Audience()
  /// How wide the terminal is; nil where there is none, and lines may be as wide as they are.
  var columns: Int?

  private static let fullColumns = 100
  private static let activityColumns = 39
  private static let startColumns = 12
  private static let presentsColumns = 18
  private static let weatherColumns = 11

  /// - Parameter weather: the latest weather. It is shown if it is that of the place where Santa is.
  func line(for santa: TrackerEvent.SantaState, weather: TrackerEvent.WeatherState? = nil) -> String {
    let start = [time(santa.time), DisplayWidth.padded(activity(of: santa), to: activityColumns)]
    if santa.countdown.target == .takeoff {
      let remaining = CountdownText.remaining(
        seconds: santa.countdown.secondsToTarget, in: audience.language)
      // Nothing flies, so there are neither presents nor weather whose columns would have to be kept free.
      return fitted((start + [words.takeOff(remaining)]).joined(separator: "  "))
    }
    let presents = words.presentsLeft(NumberText.grouped(santa.presentsRemaining))
    let fields = [
      hasPresents ? DisplayWidth.aligned(presents, toRightOf: Self.presentsColumns) : nil,
      hasWeather ? DisplayWidth.padded(reading(of: weather, at: santa), to: Self.weatherColumns) : nil,
      countdown(of: santa),
    ].compactMap(\.self)
    return fitted((start + fields).joined(separator: "  "))
  }

  func line(for weather: TrackerEvent.WeatherState) -> String {
    let symbol = if case .complete(_, let condition) = weather.status { "\(condition.symbol) " } else { "" }
    let heading = audience.language.weather.heading(weather.place.terminalSafe)
    return fitted("\(time(weather.time))  \(symbol)\(heading)\(report(of: weather))")
  }

  /// How far a request for weather has come, without its time and place.
  func report(of weather: TrackerEvent.WeatherState) -> String {
    let words = audience.language.weather
    switch weather.status {
    case .uploading: return words.asking
    case .processing: return words.lookingUp
    case .complete(let celsius, let condition):
      let temperature = celsius.isFinite ? audience.units.temperatureText(celsius: celsius) : nil
      let findings = [words.condition(condition), temperature].compactMap(\.self)
      let origin = weather.source.map { words.origin(words.source($0.terminalSafe)) } ?? ""
      return findings.joined(separator: words.separator) + origin
    case .failed(let reason): return words.unknown(reason.terminalSafe)
    }
  }

  private var words: FlightWords { audience.language.flight }

  private var countdownColumns: Int { words.homeColumns }

  /// Where the countdown needs more, the activity has less.
  private var fullActivityColumns: Int {
    Self.activityColumns - (countdownColumns - FlightWords.english.homeColumns)
  }

  private var hasPresents: Bool { (columns ?? Self.fullColumns) >= Self.fullColumns }

  private var hasWeather: Bool { (columns ?? Self.fullColumns) >= 64 }

  private var activityColumns: Int {
    guard let columns, !hasPresents else { return fullActivityColumns }
    let others =
      Self.startColumns + 2 + countdownColumns + 2 + (hasWeather ? Self.weatherColumns + 2 : 0)
    return min(fullActivityColumns, max(8, columns - others))
  }

  private func time(_ date: Date) -> String {
    DisplayWidth.padded(CivilTime(date).dayAndClockText(in: audience.language), to: Self.startColumns)
  }

  private func activity(of santa: TrackerEvent.SantaState) -> String {
    let title = audience.language.activity.text(of: santa)
    let isFlying = santa.activity == .flying
    let text =
      switch (santa.lastStop?.city.terminalSafe, santa.nextStop?.city.terminalSafe) {
      // Between two stops there is little room left beside what else he does, and where he goes says more.
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
    return "\(condition.symbol) \(audience.units.temperatureText(celsius: temperature))"
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
