extension CommandName {
  static let track: CommandName = "track"
}

extension TrackCommand {
  static let description = CommandDescription(
    name: .track,
    command: TrackCommand.self,
    isPrincipal: true,
    summary: Wording(
      "follow Santa: where he is, what he does, when he reaches you", japanese: "サンタの居場所、行動、自宅への到着時刻を追う"),
    discussion: [
      "On a terminal a dashboard with a map, until q or Ctrl-C; '?' there explains the",
      "keys. Elsewhere, and with --format plain, a line whenever something changes.",
      "",
      "The first to track in a store flies the sleigh; whoever else tracks there follows",
      "the same flight, and flies on when the first one ends. Followers need no options:",
      "the store knows the route and the clock. With --follow it waits for whoever flies,",
      "and never does.",
      "",
      "The store is $XDG_DATA_HOME/santa, or ~/.local/share/santa, unless --store names",
      "another. Outside the night of the flight --demo shows what it will be like.",
      "",
    ] + WeatherChoice.explanation,
    examples: [
      "santa-cli track --demo",
      "santa-cli track --home Sydney --format json",
      "santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60",
    ],
    ownOptions: [
      .home, .store, .route, .weather, .at, .speed, .demo, .follow, .for, formatOption, .color, .bell, .units,
      .lang,
    ]
  )

  private static let formatOption = Option.formats(
    TrackFormat.self,
    Wording(
      "a screen, lines for people, or one JSON object a line",
      japanese: "画面表示、人のための行、または 1 行に 1 つの JSON オブジェクト"))
}

extension Option {
  static let follow = Option(
    "follow", in: .subject,
    Wording("never fly; wait for whoever does", japanese: "自分では飛ばさず、だれかの飛行を待って追う"))

  static let `for` = Option(
    "for", .number("SECONDS", .seconds), in: .subject,
    Wording("end after so many real seconds", japanese: "この秒数（実時間）が過ぎたら終わる"))

  static let color = Option(
    "color", .choice(of: ColorChoice.self), in: .screen,
    Wording(
      "colours of the dashboard; auto asks the terminal", japanese: "ダッシュボードの色。auto では端末に合わせる"))

  static let bell = Option(
    "bell", in: .screen,
    Wording(
      "ring an hour, ten minutes and one stop from home",
      japanese: "到着の 1 時間前、10 分前、1 つ前の町でベルを鳴らす"))
}
