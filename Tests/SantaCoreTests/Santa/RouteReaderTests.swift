import SantaCoreTestSupport
import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reading a route.
struct RouteReaderTests {
  /// A small route in the format of Google's Santa Tracker, with invented numbers.
  static let sample = """
    {
      "status": "OK", "language": "en", "now": 1514109600000, "switchOff": false,
      "fingerprint": "0123456789ABCDEF0123456789abcdef01234567",
      "clientSpecific": {"SomeGame": true, "Video1": "abc"},
      "destinations": [
        {"id": "takeoff", "arrival": 0, "departure": 1514109600000, "population": 0, "presentsDelivered": 0,
         "city": "North Pole", "region": "Arctic", "location": {"lat": 84.6, "lng": 168},
         "details": {"timezone": null, "altitude": 0}},
        {"id": "anadyr", "arrival": 1514110200000, "departure": 1514110260000.0, "population": 13000,
         "presentsDelivered": 200000, "city": "Anadyr", "region": "Russia",
         "location": {"lat": 64.73, "lng": 177.5}, "details": {"timezone": 43200, "photos": []}},
        {"id": "kara-kol", "arrival": 1514111000000, "departure": 1514111060000, "population": 1e5,
         "presentsDelivered": 5.0e9, "city": "Karakol \\u00e9\\ud83c\\udf85",
         "location": {"lat": 42, "lng": 78.4}},
        {"id": "landing", "arrival": 1514199600000, "departure": 1545645600000, "population": 0,
         "presentsDelivered": 5000000000, "city": "North Pole", "region": "Arctic",
         "location": {"lat": 84.6, "lng": 168}, "details": {"timezone": null}}
      ],
      "stream": [{"timestamp": 1514109700000, "status": "Ho ho ho"}]
    }
    """

  private func route(_ text: String) throws(RouteError) -> Route {
    try Route(json: Data(text.utf8), source: "route.json")
  }

