import SantaCore

/// A visitor's place: its name, and the stop from which Santa visits it.
struct HomeDocument: Encodable {
  var name: String
  /// The ID of the stop.
  var stop: String
  var arrival: Int
  var zone: Int

  init(_ coordinate: Coordinate, on flight: PageFlight, in language: PageLanguage) {
    let stop = flight.route.stops[flight.route.stopIndex(nearestTo: coordinate)]
    let isPole = stop.id == flight.route.landing.id
    // The nearest city of the tables, or else the stop itself.
    let home = isPole ? nil : try? HomePlace.parse("\(coordinate.plainText)")
    let isNearCity = home?.name.hasSuffix(")") ?? false
    name =
      home.flatMap { isNearCity ? PagePlaces.names(of: $0, in: language).name : nil }
      ?? language.place(stop.city)
    (self.stop, arrival, zone) = (stop.id, stop.arrival.milliseconds, stop.utcOffset ?? 0)
  }
}

extension Coordinate {
  /// The latitude and the longitude in plain decimals, without an exponent.
  var plainText: String {
    "\(NumberText.decimal(latitude, decimals: 4)),\(NumberText.decimal(longitude, decimals: 4))"
  }
}
