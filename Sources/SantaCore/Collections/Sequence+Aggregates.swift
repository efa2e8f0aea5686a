#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The aggregates that results and collections of values share.
extension Sequence where Element: Comparable {
  /// The first element by an order; nil if there is none. NaN is ignored.
  func extreme(by precedes: (Element, Element) -> Bool) -> Element? {
    var found: Element?
    // Only NaN does not equal itself.
    for value in self where value == value {
      found = found.map { precedes(value, $0) ? value : $0 } ?? value
    }
    return found
  }
}

extension Sequence {
  /// The average of numbers; nil if there are none.
  func mean(_ number: (Element) -> Double) -> Double? {
    var (sum, count) = (0.0, 0)
    for value in self {
      sum += number(value)
      count += 1
    }
    return count == 0 ? nil : sum / Double(count)
  }
}

extension Sequence<Decimal> {
  /// The average; nil if there are no numbers.
  func mean() -> Decimal? {
    var (sum, count) = (Decimal(0), 0)
    for value in self {
      sum += value
      count += 1
    }
    return count == 0 ? nil : sum / Decimal(count)
  }
}

extension Array {
  /// The exact sum of integers, in a type that no sum of them overflows.
  ///
  /// - Parameter type: the type of the elements.
  func exactSum<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Int128 {
    // Cast as one `Any`, which is free; a cast from array to array casts each element.
    guard let values = (self as Any) as? [Integer] else { return 0 }
    var sum = Integer.zero
    for value in values {
      let (next, isTooLarge) = sum.addingReportingOverflow(value)
      // Later values may bring the sum back into range.
      if isTooLarge { return values.reduce(into: 0) { $0 += Int128($1) } }
      sum = next
    }
    return Int128(sum)
  }

  /// The average of integers, of their exact sum; nil if there are none.
  ///
  /// - Parameter type: the type of the elements.
  func exactMean<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Double? {
    isEmpty ? nil : Double(exactSum(type)) / Double(count)
  }
}
