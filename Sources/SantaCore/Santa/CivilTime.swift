#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A date and time of day in UTC, in the Gregorian calendar extended to all years.
///
/// Foundation's `Calendar` would need a time zone database, whereas this type only calculates. The four digits of ISO 8601
/// represent the years 1...9999, so a time outside them is moved to the nearer end, and no number traps.
///
/// `package`, because the command line displays clocks. Programs that use the library have `Calendar`.
package struct CivilTime: Hashable {
  package let year: Int
  package let month: Int
  package let day: Int
  package var hour = 0
  package var minute = 0
  package var second = 0

  /// The first and the last second that four-digit years can represent.
  static let range = -62_135_596_800...253_402_300_799

  /// Returns the nearest instant that four-digit years can represent; for a NaN date, the first one.
  static func nearest(_ date: Date) -> Date {
    // Returns the date unchanged, because converting it would round.
    if contains(date) { return date }
    let (first, last) = (Double(range.lowerBound), Double(range.upperBound))
    let seconds = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: seconds > first ? min(seconds, last) : first)
  }

  /// Returns whether four-digit years can represent a date.
  static func contains(_ date: Date) -> Bool {
    (Double(range.lowerBound)...Double(range.upperBound)).contains(date.timeIntervalSince1970)
  }

  /// Creates the civil time of a date, rounded down to a whole second.
  package init(_ date: Date) {
    self.init(secondsSince1970: Int(saturating: date.timeIntervalSince1970.rounded(.down)))
  }

  /// Creates a time from its parts, which are not checked; see ``isValid``.
  init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// Creates the civil time of a second, with Howard Hinnant's algorithm `civil_from_days`.
  ///
  /// Source: "chrono-Compatible Low-Level Date Algorithms",
  /// https://howardhinnant.github.io/date_algorithms.html
  init(secondsSince1970 seconds: Int) {
    let seconds = min(max(seconds, Self.range.lowerBound), Self.range.upperBound)
    let days = seconds.dividedRoundingDown(by: 86_400)
    let secondOfDay = seconds - days * 86_400
    // Years are counted from 1 March, so that the leap day is the last of its year.
    let shifted = days + 719_468
    let era = shifted.dividedRoundingDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1,
      hour: secondOfDay / 3600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }

  /// The number of seconds since 1970, with Howard Hinnant's algorithm `days_from_civil` from the same source.
  var secondsSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear.dividedRoundingDown(by: 400)
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let days = era * 146_097 + dayOfEra - 719_468
    return days * 86_400 + hour * 3600 + minute * 60 + second
  }

  /// Whether the calendar contains this day and the clock this time: 30 February and second 60 don't exist.
  var isValid: Bool {
    (1...9999).contains(year) && (1...12).contains(month) && day >= 1
      && day <= Self.dayCount(ofMonth: month, year: year)
      && (0...23).contains(hour) && (0...59).contains(minute) && (0...59).contains(second)
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
