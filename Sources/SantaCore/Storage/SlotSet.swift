/// A set of slots of a chunk, with one bit per slot.
struct SlotSet: Equatable, Sendable {
  private var words: SIMD4<UInt64>

  init(words: SIMD4<UInt64>) { self.words = words }

  init(_ slot: Int) {
    self = .none
    insert(slot)
  }

  /// Creates a set of consecutive slots.
  init(_ slots: Range<Int>) {
    self = .none
    for index in 0..<Self.wordCount {
      let (first, end) = (max(slots.lowerBound, index * 64), min(slots.upperBound, index * 64 + 64))
      if first >= end { continue }
      let bits = end - first == 64 ? UInt64.max : 1 << UInt64(end - first) - 1
      words[index] = bits << UInt64(first - index * 64)
    }
  }

  static let none = SlotSet(words: .zero)
  static let all = SlotSet(words: SIMD4(repeating: .max))

  /// The bits of 64 slots, with the first slot in the lowest bit.
  subscript(word index: Int) -> UInt64 {
    get { words[index] }
    set { words[index] = newValue }
  }

  static var wordCount: Int { SIMD4<UInt64>.scalarCount }

  var count: Int { words.indices.reduce(0) { $0 + words[$1].nonzeroBitCount } }

  var isEmpty: Bool { words == .zero }

  func contains(_ slot: Int) -> Bool { words[slot / 64] >> UInt64(slot % 64) & 1 != 0 }

  mutating func insert(_ slot: Int) { words[slot / 64] |= 1 << UInt64(slot % 64) }

  mutating func remove(_ slot: Int) { words[slot / 64] &= ~(1 << UInt64(slot % 64)) }

  func union(_ other: SlotSet) -> SlotSet { SlotSet(words: words | other.words) }

  func intersection(_ other: SlotSet) -> SlotSet { SlotSet(words: words & other.words) }

  func subtracting(_ other: SlotSet) -> SlotSet { SlotSet(words: words & ~other.words) }

  /// Calls `body` with each slot, in ascending order.
  @inline(__always)
  func forEach(_ body: (Int) -> Void) {
    for index in 0..<Self.wordCount {
      var bits = words[index]
      while bits != 0 {
        body(index * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }
}
