import Testing

@testable import SantaModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A home is a stop of the built-in flight.
struct HomeStopTests {
  private let base = Route.embedded(year: 2026)

  private func route(_ home: String) throws -> Route {
    Route.embedded(year: 2026, home: try HomePlace.parse(home))
  }

  @Test(
    "A town that isn't a stop becomes one, near its midnight, and no stop is lost",
    arguments: [
      "Tübingen", "Yokohama", "Dunedin", "Queens", "Saskatoon", "Wollongong", "Ushuaia", "Hobart",
      "Narvik, NO",
    ])
  func insertion(_ name: String) throws {
    guard let home = try? HomePlace.parse(name), let place = home.place else { return }
    let route = Route.embedded(year: 2026, home: home)
    let stop = route.stops[route.stopIndex(nearestTo: home.coordinate)]
    #expect(stop.city == place.name && stop.region == place.country && home.isVisited(at: stop))
    #expect(stop.utcOffset == place.utcOffset)
    let midnight = base.takeoff.departure + Double(14 * 3600 - place.utcOffset)
    #expect(abs(stop.arrival.timeIntervalSince(midnight)) < 2.5 * 3600)
    let isStop = base.stops.contains { home.isVisited(at: $0) }
    #expect(route.placeCount == base.placeCount + (isStop ? 0 : 1))
    // The other stops keep their order.
    #expect(route.stops.map(\.id).filter { $0 != stop.id } == base.stops.map(\.id).filter { $0 != stop.id })
    #expect(route.duration == base.duration && route.presentsTotal == base.presentsTotal)
    let offsets = route.stops.compactMap(\.utcOffset)
    #expect(offsets == offsets.sorted(by: >))
    for (previous, next) in zip(route.stops, route.stops.dropFirst()) {
      let seconds = next.arrival.timeIntervalSince(previous.departure)
      #expect(seconds > 0)
      #expect(previous.coordinate.distance(to: next.coordinate) / seconds <= FlightPlan.cruisingSpeed)
    }
  }

  @Test("Most other stops keep their times, and none moves by more than a few minutes")
  func otherTimes() throws {
    let route = try route("Tübingen")
    let times = Dictionary(uniqueKeysWithValues: route.stops.map { ($0.id, $0.arrival) })
    let moves = try base.stops.map { abs(try #require(times[$0.id]).timeIntervalSince($0.arrival)) }
    #expect(moves.max() ?? 0 < 5 * 60)
  }

  @Test("A home that is a stop, and the Pole, leave the flight unchanged")
  func noInsertion() throws {
    for home in ["Munich", "München", "Tokyo", "North Pole", "48.2,11.6"] {
      #expect(try route(home).fingerprint == base.fingerprint, "\(home)")
    }
    for zone in ["Europe/Berlin", "Asia/Ulaanbaatar", "America/New_York", "Asia/Calcutta"] {
      let home = HomePlace.ofTimeZone(named: zone)
      #expect(Route.embedded(year: 2026, home: home).fingerprint == base.fingerprint, "\(zone)")
    }
    #expect(Route.embedded(year: 2026, home: HomePlace(name: "Here", coordinate: .of(48.52, 9.05))) == base)
  }

  @Test("Coordinates become a stop at the city nearest to them")
  func coordinates() throws {
    let home = try HomePlace.parse("48.5,9.1")
    let route = Route.embedded(year: 2026, home: home)
    let stop = route.stops[route.stopIndex(nearestTo: home.coordinate)]
    #expect(home.name == "48.5,9.1 (near \(stop.city), Germany)" && home.isVisited(at: stop))
  }

  @Test("The home of a time zone becomes a stop")
  func timeZone() throws {
    let home = try #require(HomePlace.ofTimeZone(named: "America/Indiana/Knox"))
    let route = Route.embedded(year: 2026, home: home)
    #expect(route.stops[route.stopIndex(nearestTo: home.coordinate)].name == "Knox, United States")
  }

  @Test("A second town of the same name has its own id")
  func sameName() throws {
    let route = try route("Columbus, Georgia")
    #expect(Set(route.stops.map(\.id)).count == route.stops.count)
  }

  @Test("Requests with different homes don't contradict each other, and have the same source")
  func requests() throws {
    let now = base.takeoff.departure
    let answer = FlightRequest(home: try HomePlace.parse("Tübingen")).answer(asOf: now)
    #expect(answer.route.placeCount == base.placeCount + 1)
    #expect(answer.sourceFingerprint == base.fingerprint)
    #expect(answer.title == FlightRequest().answer(asOf: now).title)
    // A route of a file gets no additional stop.
    let file = FlightRequest(route: base, home: try HomePlace.parse("Tübingen")).answer(asOf: now)
    #expect(file.route == base)
  }

  @Test("A stop far from home is not the home")
  func byWay() throws {
    let home = try HomePlace.parse("Tübingen")
    let stop = base.stops[base.stopIndex(nearestTo: home.coordinate)]
    #expect(stop.city == "Stuttgart" && !home.isVisited(at: stop))
    #expect(home.shortName == "Tübingen")
  }
}
