import Foundation

extension Date {
  /// 2026-12-24T10:00:00Z
  static let takeOff = Date(timeIntervalSince1970: 1_798_106_400)

  static func afterTakeOff(minutes: Double) -> Date {
    takeOff + minutes * 60
  }
}
