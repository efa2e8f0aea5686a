/// Finds the time zones of places on the map, by the zones of the cities near them.
///
/// A finder is made for the stops of one route, and then discarded: decoding the positions of all cities takes a millisecond.
struct ZoneFinder {
  /// The maximum distance of a city whose zone is considered, in metres.
  private static let range = 150_000.0

  /// The cities by whole degrees of latitude.
  private var cities: [Int: [(coordinate: Coordinate, zone: Int)]] = [:]

  init(_ directory: CityDirectory = .embedded) {
    for (coordinate, zone) in directory.positions {
      cities[Self.degree(coordinate), default: []].append((coordinate, zone))
    }
  }

  private static func degree(_ coordinate: Coordinate) -> Int { Int(coordinate.latitude.rounded(.down)) }

  /// Returns the offset from UTC that applies at a point on 24 December of a year, if another offset applied there in another
  /// year.
  ///
  /// Near a border, several zones are possible. The result is the offset of the nearest city that had the given offset in that
  /// year. If there is none, the offset is returned unchanged.
  ///
  /// - Parameters:
  ///   - offset: The seconds east of UTC in `oldYear`.
  ///   - point: The point.
  ///   - oldYear: The year in which the offset applied.
  ///   - year: The year of the result.
  func utcOffset(_ offset: Int, at point: Coordinate, of oldYear: Int, in year: Int) -> Int {
    // Two degrees of latitude are longer than the range.
    let near = (-2...2).flatMap { cities[Self.degree(point) + $0] ?? [] }
      .map { (distance: point.distance(to: $0.coordinate), zone: $0.zone) }
      .filter { $0.distance <= Self.range }
      .sorted { $0.distance < $1.distance }
    for (_, zone) in near where ZoneTable.rows.indices.contains(zone) {
      let row = ZoneTable.rows[zone]
      if row.utcOffset(year: oldYear) == offset { return row.utcOffset(year: year) }
    }
    return offset
  }
}
