import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

/// Requests for a flight.
struct FlightRequestTests {
  private let november = Date(timeIntervalSince1970: 1_795_255_200)  // 2026-11-21
  private let old = Route.embedded(year: 2017)

  @Test("Without options the coming flight is flown in real time")
  func nothingSaid() {
    let answer = FlightRequest().answer(asOf: november)
    #expect(answer.route == Route.embedded(year: 2026))
    #expect(answer.clock.isReal)
    #expect(answer.clock.time(at: november + 60) == november + 60)
    #expect(answer.shiftedFrom == nil)
    #expect(answer.title == "the built-in route of 2026")
  }

  @Test("A demonstration starts at take-off and runs fast")
  func demonstration() {
    let answer = FlightRequest(start: .takeOff, speed: 600).answer(asOf: november)
    #expect(answer.clock.time(at: november) == Route.standardTakeoff(year: 2026))
    #expect(answer.clock.time(at: november + 150) == answer.route.landing.arrival)
    #expect(answer.clock.realTime(of: answer.route.landing.arrival) == november + 150)
  }

  @Test("A route of another year is moved to the coming flight, and known by its own fingerprint")
  func shifted() {
    let answer = FlightRequest(route: old, title: "old").answer(asOf: november)
    #expect(answer.shiftedFrom == 2017)
    #expect(answer.route.takeoff.departure == Route.standardTakeoff(year: 2026))
    #expect(answer.sourceFingerprint == old.fingerprint)
    #expect(answer.route.fingerprint != old.fingerprint)
  }

  @Test("A clock set into the route's own year flies its own times")
  func ownYear() {
    let noon = old.takeoff.departure + 7200
    let answer = FlightRequest(route: old, start: .time(noon), speed: 600).answer(asOf: november)
    #expect(answer.shiftedFrom == nil)
    #expect(answer.route == old)
    #expect(answer.clock.time(at: november) == noon)
  }

  @Test(
    "On the day after the landing the flight is still that of the night, and a demonstration the coming one")
  func dayAfter() throws {
    for (time, year) in [
      ("2026-12-25T11:30:00Z", 2026), ("2026-12-26T02:59:59Z", 2026), ("2026-12-26T03:00:00Z", 2027),
    ] {
      let now = try #require(Timestamp.parse(time))
      let answer = FlightRequest().answer(asOf: now)
      #expect(answer.route == Route.embedded(year: year), "\(time)")
      #expect(FlightRequest(start: .time(now)).answer(asOf: november).route == answer.route, "\(time)")
      #expect(FlightRequest(start: .takeOff).answer(asOf: now).route == Route.embedded(year: 2027))
      // A file with the times of a completed flight is moved to the year of the next flight.
      let file = FlightRequest(route: Route.embedded(year: 2026)).answer(asOf: now)
      #expect(CivilTime(file.route.takeoff.departure).year == year, "\(time)")
    }
  }

  @Test("An invalid speed counts as real time")
  func speeds() {
    for speed in [0, -1, Double.nan, .infinity] {
      #expect(FlightClock(origin: november, startedAt: november, speed: speed).speed == 1)
    }
  }

  @Test("A request that contradicts the flight under way names the difference, and others are accepted")
  func conflicts() throws {
    let store = try Store.temporary([Santa.self, Flight.self])
    let demo = FlightRequest(start: .takeOff, speed: 600)
    try Sleigh(store: store).takeOff(demo.answer(asOf: november))
    let flight = try #require(store.objects(Flight.self).first)
    let takeoff = Route.standardTakeoff(year: 2026)
    func conflict(_ request: FlightRequest) -> FlightConflict? {
      request.conflict(with: flight, takeoff: takeoff, now: november + 60)
    }
    #expect(conflict(FlightRequest()) == nil)
    #expect(conflict(demo) == nil)
    #expect(conflict(FlightRequest(speed: 600)) == nil)
    #expect(conflict(FlightRequest(start: .time(takeoff))) == nil)
    #expect(conflict(FlightRequest(route: Route.embedded(year: 2026))) == nil)
    #expect(conflict(FlightRequest(route: old))?.option == .route)
    #expect(conflict(FlightRequest(start: .time(takeoff + 1)))?.option == .start)
    #expect(conflict(FlightRequest(speed: 60))?.option == .speed)
    #expect(
      conflict(FlightRequest(speed: 60))?.underWay
        == "the built-in route of 2026 at speed 600, now at 2026-12-24T20:00:00Z")
    try Sleigh(store: store).takeOff(FlightRequest().answer(asOf: november))
    #expect(conflict(demo)?.option == .start)
  }

  @Test("A clock goes on from what it shows, whatever its speed becomes and however long it stands")
  func continuity() {
    var clock = FlightClock(origin: november, startedAt: november + 7, speed: 600)
    let origin = clock.origin
    var now = november + 7
    var generator = SeededGenerator(seed: 5)
    for step in 0..<200 {
      now += Double(Int.random(in: 0...100, using: &generator)) / 8
      let shown = clock.time(at: now)
      let wasPaused = clock.isPaused
      switch Int.random(in: 0...2, using: &generator) {
      case 0: clock = clock.paused(at: now)
      case 1: clock = clock.resumed(at: now)
      default:
        clock = clock.running(atSpeed: [0.5, 1, 60, 6000].randomElement(using: &generator) ?? 1, from: now)
      }
      #expect(abs(clock.time(at: now).timeIntervalSince(shown)) < 0.01, "step \(step)")
      #expect(clock.origin == origin)
      let later = clock.time(at: now + 8).timeIntervalSince(clock.time(at: now))
      #expect(
        abs(later - (clock.isPaused ? 0 : 8 * clock.speed)) < 0.01,
        "step \(step), paused before: \(wasPaused)")
      let ahead = shown + 1000
      let real = clock.realTime(of: ahead)
      #expect(
        clock.isPaused ? real == .distantFuture : abs(clock.time(at: real).timeIntervalSince(ahead)) < 0.01)
    }
    #expect(clock.running(atSpeed: 0, from: now) == clock)
    #expect(clock.running(atSpeed: .nan, from: now) == clock)
  }
}
