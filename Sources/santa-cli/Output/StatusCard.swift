import SantaCore

/// How things stand, for people: a few lines under each other.
struct StatusCard {
  var title: String
  var santa: TrackerEvent.SantaState
  var weather: TrackerEvent.WeatherState?

  var lines: [String] {
    var rows = [
      ("Time", "\(CivilTime(santa.time).dayAndClockText) UTC, by the clock of \(title)"),
      ("Santa", santa.activity.description),
      ("Where", whereabouts),
    ]
    if let next = santa.nextStop {
      rows.append(("Next", "\(next.name), \(CivilTime(next.arrival).dayAndClockText) UTC"))
    }
    rows.append(
      (
        "Presents",
        "\(NumberText.grouped(santa.presentsDelivered)) left under trees, \(NumberText.grouped(santa.presentsRemaining)) to go"
      ))
    if let weather { rows.append(("Weather", report(of: weather))) }
    rows.append(("Home", "\(santa.countdown.homeStop.name): \(santa.countdown)"))
    return rows.map { "\(DisplayWidth.padded($0.0, to: 10))\($0.1.terminalSafe)" }
  }

  private var whereabouts: String {
    let place = santa.lastStop?.name ?? "somewhere"
    let position =
      "\(NumberText.decimal(santa.coordinate.latitude, decimals: 2)), \(NumberText.decimal(santa.coordinate.longitude, decimals: 2))"
    return santa.isAtStop ? "at \(place) (\(position))" : "on the way from \(place) (\(position))"
  }

  private func report(of weather: TrackerEvent.WeatherState) -> String {
    // The line of `track` without its time and its first word.
    PlainFormatter.report(of: WeatherEvent(weather)) + " in \(weather.place)"
  }
}
