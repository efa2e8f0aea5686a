import Foundation
import SeededNumbers

/// The changes of a writer's numbered transactions. They are deterministic, so the numbers alone determine a store's contents.
struct Plan {
  /// The number of entries that a writer keeps.
  static let window = 64
  /// The earlier entries that a transaction changes, as distances from its own.
  static let touches = [1, 7, 20]
  /// The interval of transactions that are too large for a log.
  static let largeInterval = 50
  /// The interval of transactions after which the store is compacted.
  static let compactInterval = 97
  private static let crateByteCount = 1000

  /// The number of crates that makes a transaction larger than a log.
  let crateCount: Int

  init(logBound: Int) { crateCount = logBound * 5 / 4 / Self.crateByteCount + 1 }

  /// Returns the numbers of the entries that exist after a transaction.
  static func kept(after last: Int) -> ClosedRange<Int> { max(1, last - window + 1)...max(1, last) }

  /// Returns the last transaction up to `last` that changed an entry.
  static func touch(of number: Int, after last: Int) -> Int {
    number + (touches.last { number + $0 <= last } ?? 0)
  }

  static func value(_ writer: Int, _ number: Int, touched: Int) -> Int {
    Int(scrambled(writer, number, touched) % 1_000_000)
  }

  static func text(_ writer: Int, _ number: Int, touched: Int) -> String {
    let seed = scrambled(writer, number, touched)
    return text(seed, byteCount: Int(seed >> 40) % 300)
  }

  /// Returns the external data of an entry; nil for most. Many are short, so that each of their bytes can be damaged.
  static func attachment(_ writer: Int, _ number: Int, touched: Int) -> Data? {
    let seed = scrambled(writer, number, touched, 1)
    if !seed.isMultiple(of: 16) { return nil }
    return Data(text(seed, byteCount: Int(seed >> 40) % (seed.isMultiple(of: 64) ? 20_000 : 16)).utf8)
  }

  static func crateText(_ writer: Int, _ number: Int, _ index: Int) -> String {
    text(scrambled(writer, -number, index), byteCount: crateByteCount)
  }

  /// Returns the indices of a move in a list of `count` entries.
  static func move(_ number: Int, count: Int) -> (from: Int, to: Int) {
    (number * 5 % count, number * 11 % count)
  }

  /// Returns the large transaction whose crates exist after a transaction; 0 before the first one.
  static func large(upTo last: Int) -> Int { last - last % largeInterval }

  private static func text(_ seed: UInt64, byteCount: Int) -> String {
    var generator = SeededGenerator(seed: seed)
    var text = ""
    while text.utf8.count < byteCount { text += String(generator.next(), radix: 36) }
    return String(text.prefix(byteCount))
  }

  private static func scrambled(_ numbers: Int...) -> UInt64 {
    numbers.reduce(1) { seed, number in
      var scramble = SeededGenerator(seed: seed ^ UInt64(bitPattern: Int64(number)))
      return scramble.next()
    }
  }
}
