import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The embedded route and its tables.
struct EmbeddedRouteTests {
  private let route = Route.embedded(year: 2026)

  @Test("Each row of the tables is read")
  func tables() {
    #expect(PlaceTable.rows.count == 764)
    #expect(PlaceTable.text.split(separator: "\n").count == 764)
    #expect(ZoneTable.rows.count == 418)
    #expect(Set(PlaceTable.rows.map(\.utcOffset)).count == 35)
    let berlin = ZoneTable.rows.first { $0.zone == "Europe/Berlin" }
    #expect(berlin?.coordinate == .of(52.5, 13 + 22.0 / 60))
    #expect(PlaceTable.rows(of: "damaged\trow\nA\tB\tC\tx\t0\t0\tZ\t0\n").isEmpty)
    #expect(ZoneTable.rows(of: "DE\t+5230\tEurope/Berlin\t60\nDE\t+9930+01322\tNo/Where\t60").isEmpty)
  }

  @Test("It has 764 places between two poles, with ids of lower-case letters that occur once")
  func stops() {
    #expect(route.stops.count == 766)
    #expect(route.placeCount == 764)
    #expect(Set(route.stops.map(\.id)).count == 766)
    #expect(route.stops.allSatisfy { $0.id.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x5f } })
    #expect(route.takeoff.id == "takeoff" && route.takeoff.coordinate == .northPole)
    #expect(route.landing.id == "landing" && route.landing.coordinate == .northPole)
    let ids = Set(route.stops.map(\.id))
    for id in [
      "sydney_au", "sydney_ca", "kingston_jm", "nukualofa_to", "santa_cruz_de_la_sierra_bo", "sao_tome_st",
    ] {
      #expect(ids.contains(id))
    }
  }

  @Test("It takes off at 10:00 UTC on 24 December and lands exactly 25 hours later")
  func duration() {
    #expect(Timestamp.string(from: route.takeoff.departure) == "2026-12-24T10:00:00Z")
    #expect(Timestamp.string(from: route.landing.arrival) == "2026-12-25T11:00:00Z")
    #expect(route.duration == 90_000)
    #expect(Timestamp.string(from: route.stops[1].arrival) == "2026-12-24T10:09:00Z")
    #expect(route.stops[1].id == "kiritimati_ki")
    #expect(route.stops[764].departure < route.landing.arrival - 5 * 60)
  }

  @Test("Times are whole seconds in strict order, and each stay is at least a minute")
  func times() {
    for (previous, stop) in zip(route.stops, route.stops.dropFirst()) {
      #expect(stop.arrival > previous.departure)
      #expect(stop.arrival.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) == 0)
    }
    for stop in route.stops.dropFirst().dropLast() {
      #expect(stop.departure.timeIntervalSince(stop.arrival) >= 60)
      #expect(stop.departure.timeIntervalSince1970.truncatingRemainder(dividingBy: 1) == 0)
    }
  }

  @Test("Santa waits at a stop instead of flying slowly: every leg is faster than 700 km/h")
  func leastSpeed() {
    var waits = 0
    for (previous, stop) in zip(route.stops.dropFirst(), route.stops.dropFirst(2)) {
      let distance = previous.coordinate.distance(to: stop.coordinate)
      let time = stop.arrival.timeIntervalSince(previous.departure)
      #expect(distance / time * 3.6 > 700 || distance < 4_000, "\(previous.name) to \(stop.name)")
      #expect(time <= 21 + distance / FlightPlan.leisurelySpeed || stop.id == "landing")
      if previous.departure.timeIntervalSince(previous.arrival) > 60 { waits += 1 }
    }
    #expect(waits > 10)
  }

  @Test("Santa comes at night: within two and a half hours of local midnight, from east to west")
  func localMidnight() throws {
    var farthest = 0.0
    for stop in route.stops.dropFirst().dropLast() {
      let offset = try #require(stop.utcOffset)
      let midnight = route.takeoff.departure + Double(14 * 3600 - offset)
      farthest = max(farthest, abs(stop.arrival.timeIntervalSince(midnight)))
    }
    #expect(farthest < 2.5 * 3600)
    let offsets = route.stops.compactMap(\.utcOffset)
    #expect(offsets == offsets.sorted(by: >))
  }

  @Test("No leg is faster than Google's fastest, and the flight is not absurdly long")
  func speeds() {
    for (previous, stop) in zip(route.stops, route.stops.dropFirst()) {
      let speed =
        previous.coordinate.distance(to: stop.coordinate) / stop.arrival.timeIntervalSince(previous.departure)
      #expect(speed <= FlightPlan.cruisingSpeed)
    }
    #expect((200_000_000...1_000_000_000).contains(route.length))
  }

