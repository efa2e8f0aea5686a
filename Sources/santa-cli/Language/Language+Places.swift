import SantaCore

extension Language {
  /// Returns the name of a city or a region in this language, or its English name if there is no translation.
  func place(_ english: String) -> String { places[english] ?? english }

  /// Returns the name of a stop's city.
  func city(of stop: RouteStop) -> String { place(stop.city) }

  /// Returns the name of a stop with its region.
  func name(of stop: RouteStop) -> String { name(city: stop.city, region: stop.region) }

  /// Returns the name of a home, which ends with its country.
  func name(of home: HomePlace) -> String {
    // The name of a home with coordinates contains a nearby city.
    if home.name.hasSuffix(")"), let near = home.name.firstRange(of: " (near ") {
      let city = String(home.name[near.upperBound...].dropLast())
      return words(PlaceWords.init).near(String(home.name[..<near.lowerBound]), name(ofPlace: city))
    }
    return name(ofPlace: home.name)
  }

  /// Returns the name of a home. If Santa doesn't come to the home itself, the nearest stop and its distance from the home are
  /// appended.
  func name(of home: HomePlace, visitedFrom stop: RouteStop, in units: Units) -> String {
    byWay(of: stop, to: home, named: name(of: home), in: units) ?? name(of: home)
  }

  /// Returns the name of a home without its country, the nearest stop and its distance; nil if Santa comes to the home itself.
  func shortName(of home: HomePlace, visitedFrom stop: RouteStop, in units: Units) -> String? {
    byWay(of: stop, to: home, named: place(home.shortName), in: units)
  }

  private func byWay(of stop: RouteStop, to home: HomePlace, named name: String, in units: Units) -> String? {
    guard !home.isVisited(at: stop) else { return nil }
    let distance = home.coordinate.distance(to: stop.coordinate) / 1000
    return words(PlaceWords.init).byWay(
      name, city(of: stop), units.distanceText(kilometers: distance, in: self))
  }

  private func name(ofPlace text: String) -> String {
    guard let comma = text.lastRange(of: ", ") else { return place(text) }
    return name(city: String(text[..<comma.lowerBound]), region: String(text[comma.upperBound...]))
  }

  private func name(city: String, region: String) -> String {
    guard !region.isEmpty else { return place(city) }
    return words(PlaceWords.init).full(place(city), place(region))
  }
}

/// The formats of a place's name with its region.
private struct PlaceWords: Sendable {
  var full: @Sendable (_ city: String, _ region: String) -> String
  var near: @Sendable (_ position: String, _ place: String) -> String
  /// A home with the stop nearest to it, and their distance.
  var byWay: @Sendable (_ home: String, _ stop: String, _ distance: String) -> String

  init(_ table: WordTable) {
    let nearby = table.phrase("{position} (near {place})")
    near = { nearby(["position": $0, "place": $1]) }
    let way = table.phrase("{home}, by way of {stop} ({distance})")
    byWay = { way(["home": $0, "stop": $1, "distance": $2]) }
    let phrase = table.phrase("{city}, {region}")
    full = { phrase(["city": $0, "region": $1]) }
  }
}

extension String {
  /// Returns the last occurrence of a string.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    var (found, start): (Range<String.Index>?, String.Index) = (nil, startIndex)
    while let next = self[start...].firstRange(of: text) { (found, start) = (next, next.upperBound) }
    return found
  }
}
