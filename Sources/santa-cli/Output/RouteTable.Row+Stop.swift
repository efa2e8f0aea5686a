import SantaCore

extension RouteTable.Row {
  /// A stop of a route, and how far it is from somewhere.
  init(_ stop: RouteStop, from origin: Coordinate?) {
    self.init(
      arrival: stop.arrival, utcOffsetSeconds: stop.utcOffset, place: stop.city,
      region: stop.region.isEmpty ? nil : stop.region, latitude: stop.coordinate.latitude,
      longitude: stop.coordinate.longitude,
      kilometers: origin.map { $0.distance(to: stop.coordinate) / 1000 }, id: stop.id,
      departure: stop.departure, population: stop.population, presentsDelivered: stop.presentsDelivered)
  }
}
