/// The embedded flight without a year: which place when, in seconds after take-off.
///
/// Santa follows midnight around the world, as Google's route does: time zones east to west, and within one
/// zone in strips from east to west, each strip flown north to south or back. How the times come about:
///
/// 1. Each place has a wish: its zone's midnight, the places of a zone spread evenly over the hour around it.
/// 2. Stays and legs need their time; the legs at least ``turnaround`` plus the distance at
///    ``cruisingSpeed``.
/// 3. Of all timetables that keep to this order and these minima, the one is taken whose arrivals differ
///    least, in the sum of squares, from the wishes. That is isotonic regression, which
///    ``IsotonicRegression`` solves exactly.
///
/// Everything is in whole seconds, so that times compare equal after any storage.
struct FlightPlan {
  /// One place with its times.
  struct Entry {
    let id: String
    let place: PlaceTable.Row
    /// Seconds after take-off.
    let arrival: Int
    /// What this place's children get counts for, in people.
    let weight: Int

    var departure: Int { arrival + FlightPlan.stay }
  }

  /// The places in the order of the flight, the ends not included.
  let entries: [Entry]

  /// How long Santa stays at a place, in seconds; as in Google's routes of 2016 to 2019.
  static let stay = 60

  /// What every leg costs whatever its length, in seconds: climbing, and finding the next chimney.
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

  /// What a place counts for whose people nobody counted, so that its children get something too.
  static let leastWeight = 1000

  /// The plan of the places in the table, made once.
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
    /// When Santa would best be there, in seconds after take-off.
    let wish: Double
  }

  private static func ordered(_ places: [PlaceTable.Row]) -> [OrderedPlace] {
    var ordered: [OrderedPlace] = []
    var isSouthward = true
    let zones = Dictionary(grouping: places, by: \.utcOffset)
    for offset in zones.keys.sorted(by: >) {
      let zone = (zones[offset] ?? []).sorted { first, second in
        // Degrees west of the zone's own meridian, so that the antimeridian does not tear a zone in two. Ties
        // are broken by name: sorting promises no order for equals, and the plan must not depend on the
        // table's order.
        (-eastOfMeridian(first), first.name) < (-eastOfMeridian(second), second.name)
      }
      // The take-off is at 10:00, so midnight where clocks show UTC is 14 hours after it.
      let midnight = Double(14 * 3600 - offset)
      // Six places to a strip make strips about as long as they are apart, which keeps the zigzag short.
      let stripCount = max(1, Int((Double(zone.count) / 6).squareRoot().rounded()))
      var flown: [PlaceTable.Row] = []
      for strip in 0..<stripCount {
        let members = zone[zone.count * strip / stripCount..<zone.count * (strip + 1) / stripCount]
        let southward = isSouthward
        flown += members.sorted { isAhead($0, $1, southward: southward) }
        isSouthward.toggle()
      }
      ordered += flown.enumerated().map { position, place in
        let share = (Double(position) + 0.5) / Double(flown.count)
        return OrderedPlace(place: place, wish: midnight + (share - 0.5) * 3600)
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
    // The earliest each place can be reached if the first one is reached at 0.
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
    // What a wish leaves to wait for beyond the earliest time. It must not fall from stop to stop, because
    // waiting cannot be undone: so "a monotone sequence nearest to these" is the same question as "the best
    // timetable".
    let waits = IsotonicRegression.fit(zip(stops, earliest).map { $0.wish - Double($1) })
    // Bounding a best monotone sequence gives the best bounded one.
    let latest = duration - lastLeg - stay - shortest
    return zip(waits, earliest).map { wait, earliest in
      earliest + min(max(Int(saturating: wait.rounded()), firstLeg), max(latest, firstLeg))
    }
  }
}
