import SantaCore

/// Events for people: one line each, in columns, and nothing in it that steers a terminal. Times are UTC.
///
///     24 Dec 10:09  🎁 Delivering presents · Provideniya      7,699,102,334 left  ❄️ -12 °C  home 12h 51m
///     12            39                                      18                  11           12
///
/// The widths and the gaps of two make 100. Only the activity with its place is cut to its column; a value that is
/// wider than expected pushes the rest to the right rather than lose digits.
///
/// On a narrower terminal presents go first, then the weather, and the activity gets what is left; no line is wider than
/// the terminal.
struct PlainFormatter: TrackEventFormatter {
  var audience = Audience()
  /// How wide the terminal is; nil where there is none, and lines may be as wide as they are.
  var columns: Int?

  private static let fullColumns = 100
  private static let activityColumns = 39
  private static let startColumns = 12
  private static let presentsColumns = 18
  private static let weatherColumns = 11

  func line(for event: TrackEvent) -> String {
    let line =
      switch event {
      case .santa(let event): self.line(for: event)
      case .weather(let event): self.line(for: event)
      }
    return columns.map { DisplayWidth.truncated(line, to: $0) } ?? line
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

  private func line(for event: SantaEvent) -> String {
    let start = [
      DisplayWidth.padded(
        CivilTime(event.time).dayAndClockText(in: audience.language), to: Self.startColumns),
      DisplayWidth.padded(activity(of: event), to: activityColumns),
    ]
    if let seconds = event.secondsToTakeOff {
      // Nothing flies, so there are neither presents nor weather whose columns would have to be kept free.
      return (start + [words.takeOff(CountdownText.remaining(seconds: seconds, in: audience.language))])
        .joined(separator: "  ")
    }
    let fields = [
      hasPresents ? DisplayWidth.aligned(presents(of: event), toRightOf: Self.presentsColumns) : nil,
      hasWeather ? DisplayWidth.padded(weather(of: event), to: Self.weatherColumns) : nil,
      countdown(of: event),
    ].compactMap(\.self)
    return Self.withoutTrailingSpaces((start + fields).joined(separator: "  "))
  }

  private func activity(of event: SantaEvent) -> String {
    let sentence = event.activitySentence.terminalSafe
    let text =
      switch (event.place?.terminalSafe, event.nextPlace?.terminalSafe) {
      // Between two stops there is little room left beside what else he does, and where he goes says more.
      case (_, let next?) where event.isOnTheWay && event.activity != "flying": "\(sentence) → \(next)"
      case (let place?, let next?) where event.activity == "flying": "\(sentence) · \(place) → \(next)"
      case (let place?, _): "\(sentence) · \(place)"
      case (nil, let next?): "\(sentence) → \(next)"
      case (nil, nil): sentence
      }
    return DisplayWidth.truncated(text, to: activityColumns)
  }

  private func presents(of event: SantaEvent) -> String {
    event.presentsRemaining.map { words.presentsLeft(NumberText.grouped($0)) } ?? ""
  }

  private func weather(of event: SantaEvent) -> String {
    guard let weather = event.weather else { return "" }
    return "\(weather.symbol.terminalSafe) \(audience.units.temperatureText(celsius: weather.celsius))"
  }

  private func countdown(of event: SantaEvent) -> String {
    guard let seconds = event.secondsToHome else { return "" }
    return seconds > 0
      ? words.untilHome(CountdownText.remaining(seconds: seconds, in: audience.language))
      : words.homeIsVisited
  }

  private func line(for event: WeatherEvent) -> String {
    let time = DisplayWidth.padded(
      CivilTime(event.time).dayAndClockText(in: audience.language), to: Self.startColumns)
    let symbol = event.conditionSymbol.map { "\($0.terminalSafe) " } ?? ""
    let heading = audience.language.weather.heading(event.place?.terminalSafe)
    return "\(time)  \(symbol)\(heading)\(report(of: event))"
  }

  func report(of event: WeatherEvent) -> String {
    let words = audience.language.weather
    return switch event.status {
    case .uploading: words.asking
    case .processing: words.lookingUp
    case .complete:
      findings(of: event) + (event.source.map { words.origin(words.source($0.terminalSafe)) } ?? "")
    case .failed: words.unknown(event.reason?.terminalSafe)
    }
  }

  private func findings(of event: WeatherEvent) -> String {
    let words = audience.language.weather
    let temperature = event.temperature.flatMap {
      $0.isFinite ? audience.units.temperatureText(celsius: $0) : nil
    }
    let findings = [event.condition.map { text(ofCondition: $0) }, temperature].compactMap(\.self)
    return findings.isEmpty ? words.unknown(nil) : findings.joined(separator: words.separator)
  }

  /// A name that no condition has is shown as it is.
  private func text(ofCondition name: String) -> String {
    Weather.Condition(name: name).map(audience.language.weather.condition) ?? name.terminalSafe
  }

  private static func withoutTrailingSpaces(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