  @Test("Presents never fall, everybody gets some, and the last number is the total")
  func presents() {
    for (previous, stop) in zip(route.stops, route.stops.dropFirst().dropLast()) {
      #expect(stop.presentsDelivered > previous.presentsDelivered)
    }
    #expect(route.takeoff.presentsDelivered == 0)
    #expect(route.stops[764].presentsDelivered == 7_700_000_000)
    #expect(route.presentsTotal == 7_700_000_000)
  }

  @Test("The fingerprint has 40 digits, stays the same, and tells years apart")
  func fingerprints() {
    #expect(route.fingerprint.utf8.count == 40)
    #expect(route.fingerprint.allSatisfy { $0.isHexDigit })
    #expect(route.fingerprint == Route.embedded(year: 2026).fingerprint)
    #expect(route.fingerprint != Route.embedded(year: 2027).fingerprint)
    #expect(route == Route.embedded(year: 2026))
  }

  @Test("The hash behind fingerprints is the same in every run")
  func stableHash() {
    var hash = StableHash()
    hash.combine("Santa")
    #expect(hash.value == Self.hashOfSanta)
    var other = StableHash(seed: 1)
    other.combine("Santa")
    #expect(other.value != hash.value)
  }

  /// Computed once with another program that follows the published steps. Changing it would change the identities of the routes
  /// in stores.
  private static let hashOfSanta: UInt64 = 6181374800714793785

  @Test("The coming flight is this year's until it has landed")
  func coming() throws {
    for (now, year) in [
      ("2026-01-01", 2026), ("2026-12-24T09:59:59Z", 2026), ("2026-12-25T10:59:59Z", 2026),
      ("2026-12-25T11:00:00Z", 2027), ("2026-12-27", 2027), ("2026-12-31T23:59:59Z", 2027),
    ] {
      let date = try #require(Timestamp.parse(now))
      #expect(CivilTime(Route.coming(asOf: date).takeoff.departure).year == year, "\(now)")
    }
    #expect(Route.coming(asOf: Date(timeIntervalSince1970: .infinity)).stops.count == 766)
    #expect(Route.embedded(year: .min).duration == 90_000)
  }

  @Test("A route shifted to another year is that year's")
  func shifting() {
    let shifted = route.shifted(toYear: 2030)
    #expect(shifted == Route.embedded(year: 2030))
    #expect(shifted.shifted(toYear: 2026) == route)
  }

  @Test("The nearest stop is found across the antimeridian and never at the ends")
  func nearest() {
    #expect(route.stops[route.stopIndex(nearestTo: .of(52.5, 13.4))].city == "Berlin")
    let nearPole = route.stops[route.stopIndex(nearestTo: .of(89, 0))]
    #expect(nearPole.id != "takeoff" && nearPole.id != "landing")
    // In Santa's own village, people wait for the landing.
    #expect(route.stops[route.stopIndex(nearestTo: .northPole)].id == "landing")
    let east = route.stops[route.stopIndex(nearestTo: .of(-18.1, 179.9))]
    #expect(east == route.stops[route.stopIndex(nearestTo: .of(-18.1, -179.9))])
    #expect(route.stopIndices(near: .northPole, count: 5).count == 5)
    #expect(route.stopIndices(near: .northPole, count: -1).isEmpty)
  }

  @Test("The large cities of the world are stops")
  func largeCities() {
    let cities = Set(route.stops.map(\.city))
    for city in [
      "Munich", "Milan", "Barcelona", "Cologne", "Hamburg", "Boston", "Kolkata", "Kyoto", "Shenzhen", "Lyon",
      "Nagoya",
      "Manchester", "Glasgow", "Naples", "San Diego", "San Francisco", "Montréal", "Saint Petersburg",
      "Odesa", "Seville",
      "Busan", "Guangzhou", "Medellín", "Alexandria", "Gothenburg", "Kraków", "Antwerp", "New York",
    ] {
      #expect(cities.contains(city), "\(city)")
    }
  }

  @Test("The fit of a monotone sequence averages what is out of order and keeps the rest")
  func isotonicRegression() {
    #expect(IsotonicRegression.fit([1, 2, 3]) == [1, 2, 3])
    #expect(IsotonicRegression.fit([1, 3, 2, 4]) == [1, 2.5, 2.5, 4])
    #expect(IsotonicRegression.fit([3, 2, 1]) == [2, 2, 2])
    #expect(IsotonicRegression.fit([]).isEmpty)
  }

  @Test("The credit that the licence asks for is there")
  func credits() {
    #expect(Credits.text.contains("Place data: GeoNames (geonames.org), CC BY 4.0, selected and rounded"))
    #expect(Credits.text.contains("tzdata"))
  }
}
