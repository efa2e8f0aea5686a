/// The SHA-256 hash function of FIPS 180-4. Servers and replicas calculate the chain of an order with it.
///
/// The project has its own implementation to keep the root package free of dependencies. The server uses it, too, so that it
/// doesn't need to compile a cryptographic library for a checksum.
@_spi(Server) public struct SHA256: Sendable {
  private var state = SIMD8<UInt32>(
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
  /// The bytes that don't fill a block of 64 bytes yet.
  private var rest: [UInt8] = []
  private var byteCount: UInt64 = 0

  /// Creates a hash function without any input.
  public init() {}

  /// Adds bytes to the input.
  public mutating func update(_ bytes: [UInt8]) {
    byteCount += UInt64(bytes.count)
    var offset = 0
    if !rest.isEmpty {
      offset = min(64 - rest.count, bytes.count)
      rest += bytes[..<offset]
      if rest.count < 64 { return }
      Self.compress(rest, 0..<64, &state)
      rest.removeAll(keepingCapacity: true)
    }
    let end = bytes.count - (bytes.count - offset) % 64
    Self.compress(bytes, offset..<end, &state)
    rest += bytes[end...]
  }

  /// Returns the 32 bytes of the digest. More bytes may be added afterwards.
  public func finalised() -> [UInt8] {
    var copy = self
    let padding = (119 - rest.count) % 64
    var end: [UInt8] = [0x80] + [UInt8](repeating: 0, count: padding)
    for shift in stride(from: 56, through: 0, by: -8) {
      end.append(UInt8(truncatingIfNeeded: (byteCount << 3) >> UInt64(shift)))
    }
    copy.update(end)
    return (0..<32).map { UInt8(truncatingIfNeeded: copy.state[$0 / 4] >> UInt32(24 - 8 * ($0 % 4))) }
  }

  /// - Parameter range: a range of whole blocks.
  private static func compress(
    _ bytes: [UInt8], _ range: Range<Int>, _ state: inout SIMD8<UInt32>
  ) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 64) {
      compress(bytes.span, at: start, &state)
    }
  }

  private static func compress(
    _ bytes: borrowing Span<UInt8>, at offset: Int, _ state: inout SIMD8<UInt32>
  ) {
    let block = bytes.extracting(offset..<(offset &+ 64))
    @inline(__always) func word(_ index: Int) -> UInt32 {
      UInt32(block[4 &* index]) &<< 24 | UInt32(block[4 &* index &+ 1]) &<< 16
        | UInt32(block[4 &* index &+ 2]) &<< 8 | UInt32(block[4 &* index &+ 3])
    }
    // The sixteen words and the eight working variables are local variables instead of array elements, so that registers can
    // hold them.
    var w0 = word(0)
    var w1 = word(1)
    var w2 = word(2)
    var w3 = word(3)
    var w4 = word(4)
    var w5 = word(5)
    var w6 = word(6)
    var w7 = word(7)
    var w8 = word(8)
    var w9 = word(9)
    var w10 = word(10)
    var w11 = word(11)
    var w12 = word(12)
    var w13 = word(13)
    var w14 = word(14)
    var w15 = word(15)
    let constants = Self.constants.span
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for start in stride(from: 0, to: 64, by: 16) {
      if start > 0 {
        expand(&w0, w1, w9, w14)
        expand(&w1, w2, w10, w15)
        expand(&w2, w3, w11, w0)
        expand(&w3, w4, w12, w1)
        expand(&w4, w5, w13, w2)
        expand(&w5, w6, w14, w3)
        expand(&w6, w7, w15, w4)
        expand(&w7, w8, w0, w5)
        expand(&w8, w9, w1, w6)
        expand(&w9, w10, w2, w7)
        expand(&w10, w11, w3, w8)
        expand(&w11, w12, w4, w9)
        expand(&w12, w13, w5, w10)
        expand(&w13, w14, w6, w11)
        expand(&w14, w15, w7, w12)
        expand(&w15, w0, w8, w13)
      }
      round(a, b, c, &d, e, f, g, &h, constants[start &+ 0] &+ w0)
      round(h, a, b, &c, d, e, f, &g, constants[start &+ 1] &+ w1)
      round(g, h, a, &b, c, d, e, &f, constants[start &+ 2] &+ w2)
      round(f, g, h, &a, b, c, d, &e, constants[start &+ 3] &+ w3)
      round(e, f, g, &h, a, b, c, &d, constants[start &+ 4] &+ w4)
      round(d, e, f, &g, h, a, b, &c, constants[start &+ 5] &+ w5)
      round(c, d, e, &f, g, h, a, &b, constants[start &+ 6] &+ w6)
      round(b, c, d, &e, f, g, h, &a, constants[start &+ 7] &+ w7)
      round(a, b, c, &d, e, f, g, &h, constants[start &+ 8] &+ w8)
      round(h, a, b, &c, d, e, f, &g, constants[start &+ 9] &+ w9)
      round(g, h, a, &b, c, d, e, &f, constants[start &+ 10] &+ w10)
      round(f, g, h, &a, b, c, d, &e, constants[start &+ 11] &+ w11)
      round(e, f, g, &h, a, b, c, &d, constants[start &+ 12] &+ w12)
      round(d, e, f, &g, h, a, b, &c, constants[start &+ 13] &+ w13)
      round(c, d, e, &f, g, h, a, &b, constants[start &+ 14] &+ w14)
      round(b, c, d, &e, f, g, h, &a, constants[start &+ 15] &+ w15)
    }
    state &+= SIMD8(a, b, c, d, e, f, g, h)
  }

  @inline(__always)
  private static func expand(_ word: inout UInt32, _ first: UInt32, _ ninth: UInt32, _ last: UInt32) {
    word &+= (rotated(first, 7) ^ rotated(first, 18) ^ first &>> 3) &+ ninth
    word &+= rotated(last, 17) ^ rotated(last, 19) ^ last &>> 10
  }

  @inline(__always)
  private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32, _ g: UInt32,
    _ h: inout UInt32, _ word: UInt32
  ) {
    h &+= word &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ (g ^ e & (f ^ g))
    d &+= h
    h &+= (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ (a & b | c & (a | b))
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word &>> count | word &<< (32 &- count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
