#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Formats and parses times: ISO 8601 in UTC, and local times at an offset from UTC.
///
/// Foundation's formatters would need the ICU library and a time zone database, but every place in the built-in tables already
/// has its offset. The calendar is Gregorian, for the years 1...9999.
public enum Timestamp {
  /// Parses a time; nil if the string does not have exactly one of the following forms.
  ///
  /// ```swift
  /// Timestamp.parse("2017-12-24T12:00:00Z")
  /// Timestamp.parse("2017-12-24T12:00:00.250Z")
  /// Timestamp.parse("2017-12-24T13:00:00+01:00")
  /// Timestamp.parse("2017-12-24 12:00Z")
  /// Timestamp.parse("2017-12-24")                 // midnight UTC
  /// Timestamp.parse("2017-12-24T12:00")           // nil: there is no time zone
  /// Timestamp.parse("2017-02-30")                 // nil: no such day
  /// ```
  ///
  /// The forms follow RFC 3339, with optional seconds. Second 60 is rejected, because `Date` does not support leap seconds.
  public static func parse(_ text: String) -> Date? {
    // Longer strings would have fractions with more than 30 digits.
    guard text.utf8.count <= 64 else { return nil }
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let year = scanner.number(digits: 4), scanner.skip("-"), let month = scanner.number(digits: 2),
      scanner.skip("-"), let day = scanner.number(digits: 2)
    else { return nil }
    if scanner.isAtEnd {
      return date(CivilTime(year: year, month: month, day: day), fraction: 0, offset: 0)
    }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2)
    else { return nil }
    var second = 0
    var fraction = 0.0
    if scanner.skip(":") {
      guard let scanned = scanner.number(digits: 2) else { return nil }
      second = scanned
      if scanner.skip(".") {
        guard let scanned = scanner.fraction() else { return nil }
        fraction = scanned
      }
    }
    guard let offset = scanner.offset(), scanner.isAtEnd else { return nil }
    return date(
      CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second),
      fraction: fraction, offset: offset)
  }

  /// Returns the time in UTC, to the second: `2017-12-24T12:00:00Z`.
  ///
  /// Fractions are cut off. A date outside the years 1...9999 counts as the nearer end.
  public static func string(from date: Date) -> String {
    let time = CivilTime(date)
    return "\(padded(time.year, to: 4))-\(padded(time.month))-\(padded(time.day))"
      + "T\(padded(time.hour)):\(padded(time.minute)):\(padded(time.second))Z"
  }

  /// Returns the local time of day at an offset from UTC, for example `23:59`.
  ///
  /// - Parameters:
  ///   - date: The time.
  ///   - utcOffset: The seconds ahead of UTC, as in ``RouteStop/utcOffset``. An offset of more than a day counts as a day.
  public static func clock(_ date: Date, utcOffset: Int) -> String {
    let time = local(date, utcOffset: utcOffset)
    return "\(padded(time.hour)):\(padded(time.minute))"
  }

  /// Returns the civil time at an offset from UTC.
  static func local(_ date: Date, utcOffset: Int) -> CivilTime {
    let offset = min(max(utcOffset, -86_400), 86_400)
    return CivilTime(date + Double(offset))
  }

  private static func date(_ time: CivilTime, fraction: Double, offset: Int) -> Date? {
    guard time.isValid else { return nil }
    let seconds = time.secondsSince1970 - offset
    // An offset can move the first and last hours of the calendar out of the range.
    guard CivilTime.range.contains(seconds) else { return nil }
    return Date(timeIntervalSince1970: Double(seconds) + fraction)
  }

  private static func padded(_ number: Int, to width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads the parts of a timestamp one after another.
  private struct Scanner {
    var rest: ArraySlice<UInt8>

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, UInt32(first) == character.value else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits count: Int) -> Int? {
      guard rest.count >= count else { return nil }
      var number = 0
      for _ in 0..<count {
        guard let digit = digit() else { return nil }
        number = number * 10 + digit
      }
      return number
    }

    mutating func fraction() -> Double? {
      guard var fraction = digit().map({ Double($0) / 10 }) else { return nil }
      var unit = 0.01
      while let digit = digit() {
        fraction += Double(digit) * unit
        unit /= 10
      }
      return fraction
    }

    /// Parses `Z` or `+01:00`, as seconds east.
    mutating func offset() -> Int? {
      if skip("Z") || skip("z") { return 0 }
      let sign: Int
      if skip("+") {
        sign = 1
      } else if skip("-") {
        sign = -1
      } else {
        return nil
      }
      guard let hours = number(digits: 2), hours < 24, skip(":"),
        let minutes = number(digits: 2), minutes < 60
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }

    private mutating func digit() -> Int? {
      guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
      rest.removeFirst()
      return Int(first) - 0x30
    }
  }
}
