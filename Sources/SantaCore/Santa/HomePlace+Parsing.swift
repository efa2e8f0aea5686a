import SantaStore

extension HomePlace {
  /// Reads a home from text: coordinates or the name of a place.
  ///
  /// - `LAT,LON` in degrees with decimal points, north and east positive: `52.52,13.405`. A text that begins with a
  ///   digit, a sign or a point is read this way. The name of the home then has the nearest city, if one is within
  ///   200 km: `52.52,13.405 (near Berlin, Germany)`.
  /// - A place, alone or with its country's name or two-letter code: `Kingston`, `Kingston, Jamaica`,
  ///   `kingston, jm`. In the United States, a state does as well: `Portland, ME`, `Portland, Maine, USA`. Case, accents
  ///   and punctuation do not matter. Without a country, the most populous of several places with the same name is
  ///   chosen.
  ///
  /// The places are the cities of at least 100,000 people, those of the embedded route, and those that time zones are
  /// named after, about 6,500. Many have their names in their own language and in Japanese, too.
  ///
  /// - Throws: ``HomePlaceError`` if the text is empty, the coordinates are malformed or out of range, the place is
  ///   unknown (with the nearest spellings), or it is not in that country (with the countries that have it).
  /// - Complexity: O(log *n*) in the number of places for a known one, O(*n*) otherwise.
  public static func parse(_ text: String) throws(HomePlaceError) -> HomePlace {
    let trimmed = trim(text)
    guard let first = trimmed.unicodeScalars.first else { throw .empty(text) }
    if ("0"..."9").contains(first) || "+-.−".unicodeScalars.contains(first) {
      return try coordinates(trimmed)
    }
    return try place(trimmed)
  }

  // MARK: Coordinates

  /// How far the city may be whose name coordinates get, in metres.
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
    let near = CityDirectory.embedded.city(nearestTo: coordinate, within: nearbyDistance).map { city in
      " (near \(city.name), \(countries[city.countryCode] ?? city.countryCode))"
    }
    return HomePlace(name: "\(parts[0]),\(parts[1])\(near ?? "")", coordinate: coordinate)
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
    /// The state, in the United States.
    var state: String?
    let coordinate: Coordinate
    let population: Int

