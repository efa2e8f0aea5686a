public import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Follows a tracker's stores, and gives their state to any number of visitors.
///
/// One task observes the live results of the stores and computes each state once. While no tracker flies there, or without
/// stores, the state is Santa's on the built-in route by the machine's clock, as `santa-cli status` shows it.
///
/// ```swift
/// let source = PageSource(.directory(url))
/// async let following: Void = source.run()
/// for await state in source.subscribe().states { print(state.version) }
/// ```
public final class PageSource: Sendable {
  private struct State {
    var flight: PageFlight
    /// Whether a tracker flies the flight, rather than that the built-in one is shown.
    var isFlown = false
    var weather: PageState.Weather?
    /// The real time of the last news.
    var heard: Date
    /// Whether the stores could be read when this was last tried.
    var isReadable = true
    var version: UInt64 = 0
    var latest: PageState
    var subscribers: [UInt64: AsyncStream<PageState>.Continuation] = [:]
    var nextSubscriber: UInt64 = 0
    var hasEnded = false
  }

  /// The interval at which changes are looked for: short enough that a browser gets to know them at once.
  private static let interval: TimeInterval = 0.25
  /// The shortest time between two states: a demonstration at a high speed may pass many stops in a second.
  private static let shortestGap: TimeInterval = 0.5
  /// The longest time between two states, so that visitors know that the connection works. It is less than the time after which
  /// proxies end silent connections.
  private static let longestGap: TimeInterval = 10
  /// The time for which a state serves new visitors.
  private static let freshness: TimeInterval = 0.25
  /// The interval at which the directory is checked for a tracker.
  private static let checkInterval: TimeInterval = 1
  /// The time after which stores that can't be read are tried again.
  private static let retryInterval: TimeInterval = 5

  private let location: TrackerStores.Location?
  /// The replicas, if machines share the flight; nil if it is on this machine only.
  private let shared: SharedFlight?
  private let clock: any TrackerClock
  private let report: @Sendable (String) -> Void
  private let state: Mutex<State>

