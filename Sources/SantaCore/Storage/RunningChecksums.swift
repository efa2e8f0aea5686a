/// Computes the checksum of any part of an array of bytes, in time that doesn't depend on the length of the part.
///
/// Without its inversions, a CRC is linear: the state after some bytes is the state after these bytes starting from zero,
/// exclusive-or the state after as many zeros starting from the initial state. The checksum of each part can therefore be
/// computed from the states after all prefixes, of which every 64th is stored, and from a table of the effect of zeros on a
/// state.
package struct RunningChecksums {
  private static let step = 64
  private let bytes: [UInt8]
  /// The states after the first 0, 64, 128 … bytes, starting from zero.
  private let states: [UInt32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var states: [UInt32] = [0]
    states.reserveCapacity(bytes.count / Self.step + 1)
    for start in stride(from: 0, through: bytes.count - Self.step, by: Self.step) {
      states.append(Checksum.update(states[states.count - 1], bytes[start..<(start + Self.step)]))
    }
    self.states = states
  }

  /// Returns the checksum of the bytes `before`, followed by a part of these bytes.
  package func crc32c(_ before: [UInt8], _ part: Range<Int>) -> UInt32 {
    let state = Checksum.update(~0, before[...])
    return
      ~(self.state(part.upperBound)
      ^ Self.overZeros(state ^ self.state(part.lowerBound), count: part.count))
  }

  /// Returns the state after the first `count` bytes, starting from zero.
  private func state(_ count: Int) -> UInt32 {
    let known = count / Self.step
    return Checksum.update(states[known], bytes[(known * Self.step)..<count])
  }

  /// Returns the state after `count` zeros.
  private static func overZeros(_ state: UInt32, count: Int) -> UInt32 {
    var (state, rest, power) = (state, count, 0)
    while rest != 0 {
      if rest & 1 == 1 { state = apply(power, to: state) }
      rest >>= 1
      power += 1
    }
    return state
  }

  private static func apply(_ power: Int, to state: UInt32) -> UInt32 {
    let start = power * 1024
    return tables[start + Int(state & 0xFF)] ^ tables[start + 256 + Int((state >> 8) & 0xFF)]
      ^ tables[start + 512 + Int((state >> 16) & 0xFF)] ^ tables[start + 768 + Int(state >> 24)]
  }

  /// For each power of two, the effect of that many zeros on each of the four bytes of a state. No log has more than 2^40
  /// bytes.
  private static let tables: [UInt32] = {
    // The state that each single bit results in.
    var bits = (0..<32 as Range<UInt32>).map { Checksum.update(1 << $0, [0]) }
    var tables: [UInt32] = []
    for _ in 0..<40 {
      func image(_ state: UInt32) -> UInt32 {
        var (rest, result) = (state, 0 as UInt32)
        while rest != 0 {
          result ^= bits[rest.trailingZeroBitCount]
          rest &= rest - 1
        }
        return result
      }
      for byte in 0..<4 as Range<UInt32> {
        for value in 0..<256 as Range<UInt32> { tables.append(image(value << (byte * 8))) }
      }
      bits = bits.map(image)
    }
    return tables
  }()
}
