import SantaCore

/// `route`: lists the stops with their local arrival times.
struct RouteCommand: Command, Equatable {
  /// As many as fit a small terminal.
  private static let nearCount = 15

  // Places, paths and times are as written; the command reads them.
  var home: String?
  var route: String?
  var time: String?
  /// The place whose neighbours are meant.
  var near: String?
  /// A query on the stops, as it was typed.
  var condition: String?
  /// A property of the stops, and in which direction, as they were typed.
  var sort: String?
  var limit: Int?
  var format = RouteFormat.table
  /// Whether a CSV has texts as the route has them, whatever they do to a spreadsheet.
  var isRaw = false
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let origin = try origin(settings, in: context)
    let route = try await FlightRequest.answer(
      route: self.route, time: time, of: .route, for: audience, in: context
    ).route
    let isNear = near != nil
    let candidates =
      isNear
      ? route.stopIndices(near: origin ?? .northPole, count: .max) : Array(route.stops.indices)
    let limit = self.limit ?? (isNear ? Self.nearCount : nil)
    let indices = try StopSelection(condition: condition, sort: sort, limit: limit).indices(
      among: candidates, of: route, limitsBeforeSorting: isNear)
    let rows = indices.map { RouteTable.Row(route.stops[$0], from: origin) }
    var table = RouteTable(rows: rows, origin: isNear ? .place : .home, audience: audience)
    table.isRaw = isRaw
    // The way through some of the stops, or through all in another order, is nobody's.
    if format == .geojson, indices == Array(route.stops.indices) {
      table.line = GreatCircleLine(through: route.stops.map(\.coordinate))
    }
    for line in table.lines(in: format) {
      try context.output.write(line + format.lineEnd)
    }
    return .success
  }

  /// From where distances are: what `--near` names, or a home that somebody named. A guessed home has none.
  private func origin(_ settings: Settings, in context: CommandContext) throws -> Coordinate? {
    if let near {
      return try HomePlace(option: .near, near, of: .route).coordinate
    }
    guard home != nil || settings[.home] != nil else { return nil }
    return try Home(home, of: .route, settings, in: context).place.coordinate
  }
}

/// How `route` prints stops.
enum RouteFormat: String, CaseIterable, Sendable {
  case table, json, csv, geojson

  var lineEnd: String { self == .csv ? CSVText.lineEnd : "\n" }
}

extension RouteCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    let format: RouteFormat = try arguments.choice(.format) ?? .table
    self.init(
      home: arguments[.home], route: arguments[.route], time: arguments[.at], near: arguments[.near],
      condition: arguments[.where], sort: arguments[.sort],
      limit: try arguments.number(.limit).map { Int($0) },
      format: format, isRaw: try arguments.isRaw(format == .csv), audience: try AudienceOptions(arguments))
  }
}
