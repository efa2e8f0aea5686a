/// A country, and the data about it that the program shows.
package struct Country: Hashable, Sendable {
  /// The country code, ISO 3166-1 alpha-2.
  package let code: String
  /// The English name, as in the regions of the embedded route.
  package let name: String
  /// The English name of the capital; nil if it is disputed, or if there is none.
  package let capital: String?
  /// "Merry Christmas" in a language of the country.
  package let greeting: String

  /// All countries, parsed once.
  package static let all: [Country] = CountryTable.text.split(separator: "\n").compactMap { line in
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 4 else { return nil }
    return Country(
      code: fields[0], name: fields[1], capital: fields[2].isEmpty ? nil : fields[2],
      greeting: Greeting.text(inLanguage: fields[3]))
  }

  private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the country with an English name, or nil.
  package static func named(_ name: String) -> Country? { byName[otherNames[name] ?? name] }

  /// The GeoNames names of countries that Google's routes name differently.
  private static let otherNames = [
    "USA": "United States", "United States of America": "United States", "UK": "United Kingdom",
    "Czech Republic": "Czechia", "Macedonia": "North Macedonia", "Swaziland": "Eswatini",
    "Burma": "Myanmar", "Myanmar (Burma)": "Myanmar", "Côte d'Ivoire": "Ivory Coast",
    "The Gambia": "Gambia", "The Bahamas": "Bahamas", "Holland": "Netherlands",
  ]

  /// Returns whether a city is the capital, by its English name.
  package func hasCapital(_ city: String) -> Bool {
    capital.map { PlaceName.key($0) == PlaceName.key(city) } ?? false
  }
}

extension RouteStop {
  /// The country of the stop, by its region or the last part of it; nil if it is unknown, as at the Pole.
  package var country: Country? {
    // The name of a country can have a comma.
    if let country = Country.named(region) { return country }
    let part = region.split(separator: ",").last.map { $0.drop { $0 == " " } }
    return part.flatMap { Country.named(String($0)) }
  }
}
