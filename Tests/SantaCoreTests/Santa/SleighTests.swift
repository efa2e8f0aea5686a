import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaModels
@testable import SantaStore

/// The sleigh.
struct SleighTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func openedStore() throws -> Store {
    try Store.temporary([Santa.self, Flight.self])
  }

  private func santa(in store: Store) throws -> Santa {
    try #require(store.object(ofType: Santa.self, forPrimaryKey: Santa.onlyID))
  }

  @Test("The messages of a route are stored with it, for all who follow, and replaced with it")
  func messages() throws {
    let base = Route.embedded(year: 2026)
    let message = RouteMessage(time: base.takeoff.departure + 60, text: "Off we go", isFact: false)
    let route = Route(stops: base.stops, messages: [message])
    let location = TrackerStores.Location.unshared
    let stores = try TrackerStores(location)
    let sleigh = Sleigh(store: stores.santa)
    for _ in 0..<2 {
      try sleigh.takeOff(FlightRequest(route: route).answer(asOf: base.takeoff.departure))
      let flight = try #require(stores.santa.objects(Flight.self).first)
      #expect(stores.route(of: flight) == route)
      #expect(stores.santa.objects(FlightMessage.self).count == 1)
    }
    try sleigh.takeOff(FlightRequest().answer(asOf: base.takeoff.departure))
    #expect(stores.santa.objects(FlightMessage.self).isEmpty)
  }

  @Test("Every arrival, departure and change of activity is shown, by the route's own moments")
  func everyEvent() throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    let answer = FlightRequest(start: .takeOff, speed: 600).answer(asOf: now)
    try sleigh.takeOff(answer)
    let santa = try santa(in: store)
    var arrivals: [String] = []
    var departures: [String] = []
    var activities: [Activity] = [santa.activity]
    var wake = now
    var steps = 0
    while santa.nextStop != nil {
      let before = (santa.lastStop?.id, santa.isAtStop)
      wake = try #require(try sleigh.step(at: wake))
      steps += 1
      let moment = answer.route.moment(at: santa.time)
      #expect(santa.currentLocation.coordinate == moment.coordinate)
      #expect(santa.activity == moment.activity)
      #expect(santa.presentsDelivered == moment.presentsDelivered)
      #expect(santa.presentsRemaining == moment.presentsRemaining)
      #expect(santa.lastStop?.id == answer.route.stops[moment.lastStop].id)
      #expect(santa.nextStop?.id == moment.nextStop.map { answer.route.stops[$0].id })
      if santa.lastStop?.id != before.0, let stop = santa.lastStop { arrivals.append(stop.id) }
      if before.1, !santa.isAtStop, let stop = santa.lastStop { departures.append(stop.id) }
      if santa.activity != activities.last { activities.append(santa.activity) }
      guard steps < 5000 else { break }
    }
    let ids = answer.route.stops.map(\.id)
    // The arrays are compared outside `#expect`, so that a failure doesn't print both.
    #expect((arrivals == Array(ids.dropFirst())) == true, "\(arrivals.count) arrivals")
    #expect((departures == Array(ids.dropFirst().dropLast())) == true, "\(departures.count) departures")
    #expect(Set(activities) == Set(Activity.allCases).subtracting([.unknown]))
    #expect(santa.presentsRemaining == 0)
    // No drift: the landing is shown when the clock reaches it, not when the steps add up to it.
    let landed = answer.clock.realTime(of: answer.route.landing.arrival)
    #expect(santa.time == answer.route.landing.arrival)
    #expect(landed.timeIntervalSince(now) == 150)
  }

  @Test("A step that comes late makes up for each event; one that comes hours late goes where Santa is")
  func lateSteps() throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    let answer = FlightRequest(start: .takeOff, speed: 600).answer(asOf: now)
    try sleigh.takeOff(answer)
    let santa = try santa(in: store)
    var shown: [Date] = []
    while let wake = try sleigh.step(at: now + 4) {
      shown.append(santa.time)
      if wake > now + 4 { break }
    }
    #expect(shown.contains(answer.route.stops[1].arrival))
    #expect(shown.contains(answer.route.stops[1].departure))
    #expect(shown.contains(answer.route.stops[2].arrival))
    #expect(shown == shown.sorted())
    #expect(shown.allSatisfy { $0 <= answer.clock.time(at: now + 4) })
    _ = try sleigh.step(at: now + 100)
    #expect(santa.time == answer.clock.time(at: now + 100))
  }

  @Test("A machine's clock that is set back does not make Santa fly backwards")
  func clockSetBack() throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: now))
    let santa = try santa(in: store)
    _ = try sleigh.step(at: now + 50)
    let time = santa.time
    let wake = try #require(try sleigh.step(at: now + 10))
    #expect(santa.time == time)
    #expect(wake > now + 10)
  }

  @Test(
    "A clock that is set to another time shows that time at once, also in a pause", arguments: [false, true])
  func jumps(isPaused: Bool) throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: now))
    let santa = try santa(in: store)
    let route = try #require(sleigh.route)
    let flight = try #require(store.objects(Flight.self).first)
    _ = try sleigh.step(at: now + 50)
    for time in [
      route.stops[300].arrival, route.stops[3].arrival, route.stops[4].departure + 1,
      route.takeoff.departure - 60,
      route.landing.arrival + 5, route.stops[600].arrival + 7,
    ] {
      try store.write {
        flight.clock = (isPaused ? flight.clock.paused(at: now + 50) : flight.clock).showing(
          time, at: now + 50)
      }
      let wake = try #require(try sleigh.step(at: now + 50))
      #expect(abs(santa.time.timeIntervalSince(time)) < 0.001)
      let moment = route.moment(at: santa.time)
      #expect(santa.presentsDelivered == moment.presentsDelivered)
      #expect(santa.lastStop?.id == route.stops[moment.lastStop].id)
      #expect(isPaused ? wake == .distantFuture : wake > now + 49.999)
    }
    #expect(flight.origin == route.takeoff.departure, "it is the same flight")
  }

  @Test("Another flight keeps the one Santa, and deletes the stops of the one before")
  func anotherFlight() throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: now))
    let santa = try santa(in: store)
    let stop = try #require(santa.route.first)
    let route = Route.embedded(year: 2030)
    try sleigh.takeOff(FlightRequest(route: route, start: .takeOff).answer(asOf: route.takeoff.departure))
    #expect(!santa.isInvalidated)
    #expect(stop.isInvalidated)
    #expect(store.objects(Santa.self).count == 1)
    #expect(store.objects(Flight.self).count == 1)
    #expect(store.objects(Stop.self).count == route.stops.count)
    // Each stop has a location, and Santa has one, too.
    #expect(store.objects(Location.self).count == route.stops.count + 1)
    #expect(santa.route.count == route.stops.count)
    #expect(santa.route.first?.time == route.takeoff.arrival)
  }

  @Test("A tracker that takes over continues by the same clock, on a route that only the store has")
  func flyOn() throws {
    let store = try openedStore()
    let answer = FlightRequest(
      route: Route.embedded(year: 2030), title: "a file", start: .takeOff, speed: 600
    ).answer(asOf: now)
    try Sleigh(store: store).takeOff(answer)
    let pilot = UUID()
    let other = Sleigh(store: store, pilot: pilot)
    #expect(try other.flyOn())
    #expect(other.route == answer.route)
    let flight = try #require(store.objects(Flight.self).first)
    #expect(flight.pilot == pilot)
    #expect(flight.clock == answer.clock)
    #expect(flight.title == "a file")
    _ = try other.step(at: now + 60)
    #expect(try santa(in: store).time == answer.clock.time(at: now + 60))
  }

  @Test("There is nothing to take over in an empty store, and nothing to step")
  func emptyStore() throws {
    let sleigh = Sleigh(store: try openedStore())
    #expect(try !sleigh.flyOn())
    #expect(try sleigh.step(at: now) == nil)
  }

  @Test("Before the take-off there are countdown events, few at first")
  func countdown() {
    let goal = Date(timeIntervalSince1970: 10_000_000)
    let next = { (left: Double) in goal.timeIntervalSince(Route.nextCountdown(after: goal - left, to: goal)) }
    #expect(next(90_000) == 86_400)
    #expect(next(86_400) == 86_340)
    #expect(next(3601) == 3600)
    #expect(next(3600) == 3599)
    #expect(next(1) == 0)
    #expect(next(0.5) == 0)
  }

  @Test("On a clock that stands still Santa stays, and flies on from there")
  func pause() throws {
    let store = try openedStore()
    let sleigh = Sleigh(store: store)
    try sleigh.takeOff(FlightRequest(start: .takeOff, speed: 600).answer(asOf: now))
    let (santa, flight) = (try santa(in: store), try #require(store.objects(Flight.self).first))
    while let next = try sleigh.step(at: now + 60), next <= now + 60 {}
    try store.write { flight.clock = flight.clock.paused(at: now + 60.5) }
    let stood = flight.clock.time(at: now + 60.5)
    // A second later, Santa is where he was when the clock was stopped, and no further event follows.
    var wake: Date?
    for _ in 1...100 where wake != .distantFuture { wake = try sleigh.step(at: now + 62) }
    #expect(santa.time == stood)
    #expect(wake == .distantFuture)
    _ = try sleigh.step(at: now + 1000)
    #expect(santa.time == stood)
    try store.write { flight.clock = flight.clock.resumed(at: now + 1000) }
    #expect(abs(flight.clock.time(at: now + 1000).timeIntervalSince(stood)) < 0.001)
    while let next = try sleigh.step(at: now + 1060), next <= now + 1060 {}
    #expect(santa.time > stood + 35_000)
  }

  @Test("After the last take-off that a date is told in, the next step is later all the same")
  func farFuture() throws {
    let sleigh = Sleigh(store: try openedStore())
    let time = Date(timeIntervalSince1970: 253_381_000_000)
    try sleigh.takeOff(FlightRequest(start: .time(time)).answer(asOf: now))
    for _ in 0..<5 {
      let wake = try #require(try sleigh.step(at: now))
      #expect(wake > now)
    }
  }

  @Test("A pause ends when its time has passed, although the clock is set back")
  func settingBack() async throws {
    let start = Date()
    let isSet = Atomic(false)
    let clock = SystemTrackerClock { isSet.load(ordering: .relaxed) ? Date() - 3_600 : Date() }
    let end = clock.now + 0.3
    let task = Task { try await clock.sleep(until: end) }
    try await Task.sleep(for: .milliseconds(50))
    isSet.store(true, ordering: .relaxed)
    try await task.value
    #expect(Date().timeIntervalSince(start) < 1_800, "half of what it was set back by")
  }
}
