import SantaCore

/// The units of temperatures and distances for people. The JSON output for programs is in degrees Celsius and kilometres.
enum Units: String, CaseIterable, Sendable {
  case metric
  case imperial

  /// Reads the customary units of the region from the environment: Fahrenheit and miles in the United States, its territories,
  /// Liberia, Palau, Micronesia and the Marshall Islands, and metric units elsewhere.
  ///
  /// https://cldr.unicode.org (supplemental data, `measurementSystem` and `measurementSystem-category-temperature`)
  init(environment: [String: String]) {
    let region = POSIXLocale(environment: environment, category: "LC_MEASUREMENT").regionCode
    self = region.map { Self.imperialRegions.contains($0) } == true ? .imperial : .metric
  }

  private static let imperialRegions: Set = [
    "US", "AS", "GU", "MP", "PR", "UM", "VI", "LR", "FM", "MH", "PW",
  ]

  /// Returns a temperature in whole degrees, with its sign: `-12 °C`.
  func temperatureText(celsius: Double, in language: Language) -> String {
    let words = language.numbers
    let digits: (Int) -> String = { String($0) }
    return switch self {
    case .metric: words.celsius(["number": wholeText(celsius, digits: digits)])
    case .imperial: words.fahrenheit(["number": wholeText(celsius * 9 / 5 + 32, digits: digits)])
    }
  }

  /// Returns a distance in whole units: `13,600 km`.
  func distanceText(kilometers: Double, in language: Language) -> String {
    let words = language.numbers
    return length(kilometers, self == .metric ? words.kilometers : words.miles, words)
  }

  /// Returns a speed in whole units an hour: `4,600 km/h`.
  func speedText(kilometersPerHour: Double, in language: Language) -> String {
    let words = language.numbers
    return length(
      kilometersPerHour, self == .metric ? words.kilometersPerHour : words.milesPerHour, words)
  }

  private func length(_ kilometers: Double, _ phrase: Phrase, _ words: NumberWords) -> String {
    // This is the exact length of the international mile.
    let number = self == .metric ? kilometers : kilometers / 1.609344
    return phrase(["number": wholeText(number, digits: words.grouped)])
  }

  private func wholeText(_ number: Double, digits: (Int) -> String) -> String {
    Int(exactly: number.rounded()).map(digits) ?? "?"
  }
}
