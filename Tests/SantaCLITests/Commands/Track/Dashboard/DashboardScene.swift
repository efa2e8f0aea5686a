import Foundation

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

/// A state of the dashboard after a tracker's events, at a time of the 2026 flight, with home in Oslo.
struct DashboardScene {
  static let route = Route.embedded(year: 2026)

  /// The time at which Santa reaches Oslo.
  static var homeArrival: Date {
    Countdown(route: route, home: oslo.place.coordinate, now: .takeOff).homeArrival
  }

  static let oslo = home("Oslo")

  static func home(_ name: String) -> Home {
    let context = CommandContext(
      arguments: [], environment: [:], workingDirectory: "/", output: RecordedStream(),
      errorOutput: RecordedStream(), clock: SystemTrackerClock())
    do { return try Home(name, of: .track, try Settings(environment: [:]), in: context) } catch {
      fatalError("there is a \(name)")
    }
  }

  var state = DashboardState(home: oslo)

  /// - Parameters:
  /// - clock: the clock of the flight; by default 600 times faster than real time.
  /// - hasReading: whether the weather is a reading of a typical age, or the seasonal normal.
  init(at time: Date, clock: FlightClock? = nil, home: Home = oslo, hasReading: Bool = false) {
    state = DashboardState(home: home)
    let clock = clock ?? FlightClock(origin: .takeOff, startedAt: .takeOff, speed: 600)
    let flight = TrackerEvent.FlightState(
      title: "the built-in route of 2026", route: Self.route, clock: clock, isFlownHere: true)
    _ = state.eventArrived(.flight(flight))
    _ = state.eventArrived(.santa(Self.santa(at: time, home: home)))
    if let stop = Self.santa(at: time, home: home).lastStop {
      // The seasonal normal, and the time at which a tracker requests it.
      let (normals, asked) = (SeasonalNormals(), max(stop.arrival, time - 1800))
      let answer = Weather.LoadingStatus.complete(
        temperature: normals.temperature(at: stop.coordinate),
        condition: normals.condition(at: stop.coordinate, on: asked))
      let weather = TrackerEvent.WeatherState(
        time: asked, place: stop.city, status: answer, source: hasReading ? "Open-Meteo" : normals.source,
        isNormal: !hasReading, readingTime: hasReading ? clock.realTime(of: time) - 420 : nil)
      _ = state.eventArrived(.weather(weather))
    }
  }

  static func santa(at time: Date, home: Home = oslo) -> TrackerEvent.SantaState {
    TrackerEvent.SantaState(route: route, home: home.place.coordinate, time: time)
  }

  func frame(
    _ size: TerminalSize, depth: ColorDepth = .full, language: Language = .english, units: Units = .metric
  ) -> Canvas {
    var renderer = DashboardRenderer(words: language.dashboard, units: units, theme: Theme(depth: depth))
    return renderer.frame(state, size)
  }
}
