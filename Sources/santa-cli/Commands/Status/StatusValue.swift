import SantaCore

/// A value that a template of `status --format` may name.
enum StatusValue: String, CaseIterable, Sendable {
  case countdown, home, arrival, distance, place, next, activity, symbol, presents, remaining, percent, time
  case local, weather, latitude, longitude

  /// What it is, for the manual.
  var meaning: String {
    switch self {
    case .countdown: "the time until the take-off, until he is at home, or since then"
    case .home: "the stop nearest to home"
    case .arrival: "when he is there, in its local time"
    case .distance: "how far he is from home"
    case .place: "the stop where he is, or which he left last"
    case .next: "the next stop; empty after the landing"
    case .activity: "what he does, in a few words"
    case .symbol: "the emoji of what he does"
    case .presents: "how many presents he has delivered"
    case .remaining: "how many are left"
    case .percent: "how many of a hundred he has delivered"
    case .time: "the time of the flight, in UTC"
    case .local: "the local time at {place}"
    case .weather: "the weather at {place}; empty if it is not known"
    case .latitude: "where he is, in degrees"
    case .longitude: "where he is, in degrees"
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
        kilometers: santa.coordinate.distance(to: state.home.coordinate) / 1000)
    case .place: return santa.lastStop.map { language.city(of: $0) } ?? ""
    case .next: return santa.nextStop.map { language.city(of: $0) } ?? ""
    case .activity: return language.activity.text(of: santa)
    case .symbol: return String(language.activity.text(of: santa).prefix(1))
    case .presents: return NumberText.grouped(santa.presentsDelivered)
    case .remaining: return NumberText.grouped(santa.presentsRemaining)
    case .percent:
      return "\(Int(santa.deliveredShare * 100))"
    case .time: return CivilTime(santa.time).clockText
    case .local:
      return santa.lastStop?.utcOffset.map { CivilTime(santa.time, utcOffsetSeconds: $0).clockText } ?? ""
    case .weather:
      guard let weather = state.weather, weather.place == santa.lastStop?.city,
        case .complete(let temperature, let condition) = weather.status
      else { return "" }
      return "\(condition.symbol) \(state.audience.units.temperatureText(celsius: temperature))"
    case .latitude: return NumberText.decimal(santa.coordinate.latitude, decimals: 2)
    case .longitude: return NumberText.decimal(santa.coordinate.longitude, decimals: 2)
    }
  }
}
