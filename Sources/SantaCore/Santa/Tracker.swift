import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Follows Santa in the two stores of a directory, and flies the sleigh there if no other tracker does.
///
/// The first tracker in a directory flies the sleigh. All other trackers, in this process or another, follow its flight. When
/// the first tracker ends, for any reason, a follower takes over within a second and continues the flight by the same clock. A
/// tracker that starts within that second also continues the flight: as long as any follower runs, a flight is never replaced
/// by another one. The tracker that flies also requests the weather at every stop, and answers these requests.
///
/// If several machines share the stores (``Configuration/synchronization``), a tracker flies once its ``FlightClaim`` is
/// acknowledged, and for as long as it can renew the claim. Trackers on other machines take over within fifteen seconds. A
/// tracker that can't reach the server does not fly. It continues to report the last known flight by that flight's clock.
///
/// ```swift
/// let tracker = Tracker(.init(location: .directory(url), home: berlin))
/// try await tracker.track { event in
///   if case .santa(let santa) = event { print(santa.activity, santa.countdown) }
/// }
/// ```
public actor Tracker {
  /// The maximum number of events buffered for a slow reader: hours of a demonstration. The oldest events are dropped first.
  private static let bufferLimit = 100_000
  /// The interval at which a follower checks whether the sleigh is free: short enough to take over within a second.
  private static let followInterval: TimeInterval = 0.25
  /// The interval between attempts to take the boarding lock, which other processes hold for milliseconds.
  private static let boardingInterval: TimeInterval = 0.005
  /// The delay, in real time, between the landing of a demonstration and its repetition: long enough to read the results.
  private static let repetitionDelay: TimeInterval = 10
  /// The time without news from the flying machine after which a follower reports Santa by itself: longer than network delays.
  private static let silence: Duration = .seconds(3)

  private typealias Output = AsyncThrowingStream<TrackerEvent, any Error>.Continuation

  let configuration: Configuration
  private let pilot = UUID()
  private(set) var stores: TrackerStores?
  /// Held while this tracker flies.
  private var flyerLock: ProcessLock?
  /// Held while the tracker decides whether it flies, and until it has written its flight, so that the next tracker can read
  /// the flight.
  private var boardingLock: ProcessLock?
  /// Shared by all followers that are ready to take over. A follower takes it only while boarding.
  private var followerLock: ProcessLock?
  private var isFlying = false
  /// The claims to the sleigh among several machines; nil if the stores are on this machine only.
  private var claims: FlightClaims?
  /// The time at which Santa was last reported.
  private var lastReport = ContinuousClock.now
  private var tokens: [NotificationToken] = []
  private var output: Output?
  /// The last reported flight, with the index of the stop nearest to home and with the stops by their ids.
  private var flight: (state: TrackerEvent.FlightState, homeStop: Int, stops: [String: RouteStop])?
  /// The stop for which the weather was last requested.
  private var lastWeatherStop: String?
  /// The wait until the sleigh's next step. It is cancelled when the flight's clock changes.
  private var wait: Task<Void, any Error>?
  private var isWaitOver = false

  /// Creates a tracker, which does nothing until ``track(_:)`` is called.
  public init(_ configuration: Configuration) { self.configuration = configuration }

  /// Reports each change to the flight, to Santa and to the weather until the task is cancelled.
  ///
  /// Call it only once.
  ///
  /// - Parameter report: A closure that is called for each event, in the caller's isolation. The flight continues while it
  ///   runs. If it throws an error, the tracking ends with that error.
  /// - Throws: ``FlightConflict`` if the request contradicts the flight under way; ``IncompleteFlight`` if that flight doesn't
  ///   have a complete route; ``StoreError``; an error that `report` throws; `CancellationError`.
  nonisolated(nonsending) public func track(_ report: (TrackerEvent) throws -> Void) async throws {
    let (events, output) = AsyncThrowingStream.makeStream(
      of: TrackerEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferLimit))
    let work = Task {
      do {
        try await self.run(output)
        output.finish()
      } catch { output.finish(throwing: error) }
    }
    do {
      for try await event in events { try report(event) }
    } catch {
      work.cancel()
      await work.value
      throw error
    }
    // The stream also ends, without an error, when this task is cancelled.
    work.cancel()
    await work.value
    try Task.checkCancellation()
  }

  // MARK: Flying and following

  private func run(_ output: Output) async throws {
    defer { close() }
    self.output = output
    let stores = try TrackerStores(configuration.location, isShared: configuration.synchronization != nil)
    self.stores = stores
    claims = configuration.synchronization.map { FlightClaims(store: stores.santa, pilot: pilot, $0.santa) }
    let reporting = claims.map { _ in Task { try await reportFlightAsKnown() } }
    defer { reporting?.cancel() }
    if let synchronization = configuration.synchronization {
      try await waitForDownload(synchronization.santa)
    }
    guard configuration.mayFly else { return try await watch(stores) }
    let sleigh = Sleigh(store: stores.santa, pilot: pilot)
    if try await takeSleigh() { try begin(sleigh, stores) } else { try joinFollowers(stores) }
    boardingLock = nil
    observe(stores)
    repeat {
      if !isFlying { try await follow(sleigh) }
      try await fly(sleigh, stores)
      // The claim was not renewed in time.
      isFlying = false
      if var state = flight?.state, claims != nil {
        state.isFlownHere = false
        output.yield(.flight(state))
      }
    } while claims != nil
  }

  private func close() {
    do { try claims?.release() } catch { fail(error) }
    claims = nil
    for token in tokens { token.invalidate() }
    tokens = []
    output = nil
    stores = nil
    boardingLock = nil
    followerLock = nil
    flyerLock = nil
  }

  /// Takes the boarding lock, waiting for it if necessary, and then the sleigh if it is free.
  ///
  /// - Returns: Whether this tracker has the sleigh.
  private func board() async throws -> Bool {
    if flyerLock != nil { return true }
    guard let boarding = configuration.location.lockFile("boarding"),
      let flyer = configuration.location.lockFile("flyer")
    else { return true }
    while boardingLock == nil {
      boardingLock = try ProcessLock.take(boarding)
      if boardingLock == nil { try await pause(Self.boardingInterval) }
    }
    flyerLock = try ProcessLock.take(flyer)
    if flyerLock == nil {
      // A process that only checks whether the lock is held takes it for a moment. A second attempt rules this out.
      try await pause(Self.boardingInterval)
      flyerLock = try ProcessLock.take(flyer)
    }
    return flyerLock != nil
  }

  /// Takes the sleigh on this machine and, if several machines share the stores, the claim to it.
  private func takeSleigh() async throws -> Bool {
    guard try await board() else { return false }
    return try await claims?.take() ?? true
  }

  /// Continues the flight that other trackers still follow, or else takes off.
  ///
  /// The tracker that flew may have been killed a moment ago, and no follower has noticed yet. For its followers, the flight is
  /// still under way.
  private func begin(_ sleigh: Sleigh, _ stores: TrackerStores) throws {
    if claims != nil { return try flyIfPermitted(sleigh, onFlightIn: stores, isFollowing: false) }
    if let lock = configuration.location.lockFile("followers"), try ProcessLock.isTaken(lock) {
      try checkRequest(stores)
      if try sleigh.flyOn() {
        isFlying = true
        return
      }
    }
    try takeOff(sleigh)
  }

  /// Flies as the holder of the claim. If the user has just lost the right to write, the tracker follows.
  private func flyIfPermitted(
    _ sleigh: Sleigh, onFlightIn stores: TrackerStores, isFollowing: Bool
  ) throws {
    do { try fly(sleigh, onFlightIn: stores, isFollowing: isFollowing) } catch  where lacksRight(error) {
      claims?.lose()
      isFlying = false
    }
  }

  /// Continues the flight in the store, or else takes off.
  ///
  /// This tracker takes off if the stored flight is over, or if the flight's pilot has released it and the request asks for
  /// another flight.
  ///
  /// - Parameter isFollowing: Whether this tracker has followed the stored flight. If so, the request was checked before, and
  ///   is not checked again, because another tracker may have changed the speed of the flight since.
  /// - Throws: ``FlightConflict`` if the request contradicts the stored flight and its pilot has disappeared; ``StoreError``.
  private func fly(_ sleigh: Sleigh, onFlightIn stores: TrackerStores, isFollowing: Bool) throws {
    stores.santa.refresh()
    if let flight = stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID),
      let route = stores.route(of: flight),
      flight.pilot == pilot || flight.clock.time(at: configuration.clock.now) < route.landing.arrival
    {
      do {
        if !isFollowing { try checkRequest(stores) }
        if try sleigh.flyOn() {
          isFlying = true
          return
        }
      } catch let conflict as FlightConflict {
        if claims?.hasReplacedLostPilot == true { throw conflict }
      }
    }
    try takeOff(sleigh)
  }

  private func joinFollowers(_ stores: TrackerStores) throws {
    // This lock is held exclusively only to check it, and only while boarding.
    followerLock = try configuration.location.lockFile("followers").flatMap { try ProcessLock.share($0) }
    try checkRequest(stores)
  }

  /// Checks that the request is compatible with the flight in the store.
  ///
  /// - Throws: ``FlightConflict`` if the request contradicts the flight; ``StoreError`` if the flight can't be read.
  private func checkRequest(_ stores: TrackerStores) throws {
    stores.santa.refresh()
    let flight = stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID)
    let takeoff = stores.santa.object(ofType: Santa.self, forPrimaryKey: Santa.onlyID)?.route.first?
      .departure
    let conflict = flight.flatMap {
      configuration.request.conflict(with: $0, takeoff: takeoff, now: configuration.clock.now)
    }
    // A damaged flight looks deleted, or like a different flight.
    if let failure = stores.santa.failure { throw failure }
    if let conflict { throw conflict }
  }

  private func takeOff(_ sleigh: Sleigh) throws {
    try sleigh.takeOff(configuration.request.answer(asOf: configuration.clock.now))
    isFlying = true
    guard let stores else { return }
    // Weather requests from an earlier flight are useless for this one.
    try deleteWeather(in: stores.weather)
  }

  /// Waits until the other tracker has ended, and takes over the sleigh.
  private func follow(_ sleigh: Sleigh) async throws {
    while !isFlying {
      try await pause(Self.followInterval)
      if try await takeSleigh() {
        if claims != nil, let stores {
          try flyIfPermitted(sleigh, onFlightIn: stores, isFollowing: true)
          if isFlying { reportFlyingAgain() }
        } else if try sleigh.flyOn() {
          isFlying = true
        } else {
          try takeOff(sleigh)
        }
        followerLock = nil
      }
      boardingLock = nil
    }
  }

  /// Reports the flights of other trackers without ever taking over.
  private func watch(_ opened: TrackerStores) async throws {
    let location = configuration.location
    var (stores, directories) = (opened, location.directoryNumbers)
    while true {
      while try !hasTakenOff(stores) { try await pause(Self.followInterval) }
      if claims == nil, location.directoryNumbers != directories {
        // The directory was deleted and made again. The open stores are the deleted ones, which don't change any more.
        directories = location.directoryNumbers
        stores = try TrackerStores(location)
        self.stores = stores
      }
      observe(stores)
      // The lock is free for up to a second while one tracker takes over from another.
      var checksWithoutFlyer = 0
      while checksWithoutFlyer < 4, claims != nil || location.directoryNumbers == directories {
        try await pause(Self.followInterval)
        let isFlown = try claims?.isTaken ?? Self.isFlown(at: configuration.location)
        checksWithoutFlyer = isFlown ? 0 : checksWithoutFlyer + 1
      }
      for token in tokens { token.invalidate() }
      tokens = []
      guard var state = flight?.state else { continue }
      flight = nil
      state.isFlown = false
      output?.yield(.flight(state))
    }
  }

  /// Whether a tracker flies and has written its flight.
  private func hasTakenOff(_ stores: TrackerStores) throws -> Bool {
    if let claims {
      return claims.isTaken
        && stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.onlyID).flatMap(stores.route)
          != nil
    }
    guard try Self.isFlown(at: configuration.location) else { return false }
    return try configuration.location.lockFile("boarding").map { try !ProcessLock.isTaken($0) } ?? true
  }

  /// Reports that this tracker flies again, if no other tracker flew in between. The store is then unchanged, so its observers
  /// report nothing.
  private func reportFlyingAgain() {
    if let state = flight?.state, state.isFlownHere { output?.yield(.flight(state)) }
  }

  /// Waits until the store is up to date with the server, but not longer than ``silence``.
  private func waitForDownload(_ synchronization: any StoreSynchronization) async throws {
    let end = ContinuousClock.now + Self.silence
    while !synchronization.isUpToDate, ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Reports Santa's position by the flight's clock while the flying machine sends no news.
  private func reportFlightAsKnown() async throws {
    while true {
      try await Task.sleep(for: .milliseconds(250))
      guard !isFlying, let flight = flight?.state, flight.isFlown, !flight.clock.isPaused,
        lastReport.duration(to: .now) > Self.silence
      else { continue }
      let time = flight.clock.time(at: configuration.clock.now)
      guard (flight.route.takeoff.departure..<flight.route.landing.arrival).contains(time) else { continue }
      // Report every second from now on, until news arrives.
      lastReport = .now - (Self.silence - .seconds(1))
      output?.yield(
        .santa(TrackerEvent.SantaState(route: flight.route, home: configuration.home, time: time)))
    }
  }

  /// Flies the sleigh and answers weather requests until another machine takes the claim to the sleigh.
  ///
  /// If the stores are on this machine only, the method doesn't return until the task is cancelled.
  private func fly(_ sleigh: Sleigh, _ stores: TrackerStores) async throws {
    let provider = configuration.provider
    let clock = configuration.clock
    let synchronization = configuration.synchronization?.weather
    let answering = Task {
      do {
        try await WeatherService(
          store: stores.weather, provider: provider, clock: clock, synchronization: synchronization
        ).run()
      } catch  where self.lacksRight(error) {
        // The flight continues without new weather.
      } catch {
        self.fail(error)
      }
    }
    let renewing = claims.map { claims in Task { await self.renew(claims) } }
    let end: Result<Void, any Error>
    do { end = .success(try await flySleigh(sleigh)) } catch  where lacksRight(error) {
      // The user has lost the right to write, so the tracker follows.
      claims?.lose()
      end = .success(())
    } catch { end = .failure(error) }
    // The service releases its unanswered requests, so that other services need not wait for its leases to end.
    answering.cancel()
    renewing?.cancel()
    await answering.value
    await renewing?.value
    try end.get()
  }

  /// Renews the claim to the sleigh until the claim is lost.
  private func renew(_ claims: FlightClaims) async {
    do {
      while true {
        try await Task.sleep(for: FlightClaims.renewalInterval)
        try await claims.renew()
        if !claims.isHeld {
          endWait()
          return
        }
      }
    } catch is CancellationError {
    } catch { fail(error) }
  }

  private func flySleigh(_ sleigh: Sleigh) async throws {
    while claims?.isHeld ?? true {
      if let flight = flight?.state, flight.clock.isReal,
        configuration.clock.now.timeIntervalSince(flight.route.landing.departure) > Route.restAfterLanding
      {
        try takeOff(sleigh)
      }
      isWaitOver = false
      guard var wake = try sleigh.step(at: configuration.clock.now) else { return }
      if let repetition = repetition(of: sleigh), let route = sleigh.route, let clock = sleigh.clock {
        if repetition <= configuration.clock.now {
          try repeatFlight(route, from: clock.origin)
          continue
        }
        wake = min(wake, repetition)
      }
      if let end = claims?.end {
        let left = ContinuousClock.now.duration(to: end) / .seconds(1)
        wake = min(wake, configuration.clock.now + max(left, 0))
      }
      // Observers need a chance to run even if the flight is behind schedule and does not wait.
      await Task.yield()
      try await waitUntil(wake)
    }
  }

  /// The time at which to repeat the demonstration; nil if it is not to be repeated, or its clock is paused.
  private func repetition(of sleigh: Sleigh) -> Date? {
    guard configuration.repeats, let route = sleigh.route, let clock = sleigh.clock, !clock.isReal,
      !clock.isPaused
    else { return nil }
    return clock.realTime(of: route.landing.arrival) + Self.repetitionDelay
  }

  /// Ends the current wait, or else the next one.
  private func endWait() {
    isWaitOver = true
    wait?.cancel()
  }

  /// Waits until a time, or less if the flight's clock changes or the claim to the sleigh is lost.
  private func waitUntil(_ date: Date) async throws {
    if !isWaitOver {
      let clock = configuration.clock
      let wait = Task { try await clock.sleep(until: date) }
      self.wait = wait
      // The task fails only when it is cancelled, by `endWait` or together with the current task.
      _ = await withTaskCancellationHandler {
        await wait.result
      } onCancel: {
        wait.cancel()
      }
      self.wait = nil
    }
    try Task.checkCancellation()
  }

  private func pause(_ seconds: TimeInterval) async throws {
    try await configuration.clock.sleep(until: configuration.clock.now + seconds)
  }

  private func fail(_ error: any Error) { output?.finish(throwing: error) }

  // MARK: Observing

  // The order matters: the flight is reported first, then the latest weather, then Santa. When one commit changes both the
  // flight and Santa, the route is therefore known before Santa's position on it. The closures retain the tracker until
  // `close`, which always runs.
  private func observe(_ stores: TrackerStores) {
    tokens = [stores.santa.objects(Flight.self).observe { change in self.flightsChanged(change, stores) }]
    stores.santa.refresh()
    tokens.append(stores.weather.objects(Weather.self).observe { change in self.weatherChanged(change) })
    stores.weather.refresh()
    tokens.append(
      stores.santa.objects(Santa.self).observe(.only(\.time)) { change in
        self.santasChanged(change, stores)
      })
  }

  private func flightsChanged(_ change: CollectionChange<Results<Flight>>, _ stores: TrackerStores) {
    switch change {
    case .error(let error): fail(error)
    case .initial(let flights), .update(let flights, _, _, _):
      guard let stored = flights.first else { return }
      let known = flight.flatMap {
        $0.state.route.fingerprint == stored.routeFingerprint ? $0.state.route : nil
      }
      // A flight is written together with its route, so waiting for a missing route is pointless.
      guard let route = known ?? stores.route(of: stored) else {
        return fail(stores.failure as (any Error)? ?? IncompleteFlight(title: stored.title))
      }
      let state = TrackerEvent.FlightState(
        title: stored.title, route: route, clock: stored.clock, isFlownHere: stored.pilot == pilot)
      if known == nil { lastWeatherStop = nil }
      if state.clock != flight?.state.clock {
        endWait()
      }
      let stops = Dictionary(route.stops.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      flight = (state, route.stopIndex(nearestTo: configuration.home), stops)
      output?.yield(.flight(state))
    }
  }

  private func santasChanged(_ change: CollectionChange<Results<Santa>>, _ stores: TrackerStores) {
    switch change {
    case .error(let error): fail(error)
    case .initial(let santas), .update(let santas, _, _, _):
      guard let santa = santas.first, let (flight, homeStop, stops) = flight,
        let state = TrackerEvent.SantaState(
          santa, stops: stops,
          countdown: Countdown(route: flight.route, homeStopIndex: homeStop, now: santa.time))
      else { return }
      lastReport = .now
      output?.yield(.santa(state))
      do { try askForWeather(state, stores.weather) } catch { fail(error) }
    }
  }

  private func weatherChanged(_ change: CollectionChange<Results<Weather>>) {
    switch change {
    case .error(let error): fail(error)
    case .initial(let weather):
      // Only the latest of the earlier requests matters: it is for Santa's current stop.
      if let latest = weather.last { output?.yield(.weather(TrackerEvent.WeatherState(latest))) }
    case .update(let weather, _, let insertions, let modifications):
      // All requests are deleted at once, so a modified request has the same index before and after.
      for index in modifications + insertions where index < weather.count {
        output?.yield(.weather(TrackerEvent.WeatherState(weather[index])))
      }
    }
  }

  /// Requests the weather of each stop that Santa reaches, once, if this tracker flies.
  private func askForWeather(_ santa: TrackerEvent.SantaState, _ store: Store) throws {
    guard santa.isAtStop, let stop = santa.lastStop, stop.id != lastWeatherStop else { return }
    // A follower also remembers the stop, so that it does not repeat the request when it takes over.
    lastWeatherStop = stop.id
    guard isFlying else { return }
    try writingIfPermitted {
      try store.write {
        store.add(
          Weather(at: stop.coordinate, place: stop.city, on: santa.time, now: configuration.clock.now))
      }
    }
  }
}
