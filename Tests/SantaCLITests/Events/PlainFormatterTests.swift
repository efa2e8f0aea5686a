import Foundation
import Testing

@testable import SantaModels
@testable import SantaStore
@testable import santa_cli

struct PlainFormatterTests {
  private static func weather(
    _ status: Weather.LoadingStatus, at time: Date = .takeOff, in place: String = "Provideniya",
    source: String? = nil
  ) -> TrackerEvent.WeatherState {
    TrackerEvent.WeatherState(time: time, place: place, status: status, source: source)
  }

  private static let reading = Weather.LoadingStatus.complete(
    temperature: -12.34, condition: .partlyCloudyNight)

  /// Returns the lines that one formatter writes during a night.
  private static func night(_ formatter: PlainFormatter) -> [String] {
    [
      formatter.line(
        for: .fixture(
          place: "North Pole", next: .named("Provideniya"), remaining: 7_700_000_000, secondsToHome: 46_800)),
      formatter.line(for: weather(.uploading)),
      formatter.line(for: weather(.processing)),
      formatter.line(for: weather(reading, source: "typical for December")),
      formatter.line(
        for: .fixture(
          at: .afterTakeOff(minutes: 9), .deliveringPresents, place: "Provideniya", next: .named("Apia"),
          remaining: 7_699_102_334, secondsToHome: 46_260), weather: weather(reading)),
      formatter.line(
        for: .fixture(
          at: .afterTakeOff(minutes: 10), place: "Petropavlovsk-Kamchatskiy",
          next: .named("San Pedro de Macorís"), remaining: 99_102_334, secondsToHome: 59),
        weather: weather(.complete(temperature: -12, condition: .snow), in: "Petropavlovsk-Kamchatskiy")),
      formatter.line(
        for: .fixture(
          at: .afterTakeOff(minutes: 900), .eatingCookies, place: "東京", next: .named("서울"),
          secondsToHome: -60), weather: weather(.complete(temperature: 5, condition: .clearNight), in: "東京")),
      formatter.line(
        for: weather(.failed(reason: "no answer"), at: .afterTakeOff(minutes: 900), in: "東京")),
    ]
  }

  private static let nightLines = """
    24 Dec 10:00  🛷 Flying · North Pole → Provideniya     7,700,000,000 left               home 13h 0m
    24 Dec 10:00  Weather in Provideniya: asking
    24 Dec 10:00  Weather in Provideniya: looking it up
    24 Dec 10:00  🌃 Weather in Provideniya: partly cloudy, -12 °C (typical for December)
    24 Dec 10:09  🎁 Delivering · Provideniya              7,699,102,334 left  🌃 -12 °C    home 12h 51m
    24 Dec 10:10  🛷 Flying · Petropavlovsk-Kamchatskiy…      99,102,334 left  ❄️ -12 °C    home 59s
    25 Dec 01:00  🍪 Cookie break · 東京                               0 left  🌙 5 °C      home visited
    25 Dec 01:00  Weather in 東京: unknown, no answer
    """

  @Test func `a night reads as these lines`() {
    let lines = Self.night(PlainFormatter())
    #expect(lines.joined(separator: "\n") == Self.nightLines)
  }

  @Test func `who thinks in Fahrenheit reads Fahrenheit`() {
    let lines = Self.night(PlainFormatter(audience: Audience(units: .imperial)))
    #expect(lines[3].hasSuffix("partly cloudy, 10 °F (typical for December)"))
    #expect(lines[4].contains("left  🌃 10 °F     home"))
  }

  @Test func `a line fits a hundred columns`() {
    for line in Self.night(PlainFormatter()) { #expect(DisplayWidth.columns(of: line) <= 100) }
  }

  @Test func `off season the line counts down to take-off`() {
    let santa = TrackerEvent.SantaState.fixture(
      at: .takeOff - 3_000_000, .tendingToReindeer, place: "North Pole", next: .named("Apia"))
    #expect(
      PlainFormatter().line(for: santa)
        == "19 Nov 16:40  🦌 Brushing reindeer · North Pole        take-off in 34d 17h")
  }

  @Test func `weather without a temperature is its condition`() {
    let weather = Self.weather(.complete(temperature: .nan, condition: .fog))
    #expect(PlainFormatter().line(for: weather).hasSuffix("Weather in Provideniya: fog"))
  }

  @Test func `no text from outside steers the terminal or breaks the line`() {
    var hostile = ""
    for value: UInt32 in Array(0...0x9F) + [0x2028, 0x2029, 0x202E] {
      hostile.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
    }
    let reading = Self.weather(Self.reading, in: hostile, source: hostile)
    for activity in [Activity.flying, .eatingCookies] {
      for isAtStop in [true, false] {
        let santa = TrackerEvent.SantaState.fixture(
          activity, place: hostile, next: .named(hostile), isAtStop: isAtStop, home: hostile)
        #expect(PlainFormatter().line(for: santa, weather: reading).isTerminalSafe)
      }
    }
    #expect(PlainFormatter().line(for: reading).isTerminalSafe)
    #expect(PlainFormatter().line(for: Self.weather(.failed(reason: hostile))).isTerminalSafe)
  }

  @Test(arguments: [
    (-5, "0s"), (0, "0s"), (59, "59s"), (60, "1m 0s"), (3_599, "59m 59s"), (3_600, "1h 0m"),
    (86_399, "23h 59m"), (86_400, "1d 0h"), (31_535_999, "364d 23h"),
  ])
  func `a countdown shows the two units that matter`(seconds: Int, text: String) {
    #expect(CountdownText.remaining(seconds: seconds) == text)
  }
}
