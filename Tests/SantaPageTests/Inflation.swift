import Testing

/// A plain reading of RFC 1951 for one block with fixed codes.
enum Inflation {
  static func bytes(of compressed: [UInt8]) throws -> [UInt8] {
    var position = 0
    func bit() throws -> Int {
      let byte = try #require(position / 8 < compressed.count ? compressed[position / 8] : nil)
      defer { position += 1 }
      return Int(byte) >> (position % 8) & 1
    }
    func number(_ count: Int) throws -> Int { try (0..<count).reduce(0) { $0 | (try bit()) << $1 } }
    func code(_ count: Int) throws -> Int { try (0..<count).reduce(0) { sum, _ in sum << 1 | (try bit()) } }
    func symbol() throws -> Int {
      var symbol = try code(7)
      if symbol < 0x18 { return 256 + symbol }
      symbol = symbol << 1 | (try bit())
      if symbol < 0xC0 { return symbol - 0x30 }
      if symbol < 0xC8 { return 280 + symbol - 0xC0 }
      return 144 + (symbol << 1 | (try bit())) - 0x190
    }
    #expect(try number(1) == 1 && number(2) == 1)
    var result: [UInt8] = []
    while true {
      let symbol = try symbol()
      if symbol == 256 { return result }
      if symbol < 256 {
        result.append(UInt8(symbol))
        continue
      }
      let length =
        lengths[symbol - 257] + (try number(symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4))
      let distanceCode = try code(5)
      let distance = distances[distanceCode] + (try number(max(0, distanceCode / 2 - 1)))
      try #require(distance <= result.count)
      for _ in 0..<length { result.append(result[result.count - distance]) }
    }
  }

  // The tables of section 3.2.5.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145,
    8193, 12289, 16385, 24577,
  ]
}
