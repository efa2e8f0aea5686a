/// An element of a ``NumberSort``, sorted by its number.
protocol NumberedElement: BitwiseCopyable, Comparable {
  var number: UInt64 { get }
}

extension RowKey: NumberedElement {
  var number: UInt64 { rawValue }
}

/// A stable radix sort of elements by their numbers, from the least significant digit (Knuth, The Art of Computer Programming
/// 3, 5.2.5).
///
/// - Complexity: O(n) for numbers that differ within their leading 33 bits.
enum NumberSort {
  struct Item: NumberedElement {
    var number: UInt64
    /// The index before sorting.
    var index: UInt32

    static func < (left: Item, right: Item) -> Bool {
      left.number != right.number ? left.number < right.number : left.index < right.index
    }
  }

  private static let digitBits = 11
  private static let digits = 1 << digitBits
  /// The number of digits to sort: enough to distinguish millions of evenly distributed numbers.
  private static let turns = 3

  /// The count below which a comparison sort is faster.
  private static let smallest = 256

  /// Sorts elements by a number. The sort is stable, and there are at most 2^32 elements.
  static func sort<Element>(_ elements: inout [Element], by number: (Element) -> UInt64) {
    var items: [Item] = []
    items.reserveCapacity(elements.count)
    var (last, isSorted) = (0 as UInt64, true)
    for (index, element) in elements.enumerated() {
      let number = number(element)
      if number < last { isSorted = false }
      last = number
      items.append(Item(number: number, index: UInt32(truncatingIfNeeded: index)))
    }
    if isSorted { return }
    sort(&items)
    elements = items.map { elements[Int($0.index)] }
  }

  static func sort<Element: NumberedElement>(_ items: inout [Element]) {
    if items.count < smallest { return items.sort() }
    let differing = items.reduce(into: 0 as UInt64) { $0 |= $1.number ^ items[0].number }
    // The leading bits order most numbers. Runs of numbers that are equal in these bits are sorted afterwards.
    let highest = UInt64.bitWidth - differing.leadingZeroBitCount
    let lowest = max(0, highest - turns * digitBits)
    var other = items
    var shift = UInt64(lowest)
    while shift < highest {
      // Skip a digit that is the same in all numbers.
      if (differing >> shift) & UInt64(digits - 1) != 0 {
        var starts = [Int](repeating: 0, count: digits)
        for item in items { starts[Int((item.number >> shift) & UInt64(digits - 1))] += 1 }
        var next = 0
        for digit in 0..<digits { (starts[digit], next) = (next, next + starts[digit]) }
        for item in items {
          let digit = Int((item.number >> shift) & UInt64(digits - 1))
          other[starts[digit]] = item
          starts[digit] += 1
        }
        swap(&items, &other)
      }
      shift += UInt64(digitBits)
    }
    if lowest > 0 { sortRuns(&items, alikeAbove: UInt64(lowest)) }
  }

  /// Returns indices in ascending order. Doesn't use the radix sort for short arrays, or for arrays that are sorted already.
  static func sorted(_ indices: [Int]) -> [Int] {
    if indices.count < smallest || zip(indices, indices.dropFirst()).allSatisfy({ $0 <= $1 }) {
      return indices.sorted()
    }
    var items = indices.map { Item(number: UInt64(bitPattern: Int64($0)), index: 0) }
    sort(&items)
    return items.map { Int($0.number) }
  }

  /// Sorts the runs of numbers that are equal above a bit.
  private static func sortRuns<Element: NumberedElement>(_ items: inout [Element], alikeAbove bit: UInt64) {
    var start = 0
    while start < items.count {
      let high = items[start].number >> bit
      var end = start + 1
      var isSorted = true
      while end < items.count, items[end].number >> bit == high {
        if items[end].number < items[end - 1].number { isSorted = false }
        end += 1
      }
      if !isSorted {
        var run = Array(items[start..<end])
        sort(&run)
        items.replaceSubrange(start..<end, with: run)
      }
      start = end
    }
  }
}
