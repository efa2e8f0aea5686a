import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Times and durations as the languages write them.
enum PageTime {
  /// Returns the time of day: `22:09`.
  static func clock(_ local: Date) -> String {
    let time = CivilTime(local)
    return "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
  }

  /// Returns the day and the time of day: `24 Dec 22:09`.
  static func dayAndClock(_ local: Date, in language: PageLanguage) -> String {
    let time = CivilTime(local)
    let month = PageWords.all.text("month\(time.month)", in: language)
    let values = [
      "day": twoDigits(time.day), "plainDay": "\(time.day)", "month": month, "number": "\(time.month)",
    ]
    return "\(PageWords.all.text("day", in: language, values)) \(clock(local))"
  }

  /// Returns a duration in its two largest units: `13h 41m`.
  static func remaining(seconds: Int, in language: PageLanguage) -> String {
    let seconds = max(0, seconds)
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600, seconds / 60)
    let words = PageWords.all
    return switch seconds {
    case 86_400...: words.text("days", in: language, ["days": "\(days)", "hours": "\(hours % 24)"])
    case 3_600...: words.text("hours", in: language, ["hours": "\(hours)", "minutes": "\(minutes % 60)"])
    case 60...:
      words.text("minutes", in: language, ["minutes": "\(minutes)", "seconds": "\(seconds % 60)"])
    default: words.text("seconds", in: language, ["seconds": "\(seconds)"])
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
