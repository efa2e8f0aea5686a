import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of the dashboard: the latest events of a tracker, and the user's choices.
///
/// A frame is a function of this state, which has no clock. It changes only when an event or a key arrives.
struct DashboardState: Equatable, Sendable {
  let home: Home
  /// Whether the tracker only follows others, and therefore waits if nobody flies.
  let onlyFollows: Bool
  private(set) var flight: TrackerEvent.FlightState?
  private(set) var journey: Journey?
  private(set) var santa: TrackerEvent.SantaState?
  private(set) var weather: TrackerEvent.WeatherState?
  private(set) var zoom = MapZoom.world
  private(set) var showsHelp = false
  /// Whether the user has closed the celebration of Santa's arrival.
  private var hasSeenCelebration = false
  /// Whether the last key would have changed the clock of a flight in real time, which can't be changed.
  private(set) var refusesClockChange = false

  init(home: Home, onlyFollows: Bool = false) { (self.home, self.onlyFollows) = (home, onlyFollows) }

  /// The most important notice for the user's home.
  var notice: HomeNotice? { santa.flatMap { HomeNotice.all(for: $0).max() } }

  /// Whether the program that flew has ended, so that nothing moves until another one flies.
  var isStopped: Bool { flight?.isFlown == false }

  /// How long an arrival at home is celebrated, in real seconds.
  private static let celebrationTime: TimeInterval = 60

  /// The seconds of real time since Santa's arrival at home, while it is celebrated; nil otherwise.
  var celebration: Int? {
    guard !hasSeenCelebration, let santa, let clock = flight?.clock, santa.countdown.target == .passed else {
      return nil
    }
    let seconds = santa.time.timeIntervalSince(santa.countdown.homeArrival) / clock.speed
    return seconds < Self.celebrationTime ? Int(seconds) : nil
  }

  /// Updates the state with an event of the tracker.
  ///
  /// - Returns: Whether there is a new notice, for which to ring the bell.
  mutating func eventArrived(_ event: TrackerEvent) -> Bool {
    switch event {
    case .flight(let flight):
      if journey?.route.fingerprint != flight.route.fingerprint { journey = Journey(flight.route) }
      // The same route with another start of the clock is a new flight.
      if self.flight?.route.fingerprint != flight.route.fingerprint
        || self.flight?.clock.origin != flight.clock.origin
      {
        (santa, weather) = (nil, nil)
        hasSeenCelebration = false
      }
      self.flight = flight
      return false
    case .santa(let santa):
      defer { self.santa = santa }
      guard let before = self.santa else { return false }
      return !HomeNotice.new(in: santa, since: before).isEmpty
    case .weather(let weather):
      // A late answer for an earlier place does not replace the weather of a later one.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      return false
    }
  }

  /// Updates the state with a key.
  ///
  /// - Returns: The action that the key asks for beyond the state; nil if there is none.
  mutating func keyPressed(_ key: Key) -> DashboardAction? {
    refusesClockChange = false
    switch key {
    case .character("q"), .character("Q"), .interrupt: return .quit
    case .character(" "): return clockAction(.togglePause)
    case .character("+"), .character("="): return clockAction(.multiplySpeed(by: 2))
    case .character("-"), .character("_"): return clockAction(.multiplySpeed(by: 0.5))
    case .character("h"), .character("H"): zoom = zoom == .home ? .world : .home
    case .character("m"), .character("M"): zoom = zoom.next
    case .character("?"): showsHelp.toggle()
    case .escape, .enter:
      if !showsHelp { hasSeenCelebration = celebration != nil }
      showsHelp = false
    default: break
    }
    return nil
  }

  private mutating func clockAction(_ action: DashboardAction) -> DashboardAction? {
    guard let flight else { return nil }
    refusesClockChange = flight.clock.isReal
    return refusesClockChange ? nil : action
  }
}

/// An action of a key that is not only a change of the dashboard's state.
enum DashboardAction: Equatable, Sendable {
  case quit
  case togglePause
  case multiplySpeed(by: Double)
}
