import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CivilTime {
  /// Creates the local time at an offset from UTC.
  init(_ date: Date, utcOffsetSeconds: Int) {
    self.init(date + Double(utcOffsetSeconds))
  }

  /// The time of day: `22:09`.
  var clockText: String {
    "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
  }

  /// The day and time in English: `24 Dec 22:09`.
  var dayAndClockText: String { dayAndClockText(in: .english) }

  /// Returns the day and time in a language.
  func dayAndClockText(in language: Language) -> String {
    "\(language.time.day(month, day)) \(clockText)"
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
