import SantaCore

/// A visitor's place: its name, and the stop from which Santa visits it.
struct HomeDocument: Encodable {
  var name: String
  /// The ID of the stop.
  var stop: String
  var arrival: Int
  var zone: Int

  /// The distance from a stop, in metres, within which a point counts as being in its city.
  private static let cityRadius = 25_000.0

  init(_ coordinate: Coordinate, on flight: PageFlight, in language: PageLanguage) {
    let stop = flight.route.stops[flight.route.stopIndex(nearestTo: coordinate)]
    // A stop is better known than the suburb in which the point is.
    let isNear = coordinate.distance(to: stop.coordinate) < Self.cityRadius
    let isPole = stop.id == flight.route.landing.id
    let city =
      isNear || isPole
      ? nil : (try? HomePlace.parse(coordinate.plainText)).flatMap { $0.name.hasSuffix(")") ? $0 : nil }
    // Far from all cities, the place has the name of the stop.
    name = city.map { PagePlaces.names(of: $0, in: language).name } ?? language.place(stop.city)
    (self.stop, arrival, zone) = (stop.id, stop.arrival.milliseconds, stop.utcOffset ?? 0)
  }
}

extension Coordinate {
  /// The latitude and the longitude in plain decimals, without an exponent.
  var plainText: String {
    "\(NumberText.decimal(latitude, decimals: 4)),\(NumberText.decimal(longitude, decimals: 4))"
  }
}
