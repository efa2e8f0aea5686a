extension CommandName {
  static let track: CommandName = "track"
}

extension TrackCommand {
  static let description = CommandDescription(
    name: .track,
    command: TrackCommand.self,
    isPrincipal: true,
    summary: Wording("follow Santa: where he is, what he does, when he reaches you"),
    discussion: [
      "On a terminal, shows a dashboard with a map, until q or Ctrl-C; '?' explains its",
      "keys. Elsewhere, and with --format plain, prints a line when something changes.",
      "",
      "The first program to track in a store flies the sleigh. All others follow its",
      "flight, and one of them takes over when it ends. They need no options, because the",
      "route and the clock are in the store. With --follow, it never flies, but waits for",
      "another program to do so.",
      "",
      "The store is $XDG_DATA_HOME/santa, or ~/.local/share/santa, unless --store names",
      "another. Before the night of the flight, --demo shows what it will be like.",
      "",
    ] + ServerOptions.explanation + [""] + WeatherChoice.explanation,
    examples: [
      "santa-cli track --demo",
      "santa-cli track --home Sydney --format json",
      "santa-cli track --server https://santa.example.org --token-file token",
      "santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60",
    ],
    ownOptions: [
      .home, .store, .server, .tokenFile, .route, .weather, .at, .speed, .demo, .loop, .follow, .for,
      formatOption, .color,
      .smooth, .bell,
      .notify, .units,
      .lang,
    ]
  )

  private static let formatOption = Option.formats(
    TrackFormat.self,
    Wording("a screen, lines for people, or one JSON object a line"))
}

extension Option {
  static let follow = Option(
    "follow", in: .subject,
    Wording("never fly; wait for another program that does"))

  static let color = Option(
    "color", .choice(of: ColorChoice.self), in: .screen,
    Wording("colours of the dashboard; auto asks the terminal"))

  static let smooth = Option(
    "smooth", in: .screen,
    Wording("move Santa ten times a second"))

  static let bell = Option(
    "bell", in: .screen,
    Wording("ring an hour, ten minutes and one stop from home"))
}
