/// Finds cities by their other names in ``CityNameTable``, which has the hashes of the names.
///
/// The table is read in place, so it costs neither time nor memory before the first search.
struct CityNames: Sendable {
  /// The built-in table.
  static let embedded = CityNames(starts: CityNameTable.starts, entries: CityNameTable.entries)

  private static let startLength = 3
  private static let entryLength = 7
  /// The number of bits of a hash in an entry, after the bits of the bucket.
  private static let hashBits = 29
  /// The number of bits of a city's index in an entry.
  private static let cityBits = 13

  private let starts: String.UTF8View
  private let entries: String.UTF8View

  init(starts: String, entries: String) {
    self.starts = starts.utf8
    self.entries = entries.utf8
  }

  /// The number of names. A name of several cities counts several times.
  var count: Int { entries.count / Self.entryLength }

  /// Returns the indices in ``CityTable`` of the cities that have a name, by its ``PlaceName/searchKey(_:)``.
  ///
  /// - Complexity: O(log *n*) in the number of names. About fourteen names share a bucket.
  func cities(named key: String) -> [Int] {
    var hash = StableHash()
    hash.combine(key)
    let bits = Self.hashBits
    let bucket = Int(hash.value >> (64 - UInt64(Self.cityBits)))
    let rest = Int(hash.value >> (64 - UInt64(Self.cityBits + bits))) & (1 << bits - 1)
    let end = min(start(of: bucket + 1), count)
    var (low, high) = (start(of: bucket), end)
    while low < high {
      let middle = low + (high - low) / 2
      if entry(middle) >> Self.cityBits >= rest { high = middle } else { low = middle + 1 }
    }
    var found: [Int] = []
    while low < end, entry(low) >> Self.cityBits == rest {
      found.append(entry(low) & (1 << Self.cityBits - 1))
      low += 1
    }
    return found
  }

  private func start(of bucket: Int) -> Int { Self.number(in: starts, at: bucket, length: Self.startLength) }

  private func entry(_ index: Int) -> Int { Self.number(in: entries, at: index, length: Self.entryLength) }

  /// Returns a number of a table; 0 if the table is shorter.
  private static func number(in table: String.UTF8View, at index: Int, length: Int) -> Int {
    // Positions in the bytes of a native string are found in constant time.
    guard
      var position = table.index(table.startIndex, offsetBy: index * length, limitedBy: table.endIndex)
    else { return 0 }
    var number = 0
    for _ in 0..<length where position < table.endIndex {
      let byte = table[position]
      let digit = Int(byte) - Int(UInt8(ascii: "0")) - (byte > UInt8(ascii: "\\") ? 1 : 0)
      number = number << 6 | max(0, digit)
      position = table.index(after: position)
    }
    return number
  }
}
