import Testing

@testable import SantaModels
@testable import SantaStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Facts about stops.
struct PlaceFactTests {
  private let route = Route.embedded(year: 2026)
  private let oslo = Coordinate.of(59.9139, 10.7522)

  private func index(_ id: String) throws -> Int { try #require(route.stops.firstIndex { $0.id == id }) }

  @Test("Every stop except for the Pole has a country of the table, a greeting, and a fact")
  func everyStop() {
    for (index, stop) in route.stops.enumerated() {
      let isPole = index == 0 || index == route.stops.count - 1
      #expect((stop.country == nil) == isPole, "\(stop.name)")
      #expect((route.fact(aboutStop: index, home: oslo) == nil) == isPole, "\(stop.name)")
      #expect(stop.country?.greeting.isEmpty != true)
      if let code = stop.country?.code { #expect(stop.id.hasSuffix("_\(code.lowercased())")) }
    }
  }

  @Test("The table has 252 countries, and each language of a country with stops has a greeting")
  func countries() {
    #expect(Country.all.count == 252)
    #expect(Country.named("Norway")?.capital == "Oslo")
    #expect(Country.named("Kazakhstan")?.capital == "Astana")
    #expect(Country.named("Israel")?.capital == nil)
    #expect(Country.named("USA")?.code == "US")
    #expect(Country.named("Atlantis") == nil)
    let spoken = Set(CountryTable.text.split(separator: "\n").compactMap { $0.split(separator: "\t").last })
    for code in ["de", "ja", "pt", "sw", "zht"] { #expect(spoken.contains(Substring(code))) }
    for greeting in ["Norway": "God jul!", "Japan": "メリークリスマス！", "Brazil": "Feliz Natal!"] {
      #expect(Country.named(greeting.key)?.greeting == greeting.value)
    }
  }

  @Test("A capital has a fact that says so")
  func capitals() throws {
    #expect(
      try route.facts(aboutStop: index("oslo_no"), home: oslo).contains {
        if case .capital(let country) = $0 { country.name == "Norway" } else { false }
      })
    #expect(
      try !route.facts(aboutStop: index("sydney_au"), home: oslo).contains {
        if case .capital = $0 { true } else { false }
      })
  }

  @Test("The stops of a country are counted from 1 to their number")
  func numbers() {
    var numbers: [Int] = []
    for index in route.stops.indices where route.stops[index].country?.code == "NZ" {
      for case .stopInCountry(_, let number, let count) in route.facts(aboutStop: index, home: oslo) {
        numbers.append(number)
        #expect(count == route.stops.filter { $0.country?.code == "NZ" }.count)
      }
    }
    #expect(numbers == Array(1...numbers.count) && numbers.count > 2)
  }

  /// Sunrise and sunset on 25 December 2026, from the almanac of the U.S. Naval Observatory, to the minute.
  @Test(
    "Sunrise and sunset agree with the almanac",
    arguments: [
      ("oslo_no", 9, 18, 15, 14), ("sydney_au", 5, 43, 20, 7), ("quito_ec", 6, 8, 18, 15),
      ("reykjavik_is", 11, 23, 15, 32),
    ])
  func sun(id: String, riseHour: Int, riseMinute: Int, setHour: Int, setMinute: Int) throws {
    for case .sun(let rise, let set) in try route.facts(aboutStop: index(id), home: oslo) {
      #expect(abs(rise.hour * 60 + rise.minute - riseHour * 60 - riseMinute) <= 3, "\(rise)")
      #expect(abs(set.hour * 60 + set.minute - setHour * 60 - setMinute) <= 3, "\(set)")
      return
    }
    Issue.record("\(id) doesn't have a sunrise")
  }

  @Test("North of the polar circle the Sun doesn't rise, and in the south it doesn't set")
  func polarDays() {
    let midnight = Date(timeIntervalSince1970: 1_798_156_800)
    #expect(DaylightHours(at: .of(69.65, 18.96), from: midnight) == .polarNight)
    #expect(DaylightHours(at: .of(-77.85, 166.67), from: midnight) == .midnightSun)
  }

  @Test("A stop always has the same fact")
  func sameFact() {
    for index in route.stops.indices {
      #expect(route.fact(aboutStop: index, home: oslo) == route.fact(aboutStop: index, home: oslo))
    }
    #expect(route.fact(aboutStop: -1, home: oslo) == nil && route.fact(aboutStop: 9_999, home: oslo) == nil)
  }
}
