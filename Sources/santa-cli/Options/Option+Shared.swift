import SantaCore

/// The options that several commands take.
extension Option {
  static let home = Option(
    "home", .text("PLACE|LAT,LON"), in: .subject,
    Wording("your home; default: the place of the system's time zone"))

  static let store = Option(
    "store", .text("PATH"), in: .subject,
    Wording("folder of the store; :memory: keeps nothing"))

  static let route = Option(
    "route", .text("FILE|URL"), in: .subject,
    Wording("a route in Santa Tracker's JSON; - is standard input"))

  static let weather = Option(
    "weather", .text("NAME"), in: .subject,
    Wording("whom to ask for the weather, or 'normal'"))

  static let at = Option(
    "at", .text("TIME"), in: .subject,
    Wording("start the clock here, as in 2026-12-24T10:00 (UTC)"))

  static let speed = Option(
    "speed", .number("N", .speed), in: .subject,
    Wording("run the clock N times faster"))

  static let demo = Option(
    "demo", in: .subject,
    Wording("fly from take-off at speed 600, or as --at and --speed say"))

  static let `for` = Option(
    "for", .number("SECONDS", .seconds), in: .subject,
    Wording("end after so many real seconds"))

  static let notify = Option(
    "notify", in: .screen,
    Wording("show a desktop notification when Santa comes closer"))

  static let loop = Option(
    "loop", in: .subject,
    Wording("begin a demonstration again after its landing"))

  static let `where` = Option(
    "where", .text("QUERY"), in: .selection,
    Wording("only what matches the query"))

  static let format = formats(
    OutputFormat.self,
    Wording("lines for people, or one JSON object a line"))

  static let raw = Option(
    "raw", in: .format,
    Wording("write texts to a CSV as they are, also formulas"))

  static let units = Option(
    "units", .choice(of: Units.self), in: .reader,
    Wording("of the output for people; default: those of the locale"))

  static let lang = Option(
    "lang", .choice(of: Language.self), in: .reader,
    Wording("of the output for people; default: that of the locale"))

  /// The option `--format` of a command that has its own formats.
  static func formats<Format: CaseIterable & RawRepresentable<String>>(
    _ type: Format.Type, _ summary: Wording
  ) -> Option {
    Option("format", .choice(of: type), in: .format, summary)
  }
}

extension CommandLineArguments {
  /// Whether texts are written as they are: with `--raw`, which is only allowed for CSV.
  func isRaw(_ isCSV: Bool) throws(UsageError) -> Bool {
    guard has(.raw) else { return false }
    guard isCSV else {
      throw error(
        .unreadable(.raw, why: "Only a CSV changes texts to make them harmless. Add '--format csv'."))
    }
    return true
  }
}
