public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Limits the rate of requests to a provider: one request a second, and a number of places a minute.
///
/// A flight in real time never reaches the limits. In a demonstration that passes hundreds of stops a minute, requests wait, so
/// that they can be sent in batches. When a minute's places are used up, the rest of a batch fails at once, the oldest queries
/// first.
public actor PacedWeather: ForwardingWeatherProvider {
  let provider: any WeatherProvider
  private let interval: TimeInterval
  private let placesPerMinute: Int
  private let clock: any TrackerClock
  private var nextRequestTime = Date.distantPast
  /// The number of places in each request of the last minute.
  private var recentRequests: [(time: Date, count: Int)] = []

  /// Creates a rate limit for a provider.
  ///
  /// - Parameters:
  ///   - provider: The provider to ask.
  ///   - interval: The minimum time between requests, in seconds.
  ///   - placesPerMinute: The maximum number of places in all requests of a minute, which is the number that services limit.
  ///   - clock: The clock that measures the waits.
  public init(
    _ provider: any WeatherProvider, interval: TimeInterval = 1, placesPerMinute: Int,
    clock: any TrackerClock = SystemTrackerClock()
  ) {
    self.provider = provider
    self.interval = interval
    self.placesPerMinute = placesPerMinute
    self.clock = clock
  }

  /// The maximum duration of a call.
  public nonisolated var patience: Duration { provider.patience + .seconds(interval) * 2 }

  /// Requests the weather for several places and times. Each result is for the query at the same index.
  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    let now = clock.now
    recentRequests.removeAll { abs(now.timeIntervalSince($0.time)) > 60 }
    let count = min(queries.count, max(0, placesPerMinute - recentRequests.reduce(0) { $0 + $1.count }))
    let tooMany = WeatherFailure(source, "the limit of \(placesPerMinute) places a minute is reached")
    let refused: [Result<WeatherReport, any Error>] = queries.dropLast(count).map { _ in .failure(tooMany) }
    guard count > 0 else { return refused }
    recentRequests.append((now, count))
    // A time far ahead was computed before the clock was set back.
    let requestTime = nextRequestTime.timeIntervalSince(now) > 60 ? now : max(now, nextRequestTime)
    nextRequestTime = requestTime + interval
    if requestTime > now {
      do { try await clock.sleep(until: requestTime) } catch { return queries.map { _ in .failure(error) } }
    }
    return refused + (await provider.reports(for: Array(queries.suffix(count))))
  }
}