  private func error(_ text: String) -> RouteError? {
    do throws(RouteError) {
      _ = try route(text)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the error for the sample with one string replaced by another.
  private func error(_ old: String, _ new: String) -> RouteError? {
    #expect(Self.sample.contains(old), "\(old)")
    return error(Self.sample.replacing(old, with: new, maxReplacements: 1))
  }

  @Test("The real format is read, and the ends get their only real times")
  func reads() throws {
    let route = try route(Self.sample)
    #expect(route.stops.map(\.id) == ["takeoff", "anadyr", "kara-kol", "landing"])
    #expect(route.fingerprint == "0123456789abcdef0123456789abcdef01234567")
    #expect(route.takeoff.arrival == route.takeoff.departure)
    #expect(route.landing.departure == route.landing.arrival)
    #expect(route.duration == 90_000)
    #expect(route.presentsTotal == 5_000_000_000)
    let anadyr = route.stops[1]
    #expect(anadyr.utcOffset == 43_200 && anadyr.population == 13_000 && anadyr.name == "Anadyr, Russia")
    #expect(anadyr.departure.timeIntervalSince(anadyr.arrival) == 60)
    #expect(route.stops[2].name == "Karakol é🎅" && route.stops[2].utcOffset == nil)
    #expect(route.stops[2].population == 100_000)
    #expect(route.takeoff.utcOffset == nil)
  }

  @Test("Other spellings of the take-off's arrival, a byte order mark and no fingerprint are fine")
  func readsVariants() throws {
    for arrival in ["31536000000", "1514109600000", "null"] {
      let text = Self.sample.replacing("\"arrival\": 0", with: "\"arrival\": \(arrival)")
      #expect(try route(text).takeoff.arrival == route(text).takeoff.departure)
    }
    #expect(try route("\u{feff}" + Self.sample).placeCount == 2)
    let anonymous = try route(Self.sample.replacing("\"fingerprint\"", with: "\"print\""))
    #expect(anonymous.fingerprint.utf8.count == 40)
    #expect(try route(Self.sample.replacing("cdef\"", with: "cdeg\"")).fingerprint.utf8.count == 40)
  }

  @Test("A file that is not a route is reported as such")
  func badFiles() throws {
    #expect(error("")?.code == .empty)
    #expect(error(" \r\n\t")?.code == .empty)
    #expect(error("[]")?.code == .wrongType)
    #expect(error("{}")?.code == .missingField)
    #expect(error("{}")?.field == "destinations")
    #expect(error(#"{"route": "https://example.com/route.json"}"#)?.message.contains("\"route\"") == true)
    #expect(error(#"{"destinations": 5}"#)?.code == .wrongType)
    #expect(error(#"{"destinations": []}"#)?.code == .tooFewStops)
    #expect(error(#"{"destinations": [{}]}"#)?.code == .tooFewStops)
    #expect(error(#"{"destinations": [1, 2]}"#)?.item == "destinations[0]")
    let damaged = try #require(error("{\n  \"destinations\": [\n    <html>"))
    #expect(damaged.code == .notJSON)
    #expect(damaged.line == 3)
    #expect(damaged.description.hasPrefix("route.json, line 3: this is not JSON: found \"<\""))
    #expect(error(String(repeating: "[", count: 100_000))?.code == .notJSON)
    let large = Data(repeating: 0x20, count: Route.fileSizeLimit + 1)
    #expect(throws: RouteError.self) { try Route(json: large, source: "large.json") }
    do throws(RouteError) { _ = try Route(json: large, source: "large.json") } catch {
      #expect(error.code == .tooLarge)
      #expect(error.message.contains("5000000"))
    }
  }

  @Test("Each fault of a stop is reported with its code, item and field")
  func badStops() {
    let cases: [(String, String, RouteError.Code, String, String)] = [
      ("\"anadyr\"", "7", .wrongType, "destinations[1]", "id"),
      ("\"anadyr\"", "\"\"", .invalidValue, "destinations[1]", "id"),
      ("\"anadyr\"", "\"takeoff\"", .duplicateIdentifier, "destinations[1] \"takeoff\"", "id"),
      ("\"kara-kol\"", "\"anadyr\"", .duplicateIdentifier, "destinations[2] \"anadyr\"", "id"),
      ("\"takeoff\"", "\"start\"", .invalidValue, "destinations[0] \"start\"", "id"),
      ("\"landing\"", "\"home\"", .invalidValue, "destinations[3] \"home\"", "id"),
      ("\"city\": \"Anadyr\"", "\"town\": \"Anadyr\"", .missingField, "destinations[1] \"anadyr\"", "city"),
      ("\"Anadyr\"", "\"\\u001b[2J\"", .invalidValue, "destinations[1] \"anadyr\"", "city"),
      ("\"Russia\"", "[]", .wrongType, "destinations[1] \"anadyr\"", "region"),
      ("\"arrival\": 1514110200000", "\"a\": 1", .missingField, "destinations[1] \"anadyr\"", "arrival"),
      ("1514110200000", "\"noon\"", .wrongType, "destinations[1] \"anadyr\"", "arrival"),
      ("1514110200000", "99999999999999999999", .invalidValue, "destinations[1] \"anadyr\"", "arrival"),
      ("1514110200000", "1e999", .invalidValue, "destinations[1] \"anadyr\"", "arrival"),
      ("1514110200000", "1514109600000", .timesOutOfOrder, "destinations[1] \"anadyr\"", "arrival"),
      ("1514111000000", "1514110200000", .timesOutOfOrder, "destinations[2] \"kara-kol\"", "arrival"),
      ("1514111060000", "1514110999999", .timesOutOfOrder, "destinations[2] \"kara-kol\"", "departure"),
      (
        "\"presentsDelivered\": 200000", "\"presentsDelivered\": 6000000000", .presentsOutOfOrder,
        "destinations[2] \"kara-kol\"", "presentsDelivered"
      ),
      (
        "\"presentsDelivered\": 200000", "\"presentsDelivered\": -1", .invalidValue,
        "destinations[1] \"anadyr\"", "presentsDelivered"
      ),
      (
        "5000000000", "9223372036854775807", .invalidValue, "destinations[3] \"landing\"", "presentsDelivered"
      ),
      ("5000000000", "1e19", .invalidValue, "destinations[3] \"landing\"", "presentsDelivered"),
      (
        "\"presentsDelivered\": 200000", "\"presentsDelivered\": null", .missingField,
        "destinations[1] \"anadyr\"", "presentsDelivered"
      ),
      ("13000", "-13000", .invalidValue, "destinations[1] \"anadyr\"", "population"),
      ("64.73", "90.5", .coordinateOutOfRange, "destinations[1] \"anadyr\"", "location.lat"),
      ("177.5", "-180.5", .coordinateOutOfRange, "destinations[1] \"anadyr\"", "location.lng"),
      ("177.5", "1e400", .coordinateOutOfRange, "destinations[1] \"anadyr\"", "location.lng"),
      ("64.73", "null", .missingField, "destinations[1] \"anadyr\"", "location.lat"),
      ("64.73", "\"64\"", .wrongType, "destinations[1] \"anadyr\"", "location.lat"),
      ("{\"lat\": 42, \"lng\": 78.4}", "[42, 78]", .wrongType, "destinations[2] \"kara-kol\"", "location"),
      (
        "\"timezone\": 43200", "\"timezone\": true", .wrongType, "destinations[1] \"anadyr\"",
        "details.timezone"
      ),
      (
        "\"timezone\": 43200", "\"timezone\": 1e6", .invalidValue, "destinations[1] \"anadyr\"",
        "details.timezone"
      ),
      ("{\"timezone\": 43200, \"photos\": []}", "3", .wrongType, "destinations[1] \"anadyr\"", "details"),
    ]
    for (old, new, code, item, field) in cases {
      let error = error(old, new)
      #expect(error?.code == code, "\(old) -> \(new): \(String(describing: error))")
      #expect(error?.item == item, "\(old) -> \(new)")
      #expect(error?.field == field, "\(old) -> \(new)")
      #expect(error?.description.hasPrefix("route.json: \(item), field \"\(field)\": ") == true)
    }
  }

  @Test("A file cut at any byte is refused, and never traps")
  func truncations() {
    let bytes = Array(Self.sample.utf8)
    for length in 0..<bytes.count {
      #expect(throws: RouteError.self) { try Route(json: Data(bytes[..<length]), source: "cut.json") }
    }
  }

  @Test("A modified file is read or refused, and a route that is read is valid")
  func mutations() {
    let seed = UInt64.random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let original = Array(Self.sample.utf8)
    let scraps = [
      "null", "-", "1e309", "99999999999999999999", "\"", "{", "}", "[", "]", ",", "\\u", "\\ud800", "0.1",
      "\u{0}", "true",
    ]
    for _ in 0..<1500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[start] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes.removeSubrange(start..<end)
        case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
        default:
          bytes.replaceSubrange(
            start..<end, with: Array((scraps.randomElement(using: &generator) ?? "").utf8))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      do throws(RouteError) {
        let route = try Route(json: Data(bytes), source: "mutant.json")
        checkPromises(of: route, seed: seed)
      } catch {
        #expect(!error.message.isEmpty, "seed \(seed)")
      }
    }
  }

  private func checkPromises(of route: Route, seed: UInt64) {
    #expect(route.stops.count >= 2, "seed \(seed)")
    #expect(Set(route.stops.map(\.id)).count == route.stops.count, "seed \(seed)")
    for (previous, stop) in zip(route.stops, route.stops.dropFirst()) {
      #expect(previous.departure < stop.arrival && stop.arrival <= stop.departure, "seed \(seed)")
      #expect(previous.presentsDelivered <= stop.presentsDelivered, "seed \(seed)")
    }
    let shifted = route.shifted(toYear: 2026)
    for second in stride(from: -1000.0, to: 91_000, by: 7_777) {
      _ = route.moment(at: route.takeoff.departure + second)
      _ = shifted.moment(at: shifted.takeoff.departure + second)
      _ = Countdown(route: route, home: .northPole, now: shifted.takeoff.departure + second).description
    }
  }

  @Test("A route of nothing but its ends flies, and its home is the landing")
  func shortestRoute() throws {
    let text = """
      {"destinations": [
        {"id": "takeoff", "departure": 0, "presentsDelivered": 0, "city": "A",
         "location": {"lat": 90, "lng": 0}},
        {"id": "landing", "arrival": 1000, "presentsDelivered": 7, "city": "B",
         "location": {"lat": 0, "lng": 0}}]}
      """
    let route = try route(text)
    #expect(route.placeCount == 0)
    #expect(route.stopIndex(nearestTo: .northPole) == 1)
    #expect(route.moment(at: Date(timeIntervalSince1970: 0.5)).coordinate.distance(to: .of(45, 0)) < 1)
    #expect(route.moment(at: Date(timeIntervalSince1970: 1)).presentsRemaining == 0)
  }
}
