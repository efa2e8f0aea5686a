#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The normal weather of December, computed without a weather service.
///
/// It is for a tracker without a network. It is not a reading, and must not be shown as one: show ``source`` beside it.
///
/// **Temperature.** The normal air temperature at sea level, averaged over all longitudes and hours of
/// December, at 19 latitudes with straight lines between. The numbers were computed with NRLMSIS 2.1, the
/// U.S. Naval Research Laboratory's empirical climatology of the atmosphere from the ground up (J. T. Emmert
/// and others, "NRLMSIS 2.0: A Whole-Atmosphere Empirical Model of Temperature and Neutral Species
/// Densities", Earth and Space Science 8, 2021, doi:10.1029/2020EA001321), at altitude 0, for each 12 hours
/// of December at each 15° of longitude, through the Python package pymsis 0.13.0. As for their accuracy, the
/// predecessor NRLMSISE-00 (J. M. Picone and others, 2002, doi:10.1029/2002JA009430) differs by up to 3.4 °C,
/// at 30° south. A single place differs far more from the mean of its latitude: coasts in the west of Europe are some
/// 10 °C warmer, inner Siberia is 25 °C colder, and every kilometre of height makes about 6.5 °C less.
///
/// **Condition.** A plausible sky, not a climatology. A hash of the place and the quarter of the day chooses it, so
/// that all processes agree. Precipitation is more frequent in the tropics and at 40° to 65° than in the subtropics.
/// Below freezing it is snow. Day and night follow the Sun.
///
/// ```swift
/// let normals = SeasonalNormals()
/// normals.temperature(at: helsinki)               // -7.6
/// normals.condition(at: helsinki, on: christmas)  // .snow, on some days
/// ```
public struct SeasonalNormals: Hashable, Sendable {
  /// The name to show beside every value.
  public let source = "December normal"

  /// The normals. All values of this type are equal.
  public init() {}

  /// The normal December temperature at the latitude of a place, in degrees Celsius, to a tenth.
  public func temperature(at coordinate: Coordinate) -> Double {
    let position = (coordinate.latitude + 90) / 10
    let south = min(Int(saturating: position), Self.zonalMeans.count - 2)
    let share = position - Double(south)
    let mean = Self.zonalMeans[south] * (1 - share) + Self.zonalMeans[south + 1] * share
    return (mean * 10).rounded() / 10
  }

  /// A condition that fits the place, its normal temperature, the time and the Sun; never `unknown`.
  ///
  /// It stays the same for a quarter of a day, except that a clear or partly cloudy sky changes between day and night.
  public func condition(at coordinate: Coordinate, on date: Date) -> Weather.Condition {
    var hash = StableHash()
    // In tenths of a degree, so that a place has the same weather even if two tables differ slightly in its
    // coordinates.
    hash.combine(Int(saturating: (coordinate.latitude * 10).rounded()))
    hash.combine(Int(saturating: (coordinate.longitude * 10).rounded()))
    hash.combine(Int(saturating: (date.timeIntervalSince1970 / 21_600).rounded(.down)))
    let draw = hash.fraction
    let wet = Self.wetShare(atLatitude: coordinate.latitude)
    if draw < wet {
      return precipitation(atTemperature: temperature(at: coordinate))
    }
    let isDay = SolarPosition(at: coordinate, on: date).isDay
    switch (draw - wet) / (1 - wet) {
    case ..<0.07: return .fog
    case ..<0.14: return .wind
    case ..<0.40: return .cloudy
    case ..<0.70: return isDay ? .partlyCloudyDay : .partlyCloudyNight
    default: return isDay ? .clearDay : .clearNight
    }
  }

  private func precipitation(atTemperature temperature: Double) -> Weather.Condition {
    switch temperature {
    case ..<0: .snow
    case ..<2: .sleet
    default: .rain
    }
  }

  /// How often it rains or snows: often in the tropics and in the path of the westerlies' lows, seldom in the
  /// subtropics between them, where the air sinks, and sometimes near the poles.
  private static func wetShare(atLatitude latitude: Double) -> Double {
    switch latitude.magnitude {
    case ..<12: 0.35
    case ..<35: 0.12
    case ..<40: 0.22
    case ..<65: 0.38
    default: 0.25
    }
  }

  /// Mean temperatures of December at sea level, every 10° from the South Pole to the North Pole, in degrees Celsius.
  private static let zonalMeans = [
    -13.3, -11.6, -6.8, -0.2, 6.9, 13.4, 18.6, 22.7, 25.5,
    26.7,
    25.9, 22.8, 17.3, 9.9, 1.3, -7.5, -15.1, -20.4, -22.3,
  ]
}
