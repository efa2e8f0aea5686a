#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The position of the Sun in the sky, as seen from a place.
///
/// The low-precision formulas are from The Astronomical Almanac (U.S. Naval Observatory and HM Nautical Almanac Office, section
/// C; see also USNO's "Computing Approximate Solar Coordinates" and "Computing Approximate Sidereal Time"). They are accurate
/// to about 0.02° between 1950 and 2050, and slowly degrade outside these years. They do not include refraction.
public struct SolarPosition: Hashable, Sendable {
  /// The height of the centre of the Sun's disc above the horizon, in degrees; negative below the horizon.
  public let altitude: Double

  /// The altitude at which the Sun's upper edge rises or sets, in degrees.
  ///
  /// By the convention of almanacs, it is minus 34 minutes of arc for refraction and minus 16 for the radius of the disc.
  public static let horizonAltitude = -50.0 / 60

  /// Whether the Sun is up.
  public var isDay: Bool { altitude > Self.horizonAltitude }

  /// Computes the Sun's position.
  ///
  /// ```swift
  /// SolarPosition(at: .northPole, on: christmas).isDay   // false, all night long
  /// ```
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - date: The time. A time that is not finite counts as 1 January 2000, noon.
  public init(at coordinate: Coordinate, on date: Date) {
    self.init(at: coordinate, sun: Self.overheadPoint(on: date))
  }

  /// Computes the Sun's position from the point that has the Sun at its zenith, which is faster for many places at one time.
  ///
  /// - Parameters:
  ///   - coordinate: The place.
  ///   - sun: The result of ``overheadPoint(on:)``.
  public init(at coordinate: Coordinate, sun: Coordinate) {
    let hourAngle = (coordinate.longitude - sun.longitude).radians
    let (latitude, declination) = (coordinate.latitude.radians, sun.latitude.radians)
    let sine = sin(latitude) * sin(declination) + cos(latitude) * cos(declination) * cos(hourAngle)
    altitude = asin(min(max(sine, -1), 1)).degrees
  }

  /// Returns the point that has the Sun at its zenith. It is day within 90° of this point.
  ///
  /// - Parameter date: The time. A time that is not finite counts as 1 January 2000, noon.
  public static func overheadPoint(on date: Date) -> Coordinate {
    // The number of days since the epoch J2000.0, which is 1 January 2000 12:00 UTC to within about a minute.
    let days = date.timeIntervalSince1970.isFinite ? (date.timeIntervalSince1970 - 946_728_000) / 86_400 : 0
    let meanLongitude = (280.460 + 0.9856474 * days).truncatingRemainder(dividingBy: 360)
    let meanAnomaly = (357.528 + 0.9856003 * days).truncatingRemainder(dividingBy: 360).radians
    let eclipticLongitude = (meanLongitude + 1.915 * sin(meanAnomaly) + 0.020 * sin(2 * meanAnomaly)).radians
    let obliquity = (23.439 - 0.0000004 * days).radians
    let rightAscension = atan2(cos(obliquity) * sin(eclipticLongitude), cos(eclipticLongitude)).degrees
    let declination = asin(min(max(sin(obliquity) * sin(eclipticLongitude), -1), 1)).degrees
    let siderealTime = (18.697374558 + 24.06570982441908 * days).truncatingRemainder(dividingBy: 24) * 15
    // The result is within -180...180, even after rounding.
    let longitude = (rightAscension - siderealTime).remainder(dividingBy: 360)
    return Coordinate(latitude: declination, longitude: longitude) ?? .northPole
  }
}
