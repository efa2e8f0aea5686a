/// Maps each position of an ascending array to its number, the index in the array. O(1) for the rows of a table.
///
/// If positions are close together, as rows are, one bit per possible position takes less memory and time than a hash table
/// (benchmark "live sorted, 100,000 changed").
// The benchmark is also the reason for `@inline(__always)`.
struct PositionTable {
  private enum Storage {
    /// One bit for each position from `first` on, and for each word, the number of set bits in all words before it.
    case bits(first: UInt64, words: [UInt64], counts: [UInt32])
    case hashed([SourcePosition: Int])
  }

  private let storage: Storage
  let count: Int

  /// The maximum number of bits per position. With more, the bits would take more memory than a hash table.
  private static let greatestSpread: UInt64 = 256

  /// - Parameter positions: the positions, ascending and without duplicates.
  init(_ positions: [SourcePosition]) {
    count = positions.count
    guard let first = positions.first?.rawValue, let last = positions.last?.rawValue else {
      storage = .hashed([:])
      return
    }
    let start = first & ~63
    guard (last - start) / Self.greatestSpread <= UInt64(positions.count) + 64 else {
      storage = .hashed(Dictionary(positions.enumerated().map { ($1, $0) }) { first, _ in first })
      return
    }
    var words = [UInt64](repeating: 0, count: Int((last - start) / 64) + 1)
    for position in positions {
      let bit = position.rawValue - start
      words[Int(bit / 64)] |= 1 << (bit % 64)
    }
    var counts: [UInt32] = []
    counts.reserveCapacity(words.count)
    var count: UInt32 = 0
    for word in words {
      counts.append(count)
      count += UInt32(word.nonzeroBitCount)
    }
    storage = .bits(first: start, words: words, counts: counts)
  }

  /// Returns the number of a position; nil if the table doesn't contain it.
  @inline(__always)
  func number(of position: SourcePosition) -> Int? {
    switch storage {
    case .bits(let first, let words, let counts): Self.number(of: position, first, words, counts)
    case .hashed(let numbers): numbers[position]
    }
  }

  @inline(__always)
  private static func number(
    of position: SourcePosition, _ first: UInt64, _ words: [UInt64], _ counts: [UInt32]
  ) -> Int? {
    let bit = position.rawValue &- first
    guard bit / 64 < UInt64(words.count) else { return nil }
    let index = Int(bit / 64)
    let mask: UInt64 = 1 << (bit % 64)
    guard words[index] & mask != 0 else { return nil }
    return Int(counts[index]) + (words[index] & (mask - 1)).nonzeroBitCount
  }

  /// For each element of a sequence that is in the table, calls `body` with its number and its index in the sequence.
  ///
  /// - Parameter others: called with each element that isn't in the table, in order.
  func forEach(
    in positions: SequenceTree<SourcePosition>, others: (SourcePosition) -> Void,
    _ body: (_ number: Int, _ rank: Int) -> Void
  ) {
    var rank = 0
    positions.forEachRun(in: 0..<positions.count) { elements, range in
      switch storage {
      case .bits(let first, let words, let counts):
        for index in range {
          if let number = Self.number(of: elements[index], first, words, counts) {
            body(number, rank)
          } else {
            others(elements[index])
          }
          rank += 1
        }
      case .hashed(let numbers):
        for index in range {
          if let number = numbers[elements[index]] { body(number, rank) } else { others(elements[index]) }
          rank += 1
        }
      }
    }
  }
}
