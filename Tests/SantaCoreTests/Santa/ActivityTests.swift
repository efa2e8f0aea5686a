import Testing

@testable import SantaModels
@testable import SantaStore

/// Activity and weather condition.
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
    #expect(Weather.Condition.allCases.map(\.rawValue) == Array(0...10))
    #expect(Weather.Condition.snow.name == "snow")
    #expect(Weather.Condition(rawValue: 2)?.name == "clearNight")
    #expect(Weather.Condition.partlyCloudyNight.rawValue == 10)
    #expect(
      Weather.Condition.allCases.map(\.name) == [
        "unknown", "clearDay", "clearNight", "rain", "snow", "sleet", "wind", "fog", "cloudy",
        "partlyCloudyDay",
        "partlyCloudyNight",
      ])
    #expect(Set(Weather.Condition.allCases.map(\.symbol)).count == 11)
  }
}
