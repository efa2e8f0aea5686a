import SantaCore

/// The options that several commands take.
extension Option {
  static let home = Option(
    "home", .place("PLACE|LAT,LON"), in: .subject,
    Wording("your home; default: guessed from the system's time zone"))

  static let store = Option(
    "store", .text("PATH"), in: .subject,
    Wording("store folder; :memory: saves nothing"))

  static let route = Option(
    "route", .text("FILE|URL"), in: .subject,
    Wording("route as Santa Tracker JSON; - reads standard input"))

  static let weather = Option(
    "weather", .named(WeatherChoice.allCases.map(\.rawValue), "NAME"), in: .subject,
    Wording("weather service, or 'normal' for typical weather"))

  static let at = Option(
    "at", .text("TIME"), in: .subject,
    Wording("start the clock at TIME, as in 2026-12-24T10:00 (UTC)"))

  static let speed = Option(
    "speed", .number("N", .speed), in: .subject,
    Wording("run the clock N times faster"))

  static let demo = Option(
    "demo", in: .subject,
    Wording("demo flight; default: from take-off, 600 times faster"))

  static let `for` = Option(
    "for", .number("SECONDS", .seconds), in: .subject,
    Wording("exit after this many seconds of real time"))

  static let notify = Option(
    "notify", in: .screen,
    Wording("show a desktop notification when Santa comes closer"))

  static let loop = Option(
    "loop", in: .subject,
    Wording("restart the demo flight after each landing"))

  static let `where` = Option(
    "where", .text("QUERY"), in: .selection,
    Wording("list only results that match the query"))

  static let format = formats(
    OutputFormat.self,
    Wording("plain text, or one JSON object per line"))

  static let raw = Option(
    "raw", in: .format,
    Wording("don't escape formulas and control characters in CSV"))

  static let units = Option(
    "units", .choice(of: Units.self), in: .reader,
    Wording("units of text output; default: from the locale"))

  static let lang = Option(
    "lang", .listedChoice(Language.allCases.map(\.rawValue), "TAG"), in: .reader,
    Wording("language of text output; default: from the locale"))

  /// Returns the option `--format` for a command with its own formats.
  static func formats<Format: CaseIterable & RawRepresentable<String>>(
    _ type: Format.Type, _ summary: Wording
  ) -> Option {
    Option("format", .choice(of: type), in: .format, summary)
  }
}

extension CommandLineArguments {
  /// Whether strings are written unchanged. This requires `--raw`, which is only allowed for CSV.
  func isRaw(_ isCSV: Bool) throws(UsageError) -> Bool {
    guard has(.raw) else { return false }
    guard isCSV else {
      throw error(
        .unreadable(.raw, why: "Only CSV output escapes strings. Add '--format csv'."))
    }
    return true
  }
}
