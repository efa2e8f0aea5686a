#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time for which a service claims a request. Once it is over, another service may claim the request.
enum WeatherLease {
  /// The time by which a lease exceeds the provider's patience, because transactions may wait for other processes.
  private static let margin = 15.0
  /// The maximum duration of a lease. A lease that ends later was made before the machine's clock was set back.
  private static let longest = 600.0

  /// Returns the end of a lease that begins now.
  static func end(from now: Date, patience: Duration) -> Date {
    let seconds = Double(patience.components.seconds) + margin
    return now + min(max(seconds, margin), longest)
  }

  /// Returns whether a claimed request is free again. Claims by older versions don't have an end, and count as expired.
  static func hasEnded(_ end: Date?, at now: Date) -> Bool {
    guard let end else { return true }
    return end <= now || end.timeIntervalSince(now) > longest
  }
}
