import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A route with its stops' indices and distances, which are computed once for a flight.
struct Journey: Equatable, Sendable {
  let route: Route
  private let indices: [String: Int]
  /// The distance of each stop from the take-off along the route, in metres.
  private let distances: [Double]

  init(_ route: Route) {
    self.route = route
    indices = Dictionary(
      route.stops.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var distance = 0.0
    distances =
      [0]
      + zip(route.stops, route.stops.dropFirst()).map { start, end in
        distance += start.coordinate.distance(to: end.coordinate)
        return distance
      }
  }

  static func == (first: Journey, second: Journey) -> Bool {
    first.route.fingerprint == second.route.fingerprint
  }

  private func lastStop(_ santa: TrackerEvent.SantaState) -> Int {
    santa.lastStop.flatMap { indices[$0.id] } ?? 0
  }

  /// How many presents Santa leaves at a stop.
  func presents(at stop: RouteStop) -> Int {
    guard let index = indices[stop.id], index > 0 else { return stop.presentsDelivered }
    return stop.presentsDelivered - route.stops[index - 1].presentsDelivered
  }

  /// How far Santa has flown, in metres.
  func distance(flownBy santa: TrackerEvent.SantaState) -> Double {
    let last = lastStop(santa)
    return distances[last]
      + (santa.isAtStop ? 0 : route.stops[last].coordinate.distance(to: santa.coordinate))
  }

  /// How fast Santa flies, in metres per second; 0 at a stop.
  func speed(of santa: TrackerEvent.SantaState) -> Double {
    let last = lastStop(santa)
    guard !santa.isAtStop, last + 1 < route.stops.count else { return 0 }
    let duration = route.stops[last + 1].arrival.timeIntervalSince(route.stops[last].departure)
    return duration > 0 ? (distances[last + 1] - distances[last]) / duration : 0
  }

  /// The last stops, and the point where Santa is.
  func trail(of santa: TrackerEvent.SantaState, legs: Int) -> [Coordinate] {
    guard santa.nextStop != nil else { return [] }
    let last = lastStop(santa)
    return route.stops[max(0, last - legs)...last].map(\.coordinate)
      + (santa.isAtStop ? [] : [santa.coordinate])
  }

  /// The stops to come, the next one first, without the landing.
  func ahead(of santa: TrackerEvent.SantaState, count: Int) -> ArraySlice<RouteStop> {
    guard santa.nextStop != nil else { return [] }
    return route.stops.dropLast().dropFirst(lastStop(santa) + 1).prefix(count)
  }

  /// The stops that Santa has left or is at, the latest first, without the take-off.
  func visited(by santa: TrackerEvent.SantaState, count: Int) -> [RouteStop] {
    route.stops.dropLast().prefix(lastStop(santa) + 1).dropFirst().suffix(count).reversed()
  }
}
