import SantaCore

/// Texts about the weather of a place, and about the status of a request for it.
struct WeatherWords: Sendable {
  /// The beginning of a line about a place; nil for no place in particular.
  var heading: @Sendable (_ place: String?) -> String
  var asking: String
  var lookingUp: String
  /// There is no weather. The reason is the message of the service.
  var unknown: @Sendable (_ reason: String?) -> String
  var condition: @Sendable (Weather.Condition) -> String
  /// Separates the condition from the temperature.
  var separator: String
  /// The name of a source in this language.
  var source: @Sendable (String) -> String
  /// The source, in parentheses, after a report.
  var origin: @Sendable (_ source: String) -> String
  /// A report with its place.
  var report: @Sendable (_ report: String, _ place: String) -> String
  /// Explains why the weather is the normal of the season from now on.
  var onlyNormal: @Sendable (_ reason: String) -> String
  /// The first line of `weather-service`.
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
    unknown: { reason in "不明" + (reason.map { "（\(WeatherReason(text: $0).text(in: .japanese))）" } ?? "") },
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
    onlyNormal: { "🌡️ 天気は平年値です（\(WeatherReason(text: $0).text(in: .japanese))）。" },
    answering: { "🌦️ \($0) への問い合わせに \($1) で答えます。時刻は UTC。" })
}
