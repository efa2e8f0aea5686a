#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherFailure.RetryAdvice {
  /// The accepted range of waits, in seconds. A shorter wait would retry too early, and a longer one practically never.
  static let believedWaits = 1.0...21_600.0

  /// Returns the number of seconds that the service asks to wait; nil if it does not ask.
  func wait(asOf now: Date) -> Double? {
    let seconds: Double
    switch self {
    case .after(let wait): seconds = wait
    case .until(let end): seconds = end.timeIntervalSince(now)
    case .none, .unreachable, .mayRecover, .refused: return nil
    }
    return min(max(seconds, Self.believedWaits.lowerBound), Self.believedWaits.upperBound)
  }
}
