import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of the dashboard: the latest events of a tracker, and the user's choices.
///
/// A frame is a function of this state, which has no clock. The state changes only when an event or a key arrives.
struct DashboardState: Equatable, Sendable {
  let home: Home
  /// Whether the tracker only follows other programs, and therefore waits while no program flies.
  let onlyFollows: Bool
  private(set) var flight: TrackerEvent.FlightState?
  private(set) var journey: Journey?
  private(set) var santa: TrackerEvent.SantaState?
  /// Santa's last state from the tracker. ``santa`` may have moved since.
  private var reported: TrackerEvent.SantaState?
  private(set) var weather: TrackerEvent.WeatherState?
  private(set) var camera = MapCamera()
  /// The cell of the map in which the mouse button was last pressed or dragged.
  private var dragged: MapCell?
  private(set) var showsHelp = false
  /// The list of stops, while it is shown.
  private(set) var list: StopList?
  /// The time to which the user has moved the clock, until the tracker reports Santa at that time.
  private var sought: Date?
  /// The seconds of real time since Santa's arrival at home, while it is celebrated; nil otherwise.
  private(set) var celebration: Int?
  /// The arrival whose card is shown; nil if there is none.
  private(set) var card: ArrivalCard?
  /// The arrival whose card was last shown.
  private var lastCard: ArrivalCard?
  /// Whether the user wants cards of arrivals.
  private(set) var showsCards = true
  /// The seconds of real time since the dashboard was opened, for animations.
  private(set) var seconds = 0
  /// The time since the last contact with the server; nil if it responds, or if there is no server.
  private(set) var silence: ServerSilence?
  /// The stores whose changes the server refuses, until the user has pressed a key.
  private(set) var refusals: [FlightStore: StoreRefusal] = [:]
  /// Whether the last key would have changed the clock of a flight in real time, which is not possible.
  private(set) var refusesClockChange = false
  /// Whether the last key would have changed the clock of a flight that the user may only read.
  private(set) var lacksRight = false

  /// The language in which stops can be searched besides English.
  var language = Language.english

  init(home: Home, onlyFollows: Bool = false) { (self.home, self.onlyFollows) = (home, onlyFollows) }

  /// The most important notice for the user's home.
  var notice: HomeNotice? { santa.flatMap { HomeNotice.all(for: $0).max() } }

  /// Whether the program that flew has ended, so that nothing moves until another program flies.
  var isStopped: Bool { flight?.isFlown == false }

  /// The duration of the celebration after an arrival at home, in real seconds. It also ends while the clock is paused.
  static let celebrationTime = 12

  /// The seconds of real time after which an arrival at home isn't news any more.
  private static let celebrationDelay: TimeInterval = 5

  /// The door of Advent of the day at home; nil outside Advent, and during the flight.
  var adventDoor: Int? {
    guard let santa, santa.countdown.isWaiting else { return nil }
    return AdventFact.door(
      on: CivilTime(santa.time, utcOffsetSeconds: santa.countdown.homeStop.utcOffset ?? 0))
  }

  /// The fact behind the door of the day. It is computed only once, because some facts need all stops.
  private(set) var adventFact: AdventFact?

  private mutating func updateAdventFact() {
    guard let door = adventDoor, let journey else {
      adventFact = nil
      return
    }
    if adventFact?.door != door {
      adventFact = AdventFact(behind: door, journey.route, home: home.place.coordinate)
    }
  }

  /// Updates the animations after a second of real time.
  ///
  /// - Returns: Whether anything on the dashboard moves.
  mutating func secondPassed() -> Bool {
    guard celebration != nil || adventDoor != nil else { return false }
    seconds += 1
    celebration = celebration.map { $0 + 1 }.flatMap { $0 < Self.celebrationTime ? $0 : nil }
    return true
  }

  /// Updates the state with an event of the tracker.
  ///
  /// - Returns: Whether there is a new notice, for which to ring the bell.
  mutating func eventArrived(_ event: TrackerEvent) -> Bool {
    switch event {
    case .flight(let flight):
      if journey?.route.fingerprint != flight.route.fingerprint { journey = Journey(flight.route, language) }
      // The same route with a different start of the clock is a new flight.
      if self.flight?.route.fingerprint != flight.route.fingerprint
        || self.flight?.clock.origin != flight.clock.origin
      {
        (santa, reported, weather) = (nil, nil, nil)
        (celebration, card, lastCard, list, adventFact) = (nil, nil, nil, nil, nil)
      }
      self.flight = flight
      return false
    case .santa(let santa):
      defer {
        (self.santa, reported) = (santa, santa)
        updateAdventFact()
      }
      sought = nil
      updateCelebration(santa)
      updateCard(santa)
      guard let before = reported else { return false }
      // The clock was set back, so later states no longer apply.
      if santa.time < before.time { weather = nil }
      return !HomeNotice.new(in: santa, since: before).isEmpty
    case .weather(let weather):
      // A late response for an earlier place does not replace the weather of a later one.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      return false
    }
  }

