import Foundation
import Testing

@testable import SantaCore

@Suite("What is asked to fly")
struct FlightRequestTests {
  private let november = Date(timeIntervalSince1970: 1_795_255_200)  // 2026-11-21
  private let old = Route.embedded(year: 2017)

  @Test("With nothing said the coming flight is flown in real time")
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

  @Test("A speed that is none counts as real time")
  func speeds() {
    for speed in [0, -1, Double.nan, .infinity] {
      #expect(FlightClock(origin: november, startedAt: november, speed: speed).speed == 1)
    }
  }

  @Test("What contradicts the flight under way is named, and what does not is fine")
  func conflicts() throws {
    let store = try Store(
      configuration: .init(location: .inMemory(UUID().uuidString), objectTypes: [Santa.self, Flight.self]))
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
}
