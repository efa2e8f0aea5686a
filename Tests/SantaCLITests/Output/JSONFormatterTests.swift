import Foundation
import Testing

@testable import santa_cli

@Suite struct JSONFormatterTests {
  /// Every key of both events, to read the lines back with somebody else's parser.
  private struct Decoded: Decodable, Equatable {
    var event: String
    var time: Date?
    var activity: String?
    var latitude: Double?
    var longitude: Double?
    var place: String?
    var nextPlace: String?
    var nextArrival: Date?
    var presentsRemaining: Int?
    var presentsDelivered: Int?
    var home: String?
    var homeArrival: Date?
    var secondsToHome: Int?
    var status: String?
    var temperature: Double?
    var condition: String?
    var source: String?
    var reason: String?
  }

  private func decoded(_ line: String) throws -> Decoded {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(Decoded.self, from: Data(line.utf8))
  }

  private let flying = SantaEvent(
    time: .afterTakeOff(minutes: 5), activity: "flying", activitySentence: "🛷 Flying", latitude: 89.123_456,
    longitude: -180, place: "North Pole", nextPlace: "Provideniya", nextArrival: .afterTakeOff(minutes: 9),
    presentsRemaining: 7_700_000_000, presentsDelivered: 0, home: "Oslo",
    homeArrival: .afterTakeOff(minutes: 780), secondsToHome: 46_500,
    weather: SantaEvent.Reading(symbol: "❄️", celsius: -12))

  @Test func `Santa's line has every key in the promised order`() throws {
    let line = JSONFormatter().line(for: .santa(flying))
    #expect(
      line == """
        {"event":"santa","time":"2026-12-24T10:05:00Z","activity":"flying","latitude":89.1235,\
        "longitude":-180,"place":"North Pole","nextPlace":"Provideniya",\
        "nextArrival":"2026-12-24T10:09:00Z","presentsRemaining":7700000000,"presentsDelivered":0,\
        "home":"Oslo","homeArrival":"2026-12-24T23:00:00Z","secondsToHome":46500}
        """)
    #expect(
      try decoded(line)
        == Decoded(
          event: "santa", time: flying.time, activity: "flying", latitude: 89.1235, longitude: -180,
          place: "North Pole", nextPlace: "Provideniya", nextArrival: flying.nextArrival,
          presentsRemaining: 7_700_000_000, presentsDelivered: 0, home: "Oslo",
          homeArrival: flying.homeArrival, secondsToHome: 46_500))
  }

  @Test func `absent values are absent`() {
    let event = SantaEvent(
      time: .takeOff, activity: "unknown", activitySentence: "?", latitude: 90, longitude: 0)
    #expect(
      JSONFormatter().line(for: .santa(event)) == """
        {"event":"santa","time":"2026-12-24T10:00:00Z","activity":"unknown","latitude":90,"longitude":0}
        """)
  }

  @Test func `numbers and times that are not finite are absent`() throws {
    let santa = SantaEvent(
      time: Date(timeIntervalSince1970: .nan), activity: "flying", activitySentence: "", latitude: .nan,
      longitude: .infinity, nextArrival: Date(timeIntervalSince1970: .infinity))
    #expect(JSONFormatter().line(for: .santa(santa)) == #"{"event":"santa","activity":"flying"}"#)
    let weather = WeatherEvent(time: .takeOff, status: .complete, temperature: .nan)
    #expect(try decoded(JSONFormatter().line(for: .weather(weather))).temperature == nil)
  }

  @Test func `the weather's line has every key in the promised order`() throws {
    let event = WeatherEvent(
      time: .takeOff, place: "Provideniya", status: .complete, temperature: -12.345, condition: "snow",
      conditionSymbol: "❄️", source: "December normal", isNormal: true, readingTime: .takeOff,
      reason: "no net")
    let line = JSONFormatter().line(for: .weather(event))
    #expect(
      line == """
        {"event":"weather","time":"2026-12-24T10:00:00Z","place":"Provideniya","status":"complete",\
        "temperature":-12.3,"condition":"snow","source":"December normal","kind":"normal",\
        "readingTime":"2026-12-24T10:00:00Z","reason":"no net"}
        """)
    #expect(try decoded(line).temperature == -12.3)
  }

  @Test(arguments: WeatherEvent.Status.allCases)
  func `every status is its own word`(status: WeatherEvent.Status) throws {
    let event = WeatherEvent(time: .takeOff, status: status, reason: "no net")
    let read = try decoded(JSONFormatter().line(for: .weather(event)))
    #expect(read.status == status.rawValue)
    #expect(read.reason == "no net")
  }

  @Test func `every kind of scalar comes back from another parser, on one line`() throws {
    var text = "\"quoted\" \\back\\ /slash/ \r\n\t 東京 🛷 👨‍👩‍👧 e\u{301} \u{FEFF}\u{10FFFF}"
    for value: UInt32 in Array(0...0xA0) + [0x2028, 0x2029, 0x202E, 0x2066, 0xFFFD, 0xFFFF] {
      text.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
    }
    let event = WeatherEvent(time: .takeOff, place: text, status: .uploading)
    let line = JSONFormatter().line(for: .weather(event))
    #expect(line.isTerminalSafe)
    let place = try #require(try decoded(line).place)
    #expect(Array(place.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `an empty name is a value, not an absence`() throws {
    let event = WeatherEvent(time: .takeOff, place: "", status: .uploading)
    #expect(try decoded(JSONFormatter().line(for: .weather(event))).place == "")
  }
}
