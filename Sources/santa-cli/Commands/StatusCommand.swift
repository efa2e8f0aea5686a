import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `status`: says once how things stand.
struct StatusCommand: Command {
  var options: StatusOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(options.audience, in: context)
    let home = try Home(options.home, of: .status, in: context)
    let words = audience.language
    let answer = try await FlightRequest.answer(
      route: options.route, time: options.time, of: .status, for: audience, in: context)
    let now = context.clock.now
    var glance: Tracker.Glance?
    // Who names a time or a route asks about that, and not about what happens to fly.
    if options.time == nil, options.route == nil {
      let location = try TrackerStores.Location(options.store, in: context)
      do { glance = try await Reader().glance(at: location, home: home.place.coordinate, now: now) } catch let
        error as StoreError
      { throw CommandFailure(error) }
    }
    let santa =
      glance?.santa
      ?? TrackerEvent.SantaState(
        route: answer.route, home: home.place.coordinate,
        time: options.time == nil ? now : answer.clock.origin)
    let title =
      glance.map { words.status.isUnderWay(words.flight.title(FlightTitle($0.flight.title))) }
      ?? words.status.isNotTracked(words.flight.title(FlightTitle(answer.title)))
    let lines =
      switch options.format {
      case .plain:
        StatusCard(title: title, santa: santa, weather: glance?.weather, audience: audience).lines
      case .json: jsonLines(santa, glance?.weather, isTracked: glance != nil)
      }
    for line in lines { try context.output.writeLine(line) }
    return .success
  }

  /// A store belongs to an actor; this is one for the time of a look.
  private actor Reader {
    func glance(at location: TrackerStores.Location, home: Coordinate, now: Date) throws -> Tracker.Glance? {
      try Tracker.glance(at: location, home: home, now: now)
    }
  }

  private func jsonLines(
    _ santa: TrackerEvent.SantaState, _ weather: TrackerEvent.WeatherState?, isTracked: Bool
  ) -> [String] {
    let formatter = JSONFormatter()
    return [formatter.line(for: santa, isTracked: isTracked)]
      + (weather.map { [formatter.line(for: $0)] } ?? [])
  }
}