  /// Starts the celebration when Santa arrives at home, and ends it when he hasn't been there yet. An arrival that was long ago
  /// isn't celebrated, so the celebration never returns later in the night.
  private mutating func updateCelebration(_ santa: TrackerEvent.SantaState) {
    guard santa.countdown.target == .passed, let clock = flight?.clock else {
      celebration = nil
      return
    }
    guard reported?.countdown.target != .passed else { return }
    let isThere = santa.isAtStop && santa.lastStop?.id == santa.countdown.homeStop.id
    let delay = santa.time.timeIntervalSince(santa.countdown.homeArrival) / clock.speed
    if isThere || delay < Self.celebrationDelay { celebration = 0 }
  }

  /// Shows the card of an arrival, and removes it some seconds after the departure.
  private mutating func updateCard(_ santa: TrackerEvent.SantaState) {
    guard let journey, let clock = flight?.clock else { return }
    if let shown = card, shown.isOver(santa, clock) { card = nil }
    let arrival = ArrivalCard(stop: journey.lastStop(santa), shownAt: santa.time)
    guard santa.isAtStop, santa.nextStop != nil, arrival.stop > 0, arrival.stop != lastCard?.stop else {
      return
    }
    guard lastCard.map({ arrival.mayFollow($0, clock) }) ?? true else { return }
    card = arrival
    card?.fact = journey.route.fact(aboutStop: arrival.stop, home: home.place.coordinate)
    lastCard = arrival
  }

  /// Updates the state with news of the server.
  mutating func serverChanged(_ news: ServerNews, at now: Date) {
    switch news {
    case .status(let status): silence = status.silence(at: now)
    case .refusal(let store, let refusal): refusals[store] = refusal
    }
  }

  /// Moves Santa to his position at an instant of real time, between two events of the tracker.
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
  /// - Parameter hasRoomForList: Whether the screen can show the list of stops. Keys would otherwise be typed into a list that
  ///   can't be seen.
  /// - Returns: The action that the key triggers outside this state, or nil.
  mutating func keyPressed(_ key: Key, hasRoomForList: Bool = true) -> DashboardAction? {
    (refusesClockChange, lacksRight, refusals) = (false, false, [:])
    if key == .interrupt { return .quit }
    if !hasRoomForList { list = nil }
    if list != nil, !showsHelp { return keyPressedInList(key) }
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character(" "): return clockAction(.togglePause)
    case .character("+"), .character("="): return clockAction(.multiplySpeed(by: 2))
    case .character("-"), .character("_"): return clockAction(.multiplySpeed(by: 0.5))
    case .left: return seekToStopBefore()
    case .right: return seekToStopAfter()
    case .character("n"), .character("N"): return seekToHome()
    case .character("l"), .character("L"), .character("/"), .tab: if hasRoomForList { openList() }
    case .character("c"), .character("C"): showsCards.toggle()
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
      if !showsHelp { (celebration, card) = (nil, nil) }
      showsHelp = false
    default: break
    }
    return nil
  }

  /// Notes that an action failed, because the user may only read the flight.
  mutating func actionWasRefused() {
    lacksRight = true
    sought = nil
  }

  /// Returns an action that changes the clock, or nil if the clock belongs to the real flight.
  private mutating func clockAction(_ action: DashboardAction?) -> DashboardAction? {
    guard let flight else { return nil }
    refusesClockChange = flight.clock.isReal
    return refusesClockChange ? nil : action
  }

  /// Moves the map by a fraction of its size.
  private mutating func pan(east: Double, north: Double) {
    let step = camera.span / 6
    camera.pan(east: east * step * 1.5, north: north * step, self)
  }

  // MARK: List of stops

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

  /// The time after an arrival, in real seconds, during which the key for the previous stop goes to the stop before this one.
  /// Later it returns to the arrival at this stop.
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
    // After the landing, the countdown can refer to the next year.
    let home = journey.route.stops.first { $0.id == santa.countdown.homeStop.id }
    return seek(
      to: max((home?.arrival ?? santa.countdown.homeArrival) - 600, journey.route.takeoff.departure))
  }

  private mutating func seek(to time: Date) -> DashboardAction? {
    let action = clockAction(.seek(to: time))
    if action != nil { sought = time }
    return action
  }

  // MARK: Mouse

  /// Updates the state with a mouse event, on a terminal of the given size.
  mutating func mouseMoved(_ event: MouseEvent, _ size: TerminalSize) -> DashboardAction? {
    guard !showsHelp, let layout = DashboardLayout(size, hasTimeline: hasTimeline) else { return nil }
    (refusesClockChange, lacksRight) = (false, false)
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
    // A map that is narrower than its region is centred in it.
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

  /// Whether the flight is a demonstration, which lets the user move in time.
  var hasTimeline: Bool { flight.map { !$0.clock.isReal } ?? false }
}

/// An action of a key that is more than a change of the dashboard's state.
enum DashboardAction: Equatable, Sendable {
  case quit
  case togglePause
  case multiplySpeed(by: Double)
  case seek(to: Date)
}
