#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A point on the Earth's surface, in degrees of latitude and longitude.
///
/// A coordinate is always a point on the Earth: latitude within -90...90, longitude within -180...180, both finite. Two
/// coordinates are equal if their numbers are equal. The longitudes 180° and -180° are the same meridian but unequal numbers,
/// so two such points differ, with a ``distance(to:)`` of zero.
///
/// ```swift
/// let london = Coordinate(latitude: 51.5074, longitude: -0.1278)
/// let nowhere = Coordinate(latitude: 91, longitude: 0)  // nil
/// ```
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90...90.
  public let latitude: Double

  /// Degrees east of Greenwich, -180...180.
  public let longitude: Double

  /// Creates a point; nil if a number is not finite or out of range.
  ///
  /// - Parameters:
  ///   - latitude: Degrees north, -90...90.
  ///   - longitude: Degrees east, -180...180.
  public init?(latitude: Double, longitude: Double) {
    // A range never contains NaN or an infinity, so this also rejects numbers that are not finite.
    guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a point from numbers that a formula in this file has computed.
  ///
  /// Rounding may put the numbers slightly outside the ranges, so they are moved to the nearest valid value.
  private init(clampingLatitude latitude: Double, longitude: Double) {
    self.latitude = min(max(latitude, Self.latitudes.lowerBound), Self.latitudes.upperBound)
    self.longitude = min(max(longitude, Self.longitudes.lowerBound), Self.longitudes.upperBound)
  }

  /// The valid latitudes, in degrees.
  public static let latitudes: ClosedRange<Double> = -90...90

  /// The valid longitudes, in degrees.
  public static let longitudes: ClosedRange<Double> = -180...180

  /// The geographic North Pole, where Santa lives.
  public static let northPole = Coordinate(clampingLatitude: 90, longitude: 0)

  /// The radius of the sphere on which all distances are measured, in metres.
  ///
  /// It is the mean radius of the Earth, (2a + b) / 3 of WGS 84 (Moritz, "Geodetic Reference System 1980"), which gives the
  /// least error on average. The equatorial radius would make every distance 0.1 % too long.
  public static let earthRadius = 6_371_008.8
}

extension Coordinate: CustomStringConvertible {
  /// Latitude and longitude in the format of `--home`, for example `51.5074,-0.1278`.
  public var description: String { "\(latitude),\(longitude)" }
}

extension Coordinate {
  /// Returns the length of the great circle to another point, in metres.
  ///
  /// The haversine formula stays exact for points close to each other, for which the cosine formula loses half of its digits
  /// (R. W. Sinnott, "Virtues of the Haversine", Sky & Telescope 68, 1984). Distances on the true ellipsoid may differ by 0.5
  /// %.
  ///
  /// ```swift
  /// london.distance(to: newYork)  // 5_576_000 or so
  /// ```
  public func distance(to other: Coordinate) -> Double {
    let latitudeHalf = sin((other.latitude - latitude).radians / 2)
    let longitudeHalf = sin((other.longitude - longitude).radians / 2)
    let haversine =
      latitudeHalf * latitudeHalf
      + cos(latitude.radians) * cos(other.latitude.radians) * longitudeHalf * longitudeHalf
    // Rounding can push the sum past 1 for opposite points. `asin` would then return NaN.
    return 2 * Self.earthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// Returns the point at a fraction of the way along the great circle to another point.
  ///
  /// The result is correct across the antimeridian and over a pole, because it turns a vector instead of interpolating degrees
  /// (K. Shoemake, "Animating Rotation with Quaternion Curves", SIGGRAPH 1985). If the two points coincide or are opposite each
  /// other (the sine of their angle is below 1e-6), no unique great circle joins them. The result is then this point, as in
  /// Google's tracker.
  ///
  /// - Parameters:
  ///   - other: The point at fraction 1.
  ///   - fraction: The fraction of the way. 0 gives exactly this point, and 1 exactly the other one. A value outside 0...1
  ///     counts as the nearer end, and NaN counts as 0.
  public func interpolated(to other: Coordinate, fraction: Double) -> Coordinate {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    let start = UnitVector(self)
    let end = UnitVector(other)
    let angle = start.angle(to: end)
    let sine = sin(angle)
    guard sine >= 1e-6 else { return self }
    let startShare = sin((1 - fraction) * angle) / sine
    let endShare = sin(fraction * angle) / sine
    let point = UnitVector(
      x: start.x * startShare + end.x * endShare,
      y: start.y * startShare + end.y * endShare,
      z: start.z * startShare + end.z * endShare)
    return Coordinate(clampingLatitude: point.latitude, longitude: point.longitude)
  }

  /// Returns the compass direction in which the great circle to another point starts, in degrees 0..<360 clockwise from north.
  ///
  /// The direction is 0 if the two points coincide.
  public func bearing(to other: Coordinate) -> Double {
    let eastward = (other.longitude - longitude).radians
    let east = sin(eastward) * cos(other.latitude.radians)
    let north =
      cos(latitude.radians) * sin(other.latitude.radians)
      - sin(latitude.radians) * cos(other.latitude.radians) * cos(eastward)
    let degrees = atan2(east, north).degrees
    let positive = degrees < 0 ? degrees + 360 : degrees
    // A tiny negative angle plus 360 rounds to 360, which is the same direction as 0.
    return positive < 360 ? positive : 0
  }

  /// A point as a direction from the Earth's centre, which is continuous across the antimeridian and the poles.
  private struct UnitVector {
    let x: Double
    let y: Double
    let z: Double

    init(x: Double, y: Double, z: Double) {
      self.x = x
      self.y = y
      self.z = z
    }

    init(_ coordinate: Coordinate) {
      let latitude = coordinate.latitude.radians
      let longitude = coordinate.longitude.radians
      self.init(x: cos(latitude) * cos(longitude), y: cos(latitude) * sin(longitude), z: sin(latitude))
    }

    /// Returns the angle to another vector. Computed from both its sine and its cosine, it is exact for small angles and for
    /// opposite vectors.
    func angle(to other: UnitVector) -> Double {
      let crossX = y * other.z - z * other.y
      let crossY = z * other.x - x * other.z
      let crossZ = x * other.y - y * other.x
      let cross = (crossX * crossX + crossY * crossY + crossZ * crossZ).squareRoot()
      return atan2(cross, x * other.x + y * other.y + z * other.z)
    }

    var latitude: Double { atan2(z, (x * x + y * y).squareRoot()).degrees }
    var longitude: Double { atan2(y, x).degrees }
  }
}

extension Double {
  /// This number of degrees, in radians.
  var radians: Double { self * .pi / 180 }

  /// This number of radians, in degrees.
  var degrees: Double { self * 180 / .pi }
}
