public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Asks a provider no oftener than is polite: a request a second, and so many places a minute.
///
/// A flight in real time never comes near that. In a demonstration that passes hundreds of stops a minute, requests wait for
/// each other, to be asked together; and where the minute's places are used up, the rest of a batch fails at once, the
/// oldest first.
public actor PacedWeather: ForwardingWeatherProvider {
  let provider: any WeatherProvider
  private let interval: TimeInterval
  private let placesPerMinute: Int
  private let clock: any TrackerClock
  private var nextTurn = Date.distantPast
  /// What was asked in the last minute.
  private var asked: [(time: Date, count: Int)] = []

  /// A provider that is spared.
  ///
  /// - Parameters:
  ///   - interval: seconds from one request to the next.
  ///   - placesPerMinute: a place counts however many there are in a request, as it does for the services.
  ///   - clock: by which to wait.
  public init(
    _ provider: any WeatherProvider, interval: TimeInterval = 1, placesPerMinute: Int,
    clock: any TrackerClock = SystemTrackerClock()
  ) {
    self.provider = provider
    self.interval = interval
    self.placesPerMinute = placesPerMinute
    self.clock = clock
  }

  public nonisolated var patience: Duration { provider.patience + .seconds(interval) * 2 }

  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    let now = clock.now
    asked.removeAll { abs(now.timeIntervalSince($0.time)) > 60 }
    let count = min(queries.count, max(0, placesPerMinute - asked.reduce(0) { $0 + $1.count }))
    let tooMany = WeatherFailure(source, "not asked for more than \(placesPerMinute) places a minute")
    let refused: [Result<WeatherReport, any Error>] = queries.dropLast(count).map { _ in .failure(tooMany) }
    guard count > 0 else { return refused }
    asked.append((now, count))
    // A turn far ahead is from before somebody set the clock back.
    let turn = nextTurn.timeIntervalSince(now) > 60 ? now : max(now, nextTurn)
    nextTurn = turn + interval
    if turn > now {
      do { try await clock.sleep(until: turn) } catch { return queries.map { _ in .failure(error) } }
    }
    return refused + (await provider.reports(for: Array(queries.suffix(count))))
  }
}
