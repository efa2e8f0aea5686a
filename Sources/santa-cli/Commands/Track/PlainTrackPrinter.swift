import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the events of a tracker that are of interest to people.
struct PlainTrackPrinter: TrackPrinter {
  private let home: Home
  private let audience: Audience
  private let output: any TextStream
  private var flight: TrackerEvent.FlightState?
  /// The flight whose first line was printed. The remaining lines follow when Santa's time is known, because it determines
  /// their tense.
  private var introduced: TrackerEvent.FlightState?
  private var hasToldNight = false
  /// The time of the last printed state, by the flight's clock.
  private var shown: Date?
  private var lastMessage: RouteMessage?
  /// The stop whose arrival was last printed, by its id.
  private var lastArrival: String?
  /// The door of Advent that was last printed.
  private var lastDoor: Int?
  private var weather: TrackerEvent.WeatherState?
  /// The reason for which the last printed weather is a normal instead of a reading.
  private var fallbackReason: String?
  /// The credits that have been printed.
  private var credited: Set<String> = []
  /// The content of the last line about Santa. Lines with the same content are not repeated.
  private var lastContent: LineContent?

  private struct LineContent: Equatable {
    var activity: Activity
    var lastStop: String?
    var isAtStop: Bool
    /// The step of the countdown, before the take-off and after the landing; nil during the flight.
    var countdown: Int?
  }

  init(home: Home, audience: Audience, output: any TextStream) {
    self.home = home
    self.audience = audience
    self.output = output
  }

  mutating func print(_ event: TrackerEvent) throws(StreamError) {
    // The width of the terminal may have changed.
    let formatter = PlainFormatter(audience: audience, columns: output.columns)
    switch event {
    case .flight(let flight):
      try introduce(flight)
      self.flight = flight.isFlown ? flight : nil
    case .santa(let santa):
      if let shown, santa.time < shown {
        (weather, lastMessage, lastArrival, hasToldNight) = (nil, nil, nil, false)
      }
      let isFirst = shown == nil
      shown = santa.time
      try finishIntroduction(santa)
      try printDoor(santa, formatter)
      try printMessage(santa, formatter)
      try printArrival(santa, isFirst: isFirst, formatter)
      if needsLine(santa) { try output.writeLine(formatter.line(for: santa, weather: weather)) }
      try tellNight(santa)
    case .weather(let weather):
      // A late response for an earlier place does not replace the weather of a later one.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      try explainNormal(weather)
      try giveCredit(weather)
      try output.writeLine(formatter.line(for: weather))
    }
  }

  /// Explains why there are no readings, when this starts or when the reason changes.
  private mutating func explainNormal(_ weather: TrackerEvent.WeatherState) throws(StreamError) {
    guard case .complete = weather.status, weather.fallbackReason != fallbackReason else { return }
    fallbackReason = weather.fallbackReason
    guard let fallbackReason else { return }
    try output.writeLine(audience.language.weather.onlyNormal(fallbackReason.terminalSafe))
  }

  /// Prints the credit of a service once, before its first reading.
  private mutating func giveCredit(_ weather: TrackerEvent.WeatherState) throws(StreamError) {
    guard case .complete = weather.status, let credit = WeatherCredit.text(for: weather.source),
      credited.insert(credit).inserted
    else { return }
    try output.writeLine("🌦️ \(credit).")
  }

  private mutating func needsLine(_ santa: TrackerEvent.SantaState) -> Bool {
    let isWaiting = santa.countdown.isWaiting
    let content = LineContent(
      activity: santa.activity, lastStop: santa.lastStop?.id, isAtStop: santa.isAtStop,
      countdown: isWaiting ? CountdownText.step(seconds: santa.countdown.secondsToTarget) : nil)
    defer { lastContent = content }
    return content != lastContent
  }

  // MARK: Flight

  private mutating func introduce(_ new: TrackerEvent.FlightState) throws(StreamError) {
    for line in introduction(of: new) { try output.writeLine(line) }
  }

