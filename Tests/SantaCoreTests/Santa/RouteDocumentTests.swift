import Foundation
import Testing

@testable import SantaCore

@Suite struct RouteDocumentTests {
  private func document(_ json: String) throws(RouteError) -> Route.Document {
    try Route.Document(json: Data(json.utf8), source: "info.json")
  }

  @Test(arguments: [
    #"{"status":"OK","route":"https://example.org/a.json"}"#,
    #"{"status":"OK","destinations":null,"route":["https://example.org/a.json"]}"#,
  ])
  func `an answer that names its route leads there, in either form`(json: String) throws {
    #expect(try document(json) == .addresses([try #require(URL(string: "https://example.org/a.json"))]))
  }

  @Test(arguments: [
    (#"{"status":"OFFLINE","route":"https://example.org/a"}"#, RouteError.Code.switchedOff, "status"),
    (#"{"switchOff":true,"route":"https://example.org/a"}"#, .switchedOff, "switchOff"),
    (#"{"route":"/route.json"}"#, .invalidValue, "route"),
    (#"{"route":"file:///etc/passwd"}"#, .invalidValue, "route"),
    (#"{"route":"https:///a"}"#, .invalidValue, "route"),
    (#"{"route":[]}"#, .invalidValue, "route"),
    (#"{"route":7}"#, .wrongType, "route"),
    (#"{"route":["https://example.org/a",7]}"#, .wrongType, "route[1]"),
    (#"{"status":"OK"}"#, .missingField, "destinations"),
  ])
  func `an answer that leads nowhere says why`(json: String, code: RouteError.Code, field: String) {
    let error = #expect(throws: RouteError.self) { try document(json) }
    #expect(error?.code == code && error?.field == field)
  }

  @Test func `what is written is read as the same route`() throws {
    for year in [1, 1969, 2026, 9998] {
      let route = Route.embedded(year: year)
      #expect(try document(String(decoding: route.json(), as: UTF8.self)) == .route(route))
    }
    let shifted = Route.embedded(year: 2026).shifted(toYear: 2031)
    #expect(try Route(json: shifted.json(), source: "shifted") == shifted)
  }

  @Test func `names with quotes and backslashes survive`() throws {
    let json = """
      {"destinations":[
      {"id":"takeoff","departure":0,"presentsDelivered":0,"city":"A \\"b\\" \\\\","location":{"lat":0.1,"lng":-1e-7}},
      {"id":"landing","arrival":1500,"presentsDelivered":1,"city":"é🎅","location":{"lat":-90,"lng":180}}]}
      """
    let route = try Route(json: Data(json.utf8), source: "r")
    #expect(route.stops[0].city == "A \"b\" \\")
    #expect(try Route(json: route.json(), source: "r") == route)
  }

  @Test func `a route of this year with other times is moved, unless the clock is set into it`() throws {
    let start = Route.standardTakeoff(year: 2026)
    let own = Route.embedded(year: 2026)
    let early = Route(
      stops: own.stops.map {
        RouteStop(
          id: $0.id, city: $0.city, region: $0.region, coordinate: $0.coordinate, arrival: $0.arrival - 7200,
          departure: $0.departure - 7200, population: $0.population, presentsDelivered: $0.presentsDelivered,
          utcOffset: $0.utcOffset)
      })
    let now = start - 100_000
    #expect(FlightRequest(route: own).answer(asOf: now).shiftedFrom == nil)
    let moved = FlightRequest(route: early).answer(asOf: now)
    #expect(moved.shiftedFrom == 2026 && moved.route.takeoff.departure == start)
    let within = FlightRequest(route: early, start: .time(start - 3600)).answer(asOf: now)
    #expect(within.shiftedFrom == nil && within.route == early)
  }
}
