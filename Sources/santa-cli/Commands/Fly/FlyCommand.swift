import SantaCore

/// `fly`: flies the sleigh in a store until it lands, for programs that track it, without showing the flight.
struct FlyCommand: Command, Equatable {
  /// Thrown to end the tracking after the landing.
  private struct Landing: Error {}

  // Paths and times as they were typed. The command parses them.
  var store: String?
  var server = ServerOptions()
  var route: String?
  var weather: WeatherChoice?
  var clock = ClockOptions()
  var audience = AudienceOptions()

  func run(_ context: CommandContext) async throws -> ExitCode {
    let settings = try Settings(environment: context.environment)
    let audience = Audience(self.audience, settings)
    let connection = try TrackerConnection(server, store: store, in: context)
    let location = try connection?.location ?? TrackerStores.Location(store, in: context)
    let home = try Home(nil, of: .fly, settings, in: context).place
    let request = try await FlightRequest(
      route: route, start: clock.start, speed: clock.speed, home: home, of: .fly, for: audience,
      in: context)
    let provider = try (weather ?? settings.weather).provider(in: context)
    var configuration = Tracker.Configuration(
      location: location, home: home.coordinate, request: request, provider: provider, clock: context.clock)
    configuration.repeats = clock.repeats
    configuration.synchronization = connection?.synchronization
    let tracker = Tracker(configuration)
    let printer = ServerPrinter(.plain, audience, clock: context.clock, output: context.output)
    return try await connection.running({ try printer.print($0) }) {
      try await fly(tracker, audience.language.flight, context.output)
    }
  }

  private func fly(
    _ tracker: Tracker, _ words: FlightWords, _ output: any TextStream
  ) async throws -> ExitCode {
    var flight: TrackerEvent.FlightState?
    /// Whether Santa was seen before his landing. If the command starts on the day after, it waits for the next flight.
    var hasFlown = false
    do {
      try await tracker.track { event in
        switch event {
        case .flight(let new):
          if let line = Self.line(on: new, after: flight, words) { try output.writeLine(line) }
          flight = new
        case .santa(let santa):
          // A demonstration that starts after its landing doesn't wait for another flight.
          if santa.nextStop != nil || flight?.clock.isReal == false { hasFlown = true }
          if !clock.repeats, flight?.isFlownHere == true, hasFlown, santa.nextStop == nil { throw Landing() }
        case .weather: break
        }
      }
    } catch is Landing {
      try output.writeLine(words.hasLanded)
    } catch let conflict as FlightConflict {
      throw UsageError(conflict, with: clock, route, of: .fly)
    } catch let error as IncompleteFlight {
      throw CommandFailure(error)
    } catch let error as StoreError {
      throw CommandFailure(error)
    }
    return .success
  }

  private static func line(
    on new: TrackerEvent.FlightState, after old: TrackerEvent.FlightState?, _ words: FlightWords
  ) -> String? {
    let title = words.title(FlightTitle(new.title.terminalSafe))
    guard let old, old.route == new.route, old.clock.origin == new.clock.origin,
      old.clock.speed == new.clock.speed
    else {
      return new.isFlownHere ? words.flying(title, words.speed(new.clock.speed)) : words.standingBy(title)
    }
    return !old.isFlownHere && new.isFlownHere ? words.takesOver : nil
  }
}

extension CommandName {
  static let fly: CommandName = "fly"
}

extension FlyCommand {
  init(_ arguments: CommandLineArguments) throws(UsageError) {
    self.init(
      store: arguments[.store], server: try ServerOptions(arguments), route: arguments[.route],
      weather: try arguments.choice(.weather),
      clock: try ClockOptions(arguments), audience: try AudienceOptions(arguments))
  }

  static let description = CommandDescription(
    name: .fly,
    command: FlyCommand.self,
    summary: Wording("run a flight without showing it"),
    discussion: [
      "Runs the flight for all trackers on the same store, until the landing or Ctrl-C,",
      "without showing it. If another program already runs a flight there, takes over when",
      "that program exits.",
    ],
    examples: [
      "santa-cli fly",
      "santa-cli fly --demo --store /tmp/santa",
    ],
    ownOptions: [
      .store, .server, .tokenFile, .remotePath, .route, .weather, .at, .speed, .demo, .loop, .lang,
    ]
  )
}
