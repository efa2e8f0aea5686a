import SantaCore

/// `fly`: flies the flight in a store until it lands, for whoever tracks it, and shows nothing of it.
struct FlyCommand: Command {
  /// Ends the tracking from within.
  private struct Landing: Error {}

  var options: FlyOptions

  func run(_ context: CommandContext) async throws -> ExitCode {
    let audience = try Audience(options.audience, in: context)
    let location = try TrackerStores.Location(options.store, in: context)
    let request = try await FlightRequest(
      route: options.route, start: options.clock.start, speed: options.clock.speed, of: .fly, for: audience,
      in: context)
    let provider = try WeatherChoice(options.weather, of: .fly, in: context).provider(in: context)
    let tracker = Tracker(
      // Nobody is shown the countdown to it.
      Tracker.Configuration(
        location: location, home: .northPole, request: request, provider: provider, clock: context.clock))
    let words = audience.language.flight
    var flight: TrackerEvent.FlightState?
    do {
      try await tracker.track { event in
        switch event {
        case .flight(let new):
          if let line = Self.line(on: new, after: flight, words) { try context.output.writeLine(line) }
          flight = new
        case .santa(let santa):
          if flight?.isFlownHere == true, santa.nextStop == nil { throw Landing() }
        case .weather: break
        }
      }
    } catch is Landing {
      try context.output.writeLine(words.hasLanded)
    } catch let conflict as FlightConflict {
      throw UsageError(conflict, with: options.clock, options.route, of: .fly)
    } catch let error as StoreError {
      throw CommandFailure(error)
    }
    return .success
  }

  private static func line(
    on new: TrackerEvent.FlightState, after old: TrackerEvent.FlightState?, _ words: FlightWords
  ) -> String? {
    let title = words.title(FlightTitle(new.title.terminalSafe))
    guard let old, old.route == new.route, old.clock == new.clock else {
      return new.isFlownHere ? words.flying(title, words.speed(new.clock.speed)) : words.standingBy(title)
    }
    return !old.isFlownHere && new.isFlownHere ? words.takesOver : nil
  }
}
