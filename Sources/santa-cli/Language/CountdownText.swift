/// A remaining time in its two largest units: 34d 2h, 13h 41m, 9m 30s, 42s.
enum CountdownText {
  static func remaining(seconds: Int, in language: Language = .english) -> String {
    let words = language.time
    let seconds = max(0, seconds)
    let minutes = seconds / 60
    let hours = minutes / 60
    return switch seconds {
    case 86_400...: words.days(hours / 24, hours % 24)
    case 3_600...: words.hours(hours, minutes % 60)
    case 60...: words.minutes(minutes, seconds % 60)
    default: words.seconds(seconds)
    }
  }

  /// Returns the step of a countdown that contains a remaining time. A step is an hour while more than a day is left, then ten
  /// minutes, a minute in the last hour, and a second in the last minute. Two times in the same step have the same number.
  static func step(seconds: Int) -> Int {
    let interval =
      switch seconds {
      case ...60: 1
      case ...3600: 60
      case ...86_400: 600
      default: 3600
      }
    return (seconds + interval - 1) / interval * interval
  }
}
