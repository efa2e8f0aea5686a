import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CivilTime {
  /// What the clocks show at a moment where they are so many seconds ahead of UTC.
  init(_ date: Date, utcOffsetSeconds: Int) {
    self.init(date + Double(utcOffsetSeconds))
  }

  /// 22:09
  var clockText: String {
    "\(Self.twoDigits(hour)):\(Self.twoDigits(minute))"
  }

  /// 24 Dec 22:09
  var dayAndClockText: String { dayAndClockText(in: .english) }

  /// The same as people write it in a language.
  func dayAndClockText(in language: Language) -> String {
    "\(language.time.day(month, day)) \(clockText)"
  }

  static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
