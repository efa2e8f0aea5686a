import SantaStore

extension HomePlace {
  /// Parses a home from a string: coordinates or the name of a place.
  ///
  /// - `LAT,LON` in degrees with decimal points, north and east positive: `52.52,13.405`. A string that begins with a digit, a
  ///   sign or a point is read as coordinates. The name of the home then includes the nearest city, if one is within 200 km:
  ///   `52.52,13.405 (near Berlin, Germany)`.
  /// - A place, alone or with its country's name or two-letter code: `Kingston`, `Kingston, Jamaica`, `kingston, jm`. In
  ///   some large countries, a state or province works as well: `Portland, ME`, `Portland, Maine, USA`, `Suzhou, Anhui`. Case,
  ///   accents and punctuation do not matter. Without a country, the most populous place of that name is
  ///   chosen, with a few exceptions such as Valencia in Spain.
  /// - `North Pole`, where Santa lives.
  ///
  /// About 7,500 places are known: the cities of at least 100,000 people, famous smaller ones, the places of the embedded route,
  /// and the places that time zones are named after. The cities are also known by the names that they have in other languages
  /// and scripts: `München`, `서울`, `廣州`, `New York`.
  ///
  /// - Throws: ``HomePlaceError`` if the string is empty, the coordinates are malformed or out of range, the place is unknown
  ///   (with the nearest spellings), or it is not in that country (with the countries that have it).
  /// - Complexity: O(log *n*) in the number of places if the place is known, O(*n*) otherwise.
  public static func parse(_ text: String) throws(HomePlaceError) -> HomePlace {
    let trimmed = trim(text)
    guard let first = trimmed.unicodeScalars.first else { throw .empty(text) }
    if ("0"..."9").contains(first) || "+-.−".unicodeScalars.contains(first) {
      return try coordinates(trimmed)
    }
    return try place(trimmed)
  }

  // MARK: Coordinates

  /// The maximum distance of a city that is added to the name of coordinates, in metres.
  private static let nearbyDistance = 200_000.0

