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
    (["LANG": "fr_CA.UTF-8"], .french),
    (["LANG": "pt_PT.UTF-8"], .portuguese),
    (["LANG": "zh_CN.UTF-8"], .chinese),
    (["LANG": "zh_Hans_SG.UTF-8"], .chinese),
    (["LANG": "zh_TW.UTF-8"], .english),
    (["LANG": "zh-Hant"], .english),
    (["LANG": "ko_KR.eucKR"], .korean),
    (["LANG": "fi_FI.UTF-8"], .english),
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
    #expect(Units.metric.temperatureText(celsius: -0.4, in: .english) == "0 °C")
    #expect(Units.metric.temperatureText(celsius: -12.5, in: .english) == "-13 °C")
    #expect(Units.imperial.temperatureText(celsius: -40, in: .english) == "-40 °F")
    #expect(Units.metric.distanceText(kilometers: 13_600.2, in: .english) == "13,600 km")
    #expect(Units.imperial.distanceText(kilometers: 1_609.344, in: .english) == "1,000 mi")
    #expect(Units.metric.distanceText(kilometers: .nan, in: .english) == "? km")
  }

  @Test(arguments: [
    ("pt", "pt-BR"), ("pt-br", "pt-BR"), ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"),
    ("zh_Hans_CN.UTF-8", "zh-Hans"),
    ("fr_CA", "fr"), ("EN-GB", "en"), ("nl-BE", "nl"),
  ])
  func `--lang and the setting take tags and names of locales`(name: String, code: String) async {
    #expect(Language(named: name)?.rawValue == code)
    let expected = await Outcome.of("help", "--lang", code)
    #expect(await Outcome.of("help", "--lang", name).output == expected.output)
    #expect(await Outcome.of(["help"], environment: ["SANTA_LANG": name]).output == expected.output)
  }

  @Test(arguments: ["tlh", "zh-TW", "english", "C", "x-klingon"])
  func `an unknown language is an error that lists the known ones`(name: String) async {
    let outcome = await Outcome.of("status", "--lang", name)
    #expect(outcome.exitCode == .usage && outcome.output == "")
    #expect(
      outcome.errorOutput.contains("it must be one of en, ja, de, es, fr, pt-BR, it, nl, pl, zh-Hans, ko"))
  }

  @Test(arguments: [
    ("en", "1,234", "9,863 km", "1.5"), ("de", "1.234", "9.863 km", "1,5"),
    ("fr", "1\u{202F}234", "9\u{202F}863 km", "1,5"), ("es", "1234", "9863 km", "1,5"),
    ("pl", "1234", "9863 km", "1,5"), ("nl", "1.234", "9.863 km", "1,5"), ("ja", "1,234", "9,863 km", "1.5"),
    ("zh-Hans", "1,234", "9,863 公里", "1.5"),
  ])
  func `numbers have the form of the language`(
    code: String, number: String, distance: String, decimal: String
  ) throws {
    let language = try #require(Language(rawValue: code))
    #expect(language.number(1234) == number)
    #expect(Units.metric.distanceText(kilometers: 9863.2, in: language) == distance)
    #expect(language.decimal(1.5) == decimal)
    #expect(language.number(-12) == "-12" && language.number(0) == "0")
  }

  @Test func `large numbers are grouped in every language`() {
    let digits = Language.allCases.map { $0.number(7_700_000_000).filter(\.isNumber) }
    #expect(Set(digits) == ["7700000000"])
    #expect(Language.polish.number(12_345) == "12\u{A0}345" && Language.spanish.number(12_345) == "12.345")
  }
}
