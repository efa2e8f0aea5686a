import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `status`: shows the current state, once or at each change.
struct StatusCommand: Command, Equatable {
  // Places, paths and times as they were typed. The command parses them.
  var home: String?
  var store: String?
  var route: String?
  var time: String?
  var format = StatusFormat.plain
  /// Whether to print a line at each change.
  var watches = false
  var showsNotifications = false
  /// The time to watch, in real time; nil to watch until Ctrl-C.
  var runningTime: Duration?
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let home = try Home(self.home, of: .status, settings, in: context)
    let words = audience.language
    let answer = try await FlightRequest.answer(
      route: route, time: time, home: home.place, of: .status, for: audience, in: context)
    let now = context.clock.now
    // A time or a route on the command line takes precedence over the flight under way.
    let location =
      time == nil && route == nil ? try TrackerStores.Location(existing: store, in: context) : nil
    var status: Tracker.Status?
    do {
      if let location {
        status = try await StatusReader().status(at: location, home: home.place.coordinate, now: now)
      }
      if watches {
        try await watch(location, status, home, answer, audience, in: context)
        return .success
      }
    } catch let error as IncompleteFlight {
      throw CommandFailure(error)
    } catch let error as StoreError {
      throw CommandFailure(error)
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
          title: title, santa: santa, weather: status?.weather, home: home,
          summary: NightSummary(status?.flight.route ?? answer.route), audience: audience
        ).lines
      case .json: jsonLines(santa, status?.weather, isTracked: status != nil)
      case .template(let template):
        [
          template.line(
            StatusState(santa: santa, weather: status?.weather, home: home.place, audience: audience))
        ]
      }
    for line in lines { try context.output.writeLine(line) }
    return .success
  }

  private func watch(
    _ location: TrackerStores.Location?, _ status: Tracker.Status?, _ home: Home,
    _ answer: FlightRequest.Answer,
    _ audience: Audience, in context: CommandContext
  ) async throws {
    let template = if case .template(let template) = format { template } else { StatusTemplate.usual }
    let notifier = showsNotifications ? try DesktopNotifier(for: audience, in: context) : nil
    let watch = StatusWatch(
      location: location, home: home.place, answer: answer, status: status, template: template,
      audience: audience,
      notifier: notifier, runningTime: runningTime, context: context)
    let end: Result<Void, any Error>
    do { end = .success(try await watch.run()) } catch { end = .failure(error) }
    try notifier?.end()
    try end.get()
  }

  /// The actor to which the store belongs while it is read.
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
      format: try StatusFormat(arguments), watches: arguments.has(.watch),
      showsNotifications: arguments.has(.notify),
      runningTime: try arguments.number(.for).map { .seconds($0) },
      audience: try AudienceOptions(arguments))
    if watches, format == .json {
      throw arguments.error(
        .conflict(
          .watch, .format, reason: "'\(Program.name) track --follow --format json' prints each change as JSON"
        ))
    }
    for option in [Option.for, .notify] where !watches && arguments.has(option) {
      throw arguments.error(
        .unreadable(option, why: "It requires '--watch'."))
    }
  }

  static let description = CommandDescription(
    name: .status,
    command: StatusCommand.self,
    isPrincipal: true,
    summary: Wording("show the current state, once or on every change"),
    discussion: [
      "Shows the flight in the store. If no program runs one there, shows where Santa would",
      "be according to the route.",
      "",
      "A TEMPLATE is a line for a prompt or a status bar. It can use these names in braces;",
      "{{ and }} are literal braces:",
    ]
      + StatusValue.allCases.map { value in
        "  \(DisplayWidth.padded(value.rawValue, to: 11))\(value.meaning)"
      } + [
        "",
        "With --watch, prints the line again on every change, for status bars that read a",
        "pipe. --for and --notify require --watch.",
      ],
    examples: [
      "santa-cli status",
      "santa-cli status --home Oslo --at 2026-12-24T22:00:00Z",
      "santa-cli status --format json",
      "santa-cli status --format \"{symbol} {countdown}\"",
      "santa-cli status --watch --notify --format \"{activity} {place}, {countdown}\"",
    ],
    ownOptions: [
      .home, .store, .route, .at, .statusFormat, .watch, .for, .notify, .units, .lang,
    ]
  )
}
