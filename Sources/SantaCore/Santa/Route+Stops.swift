#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// The route that a store's stops make; nil where they are none that a sleigh wrote: fewer than two, out of order,
  /// off the Earth.
  init?(_ list: List<Stop>, fingerprint: String) {
    var stops: [RouteStop] = []
    for stop in list {
      guard let coordinate = stop.location?.coordinate, stop.time <= stop.departure,
        stops.last.map({ $0.departure <= stop.time && $0.presentsDelivered <= stop.presentsDelivered })
          ?? true
      else { return nil }
      stops.append(
        RouteStop(
          id: stop.id, city: stop.place, region: stop.region, coordinate: coordinate, arrival: stop.time,
          departure: stop.departure, population: stop.population, presentsDelivered: stop.presentsDelivered,
          utcOffset: stop.utcOffset))
    }
    guard stops.count >= 2 else { return nil }
    self.init(stops: stops, fingerprint: fingerprint)
  }
}
