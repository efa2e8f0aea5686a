import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the line of the state whenever it changes.
///
/// While a program flies in the store, the line shows that flight; otherwise it shows the route. The watch creates and writes
/// nothing as long as no program flies there.
struct StatusWatch: Sendable {
  /// The location in which to look for a flight under way; nil to show only the route.
  var location: TrackerStores.Location?
  var home: HomePlace
  /// The flight to show while no program flies. If `location` is set, it is recomputed each hour, so that the flight of the
  /// next Christmas replaces it in time.
  var answer: FlightRequest.Answer
  /// The status that was just found at the location; nil if no program flies there.
  var status: Tracker.Status?
  var template: StatusTemplate
  var audience: Audience
  var notifier: DesktopNotifier?
  /// The time to watch, in real time; nil to watch until Ctrl-C.
  var runningTime: Duration?
  var context: CommandContext

  /// The interval at which the line is computed, in seconds. Countdowns have steps of a second.
  private static let interval: TimeInterval = 1

  /// The flight under way.
  private struct Flight {
    var state: TrackerEvent.FlightState
    var weather: TrackerEvent.WeatherState?
  }

  func run() async throws {
    // The first line shows the flight under way immediately, instead of the route until `follow` has found the flight again.
    let flight = SharedFlight(
      status.flatMap { $0.flight.isFlown ? Flight(state: $0.flight, weather: $0.weather) : nil })
    try await withThrowingTaskGroup(of: Void.self) { group in
      if let location { group.addTask { try await follow(location, flight) } }
      group.addTask { try await printLines(flight) }
      if let runningTime { group.addTask { try await Task.sleep(for: runningTime) } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  /// The flight under way, which one task sets and another reads.
  private final class SharedFlight: Sendable {
    private let flight: Mutex<Flight?>

    init(_ flight: Flight?) { self.flight = Mutex(flight) }

    var current: Flight? { flight.withLock { $0 } }

    func eventArrived(_ event: TrackerEvent) {
      flight.withLock { flight in
        switch event {
        case .flight(let state):
          let isSame = flight?.state.clock.origin == state.clock.origin && flight?.state.route == state.route
          flight = state.isFlown ? Flight(state: state, weather: isSame ? flight?.weather : nil) : nil
        case .weather(let weather): flight?.weather = weather
        case .santa: break
        }
      }
    }
  }

  private func follow(_ location: TrackerStores.Location, _ flight: SharedFlight) async throws {
    while try !Tracker.isFlown(at: location) {
      try await context.clock.sleep(until: context.clock.now + Self.interval)
    }
    var configuration = Tracker.Configuration(
      location: location, home: home.coordinate, clock: context.clock)
    configuration.mayFly = false
    try await Tracker(configuration).track { flight.eventArrived($0) }
  }

  private static func hour(_ date: Date) -> Int { Int(date.timeIntervalSinceReferenceDate / 3_600) }

  private func printLines(_ shared: SharedFlight) async throws {
    var last: String?
    var (answer, answerHour) = (answer, Self.hour(context.clock.now))
    while true {
      let (now, flight) = (context.clock.now, shared.current)
      if location != nil, Self.hour(now) != answerHour {
        (answer, answerHour) = (FlightRequest(home: home).answer(asOf: now), Self.hour(now))
      }
      let clock = flight?.state.clock ?? answer.clock
      let santa = TrackerEvent.SantaState(
        route: flight?.state.route ?? answer.route, home: home.coordinate, time: clock.time(at: now))
      notifier?.santaMoved(to: santa)
      let line = template.line(
        StatusState(santa: santa, weather: flight?.weather, home: home, audience: audience))
      if line != last { try context.output.writeLine(line) }
      last = line
      try await context.clock.sleep(until: now + Self.interval)
    }
  }
}
