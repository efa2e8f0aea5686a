/// A home: a point on the map and its name.
///
/// ```swift
/// try HomePlace.parse("48.137,11.575")        // 48.137,11.575 (near Munich, Germany)
/// try HomePlace.parse("Reykjavik")            // Reykjavík, Iceland
/// try HomePlace.parse("sydney, ca")           // Sydney, Canada
/// HomePlace.ofTimeZone(named: "Europe/Oslo")  // Oslo
/// ```
public struct HomePlace: Hashable, Sendable {
  /// The name of the place; for coordinates, the coordinates as given, with the nearest city.
  public let name: String

  /// The point on the map.
  public let coordinate: Coordinate

  /// The place where the built-in flight stops for this home: the home itself, or the city near its coordinates. Nil for a home
  /// that was created from a point, and for the North Pole, where the flight ends anyway.
  let place: PlaceTable.Row?

  /// Creates a home from a point and its name. The built-in flight doesn't stop there unless it does so for everyone.
  public init(name: String, coordinate: Coordinate) {
    self.init(name: name, coordinate: coordinate, place: nil)
  }

  init(name: String, coordinate: Coordinate, place: PlaceTable.Row?) {
    (self.name, self.coordinate, self.place) = (name, coordinate, place)
  }

  /// Returns the place that a time zone is named after; nil if the tables do not contain the zone.
  ///
  /// The tables contain the zones of tzdata's `zone.tab`, for example `America/Argentina/Ushuaia`, and their old names, for
  /// example `Asia/Calcutta` and `US/Pacific`. They don't contain zones without a place, such as `UTC`. Names are
  /// case-sensitive, as in the system.
  public static func ofTimeZone(named zone: String) -> HomePlace? {
    guard let index = ZoneTable.index(ofZoneNamed: zone) else { return nil }
    let row = ZoneTable.rows[index]
    let name = ZoneTable.Row.placeName(ofZone: zone)
    let isOldName = zone != row.zone
    // An old name may refer to another city in the zone: America/Montreal is now a link to America/Toronto.
    let city = CityDirectory.embedded.cities(named: name).first {
      $0.zoneIndex == index && (isOldName || $0.coordinate.distance(to: row.coordinate) < 100_000)
    }
    if let city {
      return HomePlace(
        name: city.name, coordinate: isOldName ? city.coordinate : row.coordinate, place: PlaceTable.Row(city)
      )
    }
    if isOldName { return ofTimeZone(named: row.zone) }
    return HomePlace(name: row.name, coordinate: row.coordinate, place: PlaceTable.Row(row))
  }
}

extension HomePlace {
  /// Returns names of places that start with a prefix and that ``parse(_:)`` accepts, the most populous places first.
  ///
  /// `package`, because `santa-cli` completes the value of `--home` in a shell.
  package static func names(startingWith prefix: String, limit: Int) -> [String] {
    // Shells discard a suggestion that doesn't begin with the letters as typed, as "Zürich" for "zur".
    let typed = prefix.lowercased()
    return CityDirectory.embedded.names(startingWith: prefix, limit: limit).map {
      let key = PlaceName.key($0)
      return !$0.lowercased().hasPrefix(typed) && key.hasPrefix(typed) ? key : $0
    }
  }
}

extension HomePlace: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
