import SantaCore

/// A value that can be used in a template of `status --format`.
enum StatusValue: String, CaseIterable, Sendable {
  case countdown, home, arrival, distance, place, next, activity, symbol, presents, remaining, percent, time
  case local, weather, latitude, longitude

  /// The description of the value in the manual.
  var meaning: String {
    switch self {
    case .countdown: "the time until take-off, until Santa is at your home, or since then"
    case .home: "the stop nearest to home"
    case .arrival: "when Santa arrives there, in local time"
    case .distance: "Santa's distance from home"
    case .place: "the current stop, or the one he left last"
    case .next: "the next stop; empty after the landing"
    case .activity: "what he is doing, in a few words"
    case .symbol: "an emoji for what he is doing"
    case .presents: "the number of presents delivered"
    case .remaining: "the number of presents left"
    case .percent: "the percentage of presents delivered"
    case .time: "the time of the flight, in UTC"
    case .local: "the local time at {place}"
    case .weather: "the weather at {place}; empty if unknown"
    case .latitude: "Santa's latitude, in degrees"
    case .longitude: "Santa's longitude, in degrees"
    }
  }

  func text(_ state: StatusState) -> String {
    let (santa, language) = (state.santa, state.audience.language)
    let countdown = santa.countdown
    switch self {
    case .countdown:
      let left = CountdownText.remaining(seconds: countdown.secondsFromTarget, in: language)
      return countdown.target == .passed ? language.status.ago(left) : left
    case .home: return language.city(of: countdown.homeStop)
    case .arrival:
      return CivilTime(countdown.homeArrival, utcOffsetSeconds: countdown.homeStop.utcOffset ?? 0).clockText
    case .distance:
      return state.audience.units.distanceText(
        kilometers: santa.coordinate.distance(to: state.home.coordinate) / 1000, in: language)
    case .place: return santa.lastStop.map { language.city(of: $0) } ?? ""
    case .next: return santa.nextStop.map { language.city(of: $0) } ?? ""
    case .activity: return language.activity.text(of: santa)
    case .symbol: return String(language.activity.text(of: santa).prefix(1))
    case .presents: return language.number(santa.presentsDelivered)
    case .remaining: return language.number(santa.presentsRemaining)
    case .percent:
      return "\(Int(santa.deliveredShare * 100))"
    case .time: return CivilTime(santa.time).clockText
    case .local:
      return santa.lastStop?.utcOffset.map { CivilTime(santa.time, utcOffsetSeconds: $0).clockText } ?? ""
    case .weather:
      guard let weather = state.weather, weather.place == santa.lastStop?.city,
        case .complete(let temperature, let condition) = weather.status
      else { return "" }
      return "\(condition.symbol) \(state.audience.units.temperatureText(celsius: temperature, in: language))"
    case .latitude: return NumberText.decimal(santa.coordinate.latitude, decimals: 2)
    case .longitude: return NumberText.decimal(santa.coordinate.longitude, decimals: 2)
    }
  }
}
