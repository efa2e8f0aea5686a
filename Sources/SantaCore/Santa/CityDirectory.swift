/// Finds cities in ``CityTable`` by their names or by a point.
///
/// The table stays text: a search by name compares about thirteen records of its sorted ones.
struct CityDirectory: Sendable {
  /// A city of the table.
  struct City: Hashable, Sendable {
    let name: String
    /// ISO 3166-1 alpha-2.
    let countryCode: String
    /// The state as two letters, in the United States; nil elsewhere.
    let state: String?
    let coordinate: Coordinate
    /// Rounded down to hundreds.
    let population: Int
  }

  /// The built-in table.
  static let embedded = CityDirectory(cities: CityTable.cities, aliases: CityTable.aliases)

  private let cities: Records
  private let aliases: Records

  init(cities: String, aliases: String) {
    self.cities = Records(cities, nameOffset: 3 * Records.numberLength + 4)
    self.aliases = Records(aliases, nameOffset: Records.numberLength)
  }

  /// The cities that have this key as their name, or as another of their names, the most populous first.
  ///
  /// - Parameter key: The ``PlaceName/key(_:separator:)`` of a name.
  /// - Complexity: O(log *n*) in the number of cities.
  func cities(named key: String) -> [City] {
    let named = Array(cities.indices(named: key))
    let other = aliases.indices(named: key).map { aliases.number(0, of: $0) }.filter { !named.contains($0) }
    return (named + other).compactMap { city($0) }.sorted { $0.population > $1.population }
  }

  /// The names of all cities with their populations, for suggestions. A name occurs once for each of its cities.
  var names: [(name: String, population: Int)] {
    cities.indices.map { (cities.name($0), cities.number(2, of: $0) * 100) }
  }

  /// The city nearest to a point; nil if there is none within a distance in metres.
  ///
  /// - Complexity: O(*n*) in the number of cities.
  func city(nearestTo point: Coordinate, within limit: Double) -> City? {
    // A degree of latitude is at least this long, so cities further north or south need no calculation.
    let hundredths = Int((limit / 110_000 * 100).rounded(.up))
    let latitude = Int(((point.latitude + 90) * 100).rounded())
    var nearest: (distance: Double, index: Int)?
    for index in cities.indices where abs(cities.number(0, of: index) - latitude) <= hundredths {
      guard let distance = coordinate(of: index)?.distance(to: point), distance <= nearest?.distance ?? limit
      else { continue }
      nearest = (distance, index)
    }
    return nearest.flatMap { city($0.index) }
  }

  private func coordinate(of index: Int) -> Coordinate? {
    Coordinate(
      latitude: Double(cities.number(0, of: index) - 9000) / 100,
      longitude: Double(cities.number(1, of: index) - 18_000) / 100)
  }

  private func city(_ index: Int) -> City? {
    guard cities.indices.contains(index), let coordinate = coordinate(of: index) else { return nil }
    let start = 3 * Records.numberLength
    let state = cities.text(start + 2..<start + 4, of: index)
    return City(
      name: cities.name(index), countryCode: cities.text(start..<start + 2, of: index),
      state: state == "  " ? nil : state, coordinate: coordinate,
      population: cities.number(2, of: index) * 100)
  }
}

extension CityDirectory {
  /// Records of a text, each of them numbers and a name. They are sorted by the keys of the names.
  private struct Records: Sendable {
    /// The number of digits of a number.
    static let numberLength = 3
    private static let base = 74

    private let bytes: [UInt8]
    /// The offset of each record, and the end of the last one.
    private let offsets: [Int]
    private let nameOffset: Int

    init(_ text: String, nameOffset: Int) {
      bytes = Array(text.utf8)
      var offsets = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "|") { offsets.append(offset + 1) }
      self.offsets = offsets
      self.nameOffset = nameOffset
    }

    var indices: Range<Int> { 0..<offsets.count - 1 }

    /// The text at some offsets of a record; empty if the record is shorter.
    func text(_ range: Range<Int>, of index: Int) -> String {
      let record = offsets[index]..<offsets[index + 1] - 1
      let start = min(record.lowerBound + range.lowerBound, record.upperBound)
      return String(
        decoding: bytes[start..<max(start, min(record.lowerBound + range.upperBound, record.upperBound))],
        as: UTF8.self)
    }

    func name(_ index: Int) -> String { text(nameOffset..<bytes.count, of: index) }

    /// A number of a record, by its position among the numbers; 0 if the record is shorter.
    func number(_ position: Int, of index: Int) -> Int {
      let start = offsets[index] + position * Self.numberLength
      guard start + Self.numberLength < offsets[index + 1] else { return 0 }
      return bytes[start..<start + Self.numberLength].reduce(0) { number, byte in
        // The digits are consecutive characters, without the backslash.
        let digit = Int(byte) - Int(UInt8(ascii: "0"))
        return number * Self.base + (byte > UInt8(ascii: "\\") ? digit - 1 : digit)
      }
    }

    /// The records whose names have a key.
    func indices(named key: String) -> Range<Int> {
      let start = firstIndex { !Self.precedes(PlaceName.key($0), key) }
      let end = firstIndex(from: start) { Self.precedes(key, PlaceName.key($0)) }
      return start..<end
    }

    /// The first record whose name meets a condition that all later ones meet, too.
    private func firstIndex(from start: Int = 0, where condition: (String) -> Bool) -> Int {
      var (low, high) = (start, indices.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if condition(name(middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }

    /// The order of the table: by bytes, which is the same with every version of Unicode.
    static func precedes(_ first: String, _ second: String) -> Bool {
      first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    var isSorted: Bool {
      indices.dropFirst().allSatisfy { !Self.precedes(PlaceName.key(name($0)), PlaceName.key(name($0 - 1))) }
    }
  }

  /// The number of cities and of other names, and whether both are in order, for tests.
  var contents: (cities: Int, aliases: Int, isSorted: Bool) {
    (cities.indices.count, aliases.indices.count, cities.isSorted && aliases.isSorted)
  }
}
