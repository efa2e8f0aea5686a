import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Route {
  /// Creates the route of Santa in a store; nil if a sleigh can't have written its stops. That is the case if there are fewer
  /// than two stops, if their times or presents are out of order or out of range, or if a stop is not on the Earth.
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
    // Another program may have stored the messages in a different order, in which a binary search would fail.
    self.init(stops: stops, messages: messages.sorted { $0.time < $1.time }, fingerprint: fingerprint)
  }
}
