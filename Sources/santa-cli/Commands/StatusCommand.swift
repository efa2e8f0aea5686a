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
    let home = try Home(options.home, of: .status, in: context)
    let time = try Timestamp.option(options.time, of: .status)
    let route = try Route(option: options.route, in: context)
    let now = context.clock.now
    var glance: Tracker.Glance?
    // Who names a time or a route asks about that, and not about what happens to fly.
    if time == nil, route == nil {
      let location = try TrackerStores.Location(options.store, in: context)
      do { glance = try await Reader().glance(at: location, home: home.place.coordinate, now: now) } catch let
        error as StoreError
      { throw CommandFailure(error) }
    }
    let request = FlightRequest(route: route, start: time.map { .time($0) } ?? .unspecified)
    let answer = request.answer(asOf: now)
    let santa =
      glance?.santa
      ?? TrackerEvent.SantaState(route: answer.route, home: home.place.coordinate, time: time ?? now)
    let title =
      glance.map { "\($0.flight.title), under way" }
      ?? "\(options.route ?? answer.title), which nobody tracks here"
    for line in lines(title, santa, glance?.weather) { try context.output.writeLine(line) }
    return .success
  }

  /// A store belongs to an actor; this is one for the time of a look.
  private actor Reader {
    func glance(at location: TrackerStores.Location, home: Coordinate, now: Date) throws -> Tracker.Glance? {
      try Tracker.glance(at: location, home: home, now: now)
    }
  }

  private func lines(
    _ title: String, _ santa: TrackerEvent.SantaState, _ weather: TrackerEvent.WeatherState?
  ) -> [String] {
    switch options.format {
    case .plain:
      return StatusCard(title: title, santa: santa, weather: weather).lines
    case .json:
      let formatter = JSONFormatter()
      return [formatter.line(for: .santa(SantaEvent(santa)))]
        + (weather.map { [formatter.line(for: .weather(WeatherEvent($0)))] } ?? [])
    }
  }
}
