import SantaCore

/// Writes what a tracker tells: for programs a line for everything, for people one for what they care about.
///
/// It has no clock and asks nobody: every line is there because a notification arrived.
struct TrackPrinter {
  private let format: OutputFormat
  private let home: Home
  private let output: any TextStream
  private var flight: TrackerEvent.FlightState?
  private var weather: TrackerEvent.WeatherState?
  /// What the last line for people said; nothing is said twice.
  private var said: Saying?

  private struct Saying: Equatable {
    var activity: Activity
    var lastStop: String?
    var isAtStop: Bool
    /// Where nothing flies, the countdown is the news, as often as it is worth a line.
    var countdown: Int?
  }

  init(format: OutputFormat, home: Home, output: any TextStream) {
    self.format = format
    self.home = home
    self.output = output
  }

  mutating func print(_ event: TrackerEvent) throws(StreamError) {
    switch event {
    case .flight(let flight):
      if format == .plain { try introduce(flight) }
      self.flight = flight
    case .santa(let santa):
      if format == .plain, !isNews(santa) { return }
      try write(.santa(SantaEvent(santa, weather: weather)))
    case .weather(let weather):
      self.weather = weather
      try write(.weather(WeatherEvent(weather)))
    }
  }

  private func write(_ event: TrackEvent) throws(StreamError) {
    try output.writeLine(format.trackEventFormatter(columns: output.columns).line(for: event))
  }

  private mutating func isNews(_ santa: TrackerEvent.SantaState) -> Bool {
    let isWaiting = santa.countdown.target == .takeoff || santa.countdown.target == .nextFlight
    let saying = Saying(
      activity: santa.activity, lastStop: santa.lastStop?.id, isAtStop: santa.isAtStop,
      countdown: isWaiting ? CountdownText.step(seconds: santa.countdown.secondsToTarget) : nil)
    defer { said = saying }
    return saying != said
  }

  // MARK: What flies

  private func introduce(_ new: TrackerEvent.FlightState) throws(StreamError) {
    for line in introduction(of: new) { try output.writeLine(line) }
  }

  private func introduction(of new: TrackerEvent.FlightState) -> [String] {
    if let flight, flight.route == new.route, flight.clock != new.clock,
      flight.clock.origin == new.clock.origin
    {
      return ["🛷 \(Self.pace(of: new.clock))."]
    }
    if let flight, flight.route == new.route, flight.clock == new.clock {
      return !flight.isFlownHere && new.isFlownHere
        ? ["🛷 Whoever flew the sleigh has ended; this terminal flies on."] : []
    }
    let takeOff = new.route.takeoff.departure
    let role = new.isFlownHere ? "Flying" : "Following"
    let speed = Self.speed(of: new.clock)
    var lines = ["🛷 \(role) \(new.title.terminalSafe), \(speed). Times are UTC."]
    let countdown = Countdown(route: new.route, home: home.place.coordinate, now: takeOff)
    let arrival = countdown.homeStop
    let guess = home.isGuess ? " (a guess; say it with --home)" : ""
    let stop = arrival.city.terminalSafe
    let local =
      arrival.utcOffset.map { ", \(CivilTime(arrival.arrival, utcOffsetSeconds: $0).clockText) there" } ?? ""
    lines.append(
      "🏠 \(home.place.name.terminalSafe)\(guess): Santa reaches \(stop) on "
        + "\(CivilTime(arrival.arrival).dayAndClockText)\(local).")
    if new.clock.isReal, new.clock.startedAt < takeOff {
      lines.append(
        "🎄 Nothing flies before \(CivilTime(takeOff).dayAndClockText). "
          + "See now what it will be like: \(HelpText.program) track --demo")
    }
    return lines
  }

  private static func speed(of clock: FlightClock) -> String {
    switch clock.speed {
    case 1: "in real time"
    case ..<1: "at \(NumberText.decimal(clock.speed, decimals: 6)) of real speed"
    case let speed: "\(NumberText.decimal(speed)) times faster than real"
    }
  }

  /// What somebody who follows did to the clock.
  private static func pace(of clock: FlightClock) -> String {
    clock.isPaused ? "The clock stands still" : "The clock now runs \(speed(of: clock))"
  }
}
