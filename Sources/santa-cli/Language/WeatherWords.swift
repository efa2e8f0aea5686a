import SantaCore

/// The weather of a place, and how far the question for it has come.
struct WeatherWords: Sendable {
  /// What a line about a place begins with; nil for no place in particular.
  var heading: @Sendable (_ place: String?) -> String
  var asking: String
  var lookingUp: String
  /// Nobody knows; the reason is the service's own words.
  var unknown: @Sendable (_ reason: String?) -> String
  var condition: @Sendable (Weather.Condition) -> String
  /// What stands between two findings.
  var separator: String
  /// What a source is called that calls itself so.
  var source: @Sendable (String) -> String
  /// What stands behind the findings: who says so.
  var origin: @Sendable (_ source: String) -> String
  /// A report with its place behind or before it.
  var report: @Sendable (_ report: String, _ place: String) -> String
  /// Said when it begins that there are only normals.
  var onlyNormal: @Sendable (_ reason: String) -> String
  /// What `weather-service` begins with.
  var answering: @Sendable (_ folder: String, _ service: String) -> String

  static let english = WeatherWords(
    heading: { place in "Weather\(place.map { " in \($0)" } ?? ""): " },
    asking: "asking", lookingUp: "looking it up",
    unknown: { reason in "unknown" + (reason.map { ", \($0)" } ?? "") },
    condition: { $0.description },
    separator: ", ",
    source: { $0 },
    origin: { " (\($0))" },
    report: { "\($0) in \($1)" },
    onlyNormal: { "🌡️ The weather is the normal of the season. \($0)." },
    answering: { "🌦️ Answering requests in \($0) by \($1). Times are UTC." })

  static let japanese = WeatherWords(
    heading: { place in (place.map { "\($0)の" } ?? "") + "天気: " },
    asking: "問い合わせ中", lookingUp: "調査中",
    unknown: { reason in "不明" + (reason.map { "（\($0)）" } ?? "") },
    condition: { condition in
      switch condition {
      case .unknown: "不明"
      case .clearDay, .clearNight: "晴れ"
      case .rain: "雨"
      case .snow: "雪"
      case .sleet: "みぞれ"
      case .wind: "強風"
      case .fog: "霧"
      case .cloudy: "曇り"
      case .partlyCloudyDay, .partlyCloudyNight: "晴れ時々曇り"
      }
    },
    separator: "、",
    source: { $0 == SeasonalNormals().source ? "12月の平年値" : $0 },
    origin: { "（\($0)）" },
    report: { "\($1): \($0)" },
    onlyNormal: { "🌡️ 天気は平年値です（\($0)）。" },
    answering: { "🌦️ \($0) への問い合わせに \($1) で答えます。時刻は UTC。" })
}
