/// A time that is left, in the two units that matter: 34d 2h, 13h 41m, 9m 30s, 42s.
enum CountdownText {
  static func remaining(seconds: Int) -> String {
    let seconds = max(0, seconds)
    let minutes = seconds / 60
    let hours = minutes / 60
    return switch seconds {
    case 86_400...: "\(hours / 24)d \(hours % 24)h"
    case 3_600...: "\(hours)h \(minutes % 60)m"
    case 60...: "\(minutes)m \(seconds % 60)s"
    default: "\(seconds)s"
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
