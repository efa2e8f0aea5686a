public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Asks a provider again where that may help, and leaves it alone where it doesn't.
///
/// A request that took too long, or met a fault of the service, is made again, after a wait that doubles each time and is
/// partly chance, so that many programs don't come back at once. Whatever else fails is not repeated. A service that can't
/// be reached, or still fails, is then not asked for a while: a quarter of a minute, doubled with each failure up to a quarter
/// of an hour. One that says it is asked too often is left alone for as long as it says. Until then every question is
/// answered at once, with the reason.
public actor PatientWeather: WeatherProvider {
  private static let firstWait = 0.5
  private static let firstPause = 15.0
  private static let longestPause = 900.0
  /// A service that wants no more than this many seconds is waited for.
  private static let waitedFor = 2.0

  private let provider: any WeatherProvider
  private let attempts: Int
  private let clock: any TrackerClock
  private let chance: @Sendable () -> Double
  private var pause: (end: Date, reason: any Error)?
  /// How often in a row it failed at the end of all attempts.
  private var failures = 0

  /// A provider that is asked again.
  ///
  /// - Parameters:
  ///   - attempts: how often it is asked at most.
  ///   - clock: by which to wait.
  ///   - chance: a number from 0 to 1, for the waits.
  public init(
    _ provider: any WeatherProvider, attempts: Int = 3, clock: any TrackerClock = SystemTrackerClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.provider = provider
    self.attempts = max(1, attempts)
    self.clock = clock
    self.chance = chance
  }

  public nonisolated var source: String { provider.source }
  public nonisolated var batchLimit: Int { provider.batchLimit }

  public nonisolated var patience: Duration {
    // Each wait is at most the one that the service may ask for.
    (provider.patience + .seconds(Self.waitedFor)) * attempts + .seconds(Self.firstWait)
      * (1 << min(attempts, 16))
  }

  public func report(at coordinate: Coordinate, on date: Date) async throws -> WeatherReport {
    try await onlyReport(at: coordinate, on: date)
  }

  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    if let pause, clock.now < pause.end {
      return queries.map { _ in .failure(pause.reason) }
    }
    var results = await provider.reports(for: queries)
    for attempt in 1...attempts {
      let open = results.indices.filter { Self.prospect(of: results[$0]) != .none }
      guard let worst = open.first, case .failure(let error) = results[worst] else { break }
      var wait = Self.firstWait * Double(1 << min(attempt - 1, 16)) * (0.5 + chance() / 2)
      var isHopeless = attempt == attempts
      switch Self.prospect(of: results[worst]) {
      case .after(let seconds):
        wait = max(wait, seconds)
        if seconds > Self.waitedFor {
          pause = (clock.now + seconds, error)
          return results
        }
      case .unreachable: isHopeless = true
      case .better, .none: break
      }
      if isHopeless {
        let seconds = min(Self.firstPause * Double(1 << min(failures, 16)), Self.longestPause)
        failures += 1
        pause = (clock.now + seconds, error)
        return results
      }
      do { try await clock.sleep(until: clock.now + wait) } catch { return results }
      let again = await provider.reports(for: open.map { queries[$0] })
      for (index, result) in zip(open, again) { results[index] = result }
    }
    failures = 0
    pause = nil
    return results
  }

  private static func prospect(of result: Result<WeatherReport, any Error>) -> WeatherFailure.Prospect {
    guard case .failure(let error) = result, let failure = error as? WeatherFailure else { return .none }
    return failure.prospect
  }
}
