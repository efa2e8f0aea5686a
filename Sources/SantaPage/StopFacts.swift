import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts about the stops of a route. Unlike the facts of the command line, they don't depend on a home.
struct StopFacts {
  private let route: Route
  /// The numbers of each country's stops, in order.
  private let indices: [String: [Int]]

  init(_ route: Route) {
    self.route = route
    indices = Dictionary(grouping: route.stops.indices) { route.stops[$0].country?.code ?? "" }
  }

  /// Returns a sentence about a stop; nil at the Pole. The sentence about a stop is always about the same fact.
  func text(aboutStop index: Int, in language: PageLanguage) -> String? {
    let stop = route.stops[index]
    let words = PageWords.all
    var facts: [String] = []
    switch daylight(at: stop) {
    case .polarNight: return words.text("polarNight", in: language)
    case .midnightSun: return words.text("midnightSun", in: language)
    case .day(let sunrise, let sunset):
      let offset = Double(stop.utcOffset ?? 0)
      facts.append(
        words.text(
          "sun", in: language,
          ["rise": PageTime.clock(sunrise + offset), "set": PageTime.clock(sunset + offset)]))
    case nil: break
    }
    if let country = stop.country {
      if country.hasCapital(stop.city) {
        return words.text("capital", in: language, ["city": language.place(stop.city)])
      }
      let stops = indices[country.code] ?? []
      if stops.count > 1, let number = stops.firstIndex(of: index) {
        facts.append(
          words.text(
            "stopInCountry", in: language,
            [
              "country": language.place(country.name), "number": "\(number + 1)", "count": "\(stops.count)",
            ]))
      }
    }
    if stop.population > 0 {
      facts.append(
        words.text("population", in: language, ["number": PageNumber.grouped(stop.population, in: language)]))
    }
    return facts.isEmpty ? nil : facts[index % facts.count]
  }

  /// Returns the daylight of the day that begins around Santa's visit.
  private func daylight(at stop: RouteStop) -> DaylightHours? {
    guard let offset = stop.utcOffset else { return nil }
    let local = stop.arrival.timeIntervalSince1970 + Double(offset)
    let midnight = Date(timeIntervalSince1970: (local / 86_400).rounded() * 86_400 - Double(offset))
    return DaylightHours(at: stop.coordinate, from: midnight)
  }
}
