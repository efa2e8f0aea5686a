import SantaCore

/// The present state, for people: a few lines with labels.
struct StatusCard {
  var title: String
  var santa: TrackerEvent.SantaState
  var weather: TrackerEvent.WeatherState?
  var home: Home
  /// The length of the whole flight, in metres.
  var routeLength: Double
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
    rows.append(
      (
        words.presents,
        words.presentsSoFar(
          NumberText.grouped(santa.presentsDelivered), NumberText.grouped(santa.presentsRemaining))
      ))
    if santa.nextStop == nil {
      rows.append((words.flown, audience.units.distanceText(kilometers: routeLength / 1000)))
    }
    if let weather { rows.append((words.weather, report(of: weather))) }
    rows.append(
      (
        words.home,
        words.countdown(homeName, santa.countdown) + whenHeWasHome
          + (home.isGuess ? language.flight.homeIsGuessed : "")
      ))
    return rows.map { "\(DisplayWidth.padded($0.0, to: words.labelColumns))\($0.1.terminalSafe)" }
  }

  /// The name of the home, and that of the stop nearest to it if Santa does not come to the home itself.
  private var homeName: String {
    let (home, stop) = (language.name(of: home.place), santa.countdown.homeStop)
    let city = language.city(of: stop)
    return home == language.name(of: stop) || home == city ? home : "\(home) (\(city))"
  }

  /// When Santa was at home, if he has been there.
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
    // The text of `track` without the time and the place.
    let report = PlainFormatter(audience: audience).report(of: weather)
    return audience.language.weather.report(report, language.place(weather.place))
  }
}
