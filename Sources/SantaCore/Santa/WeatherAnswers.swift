package import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The answers of a provider to weather requests of a store in which a listener answers.
///
/// A listener has each request once, and one process at a time has a store. It therefore needs no leases, as a ``WeatherService`` does.
// Accessible to the package, because `santa-cli weather-service --match` is its only user so far.
package struct WeatherAnswers: Sendable {
  private enum Answer: Sendable {
    case report(WeatherReport)
    case failure(String)
  }

  private let answers: [(request: Frozen<Weather>, answer: Answer)]
  private let source: String
  private let clock: any TrackerClock

  /// Whether there is nothing to write.
  package var isEmpty: Bool { answers.isEmpty }

  /// Asks a provider about the requests that no service has claimed or answered.
  ///
  /// - Throws: `CancellationError` if the task was cancelled. There are no answers then.
  package init(
    to requests: [Frozen<Weather>], by provider: any WeatherProvider, clock: any TrackerClock
  ) async throws {
    var answers: [(request: Frozen<Weather>, answer: Answer)] = []
    var located: [(Frozen<Weather>, WeatherQuery)] = []
    for request in requests where request.read({ $0.loadingStatus == .uploading }) {
      if let place = request.read({ weather in
        weather.location?.coordinate.map { WeatherQuery(at: $0, on: weather.time) }
      }) {
        located.append((request, place))
      } else {
        answers.append((request, .failure(Weather.noPosition)))
      }
    }
    let limit = max(1, provider.batchLimit)
    for start in stride(from: 0, to: located.count, by: limit) {
      let batch = located[start..<min(start + limit, located.count)]
      let results = await provider.reports(for: batch.map(\.1))
      try Task.checkCancellation()
      for (index, (request, _)) in batch.enumerated() {
        switch index < results.count ? results[index] : nil {
        case .success(let report): answers.append((request, .report(report)))
        case .failure(let error): answers.append((request, .failure("\(error)")))
        case nil: answers.append((request, .failure(Weather.noAnswer(of: provider.source))))
        }
      }
    }
    (self.answers, source, self.clock) = (answers, provider.source, clock)
  }

  /// Writes the answers into the requests that are still waiting. Call this in a write transaction.
  ///
  /// - Returns: the requests that were answered.
  package func write(into store: Store) -> [Weather] {
    answers.compactMap { request, answer in
      guard let request = store.resolve(request), request.loadingStatus == .uploading else { return nil }
      switch answer {
      case .report(let report): request.answer(report, from: source, at: clock.now)
      case .failure(let reason): request.fail(because: reason, from: source, at: clock.now)
      }
      return request
    }
  }
}
