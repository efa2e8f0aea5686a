/// A collection whose indices are the integers from 0 to its count, for example ``List`` or ``Results``.
///
/// Public because these collections conform to it; don't conform to it. If an index or a range is out of bounds, the program
/// stops with a message, even where the standard library makes the check: in slices, and when an index is advanced.
public protocol _NumberedCollection: RandomAccessCollection where Index == Int {}

extension _NumberedCollection {
  // The standard library would compute the distance between the indices, which takes longer than reading an element.
  /// The number of elements.
  public var count: Int { endIndex }
}

// In a release build, the checks of the standard library stop the program without a message. The default implementations of
// `Collection`, and `Slice`, check indices with these requirements.
extension _NumberedCollection {
  /// Stops the program, with a message, if an index is out of bounds.
  public func _failEarlyRangeCheck(_ index: Int, bounds: Range<Int>) {
    require(bounds.contains(index), "Index \(index) is outside \(bounds) of this \(Self.self).")
  }

  /// Stops the program, with a message, if an index is out of bounds.
  public func _failEarlyRangeCheck(_ index: Int, bounds: ClosedRange<Int>) {
    require(bounds.contains(index), "Index \(index) is outside \(bounds) of this \(Self.self).")
  }

  /// Stops the program, with a message, if a range is out of bounds.
  public func _failEarlyRangeCheck(_ range: Range<Int>, bounds: Range<Int>) {
    require(
      range.lowerBound >= bounds.lowerBound && range.upperBound <= bounds.upperBound,
      "The indices \(range) are not all within \(bounds) of this \(Self.self).")
  }
}
