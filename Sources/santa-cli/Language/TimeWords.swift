import SantaCore

/// Strings for days and remaining times.
struct TimeWords: Sendable {
  /// The day: `24 Dec`.
  var day: @Sendable (_ month: Int, _ day: Int) -> String
  /// The days and hours: `34d 2h`.
  var days: @Sendable (_ days: Int, _ hours: Int) -> String
  var hours: @Sendable (_ hours: Int, _ minutes: Int) -> String
  var minutes: @Sendable (_ minutes: Int, _ seconds: Int) -> String
  var seconds: @Sendable (Int) -> String
  /// The day with the year.
  var date: @Sendable (CivilTime) -> String

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  init(_ table: WordTable) {
    let months = Self.months.map { table.text($0) }
    // The number of the month is for languages without short month names. Days always have two digits, so that columns are
    // aligned.
    let (dayPhrase, datePhrase) = (table.phrase("{day} {month}"), table.phrase("{day} {month} {year}"))
    let values: @Sendable (Int, Int) -> [String: String?] = { month, day in
      [
        "day": CivilTime.twoDigits(day), "month": months[min(max(month, 1), 12) - 1], "number": "\(month)",
        "plainDay": "\(day)",
      ]
    }
    day = { dayPhrase(values($0, $1)) }
    date = { datePhrase(values($0.month, $0.day).merging(["year": "\($0.year)"]) { $1 }) }
    let (days, hours) = (table.phrase("{days}d {hours}h"), table.phrase("{hours}h {minutes}m"))
    let (minutes, seconds) = (table.phrase("{minutes}m {seconds}s"), table.phrase("{seconds}s"))
    self.days = { days(["days": "\($0)", "hours": "\($1)"]) }
    self.hours = { hours(["hours": "\($0)", "minutes": "\($1)"]) }
    self.minutes = { minutes(["minutes": "\($0)", "seconds": "\($1)"]) }
    self.seconds = { seconds(["seconds": "\($0)"]) }
  }
}

extension Language {
  var time: TimeWords { words(TimeWords.init) }
}
