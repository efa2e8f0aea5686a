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
  /// Santa as the tracker reported him last; ``santa`` may have moved since.
  private var reported: TrackerEvent.SantaState?
  private(set) var weather: TrackerEvent.WeatherState?
  private(set) var camera = MapCamera()
  /// The cell of the map in which the button of the mouse was last seen pressed.
  private var dragged: MapCell?
  private(set) var showsHelp = false
  /// The list of stops, while it is shown.
  private(set) var list: StopList?
  /// The time to which the user has moved the clock, until Santa is shown there.
  private var sought: Date?
  /// Whether the user has closed the celebration of Santa's arrival.
  private var hasSeenCelebration = false
  /// For how long the server has not been heard; nil if it is heard, or there is none.
  private(set) var silence: ServerSilence?
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
        (santa, reported, weather) = (nil, nil, nil)
        (hasSeenCelebration, list) = (false, nil)
      }
      self.flight = flight
      return false
    case .santa(let santa):
      defer { (self.santa, reported) = (santa, santa) }
      sought = nil
      guard let before = reported else { return false }
      // The clock was set back: what belongs to a later time is no longer true.
      if santa.time < before.time {
        weather = nil
        if santa.countdown.target != .passed { hasSeenCelebration = false }
      }
      return !HomeNotice.new(in: santa, since: before).isEmpty
    case .weather(let weather):
      // A late answer for an earlier place does not replace the weather of a later one.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      return false
    }
  }

  /// Notes how the server is heard.
  mutating func serverChanged(_ status: ServerStatus, at now: Date) {
    silence = status.silence(at: now)
  }

  /// Moves Santa to where he is at an instant of real time, between two events of the tracker.
  ///
  /// - Returns: Whether he moves.
  mutating func advance(to now: Date) -> Bool {
    guard let flight, flight.isFlown, !flight.clock.isPaused, let reported, sought == nil,
      reported.nextStop != nil, reported.countdown.target != .takeoff
    else { return false }
    let time = flight.clock.time(at: now)
    guard time > reported.time else { return false }
    santa = TrackerEvent.SantaState(route: flight.route, home: home.place.coordinate, time: time)
    return true
  }

  /// Updates the state with a key.
  ///
  /// - Returns: The action that the key asks for beyond the state; nil if there is none.
  mutating func keyPressed(_ key: Key) -> DashboardAction? {
    refusesClockChange = false
    if key == .interrupt { return .quit }
    if list != nil, !showsHelp { return keyPressedInList(key) }
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character(" "): return clockAction(.togglePause)
    case .character("+"), .character("="): return clockAction(.multiplySpeed(by: 2))
    case .character("-"), .character("_"): return clockAction(.multiplySpeed(by: 0.5))
    case .left: return seekToStopBefore()
    case .right: return seekToStopAfter()
    case .character("n"), .character("N"): return seekToHome()
    case .character("l"), .character("L"), .character("/"), .tab: openList()
    case .character("h"), .character("H"): camera = camera.focus == .home ? MapCamera() : .home
    case .character("m"), .character("M"): camera = camera.next
    case .character("i"), .character("I"): camera.zoom(by: 1 / MapCamera.step, self)
    case .character("o"), .character("O"): camera.zoom(by: MapCamera.step, self)
    case .character("a"), .character("A"), .shiftLeft: pan(east: -1, north: 0)
    case .character("d"), .character("D"), .shiftRight: pan(east: 1, north: 0)
    case .character("w"), .character("W"), .shiftUp: pan(east: 0, north: 1)
    case .character("s"), .character("S"), .shiftDown: pan(east: 0, north: -1)
    case .character("?"): showsHelp.toggle()
    case .escape, .enter:
      if !showsHelp { hasSeenCelebration = celebration != nil }
      showsHelp = false
    default: break
    }
    return nil
  }

  /// An action that changes the clock, unless it is that of the real flight.
  private mutating func clockAction(_ action: DashboardAction?) -> DashboardAction? {
    guard let flight else { return nil }
    refusesClockChange = flight.clock.isReal
    return refusesClockChange ? nil : action
  }

  /// Moves the map by a part of itself.
  private mutating func pan(east: Double, north: Double) {
    let step = camera.span / 6
    camera.pan(east: east * step * 1.5, north: north * step, self)
  }

  // MARK: The list of stops

  private mutating func openList() {
    guard let journey, let santa else { return }
    list = StopList(journey, at: journey.lastStop(santa))
  }

  private mutating func keyPressedInList(_ key: Key) -> DashboardAction? {
    guard let journey, var list else { return nil }
    if list.keyPressed(key, journey) {
      self.list = list
      return nil
    }
    switch key {
    case .escape, .tab: self.list = nil
    case .enter: return seekToChosenStop()
    case .character(" "): return clockAction(.togglePause)
    default: break
    }
    return nil
  }

  private mutating func seekToChosenStop() -> DashboardAction? {
    guard let journey, let index = list?.stop else { return nil }
    let action = seek(to: journey.route.stops[index].arrival)
    if action != nil { list = nil }
    return action
  }

  // MARK: Time

  /// How long after an arrival the key for the stop before means that stop, and no longer the beginning of this one, in
  /// real seconds.
  private static let repeatTime: TimeInterval = 1.5

  private mutating func seekToStopBefore() -> DashboardAction? {
    guard let journey, let santa, let clock = flight?.clock else { return nil }
    if let sought { return journey.arrival(before: sought).flatMap { seek(to: $0) } }
    guard let last = journey.arrival(atOrBefore: santa.time) else { return clockAction(nil) }
    let isRecent = santa.time.timeIntervalSince(last) < (clock.isPaused ? 0.5 : Self.repeatTime * clock.speed)
    return seek(to: isRecent ? journey.arrival(before: last) ?? last : last)
  }

  private mutating func seekToStopAfter() -> DashboardAction? {
    guard let journey, let santa else { return nil }
    guard let next = journey.arrival(after: sought ?? santa.time) else { return clockAction(nil) }
    return seek(to: next)
  }

  private mutating func seekToHome() -> DashboardAction? {
    guard let journey, let santa else { return nil }
    // After the landing, the countdown may be that of another year.
    let home = journey.route.stops.first { $0.id == santa.countdown.homeStop.id }
    return seek(
      to: max((home?.arrival ?? santa.countdown.homeArrival) - 600, journey.route.takeoff.departure))
  }

  private mutating func seek(to time: Date) -> DashboardAction? {
    let action = clockAction(.seek(to: time))
    if action != nil { sought = time }
    return action
  }

  // MARK: The mouse

  /// Updates the state with an event of the mouse, on a terminal of a size.
  mutating func mouseMoved(_ event: MouseEvent, _ size: TerminalSize) -> DashboardAction? {
    guard !showsHelp, let layout = DashboardLayout(size, hasTimeline: hasTimeline) else { return nil }
    refusesClockChange = false
    if let journey, let timeline = layout.timeline, event.action == .press || event.action == .drag,
      timeline.contains(event.column, event.row)
    {
      return seek(
        to: Timeline(journey: journey, theme: Theme(depth: .none)).time(atColumn: event.column, in: timeline))
    }
    if list != nil { return mouseMovedInList(event, layout) }
    mouseMovedOnMap(event, layout)
    return nil
  }

  private mutating func mouseMovedOnMap(_ event: MouseEvent, _ layout: DashboardLayout) {
    guard let region = layout.map else { return }
    let viewport = camera.viewport(self, region)
    // A map that is narrower than its region is in the middle of it.
    let (column, row) = (
      event.column - region.column - (region.columns - viewport.columns) / 2, event.row - region.row
    )
    let isOnMap = (0..<viewport.columns).contains(column) && (0..<viewport.rows).contains(row)
    switch event.action {
    case .press: dragged = isOnMap ? MapCell(column: column, row: row) : nil
    case .release: dragged = nil
    case .drag:
      guard let from = dragged else { return }
      let east = Double((from.column - column) * MapViewport.dotsPerColumn) * viewport.longitudePerDot
      let north = Double((row - from.row) * MapViewport.dotsPerRow) * viewport.latitudePerDot
      camera.pan(east: east, north: north, self)
      dragged = MapCell(column: column, row: row)
    case .wheelUp, .wheelDown:
      guard isOnMap else { return }
      let point = viewport.center(ofColumn: column, row: row)
      camera.zoom(by: event.action == .wheelUp ? 1 / MapCamera.step : MapCamera.step, at: point, self)
    }
  }

  private mutating func mouseMovedInList(_ event: MouseEvent, _ layout: DashboardLayout) -> DashboardAction? {
    guard let list else { return nil }
    switch event.action {
    case .wheelUp: self.list?.move(by: -3)
    case .wheelDown: self.list?.move(by: 3)
    case .press:
      guard let row = StopListView.row(at: event.column, event.row, of: list, in: layout.whole) else {
        return nil
      }
      if row == list.chosen { return seekToChosenStop() }
      self.list?.choose(row, in: StopListView.visible(list, in: layout.whole))
    case .drag, .release: break
    }
    return nil
  }

  /// Whether the flight is a demonstration, in whose time the user can move.
  var hasTimeline: Bool { flight.map { !$0.clock.isReal } ?? false }
}

/// An action of a key that is not only a change of the dashboard's state.
enum DashboardAction: Equatable, Sendable {
  case quit
  case togglePause
  case multiplySpeed(by: Double)
  case seek(to: Date)
}
