#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// How many presents the embedded route delivers in all, as Google's route of 2019 does.
  public static let embeddedPresentsTotal = 7_700_000_000

  /// The built-in flight of a year: 685 places, from 24 December 10:00 UTC for exactly 25 hours.
  ///
  /// It begins and ends at the North Pole and follows local midnight from Kiritimati to Niue. Santa stays 60 seconds at
  /// each place, and leaves presents in proportion to its population. All times are whole seconds. The same year
  /// always gives the same route and fingerprint.
  ///
  /// ```swift
  /// let route = Route.embedded(year: 2026)
  /// route.stops[1].name        // "Kiritimati, Kiribati"
  /// route.presentsTotal        // 7_700_000_000
  /// ```
  ///
  /// Places: GeoNames, CC BY 4.0, and tzdata; see ``Credits``.
  ///
  /// - Parameter year: The year to fly in. A year outside 1...9999 counts as the nearer end.
  /// - Complexity: O(*n*) in the number of places. The flight is planned once in a process.
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

  /// The built-in flight that is under way or comes next: this year's flight until its landing, then next year's.
  public static func coming(asOf date: Date) -> Route {
    embedded(year: comingYear(asOf: date))
  }

  private static func end(id: String, date: Date, presentsDelivered: Int) -> RouteStop {
    RouteStop(
      id: id, city: "North Pole", region: "Arctic", coordinate: .northPole, arrival: date, departure: date,
      population: 0, presentsDelivered: presentsDelivered, utcOffset: nil)
  }

  /// The presents for a part of the weight. Calculated in full width, because the product comes close to 64 bits.
  private static func share(_ weight: Int, of totalWeight: Int) -> Int {
    guard totalWeight > 0 else { return 0 }
    return totalWeight.dividingFullWidth(embeddedPresentsTotal.multipliedFullWidth(by: weight)).quotient
  }
}
