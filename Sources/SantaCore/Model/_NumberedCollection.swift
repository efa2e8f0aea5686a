/// A collection whose indices are the numbers from 0 to its count: ``List``, ``Results`` and the others of this library.
///
/// Don't conform to it. It makes a range or an index that is out of bounds stop the program with a sentence, also where
/// the standard library does the checking: in slices, and when an index is moved.
public protocol _NumberedCollection: RandomAccessCollection where Index == Int {}

// The standard library's own checks stop a release build without a word. These three are the requirements of `Collection`
// that its default implementations, and `Slice`, check indices with.
extension _NumberedCollection {
  public func _failEarlyRangeCheck(_ index: Int, bounds: Range<Int>) {
    require(bounds.contains(index), "Index \(index) is outside \(bounds) of this \(Self.self).")
  }

  public func _failEarlyRangeCheck(_ index: Int, bounds: ClosedRange<Int>) {
    require(bounds.contains(index), "Index \(index) is outside \(bounds) of this \(Self.self).")
  }

  public func _failEarlyRangeCheck(_ range: Range<Int>, bounds: Range<Int>) {
    require(
      range.lowerBound >= bounds.lowerBound && range.upperBound <= bounds.upperBound,
      "The indices \(range) are not all within \(bounds) of this \(Self.self).")
  }
}
