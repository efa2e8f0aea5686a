import SantaCore

/// The texts of the status card.
struct StatusWords: Sendable {
  var time: String
  var santa: String
  var whereabouts: String
  var next: String
  var presents: String
  var flown: String
  var weather: String
  var home: String
  /// The width of the labels.
  var labelColumns: Int
  var byTheClock: @Sendable (_ dayAndTime: String, _ title: String) -> String
  var isUnderWay: @Sendable (_ title: String) -> String
  var isNotTracked: @Sendable (_ title: String) -> String
  var isAt: @Sendable (_ place: String, _ position: String) -> String
  var isOnTheWay: @Sendable (_ place: String, _ position: String) -> String
  var somewhere: String
  var presentsSoFar: @Sendable (_ delivered: String, _ remaining: String) -> String
  var countdown: @Sendable (_ place: String, Countdown) -> String
  /// The local time of an arrival, after the countdown.
  var localTime: @Sendable (_ dayAndTime: String) -> String
  /// How long ago Santa was at home, in a template.
  var ago: @Sendable (_ time: String) -> String

  static let english = StatusWords(
    time: "Time", santa: "Santa", whereabouts: "Where", next: "Next", presents: "Presents", flown: "Flown",
    weather: "Weather",
    home: "Home", labelColumns: 10,
    byTheClock: { "\($0) UTC, by the clock of \($1)" },
    isUnderWay: { "\($0), under way" },
    isNotTracked: { "\($0), which nobody tracks here" },
    isAt: { "at \($0) (\($1))" },
    isOnTheWay: { "on the way from \($0) (\($1))" },
    somewhere: "somewhere",
    presentsSoFar: { "\($0) left under trees, \($1) to go" },
    countdown: { "\($0): \($1)" },
    localTime: { ", on \($0) there" },
    ago: { "\($0) ago" })

  static let japanese = StatusWords(
    time: "時刻", santa: "サンタ", whereabouts: "現在地", next: "次の町", presents: "プレゼント", flown: "飛行距離",
    weather: "天気",
    home: "自宅", labelColumns: 12,
    byTheClock: { "\($0) UTC（\($1)）" },
    isUnderWay: { "\($0)、飛行中" },
    isNotTracked: { "\($0)、ここでは追跡されていません" },
    isAt: { "\($0)に滞在中（\($1)）" },
    isOnTheWay: { "\($0)から次の町へ向かう途中（\($1)）" },
    somewhere: "どこか",
    presentsSoFar: { "配達済み\($0)個、残り\($1)個" },
    countdown: { place, countdown in
      let remaining = CountdownText.remaining(
        seconds: countdown.secondsToTarget, in: .japanese)
      let ago = CountdownText.remaining(seconds: -countdown.secondsToHome, in: .japanese)
      return switch countdown.target {
      case .takeoff: "\(place): 出発まで\(remaining)"
      case .home: "\(place): あと\(remaining)"
      case .passed: "\(place): \(ago)前に訪問済み"
      case .nextFlight: "\(place): 次の訪問まで\(remaining)"
      }
    },
    localTime: { "（現地\($0)）" },
    ago: { "\($0)前" })
}

extension Language {
  /// The words of the status card in this language.
  var status: StatusWords { choose(.english, .japanese) }
}