  /// Creates a source, which computes states only while ``run()`` is running.
  ///
  /// - Parameters:
  ///   - location: The directory of the stores; nil for the built-in flight.
  ///   - clock: The source of the real time.
  ///   - report: A closure that is called with a sentence for the operator, if the stores can't be read. It is called on any
  ///     thread.
  public convenience init(
    _ location: TrackerStores.Location?, clock: any TrackerClock = SystemTrackerClock(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(location, nil, clock, report)
  }

  /// Creates a source that follows a flight that machines share.
  public convenience init(
    _ flight: SharedFlight, report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.init(flight.location, flight, SystemTrackerClock(), report)
  }

  private init(
    _ location: TrackerStores.Location?, _ shared: SharedFlight?, _ clock: any TrackerClock,
    _ report: @escaping @Sendable (String) -> Void
  ) {
    (self.location, self.shared, self.clock, self.report) = (location, shared, clock, report)
    let now = clock.now
    let flight = PageFlight(builtInAt: now)
    let latest = PageState(
      version: 0, flight: flight, weather: nil, heard: now, isReadable: true, now: now)
    state = Mutex(State(flight: flight, heard: now, latest: latest))
  }

  /// Creates a source that follows the stores in a directory; nil for the built-in flight.
  public convenience init(directory: URL?, report: @escaping @Sendable (String) -> Void = { _ in }) {
    self.init(directory.map { .directory($0) }, report: report)
  }

  /// Follows the stores until the task is cancelled. The streams of all visitors end with it.
  ///
  /// - Throws: `CancellationError`.
  public func run() async throws {
    defer { end() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      if let location { group.addTask { try await self.follow(location) } }
      group.addTask { try await self.publish() }
      try await group.waitForAll()
    }
  }

  private func end() {
    let subscribers = state.withLock { state in
      state.hasEnded = true
      defer { state.subscribers = [:] }
      return Array(state.subscribers.values)
    }
    // Not within the lock, because the end of a stream calls `remove`.
    for subscriber in subscribers { subscriber.finish() }
  }

  // MARK: Visitors

  /// The number of streams that have not ended.
  public var visitorCount: Int { state.withLock { $0.subscribers.count } }

  /// Returns the current state. Visitors who come within a quarter of a second share it.
  public func current() -> PageState {
    let now = clock.now
    return state.withLock { state in
      let age = now.timeIntervalSince(state.latest.now)
      if age < 0 || age >= Self.freshness || state.version == 0 { update(&state, now) }
      return state.latest
    }
  }

  /// Begins to give the current state and all later ones to a visitor.
  public func subscribe() -> PageSubscription {
    let (stream, output) = AsyncStream.makeStream(of: PageState.self, bufferingPolicy: .bufferingNewest(1))
    output.yield(current())
    let number = state.withLock { state -> UInt64? in
      if state.hasEnded { return nil }
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = output
      return state.nextSubscriber
    }
    if let number {
      output.onTermination = { [weak self] _ in self?.remove(number) }
    } else {
      output.finish()
    }
    return PageSubscription(states: stream, output: output)
  }

  private func remove(_ number: UInt64) { _ = state.withLock { $0.subscribers.removeValue(forKey: number) } }

  // MARK: Publishing

  private func publish() async throws {
    var published: PageState?
    while true {
      let now = clock.now
      let (latest, subscribers) = state.withLock { state in
        update(&state, now)
        return (state.latest, Array(state.subscribers.values))
      }
      let age = published.map { now.timeIntervalSince($0.now) } ?? .infinity
      let isDue = age >= Self.longestGap || age < 0
      if isDue || age >= Self.shortestGap && latest.essence != published?.essence {
        for subscriber in subscribers { subscriber.yield(latest) }
        published = latest
      }
      try await clock.sleep(until: now + Self.interval)
    }
  }

  private func update(_ state: inout State, _ now: Date) {
    refreshBuiltIn(&state, now)
    state.version += 1
    state.latest = PageState(
      version: state.version, flight: state.flight, weather: state.weather, heard: state.heard,
      isReadable: state.isReadable, now: now)
  }

  /// Replaces the built-in flight by the next Christmas's when its time has come, and gives it the weather of December.
  private func refreshBuiltIn(_ state: inout State, _ now: Date) {
    guard !state.isFlown else { return }
    // A shared flight that no machine flies changes only when one takes off.
    if shared?.santa.isUpToDate ?? (location == nil) { state.heard = now }
    let before = state.latest.now
    let hour: (Date) -> Double = { ($0.timeIntervalSince1970 / 3600).rounded(.down) }
    if hour(before) != hour(now) { state.flight = PageFlight(builtInAt: now) }
    let moment = state.flight.route.moment(at: state.flight.clock.time(at: now))
    guard state.weather?.stop != moment.lastStop || state.weather == nil else { return }
    let (normals, stop) = (SeasonalNormals(), state.flight.route.stops[moment.lastStop])
    state.weather = PageState.Weather(
      stop: moment.lastStop, temperature: normals.temperature(at: stop.coordinate),
      condition: normals.condition(at: stop.coordinate, on: stop.arrival), source: normals.source,
      isNormal: true)
  }

  // MARK: Following

  private func follow(_ location: TrackerStores.Location) async throws {
    while true {
      do {
        if shared == nil { try await waitForFlight(location) }
        var configuration = Tracker.Configuration(location: location, home: .northPole, clock: clock)
        configuration.mayFly = false
        configuration.synchronization = shared?.synchronization
        try await Tracker(configuration).track { arrived($0) }
      } catch let error as CancellationError {
        throw error
      } catch {
        let isNews = state.withLock { state in
          defer { state.isReadable = false }
          return state.isReadable
        }
        if isNews {
          report(
            "The page can't read the stores, and tries again in \(Int(Self.retryInterval)) seconds: \(error)")
        }
        try await clock.sleep(until: clock.now + Self.retryInterval)
      }
    }
  }

  /// Waits until a tracker flies in a directory.
  private func waitForFlight(_ location: TrackerStores.Location) async throws {
    // Stores that can't be read are reported even while no tracker flies.
    try await StatusReader().check(location, clock.now)
    // A tracker that only watches would create the stores.
    while try !Tracker.isFlown(at: location) {
      state.withLock { ($0.heard, $0.isReadable) = (clock.now, true) }
      try await clock.sleep(until: clock.now + Self.checkInterval)
    }
  }

  /// The actor to which the stores belong while they are read.
  private actor StatusReader {
    func check(_ location: TrackerStores.Location, _ now: Date) throws {
      _ = try Tracker.status(at: location, home: .northPole, now: now)
    }
  }

  private func arrived(_ event: TrackerEvent) {
    let now = clock.now
    state.withLock { state in
      state.isReadable = true
      // A shared flight continues by its clock while its changes don't arrive.
      if shared?.santa.isUpToDate ?? true { state.heard = now }
      switch event {
      case .flight(let flight):
        let isSame = state.flight.route == flight.route && state.isFlown
        if !isSame || !flight.isFlown { state.weather = nil }
        state.isFlown = flight.isFlown
        state.flight = flight.isFlown ? PageFlight(flight) : PageFlight(builtInAt: now)
      case .weather(let weather):
        // A request without an answer does not replace the last answer.
        guard case .complete(let temperature, let condition) = weather.status else { return }
        state.weather = PageState.Weather(
          stop: state.flight.route.moment(at: weather.time).lastStop, temperature: temperature,
          condition: condition, source: weather.source ?? "", isNormal: weather.isNormal)
      case .santa: break
      }
    }
  }
}
