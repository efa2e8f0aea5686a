/// A time that is left, in the two units that matter: 34d 2h, 13h 41m, 9m 30s, 42s.
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

  /// Which line of a countdown a time belongs to: one an hour while it is days, then one in ten minutes, in the last hour
  /// one a minute, in the last minute one a second. Two times of one line have the same number.
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
