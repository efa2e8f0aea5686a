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
  /// The indices of the stops except for the take-off and the landing, the most populous first.
  let stopsByPopulation: [Int]
  /// The names of the stops as they are searched.
  private let names: [String]

  init(_ route: Route) {
    self.route = route
    stopsByPopulation = (1..<route.stops.count - 1).sorted {
      (route.stops[$1].population, $0) < (route.stops[$0].population, $1)
    }
    names = route.stops.map { PlaceName.key($0.name) }
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

  /// The index of the stop that Santa is at, or left last.
  func lastStop(_ santa: TrackerEvent.SantaState) -> Int {
    santa.lastStop.flatMap { indices[$0.id] } ?? 0
  }

  /// How many presents Santa leaves at a stop.
  func presents(at stop: RouteStop) -> Int {
    guard let index = indices[stop.id], index > 0 else { return stop.presentsDelivered }
    return stop.presentsDelivered - route.stops[index - 1].presentsDelivered
  }

  /// The presents that are left under trees in each hour of the flight, counted at the stops' departures.
  var presentsPerHour: [Int] {
    var hours = [Int](repeating: 0, count: hour(of: route.landing.arrival) + 1)
    for stop in route.stops.dropFirst() {
      hours[min(max(0, hour(of: stop.arrival)), hours.count - 1)] += presents(at: stop)
    }
    // The landing is at the full hour, and has no presents.
    return hours.count > 1 && hours.last == 0 ? hours.dropLast() : hours
  }

  /// The hour of the flight, from 0, that contains a time.
  func hour(of time: Date) -> Int {
    Int(min(max(0, time.timeIntervalSince(route.takeoff.departure) / 3600), 10_000))
  }

  /// The message that comes while Santa is at a stop or on the way to the next one; nil if there is none.
  func message(at index: Int) -> RouteMessage? {
    let end = index + 1 < route.stops.count ? route.stops[index + 1].arrival : route.stops[index].departure
    return route.message(at: end).flatMap { $0.time >= route.stops[index].arrival ? $0 : nil }
  }

  /// The stops whose names contain a text, in any case and without regard to marks.
  func stops(named text: String) -> [Int] {
    let key = PlaceName.key(text)
    guard !key.isEmpty else { return text.isEmpty ? Array(route.stops.indices) : [] }
    return route.stops.indices.filter { names[$0].contains(key) }
  }

  func isName(of index: Int, beginningWith text: String) -> Bool {
    names[index].hasPrefix(PlaceName.key(text))
  }

  // The first arrival after a time, or the last one before it; nil if there is none.
  func arrival(after time: Date) -> Date? { route.stops.first { $0.arrival > time }?.arrival }
  func arrival(before time: Date) -> Date? { route.stops.last { $0.arrival < time }?.arrival }
  func arrival(atOrBefore time: Date) -> Date? { route.stops.last { $0.arrival <= time }?.arrival }

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
