/// A home: a point on the map and its name.
///
/// ```swift
/// try HomePlace.parse("48.137,11.575")        // 48.137,11.575 (near Munich, Germany)
/// try HomePlace.parse("Reykjavik")            // Reykjavík, Iceland
/// try HomePlace.parse("sydney, ca")           // Sydney, Canada
/// HomePlace.ofTimeZone(named: "Europe/Oslo")  // Oslo
/// ```
public struct HomePlace: Hashable, Sendable {
  /// The name of the place, or the coordinates as they were given, with the nearest city.
  public let name: String

  /// The point on the map.
  public let coordinate: Coordinate

  /// Makes a home from a point and its name.
  public init(name: String, coordinate: Coordinate) {
    self.name = name
    self.coordinate = coordinate
  }

  /// The place that a time zone is named after; nil if the table does not have the zone.
  ///
  /// The names are those of tzdata's `zone.tab`, for example `America/Argentina/Ushuaia`. It has neither old aliases
  /// such as `US/Eastern` nor zones without a place such as `UTC`. Names are case-sensitive, as they are in the system.
  public static func ofTimeZone(named zone: String) -> HomePlace? {
    ZoneTable.rows.first { $0.zone == zone }.map { HomePlace(name: $0.name, coordinate: $0.coordinate) }
  }
}

extension HomePlace: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
