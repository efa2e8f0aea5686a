import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Prints the events of a tracker that people are interested in.
struct PlainTrackPrinter: TrackPrinter {
  private let home: Home
  private let audience: Audience
  private let output: any TextStream
  private var flight: TrackerEvent.FlightState?
  /// A flight whose first line was printed. The others follow with Santa's time, which determines their tense.
  private var introduced: TrackerEvent.FlightState?
  private var hasToldNight = false
  /// The time of the last state, by the flight's clock.
  private var shown: Date?
  private var lastMessage: RouteMessage?
  private var weather: TrackerEvent.WeatherState?
  /// Why the weather that was printed last is a normal instead of a reading.
  private var fallbackReason: String?
  /// The credits that were printed.
  private var credited: Set<String> = []
  /// The content of the last line about Santa. A line with the same content is not repeated.
  private var lastContent: LineContent?

  private struct LineContent: Equatable {
    var activity: Activity
    var lastStop: String?
    var isAtStop: Bool
    /// Before the take-off and after the landing, the step of the countdown; nil during the flight.
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
      if let shown, santa.time < shown { (weather, lastMessage, hasToldNight) = (nil, nil, false) }
      shown = santa.time
      try finishIntroduction(santa)
      try printMessage(santa, formatter)
      if needsLine(santa) { try output.writeLine(formatter.line(for: santa, weather: weather)) }
      try tellNight(santa)
    case .weather(let weather):
      // A late answer for an earlier place does not replace the weather of a later one.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      try explainNormal(weather)
      try giveCredit(weather)
      try output.writeLine(formatter.line(for: weather))
    }
  }

  /// Explains why there are no readings, when that begins or its reason changes.
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

  // MARK: The flight

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
      // A jump to another time changes neither. The next line shows where it leads.
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
    // After the landing, another line says when Santa was there.
    guard santa.nextStop != nil else { return }
    let arrival = santa.countdown.homeStop
    try output.writeLine(
      words.homeArrival(
        language.name(of: home.place).terminalSafe + (home.isGuess ? words.homeIsGuessed : ""),
        language.city(of: arrival).terminalSafe,
        CivilTime(arrival.arrival).dayAndClockText(in: language), arrival.localArrivalText))
    let takeOff = new.route.takeoff.departure
    if new.clock.isReal, new.clock.startedAt < takeOff {
      try output.writeLine(
        words.nothingFliesBefore(
          CivilTime(takeOff).dayAndClockText(in: language), "\(Program.name) track --demo"))
    }
  }

  /// Prints the message of the route whose time has come. One that was missed by minutes is left out.
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

  /// Prints a summary of the night, once, after the landing.
  private mutating func tellNight(_ santa: TrackerEvent.SantaState) throws(StreamError) {
    guard santa.nextStop == nil, santa.countdown.target == .passed, !hasToldNight, let flight else { return }
    hasToldNight = true
    let home = santa.countdown.homeStop
    try output.writeLine(
      audience.language.flight.nightFlown(
        NumberText.grouped(santa.presentsDelivered),
        audience.units.distanceText(kilometers: flight.route.length / 1000),
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
