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
      "On a terminal, shows a dashboard with a map until you press q or Ctrl-C; '?' lists",
      "the keys. In a pipe, or with --format plain, prints a line for each change.",
      "",
      "The first tracker on a store runs the flight. Others follow it, and one of them",
      "takes over when it exits. They need no options, because the route and the clock are",
      "in the store. With --follow, a tracker never runs the flight, but waits for another",
      "program to do so.",
      "",
      "The store is in $XDG_DATA_HOME/santa or ~/.local/share/santa, unless --store names",
      "another folder. Before Christmas Eve, use --demo to watch a demonstration.",
      "",
      "--record writes everything that is shown to FILE.cast, for 'asciinema play'. Every",
      "line is complete even after Ctrl-C. FILE.svg is an animation of the dashboard of at",
      "most 30 seconds, and is written when the dashboard ends.",
      "",
    ] + ServerOptions.explanation + [""] + WeatherChoice.explanation,
    examples: [
      "santa-cli track --demo",
      "santa-cli track --home Sydney --format json",
      "santa-cli track --server https://santa.example.org --token-file token",
      "santa-cli track --home -33.9,151.2 --at 2026-12-24T10:00:00Z --speed 60",
    ],
    ownOptions: [
      .home, .store, .server, .tokenFile, .remotePath, .route, .weather, .at, .speed, .demo, .loop, .follow,
      .for,
      formatOption, .color, .theme, .compact,
      .smooth, .bell,
      .notify, .record, .units,
      .lang,
    ]
  )

  private static let formatOption = Option.formats(
    TrackFormat.self,
    Wording("dashboard, plain text, or one JSON object per line"))
}

extension Option {
  static let follow = Option(
    "follow", in: .subject,
    Wording("follow only: never run the flight, wait for another program"))

  static let color = Option(
    "color", .choice(of: ColorChoice.self), in: .screen,
    Wording("dashboard colours; auto detects what the terminal supports"))

  static let theme = Option(
    "theme", .choice(of: ThemeChoice.self), in: .screen,
    Wording("dashboard theme; auto asks the terminal for its background"))

  static let compact = Option(
    "compact", in: .screen,
    Wording("show three lines instead of the whole dashboard"))

  static let smooth = Option(
    "smooth", in: .screen,
    Wording("move Santa ten times a second"))

  static let bell = Option(
    "bell", in: .screen,
    Wording("ring an hour, ten minutes and one stop before home"))
}
