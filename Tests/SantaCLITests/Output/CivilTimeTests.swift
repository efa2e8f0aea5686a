import Foundation
import Testing

@testable import santa_cli

@Suite struct CivilTimeTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_798_106_400, "2026-12-24T10:00:00Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (4_107_456_000, "2100-02-28T00:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
    (-2_203_891_200, "1900-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (-62_167_219_200, "0000-01-01T00:00:00Z"), (-62_162_035_201, "0000-02-29T23:59:59Z"),
  ])
  func `known moments read as the calendar has them`(seconds: Double, text: String) {
    #expect(isoText(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `a part of a second is dropped, before 1970 too`() {
    #expect(isoText(Date(timeIntervalSince1970: 0.999)) == "1970-01-01T00:00:00Z")
    #expect(isoText(Date(timeIntervalSince1970: -0.5)) == "1969-12-31T23:59:59Z")
  }

  @Test(arguments: [
    (Double.infinity, "9999-12-31T23:59:59Z"), (-Double.infinity, "0000-01-01T00:00:00Z"),
    (Double.nan, "0000-01-01T00:00:00Z"), (1e300, "9999-12-31T23:59:59Z"),
  ])
  func `a moment beyond the calendar does not trap`(seconds: Double, text: String) {
    #expect(isoText(Date(timeIntervalSince1970: seconds)) == text)
  }

  @Test func `every day of eight centuries follows the day before it`() {
    var previous = CivilTime(Date(timeIntervalSince1970: -400 * 365.25 * 86_400))
    for day in -146_099...146_000 {
      let current = CivilTime(Date(timeIntervalSince1970: Double(day) * 86_400))
      let isNextDay =
        (current.year, current.month, current.day) == (previous.year, previous.month, previous.day + 1)
      let isNextMonth =
        (current.year, current.month, current.day) == (previous.year, previous.month + 1, 1)
        && previous.day == Self.days(in: previous.month, of: previous.year)
      let isNextYear =
        (current.year, current.month, current.day) == (previous.year + 1, 1, 1)
        && (previous.month, previous.day) == (12, 31)
      guard isNextDay || isNextMonth || isNextYear else {
        Issue.record("\(current) after \(previous)")
        return
      }
      previous = current
    }
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test func `an offset moves the clock and the day`() {
    #expect(CivilTime(.takeOff, utcOffsetSeconds: 45_900).dayAndClockText == "24 Dec 22:45")
    #expect(CivilTime(.takeOff, utcOffsetSeconds: 50_400).dayAndClockText == "25 Dec 00:00")
    #expect(CivilTime(.takeOff, utcOffsetSeconds: -39_600).dayAndClockText == "23 Dec 23:00")
  }
}