  private mutating func introduction(of new: TrackerEvent.FlightState) -> [String] {
    let language = audience.language
    let words = language.flight
    guard new.isFlown else { return [words.hasEnded] }
    if let flight, flight.route == new.route, flight.clock != new.clock,
      flight.clock.origin == new.clock.origin
    {
      // If neither has changed, the clock jumped to another time, which the next line shows.
      if flight.clock.speed == new.clock.speed, flight.clock.isPaused == new.clock.isPaused {
        return [words.clockJumps]
      }
      return [new.clock.isPaused ? words.clockStands : words.clockRuns(words.speed(new.clock.speed))]
    }
    if let flight, flight.route == new.route, flight.clock == new.clock {
      return !flight.isFlownHere && new.isFlownHere ? [words.takesOver] : []
    }
    (introduced, hasToldNight) = (new, false)
    return [
      words.introduction(
        words.title(FlightTitle(new.title.terminalSafe)), words.speed(new.clock.speed), new.isFlownHere)
    ]
  }

  private mutating func finishIntroduction(_ santa: TrackerEvent.SantaState) throws(StreamError) {
    guard let new = introduced else { return }
    introduced = nil
    let (words, language) = (audience.language.flight, audience.language)
    // After the landing, the summary says when Santa was there.
    guard santa.nextStop != nil else { return }
    let arrival = santa.countdown.homeStop
    try output.writeLine(
      words.homeArrival(
        language.name(of: home.place, visitedFrom: arrival, in: audience.units).terminalSafe
          + (home.isGuess ? words.homeIsGuessed : ""),
        language.city(of: arrival).terminalSafe,
        CivilTime(arrival.arrival).dayAndClockText(in: language), arrival.localArrivalText))
    let takeOff = new.route.takeoff.departure
    if new.clock.isReal, new.clock.startedAt < takeOff {
      try output.writeLine(
        words.nothingFliesBefore(
          CivilTime(takeOff).dayAndClockText(in: language), "\(Program.name) track --demo"))
    }
  }

  /// Prints the message of the route that is due. A message that was missed by minutes is skipped.
  private mutating func printMessage(
    _ santa: TrackerEvent.SantaState, _ formatter: PlainFormatter
  ) throws(StreamError) {
    guard let flight, let message = flight.route.message(at: santa.time), message != lastMessage else {
      return
    }
    lastMessage = message
    guard santa.time.timeIntervalSince(message.time) < max(60, 2 * flight.clock.speed) else { return }
    try output.writeLine(formatter.line(for: message))
  }

  /// Prints the arrival at a stop once.
  private mutating func printArrival(
    _ santa: TrackerEvent.SantaState, isFirst: Bool, _ formatter: PlainFormatter
  ) throws(StreamError) {
    guard let flight, santa.isAtStop, santa.nextStop != nil, let stop = santa.lastStop,
      stop.id != lastArrival,
      let index = flight.route.stops.firstIndex(where: { $0.id == stop.id }), index > 0
    else { return }
    lastArrival = stop.id
    // A program that starts during a stay doesn't print an arrival in the past.
    guard !isFirst || santa.time <= stop.arrival else { return }
    try output.writeLine(formatter.line(forArrivalAt: index, of: flight.route, home: home.place))
  }

  /// Prints the door of Advent once a day, before the flight.
  private mutating func printDoor(
    _ santa: TrackerEvent.SantaState, _ formatter: PlainFormatter
  ) throws(StreamError) {
    guard let flight, santa.countdown.isWaiting else { return }
    let offset = santa.countdown.homeStop.utcOffset ?? 0
    let door = AdventFact.door(on: CivilTime(santa.time, utcOffsetSeconds: offset))
    defer { lastDoor = door }
    guard let door, door != lastDoor else { return }
    let fact = AdventFact(behind: door, flight.route, home: home.place.coordinate)
    for line in formatter.lines(for: fact) { try output.writeLine(line) }
  }

  /// Prints a summary of the night once, after the landing.
  private mutating func tellNight(_ santa: TrackerEvent.SantaState) throws(StreamError) {
    guard santa.nextStop == nil, santa.countdown.target == .passed, !hasToldNight, let flight else { return }
    hasToldNight = true
    let home = santa.countdown.homeStop
    let summary = NightSummary(flight.route)
    try output.writeLine(
      audience.language.flight.nightFlown(
        audience.language.number(summary.presents),
        audience.units.distanceText(kilometers: summary.meters / 1000, in: audience.language),
        audience.language.number(summary.stops),
        audience.language.city(of: home).terminalSafe,
        CivilTime(home.arrival).dayAndClockText(in: audience.language), home.localArrivalText))
  }
}

extension RouteStop {
  /// The local time of the arrival, for people; nil at the Pole.
  var localArrivalText: String? {
    utcOffset.map { CivilTime(arrival, utcOffsetSeconds: $0).clockText }
  }
}
