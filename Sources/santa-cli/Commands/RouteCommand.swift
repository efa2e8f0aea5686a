import SantaCore

/// `route`: lists the stops with their local arrival times.
struct RouteCommand: Command {
  /// As many as fit a small terminal.
  private static let nearCount = 15

  var options: RouteOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let home = try Home(options.home, of: .route, in: context)
    let time = try Timestamp.option(options.time, of: .route)
    let file = try Route(option: options.route, in: context)
    let request = FlightRequest(route: file, start: time.map { .time($0) } ?? .unspecified)
    let route = request.answer(asOf: context.clock.now).route
    // A home that nobody named is told apart from one that was: only the latter asks for distances.
    let showsDistance = options.onlyNearHome || options.home != nil
    let candidates =
      options.onlyNearHome
      ? route.stopIndices(near: home.place.coordinate, count: Self.nearCount) : Array(route.stops.indices)
    let indices = try StopSelection(options).indices(among: candidates, of: route)
    let rows = indices.map { index in
      let stop = route.stops[index]
      return RouteTable.Row(
        arrival: stop.arrival, utcOffsetSeconds: stop.utcOffset, place: stop.city, region: stop.region,
        latitude: stop.coordinate.latitude, longitude: stop.coordinate.longitude,
        kilometersFromHome: showsDistance ? home.place.coordinate.distance(to: stop.coordinate) / 1000 : nil)
    }
    for line in RouteTable(rows: rows).lines(in: options.format) { try context.output.writeLine(line) }
    return .success
  }
}
