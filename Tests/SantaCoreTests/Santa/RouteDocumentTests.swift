import Foundation
import Testing

@testable import SantaModels
@testable import SantaStore

struct RouteDocumentTests {
  private func document(_ json: String) throws(RouteError) -> Route.Document {
    try Route.Document(json: Data(json.utf8), source: "info.json")
  }

  /// A response body of `/info` from 2016: a stream with items of all kinds, some without text.
  @Test("The messages of a stream are read in order of time, and everything else in it is left out")
  func stream() throws {
    func body(_ stream: String) -> Data {
      Data(
        """
        {"status":"OK","v":"1","now":1482573600000,"timeOffset":0,"refresh":60000,"switchOff":false,"destinations":[
        {"id":"takeoff","departure":1482573600000,"presentsDelivered":0,"city":"Pole","location":{"lat":90,"lng":0}},
        {"id":"apia","arrival":1482580000000,"departure":1482580060000,"presentsDelivered":5,"city":"Apia",
         "location":{"lat":-13.8,"lng":-171.7},"details":{"timezone":50400,"altitude":2.5,"hasWiki":true,
         "photos":[{"url":"x","attributionhtml":"y"}],"weather":{"tempC":27.5},"fact":"It has a market."}},
        {"id":"landing","arrival":1482663600000,"presentsDelivered":5,"city":"Pole","location":{"lat":90,"lng":0}}],
        "stream":\(stream)}
        """.utf8)
    }
    let items = (0..<1808).map { number in
      let time = 1_482_573_600_000 + (1807 - number) * 49_000
      return switch number % 5 {
      case 0: "{\"timestamp\":\(time),\"status\":\"Status \(number)\"}"
      case 1: "{\"timestamp\":\(time),\"didyouknow\":\"Fact \(number)\"}"
      case 2: "{\"timestamp\":\(time),\"imageUrl\":\"https://example.org/\(number).jpg\"}"
      case 3: "{\"timestamp\":\(time),\"youtubeId\":\"\(number)\",\"game\":\"codeboogie\"}"
      default: ["null", "{}", "{\"status\":\"x\"}", "{\"timestamp\":1e300,\"status\":\"x\"}"][number / 5 % 4]
      }
    }
    let route = try Route(json: body("[\(items.joined(separator: ","))]"), source: "info")
    #expect(route.messages.count == 724 && route.messages.map(\.time) == route.messages.map(\.time).sorted())
    #expect(route.messages.last?.text == "Status 0" && route.messages.last?.isFact == false)
    let fact = try #require(route.messages.last { $0.isFact })
    #expect(fact.text == "Fact 1")
    #expect(route.message(at: fact.time) == fact && route.message(at: fact.time - 1) != fact)
    #expect(route.message(at: route.takeoff.departure - 1) == nil)
    // The messages are written, read again, and moved with the flight.
    #expect(try Route(json: route.json(), source: "written") == route)
    let moved = route.shifted(toYear: 2026)
    #expect(moved.messages.count == 724 && moved.message(at: moved.landing.arrival)?.text == "Status 0")
    let unsafe = try Route(
      json: body("[{\"timestamp\":1482573600001,\"status\":\"a\\u001b[31m\"}]"), source: "info")
    #expect(unsafe.messages.map(\.text) == ["a\u{FFFD}[31m"])
    #expect(throws: RouteError.self) { try Route(json: body("{}"), source: "info") }
    #expect(try Route(json: body("null"), source: "info").messages == [])
  }

  @Test(
    "An answer that names its route leads there, in either form",
    arguments: [
      #"{"status":"OK","route":"https://example.org/a.json"}"#,
      #"{"status":"OK","destinations":null,"route":["https://example.org/a.json"]}"#,
    ])
  func namedRoute(json: String) throws {
    #expect(try document(json) == .addresses([try #require(URL(string: "https://example.org/a.json"))]))
  }

  @Test(
    "An answer that leads nowhere says why",
    arguments: [
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
  func leadingNowhere(json: String, code: RouteError.Code, field: String) {
    let error = #expect(throws: RouteError.self) { try document(json) }
    #expect(error?.code == code && error?.field == field)
  }

  @Test("What is written is read as the same route")
  func writtenAndRead() throws {
    for year in [1, 1969, 2026, 9998, 9999] {
      let route = Route.embedded(year: year)
      #expect(try document(String(decoding: route.json(), as: UTF8.self)) == .route(route))
    }
    let shifted = Route.embedded(year: 2026).shifted(toYear: 2031)
    #expect(try Route(json: shifted.json(), source: "shifted") == shifted)
  }

  @Test("Names with quotes and backslashes survive")
  func quotesAndBackslashes() throws {
    let json = """
      {"destinations":[
      {"id":"takeoff","departure":0,"presentsDelivered":0,"city":"A \\"b\\" \\\\","location":{"lat":0.1,"lng":-1e-7}},
      {"id":"landing","arrival":1500,"presentsDelivered":1,"city":"é🎅","location":{"lat":-90,"lng":180}}]}
      """
    let route = try Route(json: Data(json.utf8), source: "r")
    #expect(route.stops[0].city == "A \"b\" \\")
    #expect(try Route(json: route.json(), source: "r") == route)
  }

  @Test("A route of this year with other times is moved, unless the clock is set into it")
  func movedRoute() throws {
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
