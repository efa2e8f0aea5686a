import Testing

@testable import SantaCore

@Suite("Activity and weather condition")
struct ActivityTests {
  @Test("The raw values of activities, which stores hold, are fixed")
  func activityRawValues() {
    #expect(Activity.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(Activity(rawValue: 3) == .tendingToReindeer)
    #expect(Activity(rawValue: 6) == nil)
  }

  @Test("Each activity has a sentence of its own on one line, with an emoji in front")
  func activityDescriptions() throws {
    #expect(Set(Activity.allCases.map(\.description)).count == 6)
    for activity in Activity.allCases {
      #expect(!activity.description.contains("\n"))
      #expect(activity.description.hasSuffix("."))
      let first = try #require(activity.description.unicodeScalars.first)
      #expect(first.properties.isEmoji && !first.isASCII)
    }
  }

  @Test("The raw values, names and symbols of conditions are fixed and differ")
  func conditions() {
    #expect(WeatherCondition.allCases.map(\.rawValue) == Array(0...10))
    #expect(WeatherCondition.snow.name == "snow")
    #expect(WeatherCondition(rawValue: 2)?.name == "clearNight")
    #expect(WeatherCondition.partlyCloudyNight.rawValue == 10)
    #expect(
      WeatherCondition.allCases.map(\.name) == [
        "unknown", "clearDay", "clearNight", "rain", "snow", "sleet", "wind", "fog", "cloudy",
        "partlyCloudyDay",
        "partlyCloudyNight",
      ])
    #expect(Set(WeatherCondition.allCases.map(\.symbol)).count == 11)
  }
}
