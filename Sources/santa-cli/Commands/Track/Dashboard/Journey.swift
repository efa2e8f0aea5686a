import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A route with the indices and distances of its stops, which are computed once for each flight.
struct Journey: Equatable, Sendable {
  let route: Route
  private let indices: [String: Int]
  /// The distance of each stop from the take-off along the route, in metres.
  private let distances: [Double]
  /// The indices of the stops except for the take-off and the landing, in order of descending population.
  let stopsByPopulation: [Int]
  /// The names of the stops in the form that is searched.
  private let names: [String]
  /// The same names in the language of the reader.
  private let translatedNames: [String]

  init(_ route: Route, _ language: Language = .english) {
    self.route = route
    stopsByPopulation = (1..<route.stops.count - 1).sorted {
      (route.stops[$1].population, $0) < (route.stops[$0].population, $1)
    }
    names = route.stops.map { PlaceName.key($0.name) }
    translatedNames =
      language == .english ? names : route.stops.map { PlaceName.key(language.name(of: $0)) }
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

  /// Returns the index of the stop at which Santa is, or which he left last.
  func lastStop(_ santa: TrackerEvent.SantaState) -> Int {
    santa.lastStop.flatMap { indices[$0.id] } ?? 0
  }

  /// Returns the number of presents that Santa leaves at a stop.
  func presents(at stop: RouteStop) -> Int {
    guard let index = indices[stop.id], index > 0 else { return stop.presentsDelivered }
    return stop.presentsDelivered - route.stops[index - 1].presentsDelivered
  }

  /// The number of presents that are delivered in each hour of the flight, counted at the arrival at each stop.
  var presentsPerHour: [Int] {
    var hours = [Int](repeating: 0, count: hour(of: route.landing.arrival) + 1)
    for stop in route.stops.dropFirst() {
      hours[min(max(0, hour(of: stop.arrival)), hours.count - 1)] += presents(at: stop)
    }
    // The landing is exactly on the hour, and has no presents.
    return hours.count > 1 && hours.last == 0 ? hours.dropLast() : hours
  }

  /// Returns the hour of the flight, from 0, that contains a time.
  func hour(of time: Date) -> Int {
    Int(min(max(0, time.timeIntervalSince(route.takeoff.departure) / 3600), 10_000))
  }

  /// Returns the message that appears while Santa is at a stop or on the way to the next one, or nil.
  func message(at index: Int) -> RouteMessage? {
    let end = index + 1 < route.stops.count ? route.stops[index + 1].arrival : route.stops[index].departure
    return route.message(at: end).flatMap { $0.time >= route.stops[index].arrival ? $0 : nil }
  }

  /// Returns the stops whose names contain a string, in English or in the language of the reader, ignoring case and diacritics.
  func stops(named text: String) -> [Int] {
    let key = PlaceName.key(text)
    guard !key.isEmpty else { return text.isEmpty ? Array(route.stops.indices) : [] }
    return route.stops.indices.filter { names[$0].contains(key) || translatedNames[$0].contains(key) }
  }

  func isName(of index: Int, beginningWith text: String) -> Bool {
    let key = PlaceName.key(text)
    return names[index].hasPrefix(key) || translatedNames[index].hasPrefix(key)
  }

  // The first arrival after a time, or the last one before it; nil if there is none.
  func arrival(after time: Date) -> Date? { route.stops.first { $0.arrival > time }?.arrival }
  func arrival(before time: Date) -> Date? { route.stops.last { $0.arrival < time }?.arrival }
  func arrival(atOrBefore time: Date) -> Date? { route.stops.last { $0.arrival <= time }?.arrival }

  /// Returns the distance that Santa has flown, in metres.
  func distance(flownBy santa: TrackerEvent.SantaState) -> Double {
    let last = lastStop(santa)
    return distances[last]
      + (santa.isAtStop ? 0 : route.stops[last].coordinate.distance(to: santa.coordinate))
  }

  /// Returns Santa's speed, in metres per second; 0 at a stop.
  func speed(of santa: TrackerEvent.SantaState) -> Double {
    let last = lastStop(santa)
    guard !santa.isAtStop, last + 1 < route.stops.count else { return 0 }
    let duration = route.stops[last + 1].arrival.timeIntervalSince(route.stops[last].departure)
    return duration > 0 ? (distances[last + 1] - distances[last]) / duration : 0
  }

  /// Returns the coming stops, starting with the next one, without the landing.
  func ahead(of santa: TrackerEvent.SantaState, count: Int) -> ArraySlice<RouteStop> {
    guard santa.nextStop != nil else { return [] }
    return route.stops.dropLast().dropFirst(lastStop(santa) + 1).prefix(count)
  }

  /// Returns the stops that Santa has visited or is visiting, starting with the latest, without the take-off.
  func visited(by santa: TrackerEvent.SantaState, count: Int) -> [RouteStop] {
    route.stops.dropLast().prefix(lastStop(santa) + 1).dropFirst().suffix(count).reversed()
  }
}
