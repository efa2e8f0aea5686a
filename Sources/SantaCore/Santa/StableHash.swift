/// A hash that is the same in every run, in every process and on every machine.
///
/// `Hasher` has a different seed in each process, so it can neither identify a route in a store nor make two processes agree on
/// Santa's activity at a stop. This hash is 64-bit FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake, draft-eastlake-fnv)
/// with the finaliser of MurmurHash3 (A. Appleby, public domain), because the low bits of FNV-1a alone are too regular to
/// choose among a few cases. It does not protect against deliberate collisions.
struct StableHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Starts a hash. Different seeds give unrelated hashes of the same contents.
  init(seed: UInt64 = 0) {
    if seed != 0 { combine(seed) }
  }

  /// Adds a string and its length, so that `"ab", "c"` and `"a", "bc"` differ.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte: byte) }
    combine(UInt64(text.utf8.count))
  }

  /// Adds an integer.
  mutating func combine(_ number: Int) {
    combine(UInt64(bitPattern: Int64(number)))
  }

  private mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      combine(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  private mutating func combine(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// The hash of everything added so far.
  var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
    mixed = (mixed ^ (mixed >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return mixed ^ (mixed >> 33)
  }

  /// The hash as a number from 0 up to but not including 1.
  var fraction: Double {
    // A `Double` represents 53 bits exactly.
    Double(value >> 11) / 9_007_199_254_740_992
  }
}
