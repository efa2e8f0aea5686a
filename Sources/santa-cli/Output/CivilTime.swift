#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A moment as the calendar and the clock on a wall show it.
///
/// Worked out by hand: no time-zone database and no locale is needed, so it is the same everywhere. A moment outside
/// the years 0000 to 9999 shows as the nearest inside, as does one that is not a number: nothing here may trap on
/// a time that came from a file.
struct CivilTime: Equatable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  var minute: Int
  var second: Int

  private static let secondsPerDay = 86_400
  /// 0000-01-01T00:00:00 and 9999-12-31T23:59:59, counted from 1970.
  private static let representableSeconds: ClosedRange<Double> = -62_167_219_200...253_402_300_799

  init(_ date: Date, utcOffsetSeconds: Int = 0) {
    let exact = (date.timeIntervalSince1970 + Double(utcOffsetSeconds)).rounded(.down)
    let limits = Self.representableSeconds
    let inRange = exact.isNaN ? limits.lowerBound : min(max(exact, limits.lowerBound), limits.upperBound)
    let seconds = Int(inRange)

    // Days are counted from 1 March 0000, so that the leap day is the last of its year and a month's start is
    // a linear formula (Howard Hinnant, "chrono-compatible low-level date algorithms"). 719,468 days lie between
    // that day and 1970; one more era of 400 years keeps January and February of year 0 positive.
    let days = Self.floorDivision(seconds, Self.secondsPerDay) + 719_468 + 146_097
    let secondOfDay = seconds - Self.floorDivision(seconds, Self.secondsPerDay) * Self.secondsPerDay
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153

    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + (era - 1) * 400 + (month <= 2 ? 1 : 0)
    hour = secondOfDay / 3_600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60
  }

  private static func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
    dividend >= 0 ? dividend / divisor : -((-dividend + divisor - 1) / divisor)
  }

  /// 22:09
  var clockText: String {
    "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
  }

  /// 24 Dec 22:09
  var dayAndClockText: String {
    "\(Self.twoDigits(day)) \(Self.monthNames[month - 1]) \(clockText)"
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
