public import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Retries failed requests to a provider, and pauses requests to a service that keeps failing.
///
/// A request is retried if it timed out, or failed because of a fault in the service. Other failures are not retried. The wait
/// before a retry doubles each time and is partly random, so that many programs don't retry at the same time.
///
/// Further requests pause after these failures:
///
/// - If the service can't be reached, or still fails after the last retry, they pause for 15 seconds, doubled with each failure
///   up to 15 minutes.
/// - If the service refuses the program or the key, they pause for 15 minutes.
/// - If the service reports too many requests, they pause for as long as it says.
///
/// During a pause, every query fails at once with the same reason.
public actor PatientWeather: ForwardingWeatherProvider {
  private static let firstWait = 0.5
  private static let firstPause = 15.0
  private static let longestPause = 900.0
  /// The maximum wait before a retry that a service may ask for, in seconds. A longer wait is a pause.
  private static let longestWait = 2.0

  /// The reaction to a failure. If there are several, the greatest is chosen: pauses before waits, and longer ones before
  /// shorter ones.
  private enum RetryDecision: Comparable {
    /// Retry after this many seconds.
    case wait(Double)
    /// Pause all requests for this many seconds.
    case pause(Double)
  }

  let provider: any WeatherProvider
  private let attempts: Int
  private let clock: any TrackerClock
  private let chance: @Sendable () -> Double
  private var pause: (time: Range<Date>, reason: any Error)?
  /// The number of consecutive calls for which all attempts failed.
  private var failures = 0

  /// Creates a provider that retries requests to another provider.
  ///
  /// - Parameters:
  ///   - provider: The provider to ask.
  ///   - attempts: The maximum number of attempts, including the first.
  ///   - clock: The clock that measures the waits.
  ///   - chance: A closure that returns a random number from 0 to 1, for the waits.
  public init(
    _ provider: any WeatherProvider, attempts: Int = 3, clock: any TrackerClock = SystemTrackerClock(),
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.provider = provider
    self.attempts = max(1, attempts)
    self.clock = clock
    self.chance = chance
  }

  /// The maximum duration of a call.
  public nonisolated var patience: Duration {
    // In each attempt, a wait that the service asks for may be added to the provider's own time.
    (provider.patience + .seconds(Self.longestWait)) * attempts + .seconds(Self.firstWait)
      * (1 << min(attempts, 16))
  }

  /// Requests the weather for several places and times. Each result is for the query at the same index.
  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    // A pause that has not begun was set before the clock was set back.
    if let pause, pause.time.contains(clock.now) { return queries.map { _ in .failure(pause.reason) } }
    var results = await provider.reports(for: queries)
    for attempt in 1...attempts {
      let wait = Self.firstWait * Double(1 << min(attempt - 1, 16)) * (0.5 + chance() / 2)
      let open = results.enumerated().compactMap { index, result in
        decision(for: result, waiting: attempt < attempts ? wait : nil).map { (index: index, decision: $0) }
      }
      guard let gravest = open.max(by: { $0.decision < $1.decision }) else { break }
      switch gravest.decision {
      case .wait(let seconds):
        do { try await clock.sleep(until: clock.now + seconds) } catch {
          // The request was cancelled before the retry. Its failures are not reported, because the next caller may get an
          // answer.
          for (index, _) in open { results[index] = .failure(error) }
          return results
        }
      case .pause(let seconds):
        failures += 1
        if case .failure(let reason) = results[gravest.index] {
          let now = clock.now
          pause = (now..<now + seconds, reason)
        }
        return results
      }
      let again = await provider.reports(for: open.map { queries[$0.index] })
      for ((index, _), result) in zip(open, again) { results[index] = result }
    }
    failures = 0
    pause = nil
    return results
  }

  /// Returns the reaction to a result; nil for a success, and for a failure that a retry can't change.
  ///
  /// - Parameter wait: The seconds until the next attempt; nil after the last attempt.
  private func decision(for result: Result<WeatherReport, any Error>, waiting wait: Double?) -> RetryDecision?
  {
    guard case .failure(let failure as WeatherFailure) = result else { return nil }
    let pause = RetryDecision.pause(min(Self.firstPause * Double(1 << min(failures, 16)), Self.longestPause))
    switch failure.retryAdvice {
    case .none: return nil
    case .refused: return .pause(Self.longestPause)
    case .unreachable: return pause
    case .mayRecover: return wait.map { .wait($0) } ?? pause
    case .after, .until:
      let requested = failure.retryAdvice.wait(asOf: clock.now) ?? 0
      if requested > Self.longestWait { return .pause(requested) }
      return wait.map { .wait(max($0, requested)) } ?? pause
    }
  }
}
