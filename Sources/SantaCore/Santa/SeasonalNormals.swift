#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The typical weather of December anywhere on the Earth, computed without a weather service.
///
/// The normals are for trackers without a network. They are not readings, and must not be shown as readings: show ``source``
/// beside them.
///
/// **Temperature.** The mean air temperature of December, over day and night and many years, in squares of half a degree, about
/// 55 km. A square with towns has the temperature of its largest one, so that La Paz is as cool as its altitude makes it. The
/// values are from a map of D. R. Legates and C. J. Willmott, "Average Monthly Surface Air Temperature and Precipitation",
/// 1989, as published by Marble (marble.kde.org) under CC BY-SA 3.0, plus 1 °C for the warming since. At 81 weather stations on
/// all continents, the mean error is 0.8 °C. It is 7 °C in Lhasa, 4 °C in Longyearbyen, and at most 3 °C elsewhere.
///
/// **Condition.** A plausible sky, not a climatology. It is chosen by a hash of the place and the quarter of the day, so that
/// all processes agree. The more rain and snow falls at the place in December, the more often it rains or snows, and the fewer
/// skies are clear. Below freezing, it snows. There is no fog in hot and dry places. Day and night follow the Sun.
///
/// ```swift
/// let normals = SeasonalNormals()
/// normals.temperature(at: helsinki)               // -3
/// normals.condition(at: helsinki, on: christmas)  // .snow, on some days
/// ```
public struct SeasonalNormals: Hashable, Sendable {
  /// The name to show beside every value.
  public let source = "typical for December"

  /// Creates the normals. All values of this type are equal.
  public init() {}

  /// Returns the typical December temperature at a place, in whole degrees Celsius.
  public func temperature(at coordinate: Coordinate) -> Double {
    Double(NormalsGrid.temperatures[coordinate])
  }

  /// Returns a condition that fits the place, its typical temperature, the time and the Sun; never `unknown`.
  ///
  /// The condition stays the same for a quarter of a day, except that clear and partly cloudy skies change with day and night.
  public func condition(at coordinate: Coordinate, on date: Date) -> Weather.Condition {
    var hash = StableHash()
    // The hash uses tenths of a degree, so that a place has the same weather even if its coordinates differ slightly between
    // two tables.
    hash.combine(Int(saturating: (coordinate.latitude * 10).rounded()))
    hash.combine(Int(saturating: (coordinate.longitude * 10).rounded()))
    hash.combine(Int(saturating: (date.timeIntervalSince1970 / 21_600).rounded(.down)))
    let draw = hash.fraction
    let temperature = temperature(at: coordinate)
    let wet = Self.wetShare(ofMonthWith: precipitation(at: coordinate), temperature: temperature)
    if draw < wet { return Self.precipitation(atTemperature: temperature) }
    let isDay = SolarPosition(at: coordinate, on: date).isDay
    let foggy = wet > 0.04 && temperature < 18 ? 0.07 : 0
    let cloudy = min(0.05 + wet, 0.45)
    switch (draw - wet) / (1 - wet) {
    case ..<foggy: return .fog
    case ..<(foggy + 0.07): return .wind
    case ..<(foggy + 0.07 + cloudy): return .cloudy
    case ..<(foggy + 0.37 + cloudy): return isDay ? .partlyCloudyDay : .partlyCloudyNight
    default: return isDay ? .clearDay : .clearNight
    }
  }

  /// Returns the typical precipitation of December at a place, in millimetres.
  func precipitation(at coordinate: Coordinate) -> Double {
    let level = Double(NormalsGrid.precipitation[coordinate])
    return 2 * level * level
  }

  private static func precipitation(atTemperature temperature: Double) -> Weather.Condition {
    switch temperature {
    case ..<0: .snow
    case ..<2: .sleet
    default: .rain
    }
  }

  /// Returns the share of the time with rain or snow.
  ///
  /// The formula is chosen for shares that travellers expect: 4 % in Cairo, a fifth in Yakutsk, a quarter in London, half in
  /// Singapore. Cold air carries little water, so that it takes longer to snow the same amount: each degree below 10 °C counts
  /// as 7 % more water.
  private static func wetShare(ofMonthWith millimetres: Double, temperature: Double) -> Double {
    let comparable = millimetres * (1 + max(0, 10 - temperature) / 15)
    return 0.6 * comparable / (comparable + 100)
  }
}
