public import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks a provider again where that may help, and leaves it alone where it doesn't.
///
/// A request that took too long, or met a fault of the service, is made again, after a wait that doubles each time and is
/// partly chance, so that many programs don't come back at once. Whatever else fails is not repeated. A service that can't
/// be reached, or still fails, is then not asked for a while: a quarter of a minute, doubled with each failure up to a quarter
/// of an hour; one that refuses us, or our key, for that quarter of an hour. One that says it is asked too often is left
/// alone for as long as it says. Until then every question is answered at once, with the reason.
public actor PatientWeather: ForwardingWeatherProvider {
  private static let firstWait = 0.5
  private static let firstPause = 15.0
  private static let longestPause = 900.0
  /// A service that wants no more than this many seconds is waited for.
  private static let waitedFor = 2.0

  /// What a failure asks for, the longest and the gravest last.
  private enum Remedy: Comparable {
    /// Another attempt after so many seconds.
    case wait(Double)
    /// To leave the service alone for so many seconds.
    case pause(Double)
  }

  let provider: any WeatherProvider
  private let attempts: Int
  private let clock: any TrackerClock
  private let chance: @Sendable () -> Double
  private var pause: (time: Range<Date>, reason: any Error)?
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

  public nonisolated var patience: Duration {
    // Each wait is at most the one that the service may ask for.
    (provider.patience + .seconds(Self.waitedFor)) * attempts + .seconds(Self.firstWait)
      * (1 << min(attempts, 16))
  }

  public func reports(for queries: [WeatherQuery]) async -> [Result<WeatherReport, any Error>] {
    // A pause that has not begun is from before somebody set the clock back.
    if let pause, pause.time.contains(clock.now) { return queries.map { _ in .failure(pause.reason) } }
    var results = await provider.reports(for: queries)
    for attempt in 1...attempts {
      let wait = Self.firstWait * Double(1 << min(attempt - 1, 16)) * (0.5 + chance() / 2)
      let open = results.enumerated().compactMap { index, result in
        remedy(for: result, waiting: attempt < attempts ? wait : nil).map { (index: index, remedy: $0) }
      }
      guard let gravest = open.max(by: { $0.remedy < $1.remedy }) else { break }
      switch gravest.remedy {
      case .wait(let seconds):
        do { try await clock.sleep(until: clock.now + seconds) } catch {
          // The failures were not the last word: whoever asks next may still get an answer.
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

  /// What to do about a result; nil where nothing helps, or is wanted.
  ///
  /// - Parameter wait: the seconds until the next attempt; nil where there is none.
  private func remedy(for result: Result<WeatherReport, any Error>, waiting wait: Double?) -> Remedy? {
    guard case .failure(let failure as WeatherFailure) = result else { return nil }
    let pause = Remedy.pause(min(Self.firstPause * Double(1 << min(failures, 16)), Self.longestPause))
    switch failure.prospect {
    case .none: return nil
    case .refused: return .pause(Self.longestPause)
    case .unreachable: return pause
    case .better: return wait.map { .wait($0) } ?? pause
    case .after, .until:
      let asked = failure.prospect.wait(asOf: clock.now) ?? 0
      if asked > Self.waitedFor { return .pause(asked) }
      return wait.map { .wait(max($0, asked)) } ?? pause
    }
  }
}
