#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WeatherFailure.Prospect {
  /// Waits that are believed: a service that says less is asked again too soon, and more, as well as never.
  static let believedWaits = 1.0...21_600.0

  /// For how many seconds the service wants to be left alone; nil where it does not say.
  func wait(asOf now: Date) -> Double? {
    let seconds: Double
    switch self {
    case .after(let wait): seconds = wait
    case .until(let end): seconds = end.timeIntervalSince(now)
    case .none, .unreachable, .better, .refused: return nil
    }
    return min(max(seconds, Self.believedWaits.lowerBound), Self.believedWaits.upperBound)
  }
}
