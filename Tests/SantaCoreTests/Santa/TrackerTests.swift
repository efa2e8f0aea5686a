import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaStore

@Suite("The tracker", .unlessItHangs)
struct TrackerTests {
  private let now = Date(timeIntervalSince1970: 1_795_255_200)
  private let demo = FlightRequest(start: .takeOff, speed: 600)
  /// A demonstration in real time that takes longer than a test, even if the test often has to wait for other tests.
  private let slowDemo = FlightRequest(start: .takeOff, speed: 10)

  /// Tracks until an event satisfies a condition, and returns all events up to it.
  private func events(
    _ configuration: Tracker.Configuration, until isLast: (TrackerEvent) -> Bool
  ) async throws -> [TrackerEvent] {
    struct Enough: Error {}
    var events: [TrackerEvent] = []
    do {
      try await Tracker(configuration).track { event in
        events.append(event)
        if isLast(event) { throw Enough() }
      }
    } catch is Enough {}
    return events
  }

  private func temporaryDirectory() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "tracker-\(UUID().uuidString)")
  }

  @Test("A flight has an event for each stop, with its weather")
  func flight() async throws {
    let stops = Route.embedded(year: 2026).stops.dropFirst().prefix(80)
    var unanswered = Set(stops.map(\.city))
    let events = try await events(
      Tracker.Configuration(
        location: .unshared, home: Coordinate.of(52.52, 13.405), request: demo, clock: ImmediateClock(now))
    ) { event in
      // Answers take real time, so they lag behind a flight that takes none. All of them eventually arrive.
      if case .weather(let weather) = event, case .complete = weather.status {
        unanswered.remove(weather.place)
      }
      return unanswered.isEmpty
    }
    let route = Route.embedded(year: 2026)
    guard case .flight(let flight) = events.first else {
      Issue.record("the flight is reported first")
      return
    }
    #expect(flight.isFlownHere)
    #expect(flight.route == route)
    var delivered: [String] = []
    var uploading: [String] = []
    var processing: [String] = []
    var complete: [String] = []
    for event in events {
      switch event {
      case .flight: break
      case .santa(let santa):
        if santa.isAtStop, let stop = santa.lastStop, delivered.last != stop.id { delivered.append(stop.id) }
      case .weather(let weather):
        switch weather.status {
        case .uploading: uploading.append(weather.place)
        case .processing: processing.append(weather.place)
        case .complete: complete.append(weather.place)
        case .failed: Issue.record("normals do not fail")
        }
        if weather.status != .uploading, weather.status != .processing {
          #expect(weather.source == "typical for December" && weather.isNormal && weather.readingTime == nil)
        }
      }
    }
    #expect(Array(delivered.prefix(80)) == stops.map(\.id))
    #expect(Array(uploading.prefix(80)) == stops.map(\.city))
    // If answers lag behind, the newest arrive first. Each arrives once, even if two stops have the same name.
    #expect(Set(complete).isSuperset(of: stops.map(\.city)))
    for city in stops.map(\.city) {
      #expect(complete.count { $0 == city } <= route.stops.count { $0.city == city })
      #expect(processing.count { $0 == city } <= route.stops.count { $0.city == city })
    }
  }

  @Test("Off season the countdown goes on, until Santa takes off")
  func offSeason() async throws {
    let events = try await events(
      Tracker.Configuration(location: .unshared, home: .northPole, clock: ImmediateClock(now))
    ) { event in
      if case .santa(let santa) = event { santa.activity == .flying } else { false }
    }
    let seconds = events.compactMap { event -> Int? in
      guard case .santa(let santa) = event, santa.countdown.target == .takeoff else { return nil }
      return santa.countdown.secondsToTarget
    }
    #expect(seconds.count > 800)
    #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(seconds.suffix(3) == [3, 2, 1])
  }

  @Test("The second on a directory follows the first, and flies on by its clock when it ends")
  func takeover() async throws {
    let directory = temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }  // A leftover has no effect.
    let configuration = Tracker.Configuration(
      location: .directory(directory), home: Coordinate.of(52.52, 13.405), request: slowDemo)
    let isFlying = Mutex(false)
    let first = Task {
      try await Tracker(configuration).track { event in
        if case .santa = event { isFlying.withLock { $0 = true } }
      }
    }
    while !isFlying.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    var plain = configuration
    plain.request = FlightRequest()
    var flights: [TrackerEvent.FlightState] = []
    var times: [Date] = []
    struct Enough: Error {}
    do {
      try await Tracker(plain).track { event in
        switch event {
        case .flight(let flight):
          flights.append(flight)
          if flight.isFlownHere { times = [] }
        case .santa(let santa):
          times.append(santa.time)
          if flights.count == 1, times.count == 2 { first.cancel() }
          if flights.count == 2, times.count == 3 { throw Enough() }
        case .weather: break
        }
      }
    } catch is Enough {}
    #expect(flights.map(\.isFlownHere) == [false, true])
    #expect(flights[0].clock == flights[1].clock)
    #expect(flights[0].route == flights[1].route)
    #expect(times == times.sorted())
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  @Test("A contradicting request is refused, and the flight continues")
  func contradiction() async throws {
    let directory = temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }  // A leftover has no effect.
    let configuration = Tracker.Configuration(
      location: .directory(directory), home: .northPole, request: slowDemo)
    let isFlying = Mutex(false)
    let first = Task {
      try await Tracker(configuration).track { _ in isFlying.withLock { $0 = true } }
    }
    while !isFlying.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
    var other = configuration
    other.request = FlightRequest(start: .takeOff, speed: 60)
    let refused = other
    let error = await #expect(throws: FlightConflict.self) { try await Tracker(refused).track { _ in } }
    #expect(error?.option == .speed)
    let status = try Tracker.status(at: .directory(directory), home: .northPole, now: Date())
    #expect(status?.flight.clock.speed == 10)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    #expect(try Tracker.status(at: .directory(directory), home: .northPole, now: Date()) == nil)
  }

  /// Writes a flight whose second stop has no position, as if another program had deleted it.
  @MainActor private func writeIncompleteFlight(to location: TrackerStores.Location) throws {
    let store = try TrackerStores(location).santa
    try Sleigh(store: store).takeOff(slowDemo.answer(asOf: .now))
    try store.write {
      if let position = store.objects(Santa.self).first?.route[1].location { store.delete(position) }
    }
  }

  @Test("A flight without its whole route is an error at once, and a new flight writes it again")
  func incompleteFlight() async throws {
    let directory = temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: directory) }  // A leftover has no effect.
    let location = TrackerStores.Location.directory(directory)
    try await writeIncompleteFlight(to: location)
    // To the followers, another tracker appears to be flying.
    var flyer = try ProcessLock.take(directory.appending(path: "flyer"))
    #expect(flyer != nil)
    for mayFly in [true, false] {
      var configuration = Tracker.Configuration(location: location, home: .northPole)
      configuration.mayFly = mayFly
      let following = configuration
      let error = await #expect(throws: IncompleteFlight.self) {
        try await Tracker(following).track { event in
          if case .weather = event { return }
          Issue.record("there is nothing to report")
        }
      }
      #expect(error?.title == "the built-in route of \(Route.comingYear(asOf: .now))")
    }
    #expect(throws: IncompleteFlight.self) { try Tracker.status(at: location, home: .northPole, now: .now) }
    flyer = nil
    let flown = try await events(
      Tracker.Configuration(location: location, home: .northPole, request: slowDemo)
    ) { event in
      if case .santa = event { true } else { false }
    }
    #expect(flown.count == 2)
  }

  @Test("The clock is stopped and sped up for everybody, and the flight goes on from where it was")
  func clock() async throws {
    struct Enough: Error {}
    let tracker = Tracker(
      Tracker.Configuration(location: .unshared, home: Coordinate.of(52.52, 13.405), request: slowDemo))
    #expect(try await !tracker.togglePause())
    var stages: [FlightClock] = []
    var times: [Date] = []
    do {
      try await tracker.track { event in
        switch event {
        case .flight(let flight):
          stages.append(flight.clock)
          switch stages.count {
          case 1, 2: Task { try await tracker.togglePause() }
          case 3: Task { try await tracker.multiplySpeed(by: 200) }
          default: break
          }
        case .santa(let santa):
          times.append(santa.time)
          // Ten minutes of the flight would take a minute at the initial speed.
          if stages.count == 4, let start = times.first, santa.time > start + 600 { throw Enough() }
        case .weather: break
        }
      }
    } catch is Enough {}
    #expect(stages.map(\.isPaused) == [false, true, false, false])
    #expect(stages.map(\.speed) == [10, 10, 10, 2000])
    #expect(Set(stages.map(\.origin)).count == 1)
    #expect(times == times.sorted())
  }

  @Test("The flight moves to other times, later and earlier, and a time that is none changes nothing")
  func seeking() async throws {
    struct Enough: Error {}
    // The clock stands still, so Santa is exactly at the goal, however late the events arrive.
    let tracker = Tracker(
      Tracker.Configuration(
        location: .unshared, home: Coordinate.of(52.52, 13.405), request: slowDemo, clock: ManualClock(Date())
      ))
    let route = Route.coming(asOf: Date())
    let goals = [route.stops[400].arrival, route.stops[50].arrival]
    var reached = 0
    do {
      try await tracker.track { event in
        guard case .santa(let santa) = event else { return }
        if reached > 0, abs(santa.time.timeIntervalSince(goals[reached - 1])) > 600 { return }
        if reached == goals.count { throw Enough() }
        let goal = goals[reached]
        reached += 1
        Task {
          let seeksNothing = try await tracker.seek(to: Date(timeIntervalSince1970: .nan))
          let seeks = try await tracker.seek(to: goal)
          #expect(seeks && !seeksNothing)
        }
      }
    } catch is Enough {}
    #expect(reached == 2)
  }

  @Test("A demonstration that repeats begins again, from the time at which it began")
  func repeating() async throws {
    struct Enough: Error {}
    let clock = ImmediateClock(Route.standardTakeoff(year: 2026) - 100)
    let origin = Route.standardTakeoff(year: 2026) + 20 * 3600
    var configuration = Tracker.Configuration(
      location: .unshared, home: Coordinate.of(52.52, 13.405),
      request: FlightRequest(start: .time(origin), speed: 6000), clock: clock)
    configuration.repeats = true
    var (begins, landings, last) = (0, 0, Date.distantFuture)
    do {
      try await Tracker(configuration).track { event in
        guard case .santa(let santa) = event else { return }
        if santa.time < last {
          #expect(abs(santa.time.timeIntervalSince(origin)) < 6000)
          begins += 1
        }
        if santa.nextStop == nil, last < santa.time, santa.countdown.homeStop.id != "" { landings += 1 }
        last = santa.time
        if begins == 3 { throw Enough() }
      }
    } catch is Enough {}
    #expect(begins == 3 && landings >= 2)
  }

  @Test("No one can change the clock of the real flight")
  func realClock() async throws {
    struct Enough: Error {}
    let tracker = Tracker(
      Tracker.Configuration(location: .unshared, home: Coordinate.of(52.52, 13.405)))
    let (answers, answered) = AsyncStream.makeStream(of: Bool.self)
    let tracking = Task {
      try await tracker.track { event in
        guard case .santa = event else { return }
        Task {
          answered.yield(try await tracker.togglePause())
          answered.yield(try await tracker.multiplySpeed(by: 2))
        }
      }
    }
    var iterator = answers.makeAsyncIterator()
    #expect(await iterator.next() == false)
    #expect(await iterator.next() == false)
    tracking.cancel()
    await #expect(throws: CancellationError.self) { try await tracking.value }
  }
}
