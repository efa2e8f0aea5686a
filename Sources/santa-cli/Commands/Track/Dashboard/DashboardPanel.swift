import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The blocks of the panel, which describe the flight in words.
struct DashboardPanel {
  var state: DashboardState
  var words: DashboardWords
  var units: Units
  var theme: Theme
  var columns: Int
  var figureScale = 1

  private typealias Span = StyledLine.Span

  /// All blocks from top to bottom: home and Santa's position, his journey, and the last stops.
  var blocks: (home: [PanelBlock], journey: [PanelBlock], stops: [PanelBlock]) {
    guard let santa = state.santa else {
      return (
        [waiting], [],
        []
      )
    }
    let isWaiting = santa.countdown.isWaiting
    return (
      [countdown(santa), whereabouts(santa)],
      (isWaiting
        ? [advent(santa), demonstration(santa), preview(santa), weather(santa)]
        : [next(santa), presents(santa), travel(santa), night(santa), weather(santa)]).compactMap(\.self),
      [message(santa), lastStops(santa), isWaiting ? nextStops(santa) : nil].compactMap(\.self)
    )
  }

  private var waiting: PanelBlock {
    let text = state.onlyFollows ? words.language.flight.nobodyFlies : words.waiting
    let lines = DisplayWidth.wrapped(text, to: columns).map { StyledLine($0) }
    return PanelBlock(priority: 0, brief: lines, full: lines)
  }

  private func city(_ stop: RouteStop?) -> String { stop.map { words.language.city(of: $0) } ?? "" }

  // MARK: Home

  private func countdown(_ santa: TrackerEvent.SantaState) -> PanelBlock {
    let countdown = santa.countdown
    let city = words.language.city(of: countdown.homeStop)
    let label =
      switch countdown.target {
      case .takeoff: words.takeOffIn
      case .home: words.reachesIn(city)
      case .passed: words.was(city)
      case .nextFlight: words.returnsIn(city)
      }
    let figures = Self.figures(countdown, hasLanded: santa.nextStop == nil)
    let scale = BigFigures.columns(of: figures, scale: figureScale) <= columns ? figureScale : 1
    var lines = [StyledLine(label, theme.strong)]
    let rows = BigFigures.lines(figures, scale: scale)
    for (index, row) in rows.enumerated() {
      let ago = countdown.target == .passed && index == rows.count - 1 ? " \(words.ago)" : ""
      lines.append(
        StyledLine([Span(text: row, style: theme.countdown), Span(text: ago, style: theme.strong)]))
    }
    let offset = countdown.homeStop.utcOffset ?? 0
    let arrival = CivilTime(countdown.homeArrival, utcOffsetSeconds: offset)
    // The next flight is in a different year, so the date includes the year.
    var when = words.at(
      countdown.target == .nextFlight ? "\(words.day(arrival)) \(arrival.clockText)" : words.date(arrival))
    if countdown.target == .takeoff { when = "\(city): \(when)" }
    let guess = state.home.isGuess ? " (\(words.isGuess))" : ""
    // After the landing, the distance isn't meaningful.
    let distance = santa.nextStop.map { _ in
      words.away(
        units.distanceText(
          kilometers: santa.coordinate.distance(to: state.home.place.coordinate) / 1000, in: words.language))
    }
    let whenLine = StyledLine(
      [Span(text: when + guess, style: theme.label)],
      trailing: trailing(distance, beside: when + guess, style: theme.text))
    let byWay = words.language.shortName(of: state.home.place, visitedFrom: countdown.homeStop, in: units)
      .map { StyledLine(DisplayWidth.truncated($0.terminalSafe, to: columns), theme.label) }
    return PanelBlock(priority: 0, brief: lines, full: lines + [whenLine] + [byWay].compactMap(\.self))
  }

