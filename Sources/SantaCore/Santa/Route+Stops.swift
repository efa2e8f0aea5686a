#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// The route of the stops in a store. Nil if a sleigh can't have written them: if there are fewer than two, or their
  /// times or presents are out of order, or a stop is not on the Earth.
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
