#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The moment in ISO 8601, in UTC and whole seconds: 2026-12-24T10:09:00Z.
func isoText(_ date: Date) -> String {
  let civil = CivilTime(date)
  let year = String(civil.year)
  let paddedYear = String(repeating: "0", count: 4 - year.count) + year
  let day = "\(paddedYear)-\(CivilTime.twoDigits(civil.month))-\(CivilTime.twoDigits(civil.day))"
  return "\(day)T\(civil.clockText):\(CivilTime.twoDigits(civil.second))Z"
}
