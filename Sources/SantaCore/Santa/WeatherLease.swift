#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How long a service keeps a request to itself; when that is over, another may take it.
enum WeatherLease {
  /// What a lease lasts beyond the provider's own patience: transactions wait for other processes.
  private static let margin = 15.0
  /// No lease is longer. One that ends later than this was made before somebody set the machine's clock back.
  private static let longest = 600.0

  /// The end of a lease that begins now.
  static func end(from now: Date, patience: Duration) -> Date {
    let seconds = Double(patience.components.seconds) + margin
    return now + min(max(seconds, margin), longest)
  }

  /// Whether a request that was taken up is free again. One without an end is an older version's.
  static func hasEnded(_ end: Date?, at now: Date) -> Bool {
    guard let end else { return true }
    return end <= now || end.timeIntervalSince(now) > longest
  }
}
