import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Timestamp.
struct TimestampTests {
  @Test("Each documented form is read")
  func readsForms() {
    let noon = Date(timeIntervalSince1970: 1_514_116_800)
    for text in [
      "2017-12-24T12:00:00Z", "2017-12-24T12:00Z", "2017-12-24 12:00Z", "2017-12-24t12:00:00z",
      "2017-12-24T13:00:00+01:00", "2017-12-24T06:30:00-05:30", "2017-12-25T02:00:00.000+14:00",
    ] {
      #expect(Timestamp.parse(text) == noon, "\(text)")
    }
    #expect(Timestamp.parse("2017-12-24T12:00:00.25Z") == noon + 0.25)
    #expect(Timestamp.parse("2017-12-24") == noon - 12 * 3600)
    #expect(Timestamp.parse("1970-01-01") == Date(timeIntervalSince1970: 0))
    #expect(Timestamp.parse("0001-01-01") == Date(timeIntervalSince1970: -62_135_596_800))
  }

  @Test(
    "A text that is not exactly a time is refused",
    arguments: [
      "", "yesterday", "2017", "2017-12", "2017-12-24T", "2017-12-24T12", "2017-12-24T12:00",
      "2017-12-24T12:00:00",
      "2017-12-24T12:00:00.Z", "2017-12-24T24:00:00Z", "2017-12-24T12:60:00Z", "2017-12-24T12:00:60Z",
      "2017-12-24T12:00:00+1", "2017-12-24T12:00:00+0100", "2017-12-24T12:00:00+24:00",
      "2017-12-24T12:00:00ZZ",
      " 2017-12-24", "2017-12-24 ", "2017-02-29", "2016-02-30", "2017-02-30", "1900-02-29", "2017-04-31",
      "2017-13-01",
      "2017-00-10", "2017-01-00", "0000-01-01", "+017-01-01", "２０１７-12-24", "17-12-24", "2017/12/24",
      "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00",
    ])
  func refuses(_ text: String) {
    #expect(Timestamp.parse(text) == nil)
  }

  @Test("A leap day exists in the years that have one")
  func leapDays() {
    #expect(Timestamp.parse("2016-02-29") != nil)
    #expect(Timestamp.parse("2000-02-29") != nil)
  }

  @Test("Writing and reading agree for days of all years")
  func roundTrips() {
    // The dates are 97 days apart, so that every day of the year and of the week occurs.
    for seconds in stride(from: -62_135_596_800, through: 253_402_300_799, by: 97 * 86_400 + 3_607) {
      let date = Date(timeIntervalSince1970: Double(seconds))
      let text = Timestamp.string(from: date)
      #expect(Timestamp.parse(text) == date, "\(text)")
    }
  }

  @Test("Each day of forty years follows the one before it")
  func consecutiveDays() {
    var previous = CivilTime(secondsSince1970: 0)
    for day in 1..<40 * 366 {
      let time = CivilTime(secondsSince1970: day * 86_400)
      #expect(time.isValid)
      let isNextDay = time.month == previous.month && time.day == previous.day + 1
      let isNextMonth = time.day == 1 && time.month == previous.month % 12 + 1
      #expect(isNextDay || isNextMonth)
      previous = time
    }
  }

  @Test("Dates beyond the calendar are written as its ends, and none traps")
  func extremeDates() {
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: 1e300)) == "9999-12-31T23:59:59Z")
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: -.infinity)) == "0001-01-01T00:00:00Z")
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: .nan)) == "1970-01-01T00:00:00Z")
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: -0.5)) == "1969-12-31T23:59:59Z")
  }

  @Test("A local clock is offset from UTC, over midnight too")
  func clocks() {
    let noon = Date(timeIntervalSince1970: 1_514_116_800)
    #expect(Timestamp.clock(noon, utcOffset: 0) == "12:00")
    #expect(Timestamp.clock(noon, utcOffset: 14 * 3600) == "02:00")
    #expect(Timestamp.clock(noon, utcOffset: -(3 * 3600 + 1800)) == "08:30")
    #expect(Timestamp.clock(noon, utcOffset: .max) == "12:00")
  }

  @Test(
    "Known moments read as the calendar has them",
    arguments: [
      (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (1_798_106_400, "2026-12-24T10:00:00Z"),
      (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
      (4_107_456_000, "2100-02-28T00:00:00Z"), (1_735_689_599, "2024-12-31T23:59:59Z"),
      (-2_203_891_200, "1900-03-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
  func knownMoments(seconds: Double, text: String) {
    #expect(Timestamp.string(from: Date(timeIntervalSince1970: seconds)) == text)
  }
}
