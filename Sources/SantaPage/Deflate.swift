/// Compresses bytes in the format of RFC 1951, with its fixed codes: text to about a third, drawings to a few per cent.
///
/// zlib isn't used, because the package has no dependencies. The documents of the page are compressed once, so that the speed
/// matters little.
enum Deflate {
  /// The lengths of repetitions that a code can name.
  private static let runs = 3...258
  /// The longest distance to the bytes that are repeated.
  private static let window = 32_768
  /// The number of earlier occurrences that are compared. More of them make the result hardly smaller.
  private static let patience = 24

  /// The first value and the number of additional bits for each code of lengths, from the code 257.
  private static let lengths: [(first: Int, bits: Int)] = {
    var lengths: [(first: Int, bits: Int)] = []
    var first = 3
    for bits in [0, 0, 1, 2, 3, 4, 5] {
      for _ in 0..<4 {
        lengths.append((first, bits))
        first += 1 << bits
      }
    }
    // The longest run has its own code without additional bits.
    return lengths + [(258, 0)]
  }()

  /// The first value and the number of additional bits for each code of distances.
  private static let distances: [(first: Int, bits: Int)] = {
    var distances: [(first: Int, bits: Int)] = []
    var first = 1
    for code in 0..<30 {
      let bits = max(0, code / 2 - 1)
      distances.append((first, bits))
      first += 1 << bits
    }
    return distances
  }()

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    var earlier = Occurrences(count: bytes.count)
    // The last block, with fixed codes.
    writer.write(1, bits: 1)
    writer.write(1, bits: 2)
    var index = 0
    while index < bytes.count {
      let (length, distance) = earlier.longestMatch(at: index, in: bytes)
      if length < runs.lowerBound {
        writer.writeSymbol(Int(bytes[index]))
        earlier.add(index, in: bytes)
        index += 1
        continue
      }
      let lengthCode = code(of: length, in: lengths)
      writer.writeSymbol(257 + lengthCode)
      writer.write(length - lengths[lengthCode].first, bits: lengths[lengthCode].bits)
      let distanceCode = code(of: distance, in: distances)
      writer.writeReversed(distanceCode, bits: 5)
      writer.write(distance - distances[distanceCode].first, bits: distances[distanceCode].bits)
      for position in index..<index + length { earlier.add(position, in: bytes) }
      index += length
    }
    writer.writeSymbol(256)
    return writer.finished
  }

  /// Returns the last code whose first value isn't above a value.
  private static func code(of value: Int, in codes: [(first: Int, bits: Int)]) -> Int {
    var (low, high) = (0, codes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if codes[middle].first <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// The earlier positions of each three bytes, the last one first.
  private struct Occurrences {
    private static let hashBits = 15
    private var last = Array(repeating: -1, count: 1 << hashBits)
    private var previous: [Int]

    init(count: Int) { previous = Array(repeating: -1, count: count) }

    private static func hash(_ index: Int, _ bytes: [UInt8]) -> Int? {
      guard index + 2 < bytes.count else { return nil }
      let number = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
      return Int((number &* 0x9E37_79B1) >> UInt32(32 - hashBits))
    }

    mutating func add(_ index: Int, in bytes: [UInt8]) {
      guard let hash = Self.hash(index, bytes) else { return }
      previous[index] = last[hash]
      last[hash] = index
    }

    /// Returns the length and the distance of the longest earlier occurrence of the bytes at an index.
    func longestMatch(at index: Int, in bytes: [UInt8]) -> (length: Int, distance: Int) {
      guard let hash = Self.hash(index, bytes) else { return (0, 0) }
      let limit = min(runs.upperBound, bytes.count - index)
      var best = (length: 0, distance: 0)
      var candidate = last[hash]
      var attempts = patience
      while candidate >= 0, index - candidate <= window, attempts > 0, best.length < limit {
        var length = 0
        while length < limit, bytes[candidate + length] == bytes[index + length] { length += 1 }
        if length > best.length { best = (length, index - candidate) }
        candidate = previous[candidate]
        attempts -= 1
      }
      return best
    }
  }

  /// Writes numbers of some bits, the lowest bit first.
  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    mutating func write(_ number: Int, bits: Int) {
      pending |= UInt64(number) << UInt64(count)
      count += bits
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        count -= 8
      }
    }

    /// Writes a code, which begins with its highest bit.
    mutating func writeReversed(_ code: Int, bits: Int) {
      var reversed = 0
      for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
      write(reversed, bits: bits)
    }

    /// Writes the fixed code of a byte, a length or the end of the block.
    mutating func writeSymbol(_ symbol: Int) {
      switch symbol {
      case ..<144: writeReversed(0x30 + symbol, bits: 8)
      case ..<256: writeReversed(0x190 + symbol - 144, bits: 9)
      case ..<280: writeReversed(symbol - 256, bits: 7)
      default: writeReversed(0xC0 + symbol - 280, bits: 8)
      }
    }

    var finished: [UInt8] {
      count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes
    }
  }
}
