#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The Sun over one day at a place.
package enum DaylightHours: Hashable, Sendable {
  /// The Sun rises and sets, at these instants.
  case day(sunrise: Date, sunset: Date)
  /// The Sun stays below the horizon.
  case polarNight
  /// The Sun stays above the horizon.
  case midnightSun

  /// The interval at which the Sun's altitude is sampled. A polar day that is shorter counts as no day.
  private static let step: TimeInterval = 600

  /// Computes the Sun over the 24 hours from an instant, which is a local midnight. Returns nil if the Sun doesn't rise before it
  /// sets in these hours, for example because local time is far from solar time.
  package init?(at place: Coordinate, from midnight: Date) {
    func isUp(_ date: Date) -> Bool { SolarPosition(at: place, on: date).isDay }
    var crossings: [(date: Date, isRise: Bool)] = []
    var wasUp = isUp(midnight)
    for time in stride(from: Self.step, through: 86_400, by: Self.step) {
      let now = isUp(midnight + time)
      if now != wasUp {
        crossings.append((Self.crossing(midnight + (time - Self.step), midnight + time, isUp), now))
      }
      wasUp = now
    }
    switch crossings.count {
    case 0: self = wasUp ? .midnightSun : .polarNight
    case 2 where crossings[0].isRise: self = .day(sunrise: crossings[0].date, sunset: crossings[1].date)
    default: return nil
    }
  }

  /// Returns the instant, to the second, at which the Sun crosses the horizon between two instants.
  private static func crossing(_ start: Date, _ end: Date, _ isUp: (Date) -> Bool) -> Date {
    var (low, high) = (start, end)
    let before = isUp(start)
    while high.timeIntervalSince(low) > 1 {
      let middle = low + high.timeIntervalSince(low) / 2
      if isUp(middle) == before { low = middle } else { high = middle }
    }
    return high
  }
}
