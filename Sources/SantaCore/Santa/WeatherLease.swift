#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time for which a service claims a request. When it is over, another service may claim it.
enum WeatherLease {
  /// The time that a lease lasts beyond the provider's patience, because transactions may wait for other processes.
  private static let margin = 15.0
  /// The longest lease. One that ends later than this was made before the machine's clock was set back.
  private static let longest = 600.0

  /// The end of a lease that begins now.
  static func end(from now: Date, patience: Duration) -> Date {
    let seconds = Double(patience.components.seconds) + margin
    return now + min(max(seconds, margin), longest)
  }

  /// Whether a claimed request is free again. Claims of an older version have no end.
  static func hasEnded(_ end: Date?, at now: Date) -> Bool {
    guard let end else { return true }
    return end <= now || end.timeIntervalSince(now) > longest
  }
}
