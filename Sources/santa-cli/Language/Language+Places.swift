import SantaCore

extension Language {
  /// The name of a city or a region, in this language if it is known.
  func place(_ english: String) -> String { table.place(english) }

  /// The name of a stop's city.
  func city(of stop: RouteStop) -> String { place(stop.city) }

  /// The name of a stop with its region.
  func name(of stop: RouteStop) -> String { name(city: stop.city, region: stop.region) }

  /// The name of a home, which ends with its country.
  func name(of home: HomePlace) -> String {
    // Coordinates have the name of a city near them.
    if home.name.hasSuffix(")"), let near = home.name.firstRange(of: " (near ") {
      let city = String(home.name[near.upperBound...].dropLast())
      return words(PlaceWords.init).near(String(home.name[..<near.lowerBound]), name(ofPlace: city))
    }
    return name(ofPlace: home.name)
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

/// How the name of a place is written with its region.
private struct PlaceWords: Sendable {
  var full: @Sendable (_ city: String, _ region: String) -> String
  var near: @Sendable (_ position: String, _ place: String) -> String

  init(_ table: WordTable) {
    let nearby = table.phrase("{position} (near {place})")
    near = { nearby(["position": $0, "place": $1]) }
    let phrase = table.phrase("{city}, {region}")
    full = { phrase(["city": $0, "region": $1]) }
  }
}

extension String {
  /// The last occurrence of a text.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    var (found, start): (Range<String.Index>?, String.Index) = (nil, startIndex)
    while let next = self[start...].firstRange(of: text) { (found, start) = (next, next.upperBound) }
    return found
  }
}
