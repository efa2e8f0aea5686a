import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The stops of a flight for the browser, in a language.
struct RouteDocument: Encodable {
  struct Stop: Encodable {
    var id: String
    var name: String
    var country: String
    var lat: Double
    var lon: Double
    var arrival: Int
    var departure: Int
    /// The number of seconds that local time is ahead of UTC.
    var zone: Int
    /// The number of presents delivered when Santa leaves the stop.
    var presents: Int
    var fact: String?
  }

  var title: String
  var stops: [Stop]

  init(_ flight: PageFlight, in language: PageLanguage) {
    title = flight.title(in: language)
    let route = flight.route
    let facts = StopFacts(route)
    stops = route.stops.indices.map { index in
      let stop = route.stops[index]
      return Stop(
        id: stop.id, name: language.place(stop.city), country: language.place(stop.region),
        lat: stop.coordinate.latitude.roundedToMetres, lon: stop.coordinate.longitude.roundedToMetres,
        arrival: stop.arrival.milliseconds, departure: stop.departure.milliseconds, zone: stop.utcOffset ?? 0,
        presents: stop.presentsDelivered, fact: facts.text(aboutStop: index, in: language))
    }
  }
}
