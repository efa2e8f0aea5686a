import SantaCore

/// Events for people: one line each, in columns, and nothing in it that steers a terminal. Times are UTC.
///
///     24 Dec 10:09  🎁 Delivering presents · Provideniya      7,699,102,334 left  ❄️ -12.3 °C  home 12h 51m
///     12            39                                      18                  11           12
///
/// The widths and the gaps of two make 100. Only the activity with its place is cut to its column; a value that is
/// wider than expected pushes the rest to the right rather than lose digits.
///
/// On a narrower terminal presents go first, then the weather, and the activity gets what is left; no line is wider than
/// the terminal.
struct PlainFormatter: TrackEventFormatter {
  /// How wide the terminal is; nil where there is none, and lines may be as wide as they are.
  var columns: Int?

  private static let fullColumns = 100
  private static let activityColumns = 39
  private static let countdownColumns = 12
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

  private var hasPresents: Bool { (columns ?? Self.fullColumns) >= Self.fullColumns }

  private var hasWeather: Bool { (columns ?? Self.fullColumns) >= 64 }

  private var activityColumns: Int {
    guard let columns, !hasPresents else { return Self.activityColumns }
    let others =
      Self.startColumns + 2 + Self.countdownColumns + 2 + (hasWeather ? Self.weatherColumns + 2 : 0)
    return min(Self.activityColumns, max(8, columns - others))
  }

  private func line(for event: SantaEvent) -> String {
    let start = [
      CivilTime(event.time).dayAndClockText,
      DisplayWidth.padded(activity(of: event), to: activityColumns),
    ]
    if let seconds = event.secondsToTakeOff {
      // Nothing flies, so there are neither presents nor weather whose columns would have to be kept free.
      return (start + ["take-off in \(CountdownText.remaining(seconds: seconds))"]).joined(separator: "  ")
    }
    let fields = [
      hasPresents ? DisplayWidth.aligned(presents(of: event), toRightOf: Self.presentsColumns) : nil,
      hasWeather ? DisplayWidth.padded(event.weather?.terminalSafe ?? "", to: Self.weatherColumns) : nil,
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
    event.presentsRemaining.map { "\(NumberText.grouped($0)) left" } ?? ""
  }

  private func countdown(of event: SantaEvent) -> String {
    guard let seconds = event.secondsToHome else { return "" }
    return seconds > 0 ? "home \(CountdownText.remaining(seconds: seconds))" : "home visited"
  }

  private func line(for event: WeatherEvent) -> String {
    let time = CivilTime(event.time).dayAndClockText
    let symbol = event.conditionSymbol.map { "\($0.terminalSafe) " } ?? ""
    let place = event.place.map { " in \($0.terminalSafe)" } ?? ""
    return "\(time)  \(symbol)Weather\(place): \(Self.report(of: event))"
  }

  static func report(of event: WeatherEvent) -> String {
    switch event.status {
    case .uploading: "asking"
    case .processing: "looking it up"
    case .complete: withSource(event.source, findings(of: event))
    case .failed: "unknown" + (event.reason.map { ", \($0.terminalSafe)" } ?? "")
    }
  }

  private static func findings(of event: WeatherEvent) -> String {
    let temperature = event.temperature.flatMap { $0.isFinite ? "\(NumberText.decimal($0)) °C" : nil }
    let findings = [event.condition.map { words(of: $0.terminalSafe) }, temperature].compactMap(\.self)
    return findings.isEmpty ? "unknown" : findings.joined(separator: ", ")
  }

  private static func withSource(_ source: String?, _ findings: String) -> String {
    source.map { "\(findings) (\($0.terminalSafe))" } ?? findings
  }

  /// `partlyCloudyNight` as people write it.
  private static func words(of name: String) -> String {
    name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : String($1) }
  }

  private static func withoutTrailingSpaces(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
