import SantaCore

/// The sums of a whole flight. `track`, its dashboard and `status` show the same ones.
struct NightSummary: Equatable, Sendable {
  /// The number of stops, without the North Pole.
  let stops: Int
  let presents: Int
  /// The length of the flight, in metres.
  let meters: Double

  init(_ route: Route) {
    stops = route.placeCount
    presents = route.presentsTotal
    meters = route.length
  }
}
