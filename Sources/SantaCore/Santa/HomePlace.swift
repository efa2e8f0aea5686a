/// Where somebody lives, as far as Santa needs to know.
///
/// ```swift
/// try HomePlace.parse("48.137,11.575")        // 48.137,11.575
/// try HomePlace.parse("Reykjavik")            // Reykjavík, Iceland
/// try HomePlace.parse("sydney, ca")           // Sydney, Canada
/// HomePlace.ofTimeZone(named: "Europe/Oslo")  // Oslo
/// ```
public struct HomePlace: Hashable, Sendable {
  /// What to call it: a place, or the coordinates as they were given.
  public let name: String

  /// Where it is.
  public let coordinate: Coordinate

  /// Makes a home of a point that the caller knows.
  public init(name: String, coordinate: Coordinate) {
    self.name = name
    self.coordinate = coordinate
  }

  /// The place a time zone is named after, or nil if the table has no such zone.
  ///
  /// Names are those of tzdata's `zone.tab`, for example `America/Argentina/Ushuaia`. Old aliases such as
  /// `US/Eastern`, and zones without a place such as `UTC`, are not in it. Letters must be in their case, as
  /// the system's are.
  public static func ofTimeZone(named zone: String) -> HomePlace? {
    ZoneTable.rows.first { $0.zone == zone }.map { HomePlace(name: $0.name, coordinate: $0.coordinate) }
  }
}

extension HomePlace: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
