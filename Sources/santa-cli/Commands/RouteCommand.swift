import SantaCore

/// `route`: lists the stops with their local arrival times.
struct RouteCommand: Command {
  /// As many as fit a small terminal.
  private static let nearCount = 15

  var options: RouteOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(options.audience, in: context)
    let origin = try origin(in: context)
    let route = try await FlightRequest.answer(
      route: options.route, time: options.time, of: .route, for: audience, in: context
    ).route
    let isNear = options.near != nil
    let candidates =
      isNear
      ? route.stopIndices(near: origin ?? .northPole, count: .max) : Array(route.stops.indices)
    let limit = options.limit ?? (isNear ? Self.nearCount : nil)
    let indices = try StopSelection(options, limit: limit).indices(
      among: candidates, of: route, ranks: isNear)
    let rows = indices.map { RouteTable.Row(route.stops[$0], from: origin) }
    var table = RouteTable(rows: rows, origin: isNear ? .place : .home, audience: audience)
    table.isRaw = options.isRaw
    // The way through some of the stops, or through all in another order, is nobody's.
    if options.format == .geojson, indices == Array(route.stops.indices) {
      table.line = GreatCircleLine(through: route.stops.map(\.coordinate))
    }
    for line in table.lines(in: options.format) {
      try context.output.write(line + options.format.lineEnd)
    }
    return .success
  }

  /// From where distances are: what `--near` names, or a home that somebody named. A guessed home has none.
  private func origin(in context: CommandContext) throws -> Coordinate? {
    if let near = options.near {
      return try HomePlace(option: .near, near, of: .route).coordinate
    }
    guard try options.home != nil || Settings(in: context)[.home] != nil else { return nil }
    return try Home(options.home, of: .route, in: context).place.coordinate
  }
}
