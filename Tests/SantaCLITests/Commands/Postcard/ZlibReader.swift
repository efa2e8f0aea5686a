/// Decompresses the streams of `ZlibStream`: one block with fixed codes. It follows RFC 1951 with tables, unlike the compressor.
struct ZlibReader {
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private let bytes: [UInt8]
  /// The next bit, behind the two bytes of the header.
  private var position = 16

  /// Returns the contents; nil if the stream is invalid.
  static func contents(of bytes: [UInt8]) -> [UInt8]? {
    var reader = ZlibReader(bytes: bytes)
    return reader.read()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() -> [UInt8]? {
    var output: [UInt8] = []
    guard bits(3) == 3 else { return nil }
    while let symbol = symbol() {
      switch symbol {
      case ..<256: output.append(UInt8(symbol))
      case 256: return output
      case 257...285:
        guard let length = number(Self.lengthBases, Self.lengthBits, symbol - 257), let code = code(5),
          code < 30, let distance = number(Self.distanceBases, Self.distanceBits, code),
          distance <= output.count
        else { return nil }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      default: return nil
      }
    }
    return nil
  }

  private mutating func symbol() -> Int? {
    guard let start = code(7) else { return nil }
    if start < 24 { return start + 256 }
    guard let eighth = bits(1) else { return nil }
    let eight = start << 1 | eighth
    switch eight {
    case 0x30...0xBF: return eight - 0x30
    case 0xC0...0xC7: return eight - 0xC0 + 280
    default: return bits(1).map { (eight << 1 | $0) - 0x190 + 144 }
    }
  }

  private mutating func number(_ bases: [Int], _ extra: [Int], _ index: Int) -> Int? {
    bits(extra[index]).map { bases[index] + $0 }
  }

  /// Reads a code, whose highest bit is first.
  private mutating func code(_ count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let bit = bits(1) else { return nil }
      value = value << 1 | bit
    }
    return value
  }

  /// Reads a number, whose lowest bit is first.
  private mutating func bits(_ count: Int) -> Int? {
    var value = 0
    for index in 0..<count {
      guard position / 8 < bytes.count else { return nil }
      value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << index
      position += 1
    }
    return value
  }
}
