import SantaCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the places to which a visitor can count down.
package enum PagePlaces {
  package struct Place: Encodable, Hashable, Sendable {
    package var name: String
    package var detail: String
    package var lat: Double
    package var lon: Double
  }

  /// The maximum number of suggestions.
  private static let limit = 8
  /// The maximum length of a name. No place has a longer one.
  private static let nameLimit = 100

  /// Returns the places whose names start with a text, in English or in the visitor's language, and the places that have it as
  /// another name. Coordinates also find their point.
  package static func places(startingWith text: String, in language: PageLanguage) -> [Place] {
    guard text.utf8.count <= 4 * nameLimit, text.unicodeScalars.count <= nameLimit,
      text.contains(where: { $0.isLetter || $0.isNumber })
    else { return [] }
    var homes: [HomePlace] = []
    if let first = text.first(where: { !$0.isWhitespace }), first.isNumber || "+-−.".contains(first) {
      homes = [try? HomePlace.parse(text)].compactMap(\.self)
    } else {
      homes = Self.homes(startingWith: text, in: language)
      if homes.isEmpty { homes = [try? HomePlace.parse(text)].compactMap(\.self) }
    }
    var places: [Place] = []
    for home in homes where places.count < limit {
      let place = Place(home, in: language)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }
}

extension PagePlaces {
  /// Returns places by their names: first the places that have the whole name, then by the starts of names in English and in a language
  /// in turn, because neither list is more likely than the other one.
  private static func homes(startingWith text: String, in language: PageLanguage) -> [HomePlace] {
    let key = PlaceName.key(text)
    // The language has only the names of the stops and the countries.
    let translated = language.places.filter { PlaceName.key($0.value).hasPrefix(key) }.keys.sorted()
      .prefix(limit).flatMap { HomePlace.places(named: $0) }
    let english = HomePlace.places(startingWith: text, limit: limit)
    let isWhole = { (home: HomePlace) in
      key == PlaceName.key(home.shortName) || key == PlaceName.key(language.place(home.shortName))
    }
    let whole = (english + translated).filter(isWhole)
    let half = limit / 2
    return whole + english.prefix(half) + translated.prefix(half) + english.dropFirst(half)
      + translated.dropFirst(half)
  }
}

extension PagePlaces.Place {
  init(_ home: HomePlace, in language: PageLanguage) {
    (name, detail) = PagePlaces.names(of: home, in: language)
    lat = home.coordinate.latitude.roundedToMetres
    lon = home.coordinate.longitude.roundedToMetres
  }
}

extension PagePlaces {
  /// Returns the name of a home, and its region and country.
  static func names(of home: HomePlace, in language: PageLanguage) -> (name: String, detail: String) {
    if let near = home.name.firstRange(of: " (near "), home.name.hasSuffix(")") {
      // Coordinates with a nearby city.
      let city = home.name[near.upperBound...].dropLast().split(separator: ", ", maxSplits: 1).map(
        String.init)
      return (
        language.place(city.first ?? home.name), city.dropFirst().first.map { language.place($0) } ?? ""
      )
    }
    let short = home.shortName
    let rest = home.name.dropFirst(short.count)
    let parts = rest.split(separator: ",").map { String($0.drop { $0 == " " }) }
    guard let country = parts.last else { return (language.place(home.name), "") }
    // The name of a country can have a comma.
    let whole = String(rest.drop { $0 == "," || $0 == " " })
    let detail =
      language.places[whole] ?? (parts.dropLast() + [language.place(country)]).joined(separator: ", ")
    return (language.place(short), detail)
  }

  /// Returns the name of a home with its country.
  static func fullName(of home: HomePlace, in language: PageLanguage) -> String {
    let (name, detail) = names(of: home, in: language)
    return fullName(name, detail, in: language)
  }

  /// Returns the name of a stop with its country.
  static func fullName(of stop: RouteStop, in language: PageLanguage) -> String {
    fullName(language.place(stop.city), language.place(stop.region), in: language)
  }

  private static func fullName(_ city: String, _ region: String, in language: PageLanguage) -> String {
    region.isEmpty
      ? city : PageWords.all.text("placeInCountry", in: language, ["city": city, "region": region])
  }
}
