/// The timetable of the embedded flight, without a year: the arrival at each place in seconds after take-off.
///
/// Santa follows midnight around the world, as in Google's route. He flies the time zones from east to west, and each
/// zone in strips from east to west, alternately southwards and northwards. The times are computed in three steps:
///
/// 1. Each place has a preferred arrival. The places of a zone are spread evenly over the hour around its midnight.
/// 2. Each stay takes ``stay``, and each leg at least ``turnaround`` plus its distance at ``cruisingSpeed``.
/// 3. Of all timetables in this order that allow for these durations, the plan is the one whose arrivals have the least
///    sum of squared differences from the preferred ones. This is isotonic regression, which ``IsotonicRegression``
///    solves exactly.
///
/// All times are whole seconds, so that they compare equal after they were stored in any format.
struct FlightPlan {
  /// One place with its times.
  struct Entry {
    let id: String
    let place: PlaceTable.Row
    /// Seconds after take-off.
    let arrival: Int
    /// The share of this place in the presents, in people.
    let weight: Int

    var departure: Int { arrival + FlightPlan.stay }
  }

  /// The places in the order of the flight, the ends not included.
  let entries: [Entry]

  /// How long Santa stays at a place, in seconds, as in Google's routes of 2016 to 2019.
  static let stay = 60

  /// The time that a leg takes in addition to its distance, in seconds: for climbing, and for finding the next chimney.
  static let turnaround = 20

  /// The speed on a leg, in metres per second.
  ///
  /// Google's fastest leg, Easter Island to Cabo San Lucas in 2017, is 5,562 km in a minute, 92.7 km/s.
  static let cruisingSpeed = 92_700.0

  /// The flight from the Pole to the first place, in seconds; Google's Santa reached Provideniya at 10:09
  /// UTC.
  static let firstLeg = 9 * 60

  /// The flight home, in seconds; Google's Santa left Hilo at 10:52 UTC.
  static let lastLeg = 8 * 60

  /// The whole flight, in seconds.
  static let duration = 25 * 3600

  /// The weight of a place whose population is not known, so that its children get presents too.
  static let leastWeight = 1000

  /// The plan for the places in the table, computed once.
  static let embedded = FlightPlan(places: PlaceTable.rows)

  /// Plans a flight over some places.
  init(places: [PlaceTable.Row]) {
    let ordered = Self.ordered(places)
    let arrivals = Self.arrivals(at: ordered)
    entries = zip(ordered, arrivals).map { stop, arrival in
      Entry(
        id: PlaceName.identifier("\(stop.place.name) \(stop.place.countryCode)"), place: stop.place,
        arrival: arrival, weight: max(stop.place.population, Self.leastWeight))
    }
  }

  private struct OrderedPlace {
    let place: PlaceTable.Row
    /// When Santa should arrive if nothing delayed him, in seconds after take-off.
    let preferredArrival: Double
  }

  private static func ordered(_ places: [PlaceTable.Row]) -> [OrderedPlace] {
    var ordered: [OrderedPlace] = []
    var isSouthward = true
    let zones = Dictionary(grouping: places, by: \.utcOffset)
    for offset in zones.keys.sorted(by: >) {
      let zone = (zones[offset] ?? []).sorted { first, second in
        // By degrees west of the zone's own meridian, so that the antimeridian does not cut a zone in two. Ties are
        // broken by name, so that the plan does not depend on the order of the table.
        (-eastOfMeridian(first), first.name) < (-eastOfMeridian(second), second.name)
      }
      // The take-off is at 10:00, so midnight where clocks show UTC is 14 hours after it.
      let midnight = Double(14 * 3600 - offset)
      // With six places to a strip, a strip is about as long as the strips are apart, which keeps the flight short.
      let stripCount = max(1, Int((Double(zone.count) / 6).squareRoot().rounded()))
      var flown: [PlaceTable.Row] = []
      for strip in 0..<stripCount {
        let members = zone[zone.count * strip / stripCount..<zone.count * (strip + 1) / stripCount]
        let southward = isSouthward
        flown += members.sorted { isAhead($0, $1, southward: southward) }
        isSouthward.toggle()
      }
      ordered += flown.enumerated().map { index, place in
        let share = (Double(index) + 0.5) / Double(flown.count)
        return OrderedPlace(place: place, preferredArrival: midnight + (share - 0.5) * 3600)
      }
    }
    return ordered
  }

  private static func isAhead(_ first: PlaceTable.Row, _ second: PlaceTable.Row, southward: Bool) -> Bool {
    let latitudes = (first.coordinate.latitude, second.coordinate.latitude)
    guard latitudes.0 != latitudes.1 else { return first.name < second.name }
    return southward ? latitudes.0 > latitudes.1 : latitudes.0 < latitudes.1
  }

  /// Degrees east of the meridian in the middle of the place's zone, -180..<180.
  private static func eastOfMeridian(_ place: PlaceTable.Row) -> Double {
    let degrees = place.coordinate.longitude - Double(place.utcOffset) / 240
    let turns = ((degrees + 180) / 360).rounded(.down)
    return degrees - turns * 360
  }

  private static func arrivals(at stops: [OrderedPlace]) -> [Int] {
    // The earliest arrival at each place if the first one is reached at 0.
    var earliest: [Int] = []
    for (index, stop) in stops.enumerated() {
      guard let previous = earliest.last else {
        earliest.append(0)
        continue
      }
      let distance = stops[index - 1].place.coordinate.distance(to: stop.place.coordinate)
      earliest.append(previous + stay + turnaround + Int(saturating: (distance / cruisingSpeed).rounded(.up)))
    }
    guard let shortest = earliest.last else { return [] }
    // The delay of each preferred arrival after the earliest one. A delay at one stop delays all later stops, so delays
    // never fall along the route. The best timetable is therefore the monotone sequence nearest to these delays.
    let waits = IsotonicRegression.fit(zip(stops, earliest).map { $0.preferredArrival - Double($1) })
    // The best sequence within bounds is the best sequence, clamped to the bounds.
    let latest = duration - lastLeg - stay - shortest
    return zip(waits, earliest).map { wait, earliest in
      earliest + min(max(Int(saturating: wait.rounded()), firstLeg), max(latest, firstLeg))
    }
  }
}
