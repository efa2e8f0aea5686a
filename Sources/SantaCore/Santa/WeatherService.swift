#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Answers the requests in a weather store: a request is an object, and the answer comes in the same object.
///
/// It claims requests, asks its provider for all of them at once, and writes what that says; each step is a transaction
/// of its own, so that observers see `processing` before `complete`. A claim is made by comparison within the
/// transaction: of several services on one store, in any number of processes, one has it. It is a lease: a service that is
/// killed leaves its requests to the others, who take them up when the lease ends; one that is cancelled puts them back at
/// once. A service that comes back late answers only what is still its own, so that no request is answered twice.
///
/// Where more requests wait than the provider takes at once, the newest come first: they are what somebody looks at. The
/// others follow.
///
/// ```swift
/// let service = WeatherService(store: weatherStore, provider: SeasonalNormals())
/// try await service.run()          // until its task is cancelled
/// ```
///
/// Belongs to the isolation of its store.
public final class WeatherService {
  /// The ``Weather/claimant`` of the requests that this service takes up.
  public let id = UUID()

  private let store: Store
  private let provider: any WeatherProvider
  private let clock: any TrackerClock

  /// A service that does nothing yet.
  ///
  /// - Parameters:
  ///   - store: where the requests come in.
  ///   - provider: whom to ask.
  ///   - clock: the machine's, by which leases end; all services of a store must agree about it.
  public init(store: Store, provider: any WeatherProvider, clock: any TrackerClock = SystemTrackerClock()) {
    self.store = store
    self.provider = provider
    self.clock = clock
  }

  /// The requests that this service has answered, in the order in which they were made; an answer is final, so that to
  /// observe them is to be told of each once.
  public var answers: Results<Weather> { Weather.answered(by: id, in: store) }

  /// Answers requests as they come in, until the task is cancelled; then it returns. Call it once.
  ///
  /// - Throws: ``StoreError`` where the store can't be read or written any more. A provider's failure is no such
  ///   thing: it is written into the request.
  nonisolated(nonsending) public func run() async throws {
    let (wakes, waking) = AsyncThrowingStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let token = Weather.unanswered(in: store).observe(isolation: #isolation) { change in
      if case .error(let error) = change { waking.finish(throwing: error) } else { waking.yield() }
    }
    defer { token.invalidate() }
    var alarm: Task<Void, any Error>?
    defer { alarm?.cancel() }
    for try await _ in wakes {
      while !Task.isCancelled {
        let requests = try claim()
        if requests.isEmpty { break }
        try await answer(requests)
      }
      alarm?.cancel()
      alarm = nextLeaseEnd.map { end in
        // What it keeps is neither the service nor the store.
        Task.detached { [clock] in
          try await clock.sleep(until: end)
          waking.yield()
        }
      }
    }
  }

  // MARK: Claiming

  private func claim() throws -> [Weather] {
    // Looking costs nothing; taking the lock of the store does.
    store.refresh()
    guard !claimable().isEmpty else { return [] }
    return try store.write {
      let requests = claimable()
      let end = WeatherLease.end(from: clock.now, patience: provider.patience)
      for request in requests {
        request.claimant = id
        request.leaseEnd = end
        set(.processing, on: request)
      }
      return requests
    }
  }

  /// The newest requests that nobody has, the oldest of them first.
  private func claimable() -> [Weather] {
    let now = clock.now
    let waiting = Weather.requests(in: store).suffix(batchLimit)
    let left = Weather.claimed(in: store).filter { WeatherLease.hasEnded($0.leaseEnd, at: now) }
    return (left + waiting).suffix(batchLimit)
  }

  /// A provider that takes nothing would never be asked.
  private var batchLimit: Int { max(1, provider.batchLimit) }

  /// When the first of the others' leases ends.
  private var nextLeaseEnd: Date? { Weather.claimed(in: store).compactMap(\.leaseEnd).min() }

  // MARK: Answering

  nonisolated(nonsending) private func answer(_ requests: [Weather]) async throws {
    let located = requests.compactMap { request in
      request.location?.coordinate.map { (request, WeatherQuery(at: $0, on: request.time)) }
    }
    let results = located.isEmpty ? [] : await provider.reports(for: located.map(\.1))
    try store.write {
      for (index, (request, _)) in located.enumerated() where holds(request) {
        // A service that is being ended leaves to the next one what it could not find out.
        switch index < results.count ? results[index] : nil {
        case .success(let report)?: write(report, into: request)
        case _ where Task.isCancelled: release(request)
        case .failure(let error)?: fail(request, because: "\(error)")
        case nil: fail(request, because: "\(provider.source) gave no answer for this place")
        }
      }
      for request in requests where holds(request) {
        fail(request, because: "the request does not say where")
      }
    }
  }

  /// Whether the request is still this service's. Whoever asked may have deleted it meanwhile, and another service may
  /// have taken it.
  private func holds(_ request: Weather) -> Bool {
    !request.isInvalidated && request.claimant == id && request.loadingStatus == .processing
  }

  private func write(_ report: WeatherReport, into request: Weather) {
    guard WeatherReport.plausibleTemperatures.contains(report.temperature) else {
      return fail(request, because: "\(report.source ?? provider.source) told a temperature that can't be")
    }
    request.readingTime = report.readingTime
    request.isNormal = report.isNormal
    request.fallbackReason = report.fallbackReason
    request.source = report.source ?? provider.source
    request.leaseEnd = nil
    set(.complete(temperature: report.temperature, condition: report.condition), on: request)
  }

  private func fail(_ request: Weather, because reason: String) {
    request.source = provider.source
    request.leaseEnd = nil
    set(.failed(reason: reason), on: request)
  }

  private func release(_ request: Weather) {
    request.claimant = nil
    request.leaseEnd = nil
    set(.uploading, on: request)
  }

  private func set(_ status: Weather.LoadingStatus, on weather: Weather) {
    weather.loadingStatus = status
    weather.lastUpdated = clock.now
  }
}
