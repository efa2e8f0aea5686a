/// The timetable of the embedded flight, without a year: the arrival at each place, in seconds after take-off.
///
/// Santa follows midnight around the world, as in Google's route. He visits the time zones from east to west. Within a zone, he
/// flies strips from east to west, alternately southwards and northwards. The times are computed in three steps:
///
/// 1. Each place has a preferred arrival. The preferred arrivals of a zone are spread evenly over the hour around its midnight.
/// 2. Each stay takes ``stay``, and each leg takes at least ``turnaround`` plus its distance at ``cruisingSpeed``.
/// 3. The plan is the timetable that allows for these durations, in this order of places, and whose arrivals have the least sum
///    of squared differences from the preferred arrivals. Finding it is isotonic regression, which ``IsotonicRegression``
///    solves exactly.
/// 4. If there is more time until the next arrival than a leg needs at ``leisurelySpeed``, Santa waits at the stop. He never
///    flies slowly to fill the time.
///
/// All times are whole seconds, so that they compare equal after being stored in any format.
struct FlightPlan {
  /// One place with its times.
  struct Entry {
    let id: String
    let place: PlaceTable.Row
    /// Seconds after take-off.
    let arrival: Int
    /// The weight by which this place gets its share of the presents, in people.
    let weight: Int
    /// Seconds after take-off. The stay is ``FlightPlan/stay``, or longer if Santa waits.
    let departure: Int
  }

  /// The places in the order of the flight, without the take-off and the landing.
  let entries: [Entry]

  /// The shortest duration of a stay at a place, in seconds, as in Google's routes of 2016 to 2019.
  static let stay = 60

  /// The time that a leg takes besides covering its distance, in seconds: for climbing, and for finding the next chimney.
  static let turnaround = 20

  /// The speed on a leg, in metres per second.
  ///
  /// Google's fastest leg, from Easter Island to Cabo San Lucas in 2017, covers 5,562 km in a minute: 92.7 km/s.
  static let cruisingSpeed = 92_700.0

  /// The lowest speed on a leg between turnarounds, in metres per second. A leg to a place 5 km away takes 22 seconds.
  static let leisurelySpeed = 2_000.0

  /// The duration of the flight from the Pole to the first place, in seconds. Google's Santa reached Provideniya at 10:09 UTC.
  static let firstLeg = 9 * 60

  /// The duration of the flight home, in seconds. Google's Santa left Hilo at 10:52 UTC.
  static let lastLeg = 8 * 60

  /// The duration of the whole flight, in seconds.
  static let duration = 25 * 3600

  /// The minimum weight of a place, so that children in places of unknown population get presents, too.
  static let leastWeight = 1000

  /// The plan for the places in ``PlaceTable``, computed once.
  static let embedded = FlightPlan(places: PlaceTable.rows)

  /// Creates a plan for a flight to the given places.
  init(places: [PlaceTable.Row]) { self.init(ordered: Self.ordered(places)) }

  /// Creates a plan for a flight to places in a given order.
  init(ordered: [OrderedPlace]) {
    let arrivals = Self.arrivals(at: ordered)
    var ids: Set<String> = []
    entries = ordered.indices.map { index in
      let (place, arrival) = (ordered[index].place, arrivals[index])
      var id = PlaceName.identifier("\(place.name) \(place.countryCode)")
      // Two places in a country may have the same name.
      while !ids.insert(id).inserted { id += "_b" }
      let isLast = index + 1 == ordered.count
      return Entry(
        id: id, place: place, arrival: arrival, weight: max(place.population, Self.leastWeight),
        departure: isLast
          ? arrival + Self.stay
          : Self.departure(
            from: place, at: arrival, to: ordered[index + 1].place, at: arrivals[index + 1]))
    }
  }

  /// Returns the departure from a place, so late that the leg is flown at least at ``leisurelySpeed``.
  private static func departure(
    from place: PlaceTable.Row, at arrival: Int, to next: PlaceTable.Row, at nextArrival: Int
  ) -> Int {
    let distance = place.coordinate.distance(to: next.coordinate)
    let longest = turnaround + Int(saturating: (distance / leisurelySpeed).rounded(.up))
    return max(arrival + stay, nextArrival - longest)
  }

  struct OrderedPlace {
    let place: PlaceTable.Row
    /// The arrival without any delays, in seconds after take-off.
    let preferredArrival: Double
  }

  static func ordered(_ places: [PlaceTable.Row]) -> [OrderedPlace] {
    var ordered: [OrderedPlace] = []
    var isSouthward = true
    let zones = Dictionary(grouping: places, by: \.utcOffset)
    for offset in zones.keys.sorted(by: >) {
      let zone = (zones[offset] ?? []).sorted { first, second in
        // The order is by degrees west of the zone's own meridian, so that the antimeridian does not split a zone. Ties are
        // broken by name, so that the plan does not depend on the order of the table.
        (-eastOfMeridian(first), first.name) < (-eastOfMeridian(second), second.name)
      }
      // Take-off is at 10:00 UTC, so midnight in UTC is 14 hours later.
      let midnight = Double(14 * 3600 - offset)
      // A strip of six places is about as long as the distance between strips, which keeps the flight short.
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

  /// Returns the degrees east of the meridian in the middle of the place's zone, within -180..<180.
  private static func eastOfMeridian(_ place: PlaceTable.Row) -> Double {
    let degrees = place.coordinate.longitude - Double(place.utcOffset) / 240
    let turns = ((degrees + 180) / 360).rounded(.down)
    return degrees - turns * 360
  }

  private static func arrivals(at stops: [OrderedPlace]) -> [Int] {
    // The earliest arrival at each place if Santa reaches the first place at 0.
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
    // The delay of each preferred arrival relative to the earliest arrival. A delay at one stop delays all later stops, so
    // delays never decrease along the route. The best timetable is therefore the monotone sequence nearest to these delays.
    let waits = IsotonicRegression.fit(zip(stops, earliest).map { $0.preferredArrival - Double($1) })
    // The best sequence within bounds is the best unbounded sequence, clamped to the bounds.
    let latest = duration - lastLeg - stay - shortest
    return zip(waits, earliest).map { wait, earliest in
      earliest + min(max(Int(saturating: wait.rounded()), firstLeg), max(latest, firstLeg))
    }
  }
}
