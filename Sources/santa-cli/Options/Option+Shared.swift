import SantaCore

/// The options that several commands take.
extension Option {
  static let home = Option(
    "home", .text("PLACE|LAT,LON"), in: .subject,
    Wording(
      "your home; default: the place of the system's time zone", japanese: "自宅。省略時はシステムのタイムゾーンの都市"))

  static let store = Option(
    "store", .text("PATH"), in: .subject,
    Wording("folder of the store; :memory: keeps nothing", japanese: "ストアのフォルダ。:memory: では何も残さない"))

  static let route = Option(
    "route", .text("FILE|URL"), in: .subject,
    Wording(
      "a route in Santa Tracker's JSON; - is standard input",
      japanese: "Santa Tracker の JSON 形式のルートを使う。- で標準入力"))

  static let weather = Option(
    "weather", .text("NAME"), in: .subject,
    Wording("whom to ask for the weather, or 'normal'", japanese: "天気の問い合わせ先。normal では平年値"))

  static let at = Option(
    "at", .text("TIME"), in: .subject,
    Wording(
      "start the clock here, as in 2026-12-24T10:00 (UTC)",
      japanese: "時計をこの時刻から始める（例: 2026-12-24T10:00、UTC）"))

  static let speed = Option(
    "speed", .number("N", .speed), in: .subject,
    Wording("run the clock N times faster", japanese: "時計を N 倍速で進める"))

  static let demo = Option(
    "demo", in: .subject,
    Wording(
      "fly from take-off at speed \(NumberText.decimal(ClockOptions.demoSpeed)), or as --at and --speed say",
      japanese: "出発（または --at の時刻）から \(NumberText.decimal(ClockOptions.demoSpeed)) 倍速（または --speed の速さ）で飛ぶ"))

  static let `for` = Option(
    "for", .number("SECONDS", .seconds), in: .subject,
    Wording("end after so many real seconds", japanese: "この秒数（実時間）が過ぎたら終わる"))

  static let notify = Option(
    "notify", in: .screen,
    Wording(
      "show a desktop notification when Santa comes closer",
      japanese: "サンタが近づいたらデスクトップに通知する"))

  static let loop = Option(
    "loop", in: .subject,
    Wording(
      "begin a demonstration again after its landing", japanese: "デモが着陸で終わったら、最初からくり返す"))

  static let `where` = Option(
    "where", .text("QUERY"), in: .selection,
    Wording("only what matches the query", japanese: "条件に合うものだけ"))

  static let format = formats(
    OutputFormat.self,
    Wording("lines for people, or one JSON object a line", japanese: "人のための行、または 1 行に 1 つの JSON オブジェクト"))

  static let raw = Option(
    "raw", in: .format,
    Wording(
      "write texts to a CSV as they are, also formulas", japanese: "CSV の文字列を、数式なども含めてそのまま書き出す"))

  static let units = Option(
    "units", .choice(of: Units.self), in: .reader,
    Wording("of the output for people; default: those of the locale", japanese: "表示の単位。省略時はロケールに従う"))

  static let lang = Option(
    "lang", .choice(of: Language.self), in: .reader,
    Wording("of the output for people; default: that of the locale", japanese: "表示の言語。省略時はロケールに従う"))

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
