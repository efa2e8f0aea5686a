#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Follows Santa in a directory's two stores, and flies the sleigh there when nobody else does.
///
/// The first tracker of a directory flies, in whatever process; the others follow its flight. When the one that flies
/// ends, however it ends, another flies on within a second, by the same clock. Whoever flies also asks for the weather
/// at every stop and answers it.
///
/// ```swift
/// let tracker = Tracker(.init(location: .directory(url), home: berlin))
/// try await tracker.track { event in
///   if case .santa(let santa) = event { print(santa.activity, santa.countdown) }
/// }
/// ```
public actor Tracker {
  /// Events that wait for a slow reader; when there are more, the oldest are dropped. Hours of a demonstration.
  private static let bufferLimit = 100_000
  /// How often a follower looks whether the sleigh is free. A quarter of what "within a second" allows.
  private static let lookout: TimeInterval = 0.25
  /// How often to look while another process decides what it flies, which takes milliseconds.
  private static let queueing: TimeInterval = 0.005

  /// How long after a real landing the sleigh is made ready for the flight of the next year.
  private static let restAfterLanding: TimeInterval = 86_400

  private typealias Output = AsyncThrowingStream<TrackerEvent, any Error>.Continuation

  let configuration: Configuration
  private let pilot = UUID()
  private(set) var stores: TrackerStores?
  /// Held for as long as this tracker flies.
  private var flyerLock: ProcessLock?
  /// Held while the tracker finds out whether it flies, and what: whoever comes next sees the flight already written.
  private var boardingLock: ProcessLock?
  private var isFlying = false
  private var tokens: [NotificationToken] = []
  private var output: Output?
  /// The flight last told of, with what takes a search to find.
  private var flight: (state: TrackerEvent.FlightState, homeStop: Int, stops: [String: RouteStop])?
  /// The stop at which the weather was asked for last.
  private var lastAsked: String?
  /// The wait until the next step of the sleigh, which ends early when somebody changes the flight's clock.
  private var wait: Task<Void, any Error>?
  private var isClockChanged = false

  /// A tracker that does nothing yet.
  public init(_ configuration: Configuration) { self.configuration = configuration }

  /// Tracks until the task is cancelled, and tells what the stores' notifications say.
  ///
  /// - Parameter tell: called where this is called from, for one event after another. While it runs the flight goes on.
  ///   What it throws ends the tracking.
  /// - Throws: ``FlightConflict`` where the request contradicts the flight under way; ``StoreError``; what `tell`
  ///   throws; `CancellationError`. Call it once.
  nonisolated(nonsending) public func track(_ tell: (TrackerEvent) throws -> Void) async throws {
    let (events, output) = AsyncThrowingStream.makeStream(
      of: TrackerEvent.self, bufferingPolicy: .bufferingNewest(Self.bufferLimit))
    let work = Task {
      do {
        try await self.run(output)
        output.finish()
      } catch { output.finish(throwing: error) }
    }
    do {
      for try await event in events { try tell(event) }
    } catch {
      work.cancel()
      await work.value
      throw error
    }
    // The stream also ends, without a word, when this task is cancelled.
    work.cancel()
    await work.value
    try Task.checkCancellation()
  }

  // MARK: Flying and following

  private func run(_ output: Output) async throws {
    defer { close() }
    self.output = output
    let stores = try TrackerStores(configuration.location)
    self.stores = stores
    guard configuration.mayFly else { return try await watch(stores) }
    let sleigh = Sleigh(store: stores.santa, pilot: pilot)
    if try await board() { try takeOff(sleigh) }
    try leaveBoarding()
    observe(stores)
    if !isFlying { try await follow(sleigh) }
    try await fly(sleigh, stores)
  }

  private func close() {
    for token in tokens { token.invalidate() }
    tokens = []
    output = nil
    stores = nil
    boardingLock = nil
    flyerLock = nil
  }

  /// Waits for its turn, and takes the sleigh where it is free.
  private func board() async throws -> Bool {
    guard let boarding = configuration.location.lockFile("boarding"),
      let flyer = configuration.location.lockFile("flyer")
    else { return true }
    while boardingLock == nil {
      boardingLock = try ProcessLock.take(boarding)
      if boardingLock == nil { try await pause(Self.queueing) }
    }
    flyerLock = try ProcessLock.take(flyer)
    if flyerLock == nil {
      // Who only asks whether somebody flies holds the lock for a moment. Whoever flies holds it longer.
      try await pause(Self.queueing)
      flyerLock = try ProcessLock.take(flyer)
    }
    return flyerLock != nil
  }

  private func leaveBoarding() throws {
    defer { boardingLock = nil }
    guard !isFlying, let stores else { return }
    stores.santa.refresh()
    guard let flight = stores.santa.object(ofType: Flight.self, forPrimaryKey: Flight.theOnlyOne) else {
      return
    }
    let takeoff = stores.santa.object(ofType: Santa.self, forPrimaryKey: Santa.theOnlyOne)?.route.first?
      .departure
    if let conflict = configuration.request.conflict(
      with: flight, takeoff: takeoff, now: configuration.clock.now)
    {
      throw conflict
    }
  }

  private func takeOff(_ sleigh: Sleigh) throws {
    try sleigh.takeOff(configuration.request.answer(asOf: configuration.clock.now))
    isFlying = true
    guard let stores else { return }
    // What was asked on another flight is of no use on this one.
    try stores.weather.write { stores.weather.delete(stores.weather.objects(Weather.self)) }
  }

  /// Returns when whoever flew has ended and this tracker has the sleigh.
  private func follow(_ sleigh: Sleigh) async throws {
    while !isFlying {
      try await pause(Self.lookout)
      if try await board() {
        if try sleigh.flyOn() { isFlying = true } else { try takeOff(sleigh) }
      }
      boardingLock = nil
    }
  }

  /// Tells of each flight for as long as somebody flies it.
  private func watch(_ stores: TrackerStores) async throws {
    while true {
      while try !hasTakenOff() { try await pause(Self.lookout) }
      observe(stores)
      // For a moment nobody flies when one takes over from another; they have a second for it.
      var looksWithoutFlyer = 0
      while looksWithoutFlyer < 4 {
        try await pause(Self.lookout)
        looksWithoutFlyer = try Self.isFlown(at: configuration.location) ? 0 : looksWithoutFlyer + 1
      }
      for token in tokens { token.invalidate() }
      tokens = []
      guard var state = flight?.state else { continue }
      flight = nil
      state.isFlown = false
      output?.yield(.flight(state))
    }
  }

  /// Whether somebody flies, and what he flies is written.
  private func hasTakenOff() throws -> Bool {
    guard try Self.isFlown(at: configuration.location) else { return false }
    return try configuration.location.lockFile("boarding").map { try !ProcessLock.isTaken($0) } ?? true
  }

  private func fly(_ sleigh: Sleigh, _ stores: TrackerStores) async throws {
    let provider = configuration.provider
    let clock = configuration.clock
    let answering = Task {
      do {
        try await WeatherService(store: stores.weather, provider: provider, clock: clock).run()
      } catch {
        self.fail(error)
      }
    }
    let end: Result<Void, any Error>
    do { end = .success(try await flySleigh(sleigh)) } catch { end = .failure(error) }
    // It puts back what it has not answered; else others would wait for the end of its lease.
    answering.cancel()
    await answering.value
    try end.get()
  }

  private func flySleigh(_ sleigh: Sleigh) async throws {
    while true {
      if let flight = flight?.state, flight.clock.isReal,
        configuration.clock.now.timeIntervalSince(flight.route.landing.departure) > Self.restAfterLanding
      {
        try takeOff(sleigh)
      }
      isClockChanged = false
      guard let wake = try sleigh.step(at: configuration.clock.now) else { return }
      // Behind time nothing is waited for, and yet observers must have their turn.
      await Task.yield()
      try await waitUntil(wake)
    }
  }

  /// Returns at a time, or when the clock of the flight is another.
  private func waitUntil(_ date: Date) async throws {
    if !isClockChanged {
      let clock = configuration.clock
      let wait = Task { try await clock.sleep(until: date) }
      self.wait = wait
      // What it throws is that it was cancelled: by a change of the clock, or along with this task.
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

  // MARK: Telling

  // The order matters: the flight is told first, then the weather that was, then Santa; and in one delivery the route
  // is known before his place on it. The closures hold the tracker until `close`, which always runs.
  private func observe(_ stores: TrackerStores) {
    tokens = [stores.santa.objects(Flight.self).observe { change in self.flightsChanged(change, stores) }]
    stores.santa.refresh()
    tokens.append(stores.weather.objects(Weather.self).observe { change in self.weatherChanged(change) })
    stores.weather.refresh()
    tokens.append(
      stores.santa.objects(Santa.self).observe(keyPaths: [\.time]) { change in
        self.santasChanged(change, stores)
      })
  }

  private func flightsChanged(_ change: CollectionChange<Results<Flight>>, _ stores: TrackerStores) {
    switch change {
    case .error(let error): fail(error)
    case .initial(let flights), .update(let flights, _, _, _):
      guard let stored = flights.first,
        let santa = stores.santa.object(ofType: Santa.self, forPrimaryKey: Santa.theOnlyOne)
      else { return }
      let known = flight.flatMap {
        $0.state.route.fingerprint == stored.routeFingerprint ? $0.state.route : nil
      }
      guard let route = known ?? Route(santa.route, fingerprint: stored.routeFingerprint) else { return }
      let state = TrackerEvent.FlightState(
        title: stored.title, route: route, clock: stored.clock, isFlownHere: stored.pilot == pilot)
      if known == nil { lastAsked = nil }
      if state.clock != flight?.state.clock {
        isClockChanged = true
        wait?.cancel()
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
      guard let santa = santas.first, let state = state(of: santa) else { return }
      output?.yield(.santa(state))
      do { try askForWeather(state, stores.weather) } catch { fail(error) }
    }
  }

  private func state(of santa: Santa) -> TrackerEvent.SantaState? {
    guard let (flight, homeStop, stops) = flight, let coordinate = santa.currentLocation.coordinate else {
      return nil
    }
    return TrackerEvent.SantaState(
      time: santa.time, activity: santa.activity, coordinate: coordinate,
      lastStop: santa.lastStop.flatMap { stops[$0.id] }, nextStop: santa.nextStop.flatMap { stops[$0.id] },
      isAtStop: santa.isAtStop, presentsRemaining: santa.presentsRemaining,
      presentsDelivered: santa.presentsDelivered,
      countdown: Countdown(route: flight.route, homeStopIndex: homeStop, now: santa.time))
  }

  private func weatherChanged(_ change: CollectionChange<Results<Weather>>) {
    switch change {
    case .error(let error): fail(error)
    case .initial(let weather):
      // What was asked before this tracker came is over; the latest of it is the weather where Santa is.
      if let latest = weather.last { output?.yield(.weather(TrackerEvent.WeatherState(latest))) }
    case .update(let weather, _, let insertions, let modifications):
      // Requests are only deleted all at once, so that a modified one has the same index after as before.
      for index in modifications + insertions where index < weather.count {
        output?.yield(.weather(TrackerEvent.WeatherState(weather[index])))
      }
    }
  }

  /// Asks once for each stop that Santa reaches; only whoever flies does.
  private func askForWeather(_ santa: TrackerEvent.SantaState, _ store: Store) throws {
    guard santa.isAtStop, let stop = santa.lastStop, stop.id != lastAsked else { return }
    // Remembered while following, too: whoever takes over here need not ask again.
    lastAsked = stop.id
    guard isFlying else { return }
    try store.write {
      store.add(
        Weather(at: stop.coordinate, place: stop.city, on: santa.time, now: configuration.clock.now))
    }
  }
}