  private static func coordinates(_ text: String) throws(HomePlaceError) -> HomePlace {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { trim($0) }
    guard parts.count == 2, let latitude = number(parts[0]), let longitude = number(parts[1]) else {
      throw .malformedCoordinates(text)
    }
    guard Coordinate.latitudes.contains(latitude) else { throw .latitudeOutOfRange(text, parts[0]) }
    guard Coordinate.longitudes.contains(longitude) else { throw .longitudeOutOfRange(text, parts[1]) }
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw .malformedCoordinates(text)
    }
    let place = CityDirectory.embedded.city(nearestTo: coordinate, within: nearbyDistance)
      .map { PlaceTable.Row($0) }
    let near = place.map { " (near \($0.name), \($0.country))" } ?? ""
    return HomePlace(name: "\(parts[0]),\(parts[1])\(near)", coordinate: coordinate, place: place)
  }

  /// Parses a plain decimal number. `Double.init` alone would also accept `0x10`, `nan` and `1e1`.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2b, 0x2d, 0x2e].contains($0) }
    return isPlain && text.utf8.count <= 32 ? Double(text) : nil
  }

  // MARK: Names

  /// A place that a home can be named after.
  private struct Candidate: Sendable {
    let place: PlaceTable.Row
    /// The abbreviation of the state or province; nil if the tables don't have it.
    var region: RegionTable.Row?

    init(_ city: CityDirectory.City) {
      place = PlaceTable.Row(city)
      region = city.region.flatMap { code in
        RegionTable.rows.first { $0.countryCode == city.countryCode && $0.code == code }
      }
    }

    init(_ zone: ZoneTable.Row) { place = PlaceTable.Row(zone) }

    func isIn(country key: String) -> Bool {
      (countryCodes[key] ?? key) == place.countryCode.lowercased()
        || key == PlaceName.searchKey(place.country)
    }

    func isIn(region key: String) -> Bool {
      guard let region else { return false }
      return key == region.code.lowercased() || key == PlaceName.searchKey(region.name)
    }
  }

  /// The places of the time zones by the keys of their names.
  private static let zonePlaces = Dictionary(
    grouping: ZoneTable.rows, by: { PlaceName.searchKey($0.name) })

  /// Returns all places with a name, the likeliest first.
  private static func candidates(named name: String) -> [Candidate] {
    var candidates = CityDirectory.embedded.cities(named: name).map { Candidate($0) }
    for zone in zonePlaces[PlaceName.searchKey(name)] ?? []
    where !candidates.contains(where: { $0.place.countryCode == zone.countryCode }) {
      candidates.append(Candidate(zone))
    }
    return candidates
  }

  /// Returns the places that have a name, in any language, the likeliest first, with their full names.
  ///
  /// `package`, because the live page lists places to choose from.
  package static func places(named name: String) -> [HomePlace] {
    let namesakes = candidates(named: name)
    return namesakes.map { home($0, among: namesakes) }
  }

  /// Returns the places whose names start with a prefix, the most populous names first, and the places that have the prefix as
  /// their whole name in another language.
  package static func places(startingWith prefix: String, limit: Int) -> [HomePlace] {
    let names = CityDirectory.embedded.names(startingWith: prefix, limit: limit)
    let places = names.flatMap { name in Self.places(named: name).filter { $0.shortName == name } }
    return Array((places + Self.places(named: prefix)).prefix(2 * limit))
  }

  /// Returns the name of a place with its country. If other places in the country have the same name, the region is included.
  private static func fullName(of candidate: Candidate, among namesakes: [Candidate]) -> String {
    let place = candidate.place
    let isAlone =
      namesakes.count { $0.place.countryCode == place.countryCode && $0.place.name == place.name } == 1
    let region =
      isAlone ? nil : candidate.region.map { isAbbreviated(in: $0.countryCode) ? $0.code : $0.name }
    return [place.name, region, place.country].compactMap(\.self).joined(separator: ", ")
  }

  /// Returns whether people of a country usually abbreviate its states.
  private static func isAbbreviated(in country: String) -> Bool { ["AU", "CA", "US"].contains(country) }

  /// Short names of countries, and names in their own languages, that none of the tables contain.
  private static let countryCodes: [String: String] = {
    let names = """
      at österreich, ae uae, ar argentina, be belgië, be belgique, bg българия, br brasil, by беларусь, ch schweiz, ch suisse, \
      ch svizzera, cn 中国, cz česko, cz czech republic, cd dr congo, de deutschland, dk danmark, dz الجزائر, eg مصر, es españa, \
      fi suomi, ge საქართველო, gb uk, gb great britain, gr ελλάδα, hk 香港, hr hrvatska, hu magyarország, il ישראל, in भारत, \
      ir ایران, is ísland, it italia, jp 日本, kr 한국, kr korea, kz казахстан, ma المغرب, mx méxico, nl nederland, nl holland, \
      no norge, pe perú, pl polska, ro românia, rs србија, ru россия, sa السعودية, se sverige, th ประเทศไทย, tr türkiye, \
      tr turkey, tw 臺灣, ua україна, us usa, us america, us estados unidos, uz oʻzbekiston, vn việt nam
      """
    return names.split(separator: ", ").reduce(into: [:]) { codes, name in
      codes[PlaceName.searchKey(name.dropFirst(3))] = String(name.prefix(2))
    }
  }()

  /// The names of Santa's home, which isn't in the tables of places.
  private static let northPoleKeys = Set(
    [
      "North Pole", "Nordpol", "Pôle Nord", "Polo Norte", "Polo Nord", "Северный полюс", "北极", "북극",
      "Pohjoisnapa",
    ]
    .map { PlaceName.searchKey($0) })

  private static func place(_ text: String) throws(HomePlaceError) -> HomePlace {
    // No place has a longer name, and the search for similar spellings is quadratic in the length.
    guard text.unicodeScalars.count <= 100 else { throw .unknownPlace(text, suggestions: []) }
    if northPoleKeys.contains(PlaceName.searchKey(text)) {
      return HomePlace(name: "North Pole", coordinate: .northPole)
    }
    // Some names contain a comma, so the whole string is looked up before it is split.
    let whole = candidates(named: text)
    if let found = whole.first { return home(found, among: whole) }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { trim($0) }
    for count in (1..<max(parts.count, 1)).reversed() {
      let city = parts[..<count].joined(separator: ", ")
      let namesakes = candidates(named: city)
      guard !namesakes.isEmpty else { continue }
      if let found = candidate(among: namesakes, in: Array(parts[count...])) {
        return home(found, among: namesakes)
      }
      throw .notInCountry(
        city, country: parts[count...].joined(separator: ", "),
        suggestions: namesakes.prefix(3).map { fullName(of: $0, among: namesakes) })
    }
    if let home = homeWithoutComma(text) { return home }
    let city = parts.count > 1 ? parts.dropLast().joined(separator: ", ") : text
    throw .unknownPlace(city, suggestions: suggestions(for: city))
  }

  private static func home(_ found: Candidate, among namesakes: [Candidate]) -> HomePlace {
    HomePlace(
      name: fullName(of: found, among: namesakes), coordinate: found.place.coordinate, place: found.place)
  }

  /// Returns the first place that is in all of some countries and regions.
  private static func candidate(among namesakes: [Candidate], in qualifiers: [String]) -> Candidate? {
    let keys = qualifiers.map { PlaceName.searchKey($0) }
    // Countries take precedence over states: "CA" is Canada, unless only California has a place of that name.
    return namesakes.first { place in keys.allSatisfy { place.isIn(country: $0) } }
      ?? namesakes.first { place in keys.allSatisfy { place.isIn(country: $0) || place.isIn(region: $0) } }
  }

  /// Returns the home for a name that is followed by a country or a region without a comma, or by the word for "city" in Chinese,
  /// Japanese or Korean; nil if the place is unknown.
  private static func homeWithoutComma(_ text: String) -> HomePlace? {
    let words = text.split(separator: " ").map(String.init)
    for count in (1..<max(words.count, 1)).reversed() where words.count - count <= 3 {
      let namesakes = candidates(named: words[..<count].joined(separator: " "))
      let qualifier = words[count...].joined(separator: " ")
      if let found = candidate(among: namesakes, in: [qualifier]) { return home(found, among: namesakes) }
    }
    guard let last = text.last, "市시".contains(last) else { return nil }
    let namesakes = candidates(named: String(text.dropLast()))
    return namesakes.first.map { home($0, among: namesakes) }
  }

  // MARK: Suggestions

  /// A name that is spelt almost like a string.
  private struct Suggestion {
    let name: String
    let distance: Int
    let population: Int
  }

  /// Returns up to three names that are spelt almost like a string or begin with it, the nearest first.
  private static func suggestions(for text: String) -> [String] {
    let key = PlaceName.searchKey(text)
    guard !key.isEmpty else { return [] }
    var suggestions = similarNames(key)
    // Names in other languages are suggested only if no main name is as similar, because there are so many of them.
    if !suggestions.contains(where: { $0.distance == 1 }) { suggestions += misspelledNames(key) }
    var near: [String: Suggestion] = [:]
    for suggestion in suggestions {
      let known = near[suggestion.name]
      if known.map({ (suggestion.distance, $0.population) < ($0.distance, suggestion.population) }) ?? true {
        near[suggestion.name] = suggestion
      }
    }
    return near.values.sorted { first, second in
      (first.distance, second.population, first.name) < (second.distance, first.population, second.name)
    }.prefix(3).map(\.name)
  }

  /// Returns the main names that are spelt almost like a key or begin with it.
  private static func similarNames(_ key: String) -> [Suggestion] {
    // One wrong letter in three may be a typo. With more, it is a different name.
    let limit = max(1, key.unicodeScalars.count / 3)
    let names = CityDirectory.embedded.names + ZoneTable.rows.map { ($0.name, 0) }
    return names.compactMap { name, population in
      // The distance is at least the difference in length, which is cheaper to compute.
      let candidate = PlaceName.searchKey(name)
      let isLonger = key.count >= 3 && candidate.hasPrefix(key)
      guard isLonger || abs(candidate.utf8.count - key.utf8.count) <= limit else { return nil }
      let distance = isLonger ? 1 : Spelling.editDistance(key, candidate)
      return distance <= limit ? Suggestion(name: name, distance: distance, population: population) : nil
    }
  }

  /// Returns the cities that have another name with one letter more, less, or different, or with two letters exchanged.
  ///
  /// The table of other names can be asked only for names that are known, so each possible correction is looked up.
  private static func misspelledNames(_ key: String) -> [Suggestion] {
    let letters = Array(key.unicodeScalars)
    // Longer names are rare, and the number of lookups grows with the length.
    guard (3...40).contains(letters.count) else { return [] }
    return Misspelling.corrections(of: letters).compactMap { correction in
      CityDirectory.embedded.cityName(forKey: correction).map { name, population in
        Suggestion(name: name, distance: 1, population: population)
      }
    }
  }

  private static func trim(_ text: some StringProtocol) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let front = text.drop(while: isSpace)
    let length = front.reversed().drop(while: isSpace).count
    return String(front.prefix(length))
  }
}