  /// Returns the digits of a countdown. They include seconds only if the countdown has a step each second.
  static func figures(_ countdown: Countdown, hasLanded: Bool = false) -> String {
    let seconds = countdown.secondsFromTarget
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return "\(days)d \(CivilTime.twoDigits(hours))h" }
    if hours > 0, countdown.isWaiting || hasLanded { return "\(hours)h \(CivilTime.twoDigits(minutes))m" }
    let end = "\(CivilTime.twoDigits(minutes)):\(CivilTime.twoDigits(seconds % 60))"
    return hours > 0 ? "\(hours):\(end)" : end
  }

  private func whereabouts(_ santa: TrackerEvent.SantaState) -> PanelBlock {
    let activity = words.language.activity.text(of: santa)
    let place = santa.lastStop.map { words.language.name(of: $0) } ?? ""
    let onTheWay = santa.nextStop.map { "\(city(santa.lastStop)) → \(words.language.name(of: $0))" } ?? place
    let whereIs = santa.isAtStop ? place : onTheWay
    var lines = [StyledLine(activity, theme.strong), StyledLine(whereIs)]
    let clockStop = santa.isAtStop ? santa.lastStop : santa.nextStop
    if let stop = clockStop, let offset = stop.utcOffset {
      let time = CivilTime(santa.time, utcOffsetSeconds: offset).clockText
      let home = santa.countdown.homeStop
      let homeTime = home.utcOffset.flatMap { offset in
        home.id == stop.id
          ? nil : words.localTime(CivilTime(santa.time, utcOffsetSeconds: offset).clockText, city(home))
      }
      let text = words.localTime(time, city(stop))
      lines.append(
        StyledLine(
          [Span(text: text, style: theme.label)],
          trailing: trailing(homeTime, beside: text, style: theme.label)))
    }
    let brief = briefWhereabouts(activity, santa)
    return PanelBlock(priority: 1, brief: [brief], full: lines)
  }

  /// Returns a string for the right edge, if it fits beside another string.
  private func trailing(_ text: String?, beside other: String, style: Style) -> [Span] {
    guard let text, DisplayWidth.columns(of: other.terminalSafe + text.terminalSafe) + 2 <= columns else {
      return []
    }
    return [Span(text: text, style: style)]
  }

  private func briefWhereabouts(_ activity: String, _ santa: TrackerEvent.SantaState) -> StyledLine {
    let place =
      santa.isAtStop ? santa.lastStop.map { " · \(city($0))" } : santa.nextStop.map { " → \(city($0))" }
    return StyledLine([Span(text: activity, style: theme.strong), Span(text: place ?? "", style: theme.text)])
  }

  // MARK: Journey

  private func next(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let next = santa.nextStop else { return nil }
    let isLeaving = santa.isAtStop && santa.countdown.target != .takeoff
    let end = isLeaving ? santa.lastStop?.departure ?? next.arrival : next.arrival
    let left = Int(end.timeIntervalSince(santa.time).rounded(.up))
    let remaining = CountdownText.remaining(seconds: left, in: words.language)
    let name = isLeaving ? city(next) : words.language.name(of: next)
    func width(_ label: String) -> Int {
      DisplayWidth.columns(of: "\(words.next) \(name)  \(label) \(remaining)")
    }
    var label = words.arrivingIn
    if isLeaving {
      // The city that he leaves is named if there is room for it.
      let full = words.leavingIn(santa.lastStop.map { city($0) })
      label = width(full) <= columns ? full : words.leavingIn(nil)
    }
    let time = [
      Span(text: "\(label) ", style: theme.label), Span(text: remaining, style: theme.strong),
    ]
    let line = StyledLine(
      [Span(text: "\(words.next) ", style: theme.label), Span(text: name, style: theme.text)], trailing: time)
    return PanelBlock(priority: 2, brief: [line], full: [line])
  }

  private func presents(_ santa: TrackerEvent.SantaState) -> PanelBlock {
    let share = santa.deliveredShare
    let percent = words.language.numbers.percent(Int(share * 100))
    let label = "\(words.presents) "
    // Reserves room for "100 %" and a gap, so that the bar doesn't change its length.
    let room = columns - DisplayWidth.columns(of: label) - 6
    let bar = StyledLine(
      [Span(text: label, style: theme.label), Span(text: Self.bar(share, columns: room), style: theme.bar)],
      trailing: [Span(text: percent, style: theme.strong)])
    let delivered = Span(
      text: words.delivered(words.language.number(santa.presentsDelivered)), style: theme.text)
    let remaining = Span(
      text: words.remaining(words.language.number(santa.presentsRemaining)), style: theme.text)
    // Numbers are never truncated, so they may need two lines.
    let fits = DisplayWidth.columns(of: delivered.text + remaining.text) + 1 <= columns
    let numbers =
      fits
      ? [StyledLine([delivered], trailing: [remaining])] : [StyledLine([delivered]), StyledLine([remaining])]
    return PanelBlock(priority: 3, brief: [bar], full: [bar] + numbers)
  }

  /// Returns a bar that shows a share, to an eighth of a column.
  static func bar(_ share: Double, columns: Int) -> String {
    guard columns > 0 else { return "" }
    let eighths = min(max(Int(share * Double(columns * 8)), 0), columns * 8)
    let (whole, part) = eighths.quotientAndRemainder(dividingBy: 8)
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: whole) + parts[part]
      + String(repeating: "░", count: columns - whole - (part > 0 ? 1 : 0))
  }

  private func travel(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let journey = state.journey, santa.countdown.target != .takeoff else { return nil }
    let flown = units.distanceText(kilometers: journey.distance(flownBy: santa) / 1000, in: words.language)
    let speed = units.speedText(kilometersPerHour: journey.speed(of: santa) * 3.6, in: words.language)
    let distanceSpans = [
      Span(text: "\(words.flown) ", style: theme.label), Span(text: flown, style: theme.text),
    ]
    let speedSpans = [
      Span(text: "\(words.speed) ", style: theme.label), Span(text: speed, style: theme.text),
    ]
    guard santa.nextStop != nil else { return nil }
    let line = StyledLine(distanceSpans, trailing: speedSpans)
    // A number is never separated from its unit.
    guard line.fits(columns) else {
      return PanelBlock(
        priority: 4, brief: [StyledLine(distanceSpans)],
        full: [StyledLine(distanceSpans), StyledLine(speedSpans)])
    }
    return PanelBlock(priority: 4, brief: [line], full: [line])
  }

  /// Returns the sums of the whole night, after the landing.
  private func night(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard santa.nextStop == nil, let journey = state.journey else { return nil }
    let summary = NightSummary(journey.route)
    let distance = units.distanceText(kilometers: summary.meters / 1000, in: words.language)
    let stops = words.matches(summary.stops, summary.stops)
    let line = StyledLine(
      [Span(text: "\(words.flown) ", style: theme.label), Span(text: distance, style: theme.text)],
      trailing: [Span(text: stops, style: theme.text)])
    return PanelBlock(priority: 4, brief: [line], full: [line])
  }

  // MARK: Before the flight

  /// Returns the door of the day, with falling snow if there is room.
  private func advent(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let fact = state.adventFact else { return nil }
    let advent = words.language.advent
    func lines(_ text: String) -> [StyledLine] {
      DisplayWidth.wrapped(text.terminalSafe, to: columns).map { StyledLine($0, theme.text) }
    }
    let title = StyledLine("🎄 \(advent.door(fact.door))", theme.countdown)
    let brief = [title] + lines(advent.fact(fact, units))
    let doors = AdventDoors(door: fact.door, seconds: state.seconds, theme: theme).line
    let snow = Snow(columns: min(columns, 40), rows: 3, seconds: state.seconds).lines
      .map { StyledLine($0, theme.text) }
    return PanelBlock(
      priority: 2, brief: brief, full: brief + lines(advent.work(fact.door)) + [doors], more: snow)
  }

  /// Returns how to watch a demonstration, before the real flight.
  private func demonstration(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let flight = state.flight, flight.clock.isReal, santa.countdown.target == .takeoff else {
      return nil
    }
    let text = words.language.flight.nothingFliesBefore(
      CivilTime(flight.route.takeoff.departure).dayAndClockText(in: words.language),
      "\(Program.name) track --demo")
    let lines = DisplayWidth.wrapped(text, to: columns).map { StyledLine($0, theme.text) }
    return PanelBlock(priority: 3, brief: lines, full: lines)
  }

  /// Returns the sums of the coming flight.
  private func preview(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let journey = state.journey else { return nil }
    let summary = NightSummary(journey.route)
    let line = StyledLine(
      [Span(text: words.matches(summary.stops, summary.stops), style: theme.text)],
      trailing: [
        Span(
          text: units.distanceText(kilometers: summary.meters / 1000, in: words.language), style: theme.text)
      ])
    let presents = StyledLine(
      [
        Span(text: "\(words.presents) ", style: theme.label),
        Span(text: words.language.number(summary.presents), style: theme.text),
      ])
    return PanelBlock(priority: 4, brief: [line], full: [line, presents])
  }

  private func nextStops(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let journey = state.journey else { return nil }
    let lines = journey.ahead(of: santa, count: 40).map { line(for: $0, columns: columns) }
    guard !lines.isEmpty else { return nil }
    let title = StyledLine(words.nextStops, theme.label)
    return PanelBlock(
      priority: 7, brief: [title, lines[0]], full: [title, lines[0]], more: Array(lines.dropFirst()))
  }

  private func weather(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let weather = state.weather else { return nil }
    let title = StyledLine(words.weather(words.language.place(weather.place)), theme.label)
    let text: String
    switch weather.status {
    case .uploading: text = words.language.weather.asking + " …"
    case .processing: text = words.language.weather.lookingUp + " …"
    case .complete(let temperature, let condition):
      let degrees = units.temperatureText(celsius: temperature, in: words.language)
      text =
        "\(condition.symbol) "
        + words.language.weather.findings(words.language.weather.condition(condition), degrees)
    case .failed(let reason):
      let lines = problem(words.noAnswer(reason))
      let brief = StyledLine(words.noAnswer(reason), theme.problem)
      return PanelBlock(
        priority: 5, brief: [brief], full: [title] + lines.prefix(1), more: Array(lines.dropFirst()),
        isText: true
      )
    }
    // A seasonal normal is always marked, even if there is little room.
    let mark = weather.isNormal ? [Span(text: words.isNormal, style: theme.label)] : []
    let room = columns - DisplayWidth.columns(of: text) - 2
    let origin = origin(of: weather, santa).first { DisplayWidth.columns(of: $0) <= room }
    return PanelBlock(
      priority: 5,
      brief: [
        StyledLine(
          [
            Span(text: text, style: theme.text),
            Span(text: " \(words.language.place(weather.place))", style: theme.label),
          ],
          trailing: mark)
      ],
      full: [
        title,
        StyledLine(
          [Span(text: text, style: theme.text)],
          trailing: origin.map { [Span(text: $0, style: theme.label)] } ?? mark),
      ],
      more: weather.fallbackReason.map { problem(words.noReading($0)) } ?? [], isText: true)
  }

  private func problem(_ text: String) -> [StyledLine] {
    DisplayWidth.wrapped(text.terminalSafe, to: columns).prefix(4).map { StyledLine($0, theme.problem) }
  }

  /// Returns descriptions of the weather's source and the age of the reading, from the longest to the shortest.
  private func origin(
    of weather: TrackerEvent.WeatherState, _ santa: TrackerEvent.SantaState
  ) -> [String] {
    guard let source = weather.source.map(words.language.weather.source) else { return [] }
    guard let read = weather.readingTime, let clock = state.flight?.clock else { return [source] }
    // Readings are in the time of the machine, at any speed of the flight's clock.
    let now = clock.pausedAt ?? clock.realTime(of: santa.time)
    // A forecast can be for the next hours. If the reading is later than that, one of the two clocks is wrong, and the age is
    // unknown.
    guard now > read - 6 * 3_600 else { return [source] }
    let minutes = min(max(0, now.timeIntervalSince(read) / 60), 1_000_000)
    return ["\(source), \(words.age(Int(minutes)))", source]
  }

  /// Returns the latest message of the route. It is shown for some minutes by the flight's clock, and for at least some
  /// seconds.
  private func message(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let flight = state.flight, let message = flight.route.message(at: santa.time),
      santa.time.timeIntervalSince(message.time) < max(600, 8 * flight.clock.speed)
    else { return nil }
    let text = "\(message.isFact ? "💡" : "💬") \(message.text.terminalSafe)"
    let lines = DisplayWidth.wrapped(text, to: columns).map { StyledLine($0, theme.remark) }
    return PanelBlock(
      priority: 6, brief: Array(lines.prefix(1)), full: Array(lines.prefix(1)),
      more: Array(lines.dropFirst()),
      isText: true)
  }

  private func lastStops(_ santa: TrackerEvent.SantaState) -> PanelBlock? {
    guard let journey = state.journey else { return nil }
    let lines = journey.visited(by: santa, count: 40).map { line(for: $0, columns: columns) }
    guard !lines.isEmpty else { return nil }
    let title = StyledLine(words.lastStops, theme.label)
    // The title is only shown if there is room for a stop.
    return PanelBlock(
      priority: 7, brief: [title, lines[0]], full: [title, lines[0]], more: Array(lines.dropFirst()))
  }

  /// Returns the line of a stop, with Santa's arrival in its local time.
  func line(for stop: RouteStop, columns: Int) -> StyledLine {
    let time = stop.utcOffset.map { CivilTime(stop.arrival, utcOffsetSeconds: $0).clockText } ?? "     "
    return StyledLine([
      Span(text: "\(time) ", style: theme.label),
      Span(text: words.language.name(of: stop), style: theme.text),
    ])
  }
}
