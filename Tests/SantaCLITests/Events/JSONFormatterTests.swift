import Foundation
import Testing

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

struct JSONFormatterTests {
  /// The keys of both kinds of events, for decoding the lines with Foundation.
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

  private let flying = TrackerEvent.SantaState.fixture(
    at: .afterTakeOff(minutes: 5), .flying, latitude: 89.123_456, longitude: -180, place: "North Pole",
    next: .named("Provideniya", arrival: .afterTakeOff(minutes: 9)), remaining: 7_700_000_000,
    secondsToHome: 46_500)

  @Test func `Santa's line has every key in the promised order`() throws {
    let line = JSONFormatter().line(for: flying)
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
          place: "North Pole", nextPlace: "Provideniya", nextArrival: .afterTakeOff(minutes: 9),
          presentsRemaining: 7_700_000_000, presentsDelivered: 0, home: "Oslo",
          homeArrival: .afterTakeOff(minutes: 780), secondsToHome: 46_500))
  }

  @Test func `absent values are absent, and whether somebody flies is said where it is known`() {
    let santa = TrackerEvent.SantaState.fixture(.unknown)
    #expect(
      JSONFormatter().line(for: santa, isTracked: false) == """
        {"event":"santa","time":"2026-12-24T10:00:00Z","activity":"unknown","latitude":90,"longitude":0,\
        "presentsRemaining":0,"presentsDelivered":0,"home":"Oslo","homeArrival":"2026-12-24T10:01:00Z",\
        "secondsToHome":60,"tracked":false}
        """)
  }

  @Test func `numbers and times that are not finite are absent`() throws {
    let weather = TrackerEvent.WeatherState(
      time: Date(timeIntervalSince1970: .nan), place: "Apia",
      status: .complete(temperature: .nan, condition: .snow),
      readingTime: Date(timeIntervalSince1970: .infinity))
    #expect(
      JSONFormatter().line(for: weather)
        == #"{"event":"weather","place":"Apia","status":"complete","condition":"snow","kind":"reading"}"#)
  }

  @Test func `the weather's line has every key in the promised order`() throws {
    let weather = TrackerEvent.WeatherState(
      time: .takeOff, place: "Provideniya", status: .complete(temperature: -12.345, condition: .snow),
      source: "typical for December", isNormal: true, readingTime: .takeOff, fallbackReason: "no net")
    let line = JSONFormatter().line(for: weather)
    #expect(
      line == """
        {"event":"weather","time":"2026-12-24T10:00:00Z","place":"Provideniya","status":"complete",\
        "temperature":-12.3,"condition":"snow","source":"typical for December","kind":"normal",\
        "readingTime":"2026-12-24T10:00:00Z","reason":"no net"}
        """)
    #expect(try decoded(line).temperature == -12.3)
  }

  @Test(arguments: [
    (Weather.LoadingStatus.uploading, "uploading", nil), (.processing, "processing", nil),
    (.failed(reason: "no net"), "failed", "no net"),
  ])
  func `every status is its own word`(
    status: Weather.LoadingStatus, word: String, reason: String?
  ) throws {
    let weather = TrackerEvent.WeatherState(
      time: .takeOff, place: "Apia", status: status, source: "the office")
    let read = try decoded(JSONFormatter().line(for: weather))
    #expect(read.status == word && read.reason == reason && read.source == "the office")
  }

  @Test func `every kind of scalar comes back from another parser, on one line`() throws {
    var text = "\"quoted\" \\back\\ /slash/ \r\n\t 東京 🛷 👨‍👩‍👧 e\u{301} \u{FEFF}\u{10FFFF}"
    for value: UInt32 in Array(0...0xA0) + [0x2028, 0x2029, 0x202E, 0x2066, 0xFFFD, 0xFFFF] {
      text.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
    }
    let weather = TrackerEvent.WeatherState(time: .takeOff, place: text, status: .uploading)
    let line = JSONFormatter().line(for: weather)
    #expect(line.isTerminalSafe)
    let place = try #require(try decoded(line).place)
    #expect(Array(place.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `an empty name is a value, not an absence`() throws {
    let weather = TrackerEvent.WeatherState(time: .takeOff, place: "", status: .uploading)
    #expect(try decoded(JSONFormatter().line(for: weather)).place == "")
  }
}
