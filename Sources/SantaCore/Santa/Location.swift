public import SantaStore

/// A point on the Earth, stored as an object.
///
/// ```swift
/// let location = Location(Coordinate.northPole)
/// location.coordinate?.latitude        // 90.0
/// ```
///
/// A location belongs to one ``Stop``, ``Santa`` or ``Weather``, and is deleted together with it.
public final class Location: Object {
  /// Degrees north of the equator.
  @Persisted public var latitude: Double
  /// Degrees east of Greenwich.
  @Persisted public var longitude: Double

  /// Creates a location at 0°, 0°.
  public required init() {}

  /// Creates a location at a point. It isn't in a store yet.
  public convenience init(_ coordinate: Coordinate) {
    self.init()
    self.coordinate = coordinate
  }

  /// The point; nil if the stored numbers are not a point on the Earth. Assigning nil has no effect.
  public var coordinate: Coordinate? {
    get { Coordinate(latitude: latitude, longitude: longitude) }
    set {
      guard let newValue else { return }
      // Unchanged numbers are not written, so that observers are not notified of them.
      if latitude != newValue.latitude { latitude = newValue.latitude }
      if longitude != newValue.longitude { longitude = newValue.longitude }
    }
  }
}
