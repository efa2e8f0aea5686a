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
      "Times are local to each stop, with its UTC offset on that night. --near lists the 15",
      "nearest stops, nearest first; --limit changes the number.",
      "",
      "QUERY is a condition on the properties of a stop: place, region, population, time,",
      "departure, presentsDelivered, utcOffset, id, location.latitude and",
      "location.longitude. Use == != < <= > >=, IN, BETWEEN, CONTAINS, BEGINSWITH, ENDSWITH",
      "and LIKE ([c] ignores case), AND, OR, NOT and parentheses. Write strings and times",
      "in quotes.",
      "",
      "FILE or URL is a Santa Tracker route, or a response of its 'info' service that names",
      "the route. The times of a different flight are moved to the next one.",
      "",
      "In CSV, names that a spreadsheet would read as formulas are prefixed with ', unless",
      "--raw is given.",
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
    Wording("for terminals, programs, spreadsheets or maps"))
}

extension Option {
  static let near = Option(
    "near", .place("PLACE|LAT,LON"), in: .selection,
    Wording("list the nearest stops with their distances"))

  static let sort = Option(
    "sort", .named(StopSelection.properties, "PROPERTY"), in: .selection,
    Wording("sort by a property; \"PROPERTY desc\" for descending order"))

  static let limit = Option(
    "limit", .number("N", .count), in: .selection, Wording("list at most N stops"))
}
