#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// The aggregates that results and collections of values share.
extension Sequence where Element: Comparable {
  /// Returns the smallest element in the order of sorting; nil if there is none. NaN is ignored.
  func smallest() -> Element? { strings { $0.precedesCanonically($1) } ?? extreme(by: <) }

  /// Returns the largest element in the order of sorting; nil if there is none. NaN is ignored.
  func largest() -> Element? { strings { $1.precedesCanonically($0) } ?? extreme(by: >) }

  /// Returns the first string in an order; nil for elements of any other type. Swift's `<` doesn't order all strings.
  private func strings(_ precedes: (String, String) -> Bool) -> Element? {
    // Cast the array as one `Any`, which is free. A cast from array to array would cast each element.
    guard Element.self == String.self, let texts = (Array(self) as Any) as? [String] else { return nil }
    return texts.extreme(by: precedes) as? Element
  }

  /// Returns the first element in an order; nil if there is none. NaN is ignored.
  private func extreme(by precedes: (Element, Element) -> Bool) -> Element? {
    var found: Element?
    // Only NaN does not equal itself.
    for value in self where value == value {
      found = found.map { precedes(value, $0) ? value : $0 } ?? value
    }
    return found
  }
}

extension Sequence {
  /// Returns the average of numbers; nil if there are none.
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
  /// Returns the average of the numbers; nil if there are none.
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
  /// Returns the exact sum of integers as an `Int128`, which can't overflow.
  ///
  /// - Parameter type: the type of the elements.
  func exactSum<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Int128 {
    // Cast the array as one `Any`, which is free. A cast from array to array would cast each element.
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

  /// Returns the average of integers, calculated from their exact sum; nil if there are none.
  ///
  /// - Parameter type: the type of the elements.
  func exactMean<Integer: FixedWidthInteger>(_ type: Integer.Type) -> Double? {
    isEmpty ? nil : Double(exactSum(type)) / Double(count)
  }
}
