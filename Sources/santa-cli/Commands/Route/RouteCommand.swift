import SantaCore

/// `route`: lists the stops with their local arrival times.
struct RouteCommand: Command, Equatable {
  /// The number of stops for `--near` without `--limit`. They fit a small terminal.
  private static let nearCount = 15

  // Places, paths and times as they were typed. The command parses them.
  var home: String?
  var route: String?
  var time: String?
  /// The place whose nearest stops are listed.
  var near: String?
  /// A query on the stops, as it was typed.
  var condition: String?
  /// The property to sort by and the direction, as they were typed.
  var sort: String?
  var limit: Int?
  var format = RouteFormat.table
  /// Whether CSV output contains strings unchanged, even if a spreadsheet would treat them as formulas.
  var isRaw = false
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let isNear = near != nil
    let home =
      try near.map { try HomePlace(option: .near, $0, of: .route) }
      ?? Home(home, of: .route, settings, in: context).place
    // Distances are not listed from a home that is derived from the time zone.
    let origin = isNear || self.home != nil || settings[.home] != nil ? home.coordinate : nil
    let route = try await FlightRequest.answer(
      route: self.route, time: time, home: home, of: .route, for: audience, in: context
    ).route
    let candidates =
      isNear
      ? route.stopIndices(near: origin ?? .northPole, count: .max) : Array(route.stops.indices)
    let limit = self.limit ?? (isNear ? Self.nearCount : nil)
    let selection = StopSelection(condition: condition, sort: sort, limit: limit)
    let indices = try selection.indices(among: candidates, of: route, limitsBeforeSorting: isNear)
    let rows = indices.map { RouteTable.Row(route.stops[$0], from: origin) }
    var table = RouteTable(rows: rows, origin: isNear ? .place : .home, audience: audience)
    table.isRaw = isRaw
    table.sortedBy = selection.sortedProperty
    // The route is only drawn if all stops are listed in order.
    if format == .geojson, indices == Array(route.stops.indices) {
      table.line = GreatCircleLine(through: route.stops.map(\.coordinate))
    }
    for line in table.lines(in: format) {
      try context.output.write(line + format.lineEnd)
    }
    return .success
  }
}

/// The output format of `route`.
enum RouteFormat: String, CaseIterable, Sendable {
  case table, json, csv, geojson

  var lineEnd: String { self == .csv ? CSVText.lineEnd : "\n" }
}

extension RouteCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    if arguments.has(.near), arguments.has(.home) {
      throw arguments.error(
        .conflict(.near, .home, reason: "both set the place from which distances are measured"))
    }
    let format: RouteFormat = try arguments.choice(.format) ?? .table
    self.init(
      home: arguments[.home], route: arguments[.route], time: arguments[.at], near: arguments[.near],
      condition: arguments[.where], sort: arguments[.sort],
      limit: try arguments.number(.limit).map { Int($0) },
      format: format, isRaw: try arguments.isRaw(format == .csv), audience: try AudienceOptions(arguments))
  }
}