    var country: String { HomePlace.countries[countryCode] ?? countryCode }
  }

  /// The names of countries by their codes.
  private static let countries = Dictionary(
    PlaceTable.rows.map { ($0.countryCode, $0.country) }, uniquingKeysWith: { first, _ in first })

  /// The places of the embedded route by the keys of their names.
  private static let routePlaces = Dictionary(
    grouping: PlaceTable.rows.map { row in
      Candidate(
        name: row.name, countryCode: row.countryCode, coordinate: row.coordinate, population: row.population)
    }, by: { PlaceName.key($0.name) })

  /// The places of the time zones by the keys of their names.
  private static let zonePlaces = Dictionary(
    grouping: ZoneTable.rows.map { row in
      Candidate(name: row.name, countryCode: row.countryCode, coordinate: row.coordinate, population: 0)
    }, by: { PlaceName.key($0.name) })

  /// Two entries of the tables that are closer than this, in metres, are one place.
  private static let samePlaceDistance = 50_000.0

  /// All places with a name, the most populous first.
  private static func candidates(named key: String) -> [Candidate] {
    var candidates = routePlaces[key] ?? []
    for city in CityDirectory.embedded.cities(named: key) {
      // The entry of the route is the same place. Only the other one has its state.
      if let index = candidates.firstIndex(where: {
        $0.countryCode == city.countryCode && $0.coordinate.distance(to: city.coordinate) < samePlaceDistance
      }) {
        candidates[index].state = candidates[index].state ?? city.state
        continue
      }
      candidates.append(
        Candidate(
          name: city.name, countryCode: city.countryCode, state: city.state, coordinate: city.coordinate,
          population: city.population))
    }
    for place in zonePlaces[key] ?? []
    where !candidates.contains(where: { $0.countryCode == place.countryCode }) {
      candidates.append(place)
    }
    return candidates.sorted { ($1.population, $0.name) < ($0.population, $1.name) }
  }

  /// The name of one of several places: with its country and, if others of that country have the name, its state.
  private static func fullName(of place: Candidate, among namesakes: [Candidate]) -> String {
    let isAlone = namesakes.count { $0.countryCode == place.countryCode } == 1
    let state = isAlone ? nil : place.state
    return [place.name, state, place.country].compactMap(\.self).joined(separator: ", ")
  }

  /// Short names of countries that people use but no table has.
  private static let countryCodes = ["uk": "gb", "usa": "us", "america": "us", "uae": "ae"]

  private static func place(_ text: String) throws(HomePlaceError) -> HomePlace {
    // No place has a longer name, and the search for a similar spelling is quadratic in the length.
    guard text.unicodeScalars.count <= 100 else { throw .unknownPlace(text, suggestions: []) }
    // Some names contain a comma, so the whole text is looked up before it is split.
    let whole = candidates(named: PlaceName.key(text))
    if let found = whole.first {
      return HomePlace(name: fullName(of: found, among: whole), coordinate: found.coordinate)
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { trim($0) }
    for count in (1..<max(parts.count, 1)).reversed() {
      let city = parts[..<count].joined(separator: ", ")
      let namesakes = candidates(named: PlaceName.key(city))
      guard !namesakes.isEmpty else { continue }
      let qualifiers = parts[count...].map { PlaceName.key($0) }
      // A country before a state: "CA" is Canada, unless only California has such a place.
      let found =
        namesakes.first { place in qualifiers.allSatisfy { isCountry($0, of: place) } }
        ?? namesakes.first { place in
          qualifiers.allSatisfy { isCountry($0, of: place) || isState($0, of: place) }
        }
      guard let found else {
        throw .notInCountry(
          city, country: parts[count...].joined(separator: ", "),
          suggestions: namesakes.prefix(3).map { fullName(of: $0, among: namesakes) })
      }
      return HomePlace(name: fullName(of: found, among: namesakes), coordinate: found.coordinate)
    }
    let city = parts.count > 1 ? parts.dropLast().joined(separator: ", ") : text
    throw .unknownPlace(city, suggestions: suggestions(for: city))
  }

  private static func isCountry(_ key: String, of place: Candidate) -> Bool {
    (countryCodes[key] ?? key) == place.countryCode.lowercased() || key == PlaceName.key(place.country)
  }

  private static func isState(_ key: String, of place: Candidate) -> Bool {
    guard let state = place.state?.lowercased() else { return false }
    return key == state || stateCodes[key] == state
  }

  /// The postal codes of the United States' states by the keys of their names.
  private static let stateCodes: [String: String] = {
    let states = """
      alabama al, alaska ak, arizona az, arkansas ar, california ca, colorado co, connecticut ct, delaware de, \
      district of columbia dc, florida fl, georgia ga, hawaii hi, idaho id, illinois il, indiana in, iowa ia, kansas ks, \
      kentucky ky, louisiana la, maine me, maryland md, massachusetts ma, michigan mi, minnesota mn, mississippi ms, \
      missouri mo, montana mt, nebraska ne, nevada nv, new hampshire nh, new jersey nj, new mexico nm, new york ny, \
      north carolina nc, north dakota nd, ohio oh, oklahoma ok, oregon or, pennsylvania pa, rhode island ri, \
      south carolina sc, south dakota sd, tennessee tn, texas tx, utah ut, vermont vt, virginia va, washington wa, \
      west virginia wv, wisconsin wi, wyoming wy
      """
    return states.split(separator: ", ").reduce(into: [:]) { codes, state in
      codes[String(state.dropLast(3))] = String(state.suffix(2))
    }
  }()

  /// Up to three names that are spelt almost like a text or begin with it, the nearest first.
  private static func suggestions(for text: String) -> [String] {
    let key = PlaceName.key(text)
    guard !key.isEmpty else { return [] }
    // One wrong letter in three may be a slip; with more it is another name.
    let limit = max(1, key.unicodeScalars.count / 3)
    let places = [routePlaces, zonePlaces].flatMap { $0.values.joined() }.map { ($0.name, $0.population) }
    var near: [String: (distance: Int, population: Int, name: String)] = [:]
    for (name, population) in places + CityDirectory.embedded.names {
      let candidate = PlaceName.key(name)
      let distance: Int
      if key.count >= 3, candidate.hasPrefix(key) {
        distance = 1
      } else {
        // The distance is at least the difference in length, which is cheaper to compute.
        guard abs(candidate.utf8.count - key.utf8.count) <= limit else { continue }
        distance = Spelling.editDistance(key, candidate)
      }
      guard distance <= limit, population >= near[candidate]?.population ?? 0 else { continue }
      near[candidate] = (distance, population, name)
    }
    return near.values.sorted { first, second in
      (first.distance, second.population, first.name) < (second.distance, first.population, second.name)
    }.prefix(3).map(\.name)
  }

  private static func trim(_ text: some StringProtocol) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    let front = text.drop(while: isSpace)
    let length = front.reversed().drop(while: isSpace).count
    return String(front.prefix(length))
  }
}
