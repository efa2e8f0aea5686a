import SantaCore

extension OptionName {
  /// The table of options.
  var description: OptionDescription {
    switch self {
    case .home:
      OptionDescription(
        value: .text("PLACE|LAT,LON"), commands: [.track, .status, .route],
        summary: "your home; else the place of this system's time zone")
    case .store:
      OptionDescription(
        value: .text("PATH"), commands: [.track, .fly, .status, .weatherService],
        summary: "folder of the store; :memory: keeps nothing")
    case .route:
      OptionDescription(
        value: .text("FILE|URL"), commands: [.track, .fly, .status, .route, .routeExport],
        summary: "take this route, in Santa Tracker's JSON")
    case .weather:
      OptionDescription(
        value: .text("NAME"), commands: [.track, .fly, .weatherService],
        summary: "whom to ask for the weather, or 'normal'")
    case .at:
      OptionDescription(
        value: .text("TIME"), commands: [.track, .fly, .status, .route, .routeExport],
        summary: "start the clock here, as in 2026-12-24T10:00:00Z")
    case .speed:
      OptionDescription(
        value: .number("N", .speed), commands: [.track, .fly],
        summary: "run the clock N times faster")
    case .demo:
      OptionDescription(
        commands: [.track, .fly],
        summary:
          "fly from take-off at speed \(NumberText.decimal(ClockOptions.demoSpeed)), or as --speed says")
    case .follow:
      OptionDescription(
        commands: [.track],
        summary: "never fly; wait for whoever does")
    case .for:
      OptionDescription(
        value: .number("SECONDS", .seconds), commands: [.track],
        summary: "end after so many real seconds")
    case .format:
      OptionDescription(
        value: .choice(OutputFormat.allCases.map(\.rawValue)),
        commands: [
          .track, .status, .route, .routeExport, .weatherService, .storeInfo, .storeVerify, .storeDump,
          .storeCompact,
        ],
        summary: "lines for people, or one JSON object a line")
    case .raw:
      OptionDescription(
        commands: [.route, .storeDump],
        summary: "write texts to a CSV as they are, also formulas")
    case .color:
      OptionDescription(
        value: .choice(ColorChoice.allCases.map(\.rawValue)), commands: [.track],
        summary: "colours of the dashboard; auto asks the terminal")
    case .bell:
      OptionDescription(
        commands: [.track],
        summary: "ring an hour, ten minutes and one stop from home")
    case .near:
      OptionDescription(
        value: .text("PLACE|LAT,LON"), commands: [.route],
        summary: "the nearest stops, with their distance")
    case .type:
      OptionDescription(
        value: .text("NAME"), commands: [.storeDump],
        summary: "the type whose objects to print")
    case .where:
      OptionDescription(
        value: .text("QUERY"), commands: [.route, .storeDump],
        summary: "only what meets the query")
    case .sort:
      OptionDescription(
        value: .text("PROPERTY"), commands: [.route],
        summary: "in order; \"PROPERTY desc\" for the greatest first")
    case .limit:
      OptionDescription(
        value: .number("N", .count), commands: [.route],
        summary: "only the first N")
    case .units:
      OptionDescription(
        value: .choice(Units.allCases.map(\.rawValue)), commands: [.track, .status, .route, .weatherService],
        summary: "of what people read; else as the locale has them")
    case .lang:
      OptionDescription(
        value: .choice(Language.allCases.map(\.rawValue)),
        commands: [.track, .fly, .status, .route, .weatherService, .help],
        summary: "of what people read; else the locale's")
    case .help:
      OptionDescription(
        commands: CommandName.allCases, letter: "h",
        summary: "explain the program, or the command it is given with")
    case .version:
      OptionDescription(summary: "print the version")
    case .credits:
      OptionDescription(summary: "print whose data the program carries")
    }
  }

  /// The row as one command has it.
  func description(for command: CommandName?) -> OptionDescription {
    var description = description
    guard self == .format else { return description }
    switch command {
    case .storeDump?:
      description.value = .choice(DumpFormat.allCases.map(\.rawValue))
      description.summary = "one JSON object a line, or a table with commas"
    case .route?:
      description.value = .choice(RouteFormat.allCases.map(\.rawValue))
      description.summary = "for people, for programs, for spreadsheets, for maps"
    case .routeExport?:
      description.value = .choice(ExportFormat.allCases.map(\.rawValue))
      description.summary = "Santa Tracker's JSON, the only one"
    case .track?:
      description.value = .choice(TrackFormat.allCases.map(\.rawValue))
      description.summary = "a screen, lines for people, or one JSON object a line"
    default: break
    }
    return description
  }
}
