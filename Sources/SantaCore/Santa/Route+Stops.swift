import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// The route of Santa in a store. Nil if a sleigh can't have written its stops: if there are fewer than two, or their
  /// times or presents are out of order or range, or a stop is not on the Earth.
  init?(of santa: Santa, fingerprint: String) {
    var stops: [RouteStop] = []
    for stop in santa.route {
      guard let coordinate = stop.location?.coordinate, CivilTime.contains(stop.time),
        CivilTime.contains(stop.departure), stop.presentsDelivered >= 0,
        stop.utcOffset.map((-86_400...86_400).contains) ?? true, stop.time <= stop.departure,
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
    let messages = santa.messages.filter { CivilTime.contains($0.time) }
      .map { RouteMessage(time: $0.time, text: $0.text, isFact: $0.isFact) }
    // Another program may have stored them in another order, in which none would be found.
    self.init(stops: stops, messages: messages.sorted { $0.time < $1.time }, fingerprint: fingerprint)
  }
}
