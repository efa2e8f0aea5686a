import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fact behind a door of Advent, computed from a route and a home.
struct AdventFact: Equatable, Sendable {
  /// The number of the door, from 1 to 24.
  let door: Int
  var count: Int?
  var stop: RouteStop?
  var otherStop: RouteStop?
  /// The English name of a country.
  var country: String?
  var time: Date?
  /// A duration in seconds.
  var duration: Int?
  /// A distance, or a distance per hour.
  var meters: Double?

  /// Returns the number of the door of a day, or nil outside Advent.
  static func door(on day: CivilTime) -> Int? {
    day.month == 12 && (1...24).contains(day.day) ? day.day : nil
  }

  /// Computes the fact behind a door. A number outside 1...24 counts as the nearer end.
  init(behind door: Int, _ route: Route, home: Coordinate) {
    self.door = min(max(door, 1), 24)
    let visited = Array(route.stops.dropFirst().dropLast())
    guard !visited.isEmpty else { return }
    switch self.door {
    case 1...8: setFirst(route, visited)
    case 9...16: setSecond(route, visited)
    default: setThird(route, visited, home)
    }
  }

  private mutating func setFirst(_ route: Route, _ visited: [RouteStop]) {
    switch door {
    case 1: count = visited.count
    case 2: (stop, time) = (visited.first, visited.first?.arrival)
    case 3: (stop, time) = (visited.last, visited.last?.arrival)
    case 4: meters = route.length
    case 5: count = route.presentsTotal
    case 6: setLeg(Self.legs(visited).max { $0.meters < $1.meters })
    case 7: setLeg(Self.legs(visited).min { $0.meters < $1.meters })
    default: stop = visited.max { $0.coordinate.latitude < $1.coordinate.latitude }
    }
  }

  private mutating func setSecond(_ route: Route, _ visited: [RouteStop]) {
    switch door {
    case 9: stop = visited.min { $0.coordinate.latitude < $1.coordinate.latitude }
    case 10:
      stop = visited.max { $0.population < $1.population }
      count = stop?.population
    case 11:
      stop = visited.filter { $0.population > 0 }.min { $0.population < $1.population }
      count = stop?.population
    case 12: count = Set(visited.compactMap { $0.country?.code }).count
    case 13:
      let countries = Dictionary(grouping: visited.compactMap { $0.country?.name }) { $0 }
      let most = countries.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
      (country, count) = (most?.key, most?.value.count)
    case 14: count = Set(visited.compactMap(\.utcOffset)).count
    case 15:
      let start = route.takeoff.departure
      let hours = (0..<min(max(1, Int(route.duration / 3600)), 100)).map { hour in
        let times = (start + Double(hour) * 3600, start + Double(hour + 1) * 3600)
        return (
          time: times.0,
          count: route.moment(at: times.1).presentsDelivered - route.moment(at: times.0).presentsDelivered
        )
      }
      let most = hours.max { $0.count < $1.count }
      (count, time) = (most?.count, most?.time)
    default: stop = visited.min { abs($0.coordinate.latitude) < abs($1.coordinate.latitude) }
    }
  }

  private mutating func setThird(_ route: Route, _ visited: [RouteStop], _ home: Coordinate) {
    switch door {
    case 17:
      let noon = route.takeoff.departure + 26 * 3600
      count = visited.count { stop in
        let midnight = noon - 12 * 3600 - Double(stop.utcOffset ?? 0)
        return DaylightHours(at: stop.coordinate, from: midnight) == .polarNight
      }
    case 18:
      stop = route.stops[route.stopIndex(nearestTo: home)]
      meters = stop?.coordinate.distance(to: home)
    case 19:
      time = route.takeoff.departure + route.duration / 2
      stop = time.map { route.stops[route.moment(at: $0).lastStop] }
    case 20:
      stop = visited.max { $0.stay < $1.stay }
      duration = stop.map { Int($0.stay) }
    case 21: setLeg(Self.legs(visited).max { $0.metersPerHour < $1.metersPerHour }, isSpeed: true)
    case 22:
      stop = visited.max { $0.coordinate.distance(to: home) < $1.coordinate.distance(to: home) }
      meters = stop?.coordinate.distance(to: home)
    case 23: count = max(0, route.stopIndex(nearestTo: home) - 1)
    default: time = route.takeoff.departure
    }
  }

  private struct Leg {
    let start: RouteStop
    let end: RouteStop
    let meters: Double
    var metersPerHour: Double { meters / max(1, end.arrival.timeIntervalSince(start.departure)) * 3600 }
  }

  private static func legs(_ visited: [RouteStop]) -> [Leg] {
    zip(visited, visited.dropFirst()).map {
      Leg(start: $0, end: $1, meters: $0.coordinate.distance(to: $1.coordinate))
    }
  }

  private mutating func setLeg(_ leg: Leg?, isSpeed: Bool = false) {
    (stop, otherStop) = (leg?.start, leg?.end)
    meters = isSpeed ? leg?.metersPerHour : leg?.meters
  }
}

extension RouteStop {
  fileprivate var stay: TimeInterval { departure.timeIntervalSince(arrival) }
}
