#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Route {
  /// The number of presents that the embedded route delivers in total, as in Google's route of 2019.
  public static let embeddedPresentsTotal = 7_700_000_000

  /// Returns the built-in flight of a year: 764 places, from 24 December 10:00 UTC for exactly 25 hours.
  ///
  /// The flight begins and ends at the North Pole, and follows local midnight from Kiritimati to Niue. Santa stays at least 60
  /// seconds at each place, and leaves presents in proportion to its population. All times are whole seconds. The same year always
  /// gives the same route and fingerprint.
  ///
  /// The places are the capitals of all countries and territories, places in every time zone and in thinly populated regions,
  /// and the large cities that are well known: cities of two million people for which GeoNames has at least 20 names, of one
  /// million with 35 names, and of half a million with 45. If two of them in a country are less than 35 km apart, only the
  /// larger one is a stop. In China, where a city's population includes its counties, five million people are required.
  ///
  /// The flight of a home also stops there, unless the home is one of the places. The other stops stay in their order, and the
  /// stops before and after the home move by a minute or two. A flight with another home is a different flight with a different
  /// fingerprint, so a flight that several trackers share has the home of the tracker that started it.
  ///
  /// ```swift
  /// let route = Route.embedded(year: 2026)
  /// route.stops[1].name        // "Kiritimati, Kiribati"
  /// route.presentsTotal        // 7_700_000_000
  /// ```
  ///
  /// Places: GeoNames, CC BY 4.0, and tzdata; see ``Credits``.
  ///
  /// - Parameters:
  ///   - year: The year of the flight. A year outside 1...9999 counts as the nearer end.
  ///   - home: The home at which the flight stops; nil for the flight without an additional stop. For a home with coordinates,
  ///     the flight stops at the nearest known city within 200 km.
  /// - Complexity: O(*n*) in the number of places; O(*n* log *n*) if the home is not one of the places. The flight without an
  ///   additional stop is planned once per process.
  public static func embedded(year: Int, home: HomePlace? = nil) -> Route {
    let plan = home?.place.flatMap { FlightPlan.embedded(with: $0) } ?? .embedded
    return Route(year: year, plan: plan)
  }

  private init(year: Int, plan: FlightPlan) {
    let start = Self.standardTakeoff(year: year)
    let entries = plan.entries
    let totalWeight = entries.reduce(0) { $0 + $1.weight }
    var weight = 0
    var stops = [
      Self.end(id: Self.takeoffID, date: start, presentsDelivered: 0)
    ]
    for entry in entries {
      weight += entry.weight
      stops.append(
        RouteStop(
          id: entry.id, city: entry.place.name, region: entry.place.country,
          coordinate: entry.place.coordinate,
          arrival: start + Double(entry.arrival), departure: start + Double(entry.departure),
          population: entry.place.population,
          presentsDelivered: Self.share(weight, of: totalWeight), utcOffset: entry.place.utcOffset))
    }
    stops.append(
      Self.end(
        id: Self.landingID, date: start + Double(FlightPlan.duration),
        presentsDelivered: Self.embeddedPresentsTotal))
    self.init(stops: stops)
  }

  /// Returns the built-in flight that is under way or comes next: this year's flight until its landing, then next year's.
  public static func coming(asOf date: Date) -> Route {
    embedded(year: comingYear(asOf: date))
  }

  private static func end(id: String, date: Date, presentsDelivered: Int) -> RouteStop {
    RouteStop(
      id: id, city: "North Pole", region: "Arctic", coordinate: .northPole, arrival: date, departure: date,
      population: 0, presentsDelivered: presentsDelivered, utcOffset: nil)
  }

  /// Returns the presents for a part of the weight. The product comes close to 64 bits, so it is computed in full width.
  private static func share(_ weight: Int, of totalWeight: Int) -> Int {
    guard totalWeight > 0 else { return 0 }
    return totalWeight.dividingFullWidth(embeddedPresentsTotal.multipliedFullWidth(by: weight)).quotient
  }
}
