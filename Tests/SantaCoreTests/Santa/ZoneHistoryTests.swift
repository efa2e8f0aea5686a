import Testing

@testable import SantaModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The time zones of other years.
struct ZoneHistoryTests {
  private func route(year: Int, _ stops: [(id: String, Coordinate, utcOffset: Int)]) -> Route {
    let start = Route.standardTakeoff(year: year)
    func stop(_ id: String, _ coordinate: Coordinate, _ hours: Double, _ utcOffset: Int?) -> RouteStop {
      RouteStop(
        id: id, city: id, region: "", coordinate: coordinate, arrival: start + hours * 3600,
        departure: start + hours * 3600, population: 0, presentsDelivered: 0, utcOffset: utcOffset)
    }
    let visits = stops.enumerated().map { index, visit in
      stop(visit.id, visit.1, Double(index + 1), visit.utcOffset)
    }
    return Route(
      stops: [stop("takeoff", .northPole, 0, nil)] + visits + [stop("landing", .northPole, 25, nil)])
  }

  @Test("A route that is moved to another year has the zones of that year")
  func shifting() {
    let hour = 3600
    let old = route(
      year: 2017,
      [
        ("sao_paulo", .of(-23.55, -46.63), -2 * hour), ("pyongyang", .of(39.03, 125.75), 17 * hour / 2),
        ("apia", .of(-13.83, -171.77), 14 * hour), ("berlin", .of(52.52, 13.4), hour),
        ("almaty", .of(43.25, 76.95), 6 * hour), ("khartoum", .of(15.55, 32.53), 2 * hour),
      ])
    let moved = old.shifted(toYear: 2026)
    let offsets = moved.stops.map(\.utcOffset)
    #expect(offsets == [nil, -3 * hour, 9 * hour, 13 * hour, hour, 5 * hour, 2 * hour, nil])
    #expect(old.shifted(toYear: 2017).stops.map(\.utcOffset) == old.stops.map(\.utcOffset))
    #expect(moved.shifted(toYear: 2017).stops.map(\.utcOffset) == old.stops.map(\.utcOffset))
  }

  @Test("Near a border, the offset decides which zone is meant, and an unknown offset is kept")
  func borders() {
    // Foz do Iguaçu in Brazil and Ciudad del Este in Paraguay are neighbours.
    let finder = ZoneFinder()
    #expect(finder.utcOffset(-7200, at: .of(-25.55, -54.58), of: 2017, in: 2026) == -10_800)
    #expect(finder.utcOffset(-10_800, at: .of(-25.51, -54.61), of: 2017, in: 2026) == -10_800)
    #expect(finder.utcOffset(1234, at: .of(52.5, 13.4), of: 2017, in: 2026) == 1234)
    #expect(finder.utcOffset(3600, at: .northPole, of: 2017, in: 2026) == 3600)
  }

  @Test("The table has the offset of each year, and the offsets of the stops")
  func table() throws {
    let zone = try #require(ZoneTable.rows.first { $0.zone == "America/Sao_Paulo" })
    #expect(
      [1990, 2018, 2019, 2026, 9999].map { zone.utcOffset(year: $0) } == [
        -7200, -7200, -10_800, -10_800, -10_800,
      ])
    for place in PlaceTable.rows {
      let zone = try #require(ZoneTable.rows.first { $0.zone == place.zone }, "\(place.zone)")
      #expect(zone.utcOffset == place.utcOffset, "\(place.name)")
    }
  }
}
