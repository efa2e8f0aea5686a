import SantaCore

/// What the dashboard knows: what a tracker told, and what somebody chose to look at.
///
/// There is no clock in it and it asks nobody. A frame is a function of it, and so every element of a frame is there
/// because a notification arrived.
struct DashboardState: Equatable, Sendable {
  let home: Home
  private(set) var flight: TrackerEvent.FlightState?
  private(set) var journey: Journey?
  private(set) var santa: TrackerEvent.SantaState?
  private(set) var weather: TrackerEvent.WeatherState?
  private(set) var zoom = MapZoom.world
  private(set) var showsHelp = false
  /// Whether a key was pressed that does nothing on the real flight.
  private(set) var refusesClockChange = false

  init(home: Home) { self.home = home }

  /// The most important of what is to be told to who waits at home.
  var notice: HomeNotice? { santa.flatMap { HomeNotice.all(for: $0).max() } }

  /// Takes in what a tracker told.
  ///
  /// - Returns: whether there is something new to ring a bell for.
  mutating func eventArrived(_ event: TrackerEvent) -> Bool {
    switch event {
    case .flight(let flight):
      if journey?.route.fingerprint != flight.route.fingerprint { journey = Journey(flight.route) }
      // Flown again is another flight.
      if self.flight?.route.fingerprint != flight.route.fingerprint
        || self.flight?.clock.origin != flight.clock.origin
      {
        (santa, weather) = (nil, nil)
      }
      self.flight = flight
      return false
    case .santa(let santa):
      defer { self.santa = santa }
      guard let before = self.santa else { return false }
      return !HomeNotice.all(for: santa).subtracting(HomeNotice.all(for: before)).isEmpty
    case .weather(let weather):
      // Where answers are late, those of earlier places come last.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      return false
    }
  }

  /// Takes in a key.
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
    case .escape, .enter: showsHelp = false
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

/// What a key asks for beyond another picture.
enum DashboardAction: Equatable, Sendable {
  case quit
  case togglePause
  case multiplySpeed(by: Double)
}
