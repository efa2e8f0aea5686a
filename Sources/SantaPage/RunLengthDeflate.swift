/// Compresses bytes in the format of RFC 1951, with its fixed codes. Only repetitions of the same byte are found, which is
/// enough for drawings.
enum RunLengthDeflate {
  /// The longest repetition that a code can name.
  private static let longestRun = 258

  /// The codes of lengths from 3, by the number of their additional bits.
  private static let lengths: [(code: Int, first: Int, bits: Int)] = {
    var lengths: [(code: Int, first: Int, bits: Int)] = []
    var (code, first) = (257, 3)
    for bits in [0, 0, 1, 2, 3, 4, 5] {
      for _ in 0..<4 {
        lengths.append((code, first, bits))
        code += 1
        first += 1 << bits
      }
    }
    // The longest run has its own code without additional bits.
    return lengths + [(285, longestRun, 0)]
  }()

  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var writer = BitWriter()
    // The last block, with fixed codes.
    writer.write(1, bits: 1)
    writer.write(1, bits: 2)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      writer.writeSymbol(Int(byte))
      index += 1
      var end = index
      while end < bytes.count, bytes[end] == byte { end += 1 }
      while end - index >= 3 {
        let run = min(end - index, longestRun)
        if let length = lengths.last(where: { $0.first <= run }) {
          writer.writeSymbol(length.code)
          writer.write(run - length.first, bits: length.bits)
          // The distance 1.
          writer.write(0, bits: 5)
        }
        index += run
      }
    }
    writer.writeSymbol(256)
    return writer.finished
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

    /// Writes the fixed code of a byte, a length or the end of the block. Codes begin with their highest bit.
    mutating func writeSymbol(_ symbol: Int) {
      let (code, bits) =
        switch symbol {
        case ..<144: (0x30 + symbol, 8)
        case ..<256: (0x190 + symbol - 144, 9)
        case ..<280: (symbol - 256, 7)
        default: (0xC0 + symbol - 280, 8)
        }
      var reversed = 0
      for bit in 0..<bits where code >> bit & 1 == 1 { reversed |= 1 << (bits - 1 - bit) }
      write(reversed, bits: bits)
    }

    var finished: [UInt8] {
      count > 0 ? bytes + [UInt8(truncatingIfNeeded: pending)] : bytes
    }
  }
}
