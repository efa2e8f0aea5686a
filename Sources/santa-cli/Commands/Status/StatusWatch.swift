import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints a line of the state whenever it differs from the line before.
///
/// While a program flies in the store, it is that flight's state; otherwise that of the route. Nothing is created or
/// written as long as nobody flies there.
struct StatusWatch: Sendable {
  /// Where the flight under way is looked for; nil to show only the route.
  var location: TrackerStores.Location?
  var home: HomePlace
  /// The flight to show while nobody flies. If a flight under way is looked for, another one takes its place in time for the next
  /// Christmas.
  var answer: FlightRequest.Answer
  /// What was just found at the location; nil if nobody flies there.
  var status: Tracker.Status?
  var template: StatusTemplate
  var audience: Audience
  var notifier: DesktopNotifier?
  /// How long to watch, in real time; nil for until Ctrl-C.
  var runningTime: Duration?
  var context: CommandContext

  /// How often to compute the line, in seconds. Countdowns have steps of a second.
  private static let interval: TimeInterval = 1

  /// The flight under way.
  private struct Flight {
    var state: TrackerEvent.FlightState
    var weather: TrackerEvent.WeatherState?
  }

  func run() async throws {
    // The first line is about the flight under way, and not about the route until that was found again.
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
        (answer, answerHour) = (FlightRequest().answer(asOf: now), Self.hour(now))
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
