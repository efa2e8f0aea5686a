import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Sorting by numbers.
struct NumberSortTests {
  @Test(
    "The sort of numbers is correct and stable, whatever bits they differ in",
    arguments: [1, 2] as [UInt64])
  func sorts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for count in [0, 1, 2, 255, 256, 5_000] {
      for mask: UInt64 in [
        0, 7, 0xFF << 56, 0xFFFF_0000_0000_FFFF, 0xF000_0000_0000_000F, 1 << 63 | 0xFFF, .max,
      ] {
        let items = (0..<count).map { index in
          NumberSort.Item(number: random.next() & mask | 1 << 40, index: UInt32(index))
        }
        var sorted = items
        NumberSort.sort(&sorted)
        let expected = items.sorted { ($0.number, $0.index) < ($1.number, $1.index) }
        #expect(
          sorted.elementsEqual(expected) { $0.number == $1.number && $0.index == $1.index },
          "seed \(seed), \(count) numbers of \(String(mask, radix: 16))")
        var rows = items.map { RowKey(rawValue: $0.number) }
        NumberSort.sort(&rows)
        #expect(rows == expected.map { RowKey(rawValue: $0.number) }, "seed \(seed), \(count) rows")
      }
    }
  }
}
