#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// How many presents the embedded route brings in all; the number of Google's route of 2019.
  public static let embeddedPresentsTotal = 7_700_000_000

  /// The built-in flight of a year: 685 places, from 24 December 10:00 UTC for exactly 25 hours.
  ///
  /// It begins and ends at the North Pole, follows local midnight from Kiritimati to Niue, stays 60 seconds
  /// at each place, and leaves presents in proportion to the people. All times are whole seconds; the same
  /// year always gives the same route and fingerprint.
  ///
  /// ```swift
  /// let route = Route.embedded(year: 2026)
  /// route.stops[1].name        // "Kiritimati, Kiribati"
  /// route.presentsTotal        // 7_700_000_000
  /// ```
  ///
  /// Places: GeoNames, CC BY 4.0, and tzdata; see ``Credits``.
  ///
  /// - Parameter year: The year to fly in; outside 1...9998 it is moved to the nearer end.
  /// - Complexity: O(*n*) in the number of places; planning them happens once in a process.
  public static func embedded(year: Int) -> Route {
    let start = standardTakeoff(year: year)
    let entries = FlightPlan.embedded.entries
    let totalWeight = entries.reduce(0) { $0 + $1.weight }
    var weight = 0
    var stops = [
      end(id: takeoffID, date: start, presentsDelivered: 0)
    ]
    for entry in entries {
      weight += entry.weight
      stops.append(
        RouteStop(
          id: entry.id, city: entry.place.name, region: entry.place.country,
          coordinate: entry.place.coordinate,
          arrival: start + Double(entry.arrival), departure: start + Double(entry.departure),
          population: entry.place.population,
          presentsDelivered: share(weight, of: totalWeight), utcOffset: entry.place.utcOffset))
    }
    stops.append(
      end(
        id: landingID, date: start + Double(FlightPlan.duration), presentsDelivered: embeddedPresentsTotal))
    return Route(stops: stops)
  }

  /// The built-in flight that is under way or comes next: this year's until its landing, then next year's.
  public static func coming(asOf date: Date) -> Route {
    embedded(year: comingYear(asOf: date))
  }

  private static func end(id: String, date: Date, presentsDelivered: Int) -> RouteStop {
    RouteStop(
      id: id, city: "North Pole", region: "Arctic", coordinate: .northPole, arrival: date, departure: date,
      population: 0, presentsDelivered: presentsDelivered, utcOffset: nil)
  }

  /// The presents for that part of the weight, in full width: the product comes close to what 64 bits hold.
  private static func share(_ weight: Int, of totalWeight: Int) -> Int {
    guard totalWeight > 0 else { return 0 }
    return totalWeight.dividingFullWidth(embeddedPresentsTotal.multipliedFullWidth(by: weight)).quotient
  }
}
