/// A point on the Earth, as a store holds it.
///
/// ```swift
/// let location = Location(Coordinate.northPole)
/// location.coordinate?.latitude        // 90.0
/// ```
///
/// A `Location` belongs to one ``Stop``, ``Santa`` or ``Weather`` and is deleted with it.
public final class Location: Object {
  /// Degrees north of the equator.
  @Persisted public var latitude: Double
  /// Degrees east of Greenwich.
  @Persisted public var longitude: Double

  /// The point at 0°, 0°.
  public required init() {}

  /// A location, in no store yet, at a point.
  public convenience init(_ coordinate: Coordinate) {
    self.init()
    self.coordinate = coordinate
  }

  /// The point; nil where the stored numbers are none on the Earth. Assigning nil changes nothing.
  public var coordinate: Coordinate? {
    get { Coordinate(latitude: latitude, longitude: longitude) }
    set {
      guard let newValue else { return }
      // What did not change is not written, so that nobody is told of it.
      if latitude != newValue.latitude { latitude = newValue.latitude }
      if longitude != newValue.longitude { longitude = newValue.longitude }
    }
  }
}
