extension CommandName {
  static let route: CommandName = "route"
}

extension RouteCommand {
  static let description = CommandDescription(
    name: .route,
    command: RouteCommand.self,
    isPrincipal: true,
    summary: Wording("list the stops with their local arrival times"),
    discussion: [
      "Times are local to each stop, with its offset from UTC on that night. --near lists",
      "the 15 nearest stops, or as many as --limit says, the nearest first.",
      "",
      "QUERY compares properties of a stop: place, region, population, time, departure,",
      "presentsDelivered, utcOffset, id, location.latitude and location.longitude. It has",
      "== != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH and LIKE ([c] ignores",
      "case), AND, OR, NOT and parentheses. Texts and times are written in quotes.",
      "",
      "FILE or URL is a Santa Tracker route, or the answer of its 'info' service, which",
      "names the route. The times of another flight are moved to the coming one.",
      "",
      "In CSV, a name that a spreadsheet would read as a formula gets a ' at its start,",
      "unless --raw is given.",
    ],
    examples: [
      "santa-cli route",
      "santa-cli route --near Reykjavík --limit 5",
      "santa-cli route --where \"region CONTAINS[c] 'zealand' AND population > 10000\"",
      "santa-cli route --sort \"population desc\" --limit 5",
      "santa-cli route --format geojson",
    ],
    ownOptions: [.home, .route, .at, .near, .where, .sort, .limit, formatOption, .raw, .units, .lang]
  )

  private static let formatOption = Option.formats(
    RouteFormat.self,
    Wording("for people, for programs, for spreadsheets, for maps"))
}

extension Option {
  static let near = Option(
    "near", .text("PLACE|LAT,LON"), in: .selection,
    Wording("the nearest stops, with their distance"))

  static let sort = Option(
    "sort", .text("PROPERTY"), in: .selection,
    Wording("in order; \"PROPERTY desc\" for the greatest first"))

  static let limit = Option(
    "limit", .number("N", .count), in: .selection, Wording("only the first N"))
}
