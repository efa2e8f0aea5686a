import SantaCore

/// Writes what people care about of what a tracker tells.
struct PlainTrackPrinter: TrackPrinter {
  private let home: Home
  private let audience: Audience
  private let output: any TextStream
  private var flight: TrackerEvent.FlightState?
  private var weather: TrackerEvent.WeatherState?
  /// Why the weather told last is only a normal.
  private var fallbackReason: String?
  /// Whose credit was given.
  private var credited: Set<String> = []
  /// What the last line for people said; nothing is said twice.
  private var lastContent: LineContent?

  private struct LineContent: Equatable {
    var activity: Activity
    var lastStop: String?
    var isAtStop: Bool
    /// Where nothing flies, the countdown is the news, as often as it is worth a line.
    var countdown: Int?
  }

  init(home: Home, audience: Audience, output: any TextStream) {
    self.home = home
    self.audience = audience
    self.output = output
  }

  mutating func print(_ event: TrackerEvent) throws(StreamError) {
    // A terminal may have another width than before.
    let formatter = PlainFormatter(audience: audience, columns: output.columns)
    switch event {
    case .flight(let flight):
      try introduce(flight)
      self.flight = flight.isFlown ? flight : nil
    case .santa(let santa):
      if needsLine(santa) { try output.writeLine(formatter.line(for: santa, weather: weather)) }
    case .weather(let weather):
      // Where answers are late, those of earlier places come last.
      if self.weather.map({ weather.time >= $0.time }) ?? true { self.weather = weather }
      try explainNormal(weather)
      try giveCredit(weather)
      try output.writeLine(formatter.line(for: weather))
    }
  }

  /// Says why there are no readings when that begins, or has another reason; not at each stop.
  private mutating func explainNormal(_ weather: TrackerEvent.WeatherState) throws(StreamError) {
    guard case .complete = weather.status, weather.fallbackReason != fallbackReason else { return }
    fallbackReason = weather.fallbackReason
    guard let fallbackReason else { return }
    try output.writeLine(audience.language.weather.onlyNormal(fallbackReason.terminalSafe))
  }

  /// Once for each service, before its first reading.
  private mutating func giveCredit(_ weather: TrackerEvent.WeatherState) throws(StreamError) {
    guard case .complete = weather.status, let credit = WeatherCredit.text(for: weather.source),
      credited.insert(credit).inserted
    else { return }
    try output.writeLine("🌦️ \(credit).")
  }

  private mutating func needsLine(_ santa: TrackerEvent.SantaState) -> Bool {
    let isWaiting = santa.countdown.target == .takeoff || santa.countdown.target == .nextFlight
    let content = LineContent(
      activity: santa.activity, lastStop: santa.lastStop?.id, isAtStop: santa.isAtStop,
      countdown: isWaiting ? CountdownText.step(seconds: santa.countdown.secondsToTarget) : nil)
    defer { lastContent = content }
    return content != lastContent
  }

  // MARK: What flies

  private func introduce(_ new: TrackerEvent.FlightState) throws(StreamError) {
    for line in introduction(of: new) { try output.writeLine(line) }
  }

  private func introduction(of new: TrackerEvent.FlightState) -> [String] {
    let language = audience.language
    let words = language.flight
    guard new.isFlown else { return [words.hasEnded] }
    if let flight, flight.route == new.route, flight.clock != new.clock,
      flight.clock.origin == new.clock.origin
    {
      return [new.clock.isPaused ? words.clockStands : words.clockRuns(words.speed(new.clock.speed))]
    }
    if let flight, flight.route == new.route, flight.clock == new.clock {
      return !flight.isFlownHere && new.isFlownHere ? [words.takesOver] : []
    }
    let takeOff = new.route.takeoff.departure
    let title = words.title(FlightTitle(new.title.terminalSafe))
    var lines = [words.introduction(title, words.speed(new.clock.speed), new.isFlownHere)]
    let arrival = Countdown(route: new.route, home: home.place.coordinate, now: takeOff).homeStop
    lines.append(
      words.homeArrival(
        home.place.name.terminalSafe + (home.isGuess ? words.homeIsGuessed : ""), arrival.city.terminalSafe,
        CivilTime(arrival.arrival).dayAndClockText(in: language),
        arrival.utcOffset.map { CivilTime(arrival.arrival, utcOffsetSeconds: $0).clockText }))
    if new.clock.isReal, new.clock.startedAt < takeOff {
      lines.append(
        words.nothingFliesBefore(
          CivilTime(takeOff).dayAndClockText(in: language), "\(Program.name) track --demo"))
    }
    return lines
  }
}
