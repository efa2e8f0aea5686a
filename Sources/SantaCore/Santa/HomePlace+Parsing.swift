extension HomePlace {
  /// Reads a home from text: coordinates or the name of a place.
  ///
  /// - `LAT,LON` in degrees with decimal points, north and east positive: `52.52,13.405`. A text that begins with a
  ///   digit, a sign or a point is read this way.
  /// - A place, alone or with its country's name or two-letter code: `Kingston`, `Kingston, Jamaica`,
  ///   `kingston, jm`. Case, accents and punctuation do not matter. Without a country, the most populous of several
  ///   places with the same name is chosen.
  ///
  /// The places are those of the embedded route and those that time zones are named after, about a thousand.
  ///
  /// - Throws: ``HomePlaceError`` if the text is empty, the coordinates are malformed or out of range, the place is
  ///   unknown (with the nearest spellings), or it is not in that country (with the countries that have it).
  /// - Complexity: O(1) for a known place, O(*n*) in the number of places otherwise.
  public static func parse(_ text: String) throws(HomePlaceError) -> HomePlace {
    let trimmed = trim(text)
    guard let first = trimmed.unicodeScalars.first else { throw .empty(text) }
    if ("0"..."9").contains(first) || "+-.−".unicodeScalars.contains(first) {
      return try coordinates(trimmed)
    }
    return try place(trimmed)
  }

  // MARK: Coordinates

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
    return HomePlace(name: "\(parts[0]),\(parts[1])", coordinate: coordinate)
  }

  /// A plain decimal number. `Double.init` alone would also accept `0x10`, `nan` and `1e1`.
  private static func number(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || [0x2b, 0x2d, 0x2e].contains($0) }
    return isPlain && text.utf8.count <= 32 ? Double(text) : nil
  }

  // MARK: Names

  /// A place that a home can be named after.
  private struct Candidate: Sendable {
    let name: String
    let countryCode: String
    /// The country's name; nil if no table has it.
    let country: String?
    let coordinate: Coordinate
    let population: Int

    var fullName: String { "\(name), \(country ?? countryCode)" }
  }

  /// All candidates by the key of their name, the most populous first.
  private static let candidates: [String: [Candidate]] = {
    var candidates: [String: [Candidate]] = [:]
    var countries: [String: String] = [:]
    for row in PlaceTable.rows {
      countries[row.countryCode] = row.country
      candidates[PlaceName.key(row.name), default: []].append(
        Candidate(
          name: row.name, countryCode: row.countryCode, country: row.country, coordinate: row.coordinate,
          population: row.population))
    }
    for row in ZoneTable.rows {
      let key = PlaceName.key(row.name)
      // The first table is the better one for a place in both: its names have accents, and its rows a population.
      guard candidates[key]?.contains(where: { $0.countryCode == row.countryCode }) != true else { continue }
      candidates[key, default: []].append(
        Candidate(
          name: row.name, countryCode: row.countryCode, country: countries[row.countryCode],
          coordinate: row.coordinate, population: 0))
    }
    return candidates.mapValues { places in
      places.sorted { ($1.population, $0.fullName) < ($0.population, $1.fullName) }
    }
  }()

  /// Short names of countries that people use but no table has.
  private static let countryCodes = ["uk": "gb", "usa": "us", "america": "us", "uae": "ae"]

  private static func place(_ text: String) throws(HomePlaceError) -> HomePlace {
    // No place has a longer name, and the search for a similar spelling is quadratic in the length.
    guard text.unicodeScalars.count <= 100 else { throw .unknownPlace(text, suggestions: []) }
    // Some names contain a comma, so the whole text is looked up before it is split.
    if let found = candidates[PlaceName.key(text)]?.first {
      return HomePlace(name: found.fullName, coordinate: found.coordinate)
    }
    guard let comma = text.lastIndex(of: ",") else {
      throw .unknownPlace(text, suggestions: suggestions(for: text))
    }
    let city = trim(text[..<comma])
    let country = trim(text[text.index(after: comma)...])
    guard let namesakes = candidates[PlaceName.key(city)] else {
      throw .unknownPlace(city, suggestions: suggestions(for: city))
    }
    let key = PlaceName.key(country)
    let code = countryCodes[key] ?? key
    guard
      let found = namesakes.first(where: { candidate in
        candidate.countryCode.lowercased() == code || candidate.country.map { PlaceName.key($0) } == key
      })
    else {
      throw .notInCountry(city, country: country, suggestions: namesakes.prefix(3).map(\.fullName))
    }
    return HomePlace(name: found.fullName, coordinate: found.coordinate)
  }

  /// Up to three names that are spelt almost like a text or begin with it, the nearest first.
  private static func suggestions(for text: String) -> [String] {
    let key = PlaceName.key(text)
    guard !key.isEmpty else { return [] }
    // One wrong letter in three may be a slip; with more it is another name.
    let limit = max(1, key.unicodeScalars.count / 3)
    let near = candidates.compactMap { candidate, places -> (distance: Int, place: Candidate)? in
      guard let place = places.first else { return nil }
      if key.count >= 3, candidate.hasPrefix(key) { return (1, place) }
      // The distance is at least the difference in length, which is cheaper to compute.
      guard abs(candidate.count - key.count) <= limit else { return nil }
      let distance = Spelling.editDistance(key, candidate)
      return distance <= limit ? (distance, place) : nil
    }
    return near.sorted { first, second in
      (first.distance, second.place.population, first.place.name)
        < (second.distance, first.place.population, second.place.name)
    }.prefix(3).map(\.place.name)
  }

  private static func trim(_ text: some StringProtocol) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let front = text.drop(while: isSpace)
    let length = front.reversed().drop(while: isSpace).count
    return String(front.prefix(length))
  }
}
