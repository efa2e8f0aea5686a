public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Answers the requests in a weather store. A request is an object, and the service writes the answer into it.
///
/// The service claims requests, asks its provider for all of them at once, and writes the answers. The claim and the answer are
/// separate transactions, so observers see `processing` before `complete`. A service claims only requests that no other service
/// has claimed. If several services run on one store, in any number of processes, exactly one of them answers each request.
///
/// A claim is a lease. If a service is killed, other services claim its requests after the lease has ended. A cancelled service
/// releases its requests at once. A service that is late answers only the requests that it still holds, so no request is
/// answered twice.
///
/// If more requests are waiting than the provider accepts at once, the newest are answered first, because users are most likely
/// to be looking at those.
///
/// ```swift
/// let service = WeatherService(store: weatherStore, provider: SeasonalNormals())
/// try await service.run()          // until its task is cancelled
/// ```
///
/// A service belongs to the isolation of its store.
public final class WeatherService {
  /// The ``Weather/claimant`` of the requests that this service claims.
  public let id = UUID()

  private let store: Store
  private let provider: any WeatherProvider
  private let clock: any TrackerClock
  private let synchronization: (any StoreSynchronization)?

  /// Creates a service, which does nothing until ``run()`` is called.
  ///
  /// - Parameters:
  ///   - store: The store with the requests.
  ///   - provider: The source of the weather.
  ///   - clock: The machine's clock, which determines when leases end. All services of a store must use the same clock.
  ///   - synchronization: The synchronisation of the store across machines; nil if it is on this machine only. With
  ///     synchronisation, the service asks its provider only about requests that it still holds once its claim has been
  ///     acknowledged.
  public init(
    store: Store, provider: any WeatherProvider, clock: any TrackerClock = SystemTrackerClock(),
    synchronization: (any StoreSynchronization)? = nil
  ) {
    self.synchronization = synchronization
    self.store = store
    self.provider = provider
    self.clock = clock
  }

  /// The requests that this service has answered, in the order in which they were made. An answer never changes, so an observer
  /// sees each answer once, as an insertion.
  public var answers: Results<Weather> { Weather.answered(by: id, in: store) }

  /// Answers requests as they arrive until the task is cancelled. Call it only once.
  ///
  /// - Throws: ``StoreError`` if the store can no longer be read or written. A failure of the provider is not thrown, but
  ///   written into the request.
  nonisolated(nonsending) public func run() async throws {
    let (wakeUps, wakeUp) = AsyncThrowingStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let token = Weather.unanswered(in: store).observe(isolation: #isolation) { change in
      if case .error(let error) = change { wakeUp.finish(throwing: error) } else { wakeUp.yield() }
    }
    defer { token.invalidate() }
    var leaseTimer: Task<Void, any Error>?
    defer { leaseTimer?.cancel() }
    for try await _ in wakeUps {
      while !Task.isCancelled {
        let requests = try claim()
        if requests.isEmpty { break }
        try await acknowledge(requests)
        try await answer(requests.filter(holds))
      }
      leaseTimer?.cancel()
      leaseTimer = nextLeaseEnd.map { end in
        // The task retains neither the service nor the store.
        Task.detached { [clock] in
          try await clock.sleep(until: end)
          wakeUp.yield()
        }
      }
    }
  }

  // MARK: Claiming

  private func claim() throws -> [Weather] {
    // Reading is cheap, whereas a write transaction takes the store's lock.
    store.refresh()
    guard !claimable().isEmpty else { return [] }
    return try store.write {
      let requests = claimable()
      let end = WeatherLease.end(from: clock.now, patience: provider.patience)
      for request in requests {
        request.claimant = id
        request.leaseEnd = end
        request.set(.processing, at: clock.now)
      }
      return requests
    }
  }

  /// Waits until the claims are acknowledged. Some of the requests may then belong to services on other machines. A service
  /// that is cancelled during the wait releases the requests.
  nonisolated(nonsending) private func acknowledge(_ requests: [Weather]) async throws {
    guard let synchronization else { return }
    do { try await synchronization.waitForUpload() } catch {
      try store.write { for request in requests where holds(request) { release(request) } }
      if !Task.isCancelled { throw error }
    }
    store.refresh()
  }

  /// Returns the newest requests that no service holds, with the oldest of them first.
  private func claimable() -> [Weather] {
    let now = clock.now
    let waiting = Weather.requests(in: store).suffix(batchLimit)
    let expired = Weather.claimed(in: store).filter { WeatherLease.hasEnded($0.leaseEnd, at: now) }
    return (expired + waiting).suffix(batchLimit)
  }

  /// At least 1, because a provider with a limit of 0 would never be asked.
  private var batchLimit: Int { max(1, provider.batchLimit) }

  /// The time at which the first lease ends.
  private var nextLeaseEnd: Date? { Weather.claimed(in: store).compactMap(\.leaseEnd).min() }

  // MARK: Answering

  nonisolated(nonsending) private func answer(_ requests: [Weather]) async throws {
    if requests.isEmpty { return }
    let located = requests.compactMap { request in
      request.location?.coordinate.map { (request, WeatherQuery(at: $0, on: request.time)) }
    }
    let results = located.isEmpty ? [] : await provider.reports(for: located.map(\.1))
    try store.write {
      for (index, (request, _)) in located.enumerated() where holds(request) {
        // A cancelled service releases the requests that it could not answer.
        switch index < results.count ? results[index] : nil {
        case .success(let report)?: request.answer(report, from: provider.source, at: clock.now)
        case _ where Task.isCancelled: release(request)
        case .failure(let error)?: fail(request, because: "\(error)")
        case nil: fail(request, because: Weather.noAnswer(of: provider.source))
        }
      }
      for request in requests where holds(request) {
        fail(request, because: Weather.noPosition)
      }
    }
  }

  /// Returns whether this service still holds a request, which may have been deleted or claimed by another service.
  private func holds(_ request: Weather) -> Bool {
    !request.isInvalidated && request.claimant == id && request.loadingStatus == .processing
  }

  private func fail(_ request: Weather, because reason: String) {
    request.fail(because: reason, from: provider.source, at: clock.now)
  }

  private func release(_ request: Weather) {
    request.claimant = nil
    request.leaseEnd = nil
    request.set(.uploading, at: clock.now)
  }
}
