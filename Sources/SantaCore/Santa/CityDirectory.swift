/// Finds cities in ``CityTable`` by name or by position.
///
/// The table remains a string: a search by name compares about thirteen of its sorted records.
struct CityDirectory: Sendable {
  /// A city of the table.
  struct City: Hashable, Sendable {
    let name: String
    /// The country code, ISO 3166-1 alpha-2.
    let countryCode: String
    /// The abbreviation of its region in ``RegionTable``; nil in a country without regions there.
    let region: String?
    let coordinate: Coordinate
    /// The population, rounded down to hundreds; 0 if it is unknown.
    let population: Int
    /// The index of its time zone in ``ZoneTable/rows``.
    let zoneIndex: Int
  }

  /// The built-in table.
  static let embedded = CityDirectory(cities: CityTable.cities, names: .embedded)

  private let cities: Records
  private let otherNames: CityNames

  init(cities: String, names: CityNames) {
    self.cities = Records(cities)
    otherNames = names
  }

  /// Returns the cities that have a name: first those with this main name, in the order of the table, then those with this
  /// other name, the most populous first.
  ///
  /// The order keeps York in England, although York is a former name of Toronto.
  ///
  /// - Complexity: O(log *n*) in the number of cities.
  func cities(named name: String) -> [City] {
    let key = PlaceName.searchKey(name)
    guard !key.isEmpty else { return [] }
    let main = Array(cities.indices(named: key))
    let other = otherNames.cities(named: key).filter { !main.contains($0) }
    return main.compactMap { city($0) }
      + other.compactMap { city($0) }.sorted { $0.population > $1.population }
  }

  /// Returns the name of the most populous city that has another name with this key; nil if there is none.
  func cityName(forKey key: String) -> (name: String, population: Int)? {
    otherNames.cities(named: key).map { (cities.name($0), cities.population(of: $0)) }.max { $0.1 < $1.1 }
  }

  /// The names of all cities with their populations, for suggestions. A name occurs once for each city that has it.
  var names: [(name: String, population: Int)] {
    cities.indices.map { (cities.name($0), cities.population(of: $0)) }
  }

  /// Returns names of cities that start with a prefix, the most populous cities first, for completions in a shell.
  ///
  /// Case, marks and punctuation don't matter: `"zur"` and `"Zür"` both give `"Zürich"`. An empty prefix gives the largest
  /// cities. Each name occurs once.
  ///
  /// - Parameters:
  ///   - prefix: The start of a name.
  ///   - limit: The maximum number of names.
  /// - Complexity: O(log *n* + *k* log *k*) in the number of cities and the number of names that start with the prefix.
  func names(startingWith prefix: String, limit: Int) -> [String] {
    let matches = cities.indices(startingWith: PlaceName.searchKey(prefix))
      .map { (name: cities.name($0), population: cities.population(of: $0)) }
      .sorted { ($1.population, $0.name) < ($0.population, $1.name) }
    var names: [String] = []
    var seen: Set<String> = []
    for match in matches where names.count < limit && seen.insert(match.name).inserted {
      names.append(match.name)
    }
    return names
  }

  /// Returns the city nearest to a point; nil if there is none within a distance in metres.
  ///
  /// - Complexity: O(*n*) in the number of cities.
  func city(nearestTo point: Coordinate, within limit: Double) -> City? {
    // A degree of latitude is at least this long, so cities further north or south are skipped without a calculation.
    let hundredths = Int((limit / 110_000 * 100).rounded(.up))
    let latitude = Int(((point.latitude + 90) * 100).rounded())
    var nearest: (distance: Double, index: Int)?
    for index in cities.indices where abs(cities.latitude(of: index) - latitude) <= hundredths {
      guard let distance = cities.coordinate(of: index)?.distance(to: point),
        distance <= nearest?.distance ?? limit
      else { continue }
      nearest = (distance, index)
    }
    return nearest.flatMap { city($0.index) }
  }

  /// The positions of all cities, with the indices of their zones in ``ZoneTable/rows``.
  var positions: [(coordinate: Coordinate, zoneIndex: Int)] {
    cities.indices.compactMap { index in
      cities.coordinate(of: index).map { ($0, cities.zoneIndex(of: index)) }
    }
  }

