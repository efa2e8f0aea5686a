#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Answers the requests in a weather store: a request is an object, and the answer comes in the same object.
///
/// It takes a request up, asks its provider, and writes what that says; each step is a transaction of its own, so that
/// observers see `processing` before `complete`. Taking up is a comparison within the transaction: of several
/// services on one store, in any number of processes, one answers. Requests are answered in order, one after another.
///
/// ```swift
/// let service = WeatherService(store: weatherStore, provider: SeasonalNormals())
/// try await service.run()          // until its task is cancelled
/// ```
///
/// Belongs to the isolation of its store.
public final class WeatherService {
  private let store: Store
  private let provider: any WeatherProvider
  private let now: @Sendable () -> Date

  /// A service that does nothing yet.
  ///
  /// - Parameters:
  ///   - store: where the requests come in.
  ///   - provider: whom to ask.
  ///   - now: the machine's clock, for ``Weather/lastUpdated``.
  public init(
    store: Store, provider: any WeatherProvider, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    self.provider = provider
    self.now = now
  }

  /// Puts back the requests that a service took up and, having ended, will never answer. Call it only while no other
  /// service runs on the store.
  ///
  /// - Throws: ``StoreError`` where the store can't be written.
  public func takeUpAbandoned() throws {
    try store.write {
      for weather in Array(Weather.unanswered(in: store)) { set(.uploading, on: weather) }
    }
  }

  /// Answers requests as they come in, until the task is cancelled; then it returns.
  ///
  /// - Throws: ``StoreError`` where the store can't be read or written any more. A provider's failure is no such
  ///   thing: it is written into the request.
  nonisolated(nonsending) public func run() async throws {
    for try await _ in Weather.requests(in: store).updates {
      while !Task.isCancelled, let request = try takeUp() { try await answer(request) }
    }
  }

  private func takeUp() throws -> Weather? {
    // Looking costs nothing; taking the lock of the store does.
    store.refresh()
    guard !Weather.requests(in: store).isEmpty else { return nil }
    return try store.write {
      guard let request = Weather.requests(in: store).first else { return nil }
      set(.processing, on: request)
      return request
    }
  }

  nonisolated(nonsending) private func answer(_ request: Weather) async throws {
    let status: Weather.LoadingStatus
    if let coordinate = request.location?.coordinate {
      do {
        let report = try await provider.report(at: coordinate, on: request.time)
        status = .complete(temperature: report.temperature, condition: report.condition)
      } catch {
        // A service that is being ended leaves the request for the next one.
        if Task.isCancelled { return }
        status = .failed(reason: "\(error)")
      }
    } else {
      status = .failed(reason: "the request does not say where")
    }
    try store.write {
      // Whoever asked may have deleted the request meanwhile.
      guard !request.isInvalidated, request.loadingStatus == .processing else { return }
      request.source = provider.source
      set(status, on: request)
    }
  }

  private func set(_ status: Weather.LoadingStatus, on weather: Weather) {
    weather.loadingStatus = status
    weather.lastUpdated = now()
  }
}
