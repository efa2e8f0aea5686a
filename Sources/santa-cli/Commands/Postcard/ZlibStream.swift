/// Compresses bytes into a zlib stream (RFC 1950) of one block with fixed codes (RFC 1951).
///
/// The compressor only looks for repetitions at given distances: those of the pixel to the left and of the pixel above. Drawn
/// pictures consist of little else, and the search needs no tables.
struct ZlibStream {
  private static let lengths = 3...258
  private static let maximumDistance = 32_768

  private(set) var bytes: [UInt8] = [0x78, 0x01]
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  /// - Parameter distances: The distances of repetitions, from 1 to 32,768.
  init(_ input: [UInt8], distances: [Int]) {
    let distances = distances.filter { (1...Self.maximumDistance).contains($0) }
    append(bits: 0b011, count: 3)
    var position = 0
    while position < input.count {
      var (best, bestDistance) = (0, 0)
      for distance in distances where distance <= position {
        let length = Self.matchLength(input, position, distance)
        if length > best { (best, bestDistance) = (length, distance) }
      }
      if Self.lengths.contains(best) {
        appendMatch(length: best, distance: bestDistance)
        position += best
      } else {
        appendLiteral(Int(input[position]))
        position += 1
      }
    }
    appendLiteral(256)
    append(bits: 0, count: (8 - pendingCount) % 8)
    let sum = Self.adler(input)
    bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  private static func matchLength(_ input: [UInt8], _ position: Int, _ distance: Int) -> Int {
    let limit = min(lengths.upperBound, input.count - position)
    var length = 0
    while length < limit, input[position + length] == input[position + length - distance] { length += 1 }
    return length
  }

  /// The checksum at the end of a stream.
  static func adler(_ input: [UInt8]) -> UInt32 {
    var (first, second) = (UInt32(1), UInt32(0))
    for byte in input {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }

  // MARK: Codes

  /// Appends a literal byte, a code of a length (257...285), or the end of the block (256).
  private mutating func appendLiteral(_ symbol: Int) {
    switch symbol {
    case ..<144: appendCode(0x30 + symbol, count: 8)
    case ..<256: appendCode(0x190 + symbol - 144, count: 9)
    case ..<280: appendCode(symbol - 256, count: 7)
    default: appendCode(0xC0 + symbol - 280, count: 8)
    }
  }

  private mutating func appendMatch(length: Int, distance: Int) {
    let length = length == 258 ? (code: 28, extra: 0, bits: 0) : Self.code(of: length - 3, firstBits: 4)
    appendLiteral(257 + length.code)
    append(bits: UInt32(length.extra), count: UInt32(length.bits))
    let distance = Self.code(of: distance - 1, firstBits: 2)
    appendCode(distance.code, count: 5)
    append(bits: UInt32(distance.extra), count: UInt32(distance.bits))
  }

  /// Returns the code of a number that grows by one until `firstBits` bits are needed, and then every time that the number's
  /// highest bits, `firstBits` / 2 of them after the first, change.
  private static func code(of number: Int, firstBits: Int) -> (code: Int, extra: Int, bits: Int) {
    let kept = firstBits / 2
    let length = Int.bitWidth - number.leadingZeroBitCount
    guard length > kept + 1 else { return (number, 0, 0) }
    let bits = length - kept - 1
    return (bits << kept + number >> bits, number & (1 << bits - 1), bits)
  }

  /// Appends a code, whose highest bit is first.
  private mutating func appendCode(_ code: Int, count: UInt32) {
    for shift in (0..<count).reversed() { append(bits: UInt32(code) >> shift & 1, count: 1) }
  }

  /// Appends bits, the lowest first.
  private mutating func append(bits: UInt32, count: UInt32) {
    pending |= bits << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}
