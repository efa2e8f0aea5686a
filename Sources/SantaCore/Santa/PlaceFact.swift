#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A fact about a stop, computed from the route, the table of countries, and the position of the Sun.
package enum PlaceFact: Hashable, Sendable {
  /// The stop is the capital of this country.
  case capital(Country)
  /// The number of inhabitants.
  case population(Int)
  /// The number of the stop among all stops of the route in this country.
  case stopInCountry(Country, number: Int, count: Int)
  /// The distance from home, in metres.
  case distanceFromHome(Double)
  /// Sunrise and sunset on the day that begins around Santa's visit, as local times of the stop.
  case sun(rise: CivilTime, set: CivilTime)
  /// The duration of that day from sunrise to sunset, in seconds.
  case dayLength(Int)
  /// The Sun doesn't rise on that day.
  case polarNight
  /// The Sun doesn't set on that day.
  case midnightSun
}

extension Route {
  /// Returns one fact about a stop. The same stop and home always give the same fact; nil at the Pole.
  ///
  /// - Parameters:
  ///   - index: The index of the stop in ``stops``. An invalid index gives nil.
  ///   - home: The home from which distances are measured.
  /// - Complexity: O(*n*) in the number of stops.
  package func fact(aboutStop index: Int, home: Coordinate) -> PlaceFact? {
    let facts = facts(aboutStop: index, home: home)
    guard let first = facts.first else { return nil }
    // A polar night is rarer than any other fact, and a capital should be named as such.
    switch first {
    case .polarNight, .midnightSun: return first
    default: break
    }
    var hash = StableHash()
    hash.combine("fact")
    hash.combine(stops[index].id)
    return facts[Int(hash.value % UInt64(facts.count))]
  }

  /// Returns all facts about a stop.
  package func facts(aboutStop index: Int, home: Coordinate) -> [PlaceFact] {
    guard (1..<stops.count - 1).contains(index) else { return [] }
    let stop = stops[index]
    var facts = sunFacts(about: stop)
    if let country = stop.country {
      if country.hasCapital(stop.city) { facts.append(.capital(country)) }
      let indices = stops.indices.filter { stops[$0].country?.code == country.code }
      if indices.count > 1, let number = indices.firstIndex(of: index) {
        facts.append(.stopInCountry(country, number: number + 1, count: indices.count))
      }
    }
    if stop.population > 0 { facts.append(.population(stop.population)) }
    let distance = stop.coordinate.distance(to: home)
    if distance > 50_000 { facts.append(.distanceFromHome(distance)) }
    return facts
  }

  private func sunFacts(about stop: RouteStop) -> [PlaceFact] {
    guard let offset = stop.utcOffset else { return [] }
    // Santa comes around midnight. The day that begins then is the nearest one.
    let local = stop.arrival.timeIntervalSince1970 + Double(offset)
    let midnight = Date(timeIntervalSince1970: (local / 86_400).rounded() * 86_400 - Double(offset))
    switch DaylightHours(at: stop.coordinate, from: midnight) {
    case nil: return []
    case .polarNight: return [.polarNight]
    case .midnightSun: return [.midnightSun]
    case .day(let sunrise, let sunset):
      return [
        .sun(rise: CivilTime(sunrise + Double(offset)), set: CivilTime(sunset + Double(offset))),
        .dayLength(Int(sunset.timeIntervalSince(sunrise).rounded())),
      ]
    }
  }
}
