import Foundation
import Testing

@testable import santa_cli

@Suite struct PlainFormatterTests {
  private static let night: [TrackEvent] = [
    .santa(
      SantaEvent(
        time: .takeOff, activity: "flying", activitySentence: "🛷 Flying", latitude: 90, longitude: 0,
        place: "North Pole", nextPlace: "Provideniya", presentsRemaining: 7_700_000_000,
        secondsToHome: 46_800)),
    .weather(WeatherEvent(time: .takeOff, place: "Provideniya", status: .uploading)),
    .weather(WeatherEvent(time: .takeOff, place: "Provideniya", status: .processing)),
    .weather(
      WeatherEvent(
        time: .takeOff, place: "Provideniya", status: .complete, temperature: -12.34,
        condition: "partlyCloudyNight", conditionSymbol: "☁️", source: "December normal")),
    .santa(
      SantaEvent(
        time: .afterTakeOff(minutes: 9), activity: "deliveringPresents",
        activitySentence: "🎁 Delivering presents", latitude: 64, longitude: -173, place: "Provideniya",
        nextPlace: "Apia", presentsRemaining: 7_699_102_334, secondsToHome: 46_260,
        weather: SantaEvent.Reading(symbol: "☁️", celsius: -12.34))),
    .santa(
      SantaEvent(
        time: .afterTakeOff(minutes: 10), activity: "flying", activitySentence: "🛷 Flying", latitude: 60,
        longitude: -173, place: "Petropavlovsk-Kamchatskiy", nextPlace: "San Pedro de Macorís",
        presentsRemaining: 99_102_334, secondsToHome: 59,
        weather: SantaEvent.Reading(symbol: "❄", celsius: -12))),
    .santa(
      SantaEvent(
        time: .afterTakeOff(minutes: 900), activity: "eatingCookies", activitySentence: "🍪 Eating cookies",
        latitude: 35, longitude: 139, place: "東京", nextPlace: "서울", presentsRemaining: 0,
        secondsToHome: -60, weather: SantaEvent.Reading(symbol: "🌙", celsius: 5))),
    .weather(
      WeatherEvent(time: .afterTakeOff(minutes: 900), place: "東京", status: .failed, reason: "no answer")),
  ]

  private static let nightLines = """
    24 Dec 10:00  🛷 Flying · North Pole → Provideniya     7,700,000,000 left               home 13h 0m
    24 Dec 10:00  Weather in Provideniya: asking
    24 Dec 10:00  Weather in Provideniya: looking it up
    24 Dec 10:00  ☁️ Weather in Provideniya: partly cloudy, -12 °C (December normal)
    24 Dec 10:09  🎁 Delivering presents · Provideniya     7,699,102,334 left  ☁️ -12 °C    home 12h 51m
    24 Dec 10:10  🛷 Flying · Petropavlovsk-Kamchatskiy…      99,102,334 left  ❄ -12 °C     home 59s
    25 Dec 01:00  🍪 Eating cookies · 東京                             0 left  🌙 5 °C      home visited
    25 Dec 01:00  Weather in 東京: unknown, no answer
    """

  @Test func `a night reads as these lines`() {
    let lines = Self.night.map(PlainFormatter().line)
    #expect(lines.joined(separator: "\n") == Self.nightLines)
  }

  @Test func `who thinks in Fahrenheit reads Fahrenheit`() {
    let lines = Self.night.map(PlainFormatter(audience: Audience(units: .imperial)).line)
    #expect(lines[3].hasSuffix("partly cloudy, 10 °F (December normal)"))
    #expect(lines[4].contains("left  ☁️ 10 °F     home"))
  }

  @Test func `a line fits a hundred columns`() {
    for event in Self.night {
      #expect(DisplayWidth.columns(of: PlainFormatter().line(for: event)) <= 100)
    }
  }

  @Test func `off season the line counts down to take-off`() {
    let event = SantaEvent(
      time: .takeOff - 3_000_000, activity: "unknown", activitySentence: "🎄 At home", latitude: 90,
      longitude: 0, place: "North Pole", secondsToTakeOff: 3_000_000)
    let line = PlainFormatter().line(for: .santa(event))
    #expect(line == "19 Nov 16:40  🎄 At home · North Pole                  take-off in 34d 17h")
  }

  @Test func `what is not known leaves no trace at the end of the line`() {
    let event = SantaEvent(
      time: .takeOff, activity: "flying", activitySentence: "🛷 Flying", latitude: 0, longitude: 0,
      nextPlace: "Apia")
    #expect(PlainFormatter().line(for: .santa(event)) == "24 Dec 10:00  🛷 Flying → Apia")
  }

  @Test func `weather without a finding is unknown`() {
    let event = WeatherEvent(time: .takeOff, status: .complete, temperature: .nan)
    #expect(PlainFormatter().line(for: .weather(event)) == "24 Dec 10:00  Weather: unknown")
  }

  @Test func `no text from outside steers the terminal or breaks the line`() {
    var hostile = ""
    for value: UInt32 in Array(0...0x9F) + [0x2028, 0x2029, 0x202E] {
      hostile.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
    }
    let events: [TrackEvent] = [
      .santa(
        SantaEvent(
          time: .takeOff, activity: hostile, activitySentence: hostile, latitude: .nan, longitude: .nan,
          place: hostile, nextPlace: hostile, presentsRemaining: 1, home: hostile, secondsToHome: 1,
          weather: SantaEvent.Reading(symbol: hostile, celsius: .nan))),
      .weather(
        WeatherEvent(
          time: .takeOff, place: hostile, status: .complete, condition: hostile, conditionSymbol: hostile,
          source: hostile)),
      .weather(WeatherEvent(time: .takeOff, status: .failed, reason: hostile)),
    ]
    for event in events {
      #expect(PlainFormatter().line(for: event).isTerminalSafe)
    }
  }

  @Test(arguments: [
    (-5, "0s"), (0, "0s"), (59, "59s"), (60, "1m 0s"), (3_599, "59m 59s"), (3_600, "1h 0m"),
    (86_399, "23h 59m"), (86_400, "1d 0h"), (31_535_999, "364d 23h"),
  ])
  func `a countdown shows the two units that matter`(seconds: Int, text: String) {
    #expect(CountdownText.remaining(seconds: seconds) == text)
  }
}
