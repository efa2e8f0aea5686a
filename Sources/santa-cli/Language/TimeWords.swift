import SantaCore

/// Texts for days and remaining times.
struct TimeWords: Sendable {
  /// 24 Dec
  var day: @Sendable (_ month: Int, _ day: Int) -> String
  /// 34d 2h
  var days: @Sendable (_ days: Int, _ hours: Int) -> String
  var hours: @Sendable (_ hours: Int, _ minutes: Int) -> String
  var minutes: @Sendable (_ minutes: Int, _ seconds: Int) -> String
  var seconds: @Sendable (Int) -> String

  static let english = TimeWords(
    day: { "\(CivilTime.twoDigits($1)) \(Self.months[min(max($0, 1), 12) - 1])" },
    days: { "\($0)d \($1)h" },
    hours: { "\($0)h \($1)m" },
    minutes: { "\($0)m \($1)s" },
    seconds: { "\($0)s" })

  static let japanese = TimeWords(
    // Not 12月24日, which together with the time is wider than its column.
    day: { "\($0)/\(CivilTime.twoDigits($1))" },
    days: { "\($0)日\($1)時間" },
    hours: { "\($0)時間\($1)分" },
    minutes: { "\($0)分\($1)秒" },
    seconds: { "\($0)秒" })

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
