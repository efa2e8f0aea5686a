import SantaCore
import Testing

@testable import santa_cli

struct LanguageTests {
  @Test func `a home that is given as coordinates has the city near it in the language of the reader`() throws
  {
    let home = try HomePlace.parse("48.137,11.575")
    #expect(Language.english.name(of: home) == home.name)
    #expect(Language.german.name(of: home).hasPrefix("48.137,11.575 (bei "))
    #expect(Language.spanish.name(of: home).hasPrefix("48.137,11.575 (cerca de "))
    let japanese = Language.japanese.name(of: home)
    #expect(japanese.hasPrefix("48.137,11.575（") && japanese.hasSuffix("付近）") && !japanese.contains("near"))
  }

  @Test(arguments: [
    ([:], Language.english),
    (["LANG": "ja_JP.UTF-8"], .japanese),
    (["LANG": "de_DE.UTF-8"], .german),
    (["LANG": "fr_FR.UTF-8"], .english),
    (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_GB"], .english),
    (["LANG": "ja_JP.UTF-8", "LC_ALL": ""], .japanese),
    (["LANG": "ja_JP.UTF-8", "LC_ALL": "C.UTF-8"], .english),
    (["LANG": "ja"], .japanese),
    (["LANG": "ja@osaka"], .japanese),
  ])
  func `language follows the environment`(environment: [String: String], expected: Language) {
    #expect(Language(environment: environment) == expected)
  }

  @Test(arguments: [
    ([:], Units.metric),
    (["LANG": "en_US.UTF-8"], .imperial),
    (["LANG": "en_GB.UTF-8"], .metric),
    (["LANG": "en_US.UTF-8", "LC_MEASUREMENT": "de_DE.UTF-8"], .metric),
    (["LANG": "en"], .metric),
  ])
  func `units follow the country`(environment: [String: String], expected: Units) {
    #expect(Units(environment: environment) == expected)
  }

  @Test func `quantities are whole, and nothing is minus nought`() {
    #expect(Units.metric.temperatureText(celsius: -0.4) == "0 °C")
    #expect(Units.metric.temperatureText(celsius: -12.5) == "-13 °C")
    #expect(Units.imperial.temperatureText(celsius: -40) == "-40 °F")
    #expect(Units.metric.distanceText(kilometers: 13_600.2) == "13,600 km")
    #expect(Units.imperial.distanceText(kilometers: 1_609.344) == "1,000 mi")
    #expect(Units.metric.distanceText(kilometers: .nan) == "? km")
  }
}
