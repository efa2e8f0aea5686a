import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `status`: shows the present state once.
struct StatusCommand: Command, Equatable {
  // Places, paths and times as they were typed. The command reads them.
  var home: String?
  var store: String?
  var route: String?
  var time: String?
  var format = OutputFormat.plain
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let home = try Home(self.home, of: .status, settings, in: context)
    let words = audience.language
    let answer = try await FlightRequest.answer(
      route: route, time: time, of: .status, for: audience, in: context)
    let now = context.clock.now
    var status: Tracker.Status?
    // With a time or a route, the command shows these instead of the flight under way.
    if time == nil, route == nil {
      let location = try TrackerStores.Location(store, in: context)
      do {
        status = try await StatusReader().status(at: location, home: home.place.coordinate, now: now)
      } catch let error as IncompleteFlight {
        throw CommandFailure(error)
      } catch let error as StoreError {
        throw CommandFailure(error)
      }
    }
    let santa =
      status?.santa
      ?? TrackerEvent.SantaState(
        route: answer.route, home: home.place.coordinate,
        time: time == nil ? now : answer.clock.origin)
    let title =
      status.map { words.status.isUnderWay(words.flight.title(FlightTitle($0.flight.title))) }
      ?? words.status.isNotTracked(words.flight.title(FlightTitle(answer.title)))
    let lines =
      switch format {
      case .plain:
        StatusCard(
          title: title, santa: santa, weather: status?.weather,
          routeLength: (status?.flight.route ?? answer.route).length, audience: audience
        ).lines
      case .json: jsonLines(santa, status?.weather, isTracked: status != nil)
      }
    for line in lines { try context.output.writeLine(line) }
    return .success
  }

  /// A store belongs to an actor: this one, while it is read.
  private actor StatusReader {
    func status(at location: TrackerStores.Location, home: Coordinate, now: Date) throws -> Tracker.Status? {
      try Tracker.status(at: location, home: home, now: now)
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

extension CommandName {
  static let status: CommandName = "status"
}

extension StatusCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      home: arguments[.home], store: arguments[.store], route: arguments[.route], time: arguments[.at],
      format: try OutputFormat(arguments), audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: .status,
    command: StatusCommand.self,
    isPrincipal: true,
    summary: Wording(
      "show the present state once, and end", japanese: "現在の状況を一度だけ表示する"),
    discussion: [
      "Shows the flight in the store. If no program flies there, shows where Santa would be",
      "by the route.",
    ],
    examples: [
      "santa-cli status",
      "santa-cli status --home Oslo --at 2026-12-24T22:00:00Z",
      "santa-cli status --format json",
    ],
    ownOptions: [.home, .store, .route, .at, .format, .units, .lang]
  )
}
