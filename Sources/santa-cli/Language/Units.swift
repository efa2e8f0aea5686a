import SantaCore

/// The units of temperatures and distances for people. The JSON for programs has degrees Celsius and kilometres.
enum Units: String, CaseIterable, Sendable {
  case metric
  case imperial

  /// The usual units of the region in the environment: Fahrenheit and miles in the United States, its territories,
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

  /// A temperature in whole degrees, with its sign: `-12 °C`.
  func temperatureText(celsius: Double) -> String {
    switch self {
    case .metric: "\(wholeText(celsius, digits: { String($0) })) °C"
    case .imperial: "\(wholeText(celsius * 9 / 5 + 32, digits: { String($0) })) °F"
    }
  }

  /// A distance in whole units: `13,600 km`. With "/h" appended, it is a speed.
  func distanceText(kilometers: Double) -> String {
    switch self {
    case .metric: "\(wholeText(kilometers, digits: NumberText.grouped)) km"
    // The international mile, exactly.
    case .imperial: "\(wholeText(kilometers / 1.609344, digits: NumberText.grouped)) mi"
    }
  }

  private func wholeText(_ number: Double, digits: (Int) -> String) -> String {
    Int(exactly: number.rounded()).map(digits) ?? "?"
  }
}
