import SantaCore

/// The current state, for people: a few labelled lines.
struct StatusCard {
  var title: String
  var santa: TrackerEvent.SantaState
  var weather: TrackerEvent.WeatherState?
  var home: Home
  /// The sums of the whole flight.
  var summary: NightSummary
  var audience = Audience()

  private var language: Language { audience.language }

  private var words: StatusWords { language.status }

  var lines: [String] {
    var rows = [
      (words.time, words.byTheClock(CivilTime(santa.time).dayAndClockText(in: audience.language), title)),
      (words.santa, audience.language.activity.sentence(santa.activity)),
      (words.whereabouts, whereabouts),
    ]
    if let next = santa.nextStop {
      let time = CivilTime(next.arrival).dayAndClockText(in: audience.language)
      rows.append((words.next, "\(language.name(of: next)), \(time) UTC"))
    }
    if santa.nextStop == nil {
      rows.append((words.presents, words.allPresents(language.number(summary.presents))))
      let distance = audience.units.distanceText(kilometers: summary.meters / 1000, in: language)
      rows.append((words.flown, words.flownWithStops(distance, language.number(summary.stops))))
    } else {
      let (delivered, remaining) = (
        language.number(santa.presentsDelivered), language.number(santa.presentsRemaining)
      )
      rows.append((words.presents, words.presentsSoFar(delivered, remaining)))
    }
    if let weather { rows.append((words.weather, report(of: weather))) }
    rows.append(
      (
        words.home,
        words.countdown(
          language.name(of: home.place, visitedFrom: santa.countdown.homeStop, in: audience.units),
          santa.countdown) + whenHeWasHome
          + (home.isGuess ? language.flight.homeIsGuessed : "")
      ))
    return rows.map { "\(DisplayWidth.padded($0.0, to: words.labelColumns))\($0.1.terminalSafe)" }
  }

  /// The time of Santa's visit at home, if it has passed.
  private var whenHeWasHome: String {
    let home = santa.countdown.homeStop
    guard santa.countdown.target == .passed, let offset = home.utcOffset else { return "" }
    let time = CivilTime(home.arrival, utcOffsetSeconds: offset)
    return words.localTime(time.dayAndClockText(in: audience.language))
  }

  private var whereabouts: String {
    let place = santa.lastStop.map { language.name(of: $0) } ?? words.somewhere
    let position =
      "\(NumberText.decimal(santa.coordinate.latitude, decimals: 2)), \(NumberText.decimal(santa.coordinate.longitude, decimals: 2))"
    return santa.isAtStop ? words.isAt(place, position) : words.isOnTheWay(place, position)
  }

  private func report(of weather: TrackerEvent.WeatherState) -> String {
    // The report of `track` without the time and the place.
    let report = PlainFormatter(audience: audience).report(of: weather)
    return audience.language.weather.report(report, language.place(weather.place))
  }
}
