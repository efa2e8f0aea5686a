import Foundation

/// The values of an object of a shape, which are the same in every database and run.
struct ShapeSample {
  var id: Int
  /// The number of distinct values of an indexed property.
  var distinctValues = 1_000

  var name: String { "Stop number \(id)" }
  var presents: Int { id &* 7_919 % distinctValues }
  var region: Int { id &* 104_729 % distinctValues }

  /// A key in random order.
  var uuid: UUID {
    var random = SplitMix(state: UInt64(id))
    let (first, second) = (random.next(), random.next())
    func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * index)) }
    return UUID(
      uuid: (
        byte(first, 0), byte(first, 1), byte(first, 2), byte(first, 3), byte(first, 4), byte(first, 5),
        byte(first, 6), byte(first, 7), byte(second, 0), byte(second, 1), byte(second, 2), byte(second, 3),
        byte(second, 4), byte(second, 5), byte(second, 6), byte(second, 7)
      ))
  }

  /// A key in random order. The id makes it unique, because the random number alone could repeat.
  var key: String {
    var random = SplitMix(state: UInt64(id))
    return "\(String(random.next(), radix: 16))-\(id)"
  }

  /// A string of 1,024 bytes.
  var text: String {
    let start = "\(name) "
    return start + Self.padding.prefix(1_024 - start.utf8.count)
  }

  private static let padding = String(repeating: "Ho ho ho. ", count: 103)
}
