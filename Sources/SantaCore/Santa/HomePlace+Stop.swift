extension HomePlace {
  /// Returns whether Santa comes to the home itself when he comes to a stop.
  ///
  /// If he doesn't, the stop is only the nearest one: the flight has a route from a file, or was started for another home.
  ///
  /// `package`, because `santa-cli` says how far away that stop is.
  package func isVisited(at stop: RouteStop) -> Bool {
    if coordinate.distance(to: stop.coordinate) < PlaceTable.Row.samePlaceDistance { return true }
    return place.map { $0.isSamePlace(named: stop.city, at: stop.coordinate) } ?? false
  }

  /// The name without the country.
  package var shortName: String {
    guard let place, name.hasPrefix(place.name) else { return name }
    return place.name
  }
}

extension PlaceTable.Row {
  /// The distance, in metres, below which two places are the same.
  static let samePlaceDistance = 5_000.0

  /// The distance, in metres, below which two places with the same name are the same. The tables round positions differently,
  /// and a zone's position may be at the other end of a large city.
  private static let sameNameDistance = 50_000.0

  /// Returns whether a name and a position in another table mean this place.
  func isSamePlace(named name: String, at point: Coordinate) -> Bool {
    let distance = coordinate.distance(to: point)
    return distance < Self.samePlaceDistance
      || (distance < Self.sameNameDistance && PlaceName.searchKey(self.name) == PlaceName.searchKey(name))
  }
}
