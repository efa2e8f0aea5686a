public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Caches the reports of a provider for a while. Failures are not cached.
///
/// Places within about a kilometre of each other share a report.
public actor CachedWeather: ForwardingWeatherProvider {
  private struct Place: Hashable {
    let latitude: Int
    let longitude: Int

    init(_ coordinate: Coordinate) {
      latitude = Int((coordinate.latitude * 100).rounded())
      longitude = Int((coordinate.longitude * 100).rounded())
    }
  }

  let provider: any WeatherProvider
  private let lifetime: TimeInterval
  private let capacity: Int
  private let clock: any TrackerClock
  private var known: [Place: (report: WeatherReport, since: Date)] = [:]

  /// Creates a cache for a provider.
  ///
  /// - Parameters:
  ///   - provider: The provider to ask for places that are not in the cache.
  ///   - lifetime: The time for which a report is kept, in seconds. Services have new readings every quarter of an hour.
  ///   - capacity: The maximum number of places. The oldest reports are removed first.
  ///   - clock: The clock that determines when reports expire.
  public init(
    _ provider: any WeatherProvider, lifetime: TimeInterval = 900, capacity: Int = 1000,
    clock: any TrackerClock = SystemTrackerClock()
  ) {
    self.provider = provider
    self.lifetime = lifetime
    self.capacity = capacity
    self.clock = clock
  }

  /// Requests the weather for several places and times. Each result is for the query at the same index.
  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    let now = clock.now
    var found: [Place: Result<WeatherReport, any Error>] = [:]
    var unknown: [(place: Place, query: WeatherQuery)] = []
    for query in queries {
      let place = Place(query.coordinate)
      // After the clock was set back, a report may seem to come from the future.
      if let (report, since) = known[place], case let age = now.timeIntervalSince(since), age >= 0,
        age < lifetime
      {
        found[place] = .success(report)
      } else if !unknown.contains(where: { $0.place == place }) {
        unknown.append((place, query))
      }
    }
    if !unknown.isEmpty {
      let results = await provider.reports(for: unknown.map(\.query))
      for ((place, _), result) in zip(unknown, results) {
        found[place] = result
        if case .success(let report) = result { known[place] = (report, clock.now) }
      }
      forgetOldest()
    }
    return queries.map { query in
      found[Place(query.coordinate)] ?? .failure(WeatherFailure(source, "no answer for this place"))
    }
  }

  private func forgetOldest() {
    guard known.count > capacity else { return }
    // A quarter is removed at once, so that not every new report sorts the cache.
    let oldest = known.sorted { $0.value.since < $1.value.since }.prefix(known.count - capacity * 3 / 4)
    for (place, _) in oldest { known[place] = nil }
  }
}