  private func city(_ index: Int) -> City? {
    guard cities.indices.contains(index), let coordinate = cities.coordinate(of: index) else { return nil }
    return City(
      name: cities.name(index), countryCode: cities.countryCode(of: index), region: cities.region(of: index),
      coordinate: coordinate, population: cities.population(of: index), zoneIndex: cities.zoneIndex(of: index)
    )
  }
}

extension CityDirectory {
  /// The records of a string, which consist of numbers and a name. They are sorted by the search keys of their names.
  private struct Records: Sendable {
    private static let base = 74
    /// The offsets in a record, which has the numbers and codes of ``CityTable/cities``.
    private static let (countryOffset, zoneOffset, regionOffset, nameOffset) = (9, 11, 13, 16)

    private let bytes: [UInt8]
    /// The offset of each record, followed by the end of the last record.
    private let offsets: [Int]

    init(_ text: String) {
      bytes = Array(text.utf8)
      var offsets = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "|") { offsets.append(offset + 1) }
      self.offsets = offsets
    }

    var indices: Range<Int> { 0..<offsets.count - 1 }

    func name(_ index: Int) -> String { text(Self.nameOffset..<bytes.count, of: index) }

    func countryCode(of index: Int) -> String { text(Self.countryOffset..<Self.zoneOffset, of: index) }

    func region(of index: Int) -> String? {
      let code = text(Self.regionOffset..<Self.nameOffset, of: index).prefix { $0 != " " }
      return code.isEmpty ? nil : String(code)
    }

    func zoneIndex(of index: Int) -> Int { number(Self.zoneOffset..<Self.regionOffset, of: index) }

    /// The population, rounded down to hundreds.
    func population(of index: Int) -> Int { number(6..<9, of: index) * 100 }

    /// The latitude plus 90°, in hundredths of a degree.
    func latitude(of index: Int) -> Int { number(0..<3, of: index) }

    func coordinate(of index: Int) -> Coordinate? {
      Coordinate(
        latitude: Double(latitude(of: index) - 9000) / 100,
        longitude: Double(number(3..<6, of: index) - 18_000) / 100)
    }

    /// Returns the string at some offsets of a record; empty if the record is shorter.
    private func text(_ range: Range<Int>, of index: Int) -> String {
      String(decoding: bytes[bounds(range, of: index)], as: UTF8.self)
    }

    /// Returns the number at some offsets of a record; 0 if the record is shorter.
    private func number(_ range: Range<Int>, of index: Int) -> Int {
      bytes[bounds(range, of: index)].reduce(0) { number, byte in
        // The digits are consecutive characters, except for the backslash.
        let digit = Int(byte) - Int(UInt8(ascii: "0"))
        return number * Self.base + (byte > UInt8(ascii: "\\") ? digit - 1 : digit)
      }
    }

    private func bounds(_ range: Range<Int>, of index: Int) -> Range<Int> {
      let record = offsets[index]..<offsets[index + 1] - 1
      let start = min(record.lowerBound + range.lowerBound, record.upperBound)
      return start..<max(start, min(record.lowerBound + range.upperBound, record.upperBound))
    }

    /// Returns the indices of the records whose names have a key.
    func indices(named key: String) -> Range<Int> {
      let start = firstIndex { !Self.precedes(PlaceName.searchKey($0), key) }
      let end = firstIndex(from: start) { Self.precedes(key, PlaceName.searchKey($0)) }
      return start..<end
    }

    /// Returns the indices of the records whose keys start with a prefix.
    func indices(startingWith prefix: String) -> Range<Int> {
      let start = firstIndex { !Self.precedes(PlaceName.searchKey($0), prefix) }
      let end = firstIndex(from: start) { !PlaceName.searchKey($0).utf8.starts(with: prefix.utf8) }
      return start..<end
    }

    /// Returns the index of the first record whose name meets a condition, which all later records must meet, too.
    private func firstIndex(from start: Int = 0, where condition: (String) -> Bool) -> Int {
      var (low, high) = (start, indices.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if condition(name(middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// Returns whether a key precedes another one. The table is sorted by bytes, independently of the Unicode version.
    static func precedes(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    var isSorted: Bool {
      indices.dropFirst().allSatisfy {
        !Self.precedes(PlaceName.searchKey(name($0)), PlaceName.searchKey(name($0 - 1)))
      }
    }
  }

  /// The number of cities, the number of other names, and whether the cities are sorted, for tests.
  var contents: (cities: Int, otherNames: Int, isSorted: Bool) {
    (cities.indices.count, otherNames.count, cities.isSorted)
  }
}
