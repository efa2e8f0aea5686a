/// The values between two cuts in the sort order (``StoredValue/sortsBefore(_:)``).
struct ValueInterval: Sendable {
  /// A boundary between values. Values that are equivalent in the sort order are on the same side.
  enum Cut: Sendable {
    case before(StoredValue)
    case after(StoredValue)
    /// The boundaries before and after all values of a kind, which is given by its rank.
    case beforeKind(Int)
    case afterKind(Int)
  }

  var lower: Cut
  var upper: Cut

  init(_ lower: Cut, _ upper: Cut) {
    self.lower = lower
    self.upper = upper
  }

  func contains(_ value: StoredValue) -> Bool { !lower.isAfter(value) && upper.isAfter(value) }

  var isEmpty: Bool { !lower.precedes(upper) }

  func intersection(_ other: ValueInterval) -> ValueInterval {
    ValueInterval(
      lower.precedes(other.lower) ? other.lower : lower, upper.precedes(other.upper) ? upper : other.upper)
  }
}

extension ValueInterval.Cut {
  /// Returns whether the cut is after a value.
  func isAfter(_ value: StoredValue) -> Bool {
    switch self {
    case .before(let bound): value.sortsBefore(bound)
    case .after(let bound): !bound.sortsBefore(value)
    case .beforeKind(let rank): value.sortRank < rank
    case .afterKind(let rank): value.sortRank <= rank
    }
  }

  /// Returns whether this cut precedes another.
  func precedes(_ other: ValueInterval.Cut) -> Bool {
    let (rank, otherRank) = (rank, other.rank)
    if rank != otherRank { return rank < otherRank }
    switch (self, other) {
    case (.beforeKind, .beforeKind), (_, .beforeKind): return false
    case (.beforeKind, _): return true
    case (.afterKind, _): return false
    case (_, .afterKind): return true
    case (.before(let left), .after(let right)): return !right.sortsBefore(left)
    case (.before(let left), .before(let right)), (.after(let left), .after(let right)),
      (.after(let left), .before(let right)):
      return left.sortsBefore(right)
    }
  }

  private var rank: Int {
    switch self {
    case .before(let value), .after(let value): value.sortRank
    case .beforeKind(let rank), .afterKind(let rank): rank
    }
  }
}

// MARK: Tests

extension ValueInterval {
  /// Returns the values for which a comparison with a constant holds; nil if they don't form intervals.
  ///
  /// Values that are equivalent in the sort order are equal, except that NaN equals nothing.
  fileprivate static func values(_ comparison: Expression.Comparison, _ value: StoredValue)
    -> [ValueInterval]?
  {
    let kind = value.sortRank
    switch comparison {
    case .equal: return value.isNotANumber ? [] : [ValueInterval(.before(value), .after(value))]
    case .notEqual:
      // Equivalent lists aren't equal if they contain NaN.
      if value.isNotANumber || value.isNested { return nil }
      return [
        ValueInterval(.beforeKind(.min), .before(value)), ValueInterval(.after(value), .afterKind(.max)),
      ]
    case _ where value.isNotANumber || value.isNested || value.isNull: return []
    case .less: return [ValueInterval(.beforeKind(kind), .before(value))]
    case .lessOrEqual: return [ValueInterval(.beforeKind(kind), .after(value))]
    case .greater: return [ValueInterval(.after(value), .afterKind(kind))]
    case .greaterOrEqual: return [ValueInterval(.before(value), .afterKind(kind))]
    }
  }

  /// Returns the values that are in both of two unions of intervals.
  static func intersection(_ left: [ValueInterval], _ right: [ValueInterval]) -> [ValueInterval] {
    left.flatMap { first in right.map { first.intersection($0) } }.filter { !$0.isEmpty }
  }
}

extension Expression.Test {
  /// Intervals that contain all values that pass; nil if the test doesn't bound the values.
  ///
  /// They contain values that don't pass only for string prefixes, and for lists with NaN.
  var intervals: [ValueInterval]? {
    switch self {
    case .compare(let comparison, .value(let value)): return ValueInterval.values(comparison, value)
    case .among(let values): return values.flatMap { ValueInterval.values(.equal, $0) ?? [] }
    case .between(let low, let high): return Self.intervals(low, .lessOrEqual, high)
    case .halfOpen(let low, let high): return Self.intervals(low, .less, high)
    case .match(.begins, .value(.string(let text)), []):
      return FilterPlan.ValueRange(ofTextsBeginningWith: text).flatMap { range in
        guard case .including(let low) = range.lower, case .excluding(let high) = range.upper else {
          return nil
        }
        return [ValueInterval(.before(low), .before(high))]
      }
    case .compare, .match: return nil
    }
  }

  private static func intervals(
    _ low: StoredValue, _ comparison: Expression.Comparison, _ high: StoredValue
  ) -> [ValueInterval]? {
    guard let left = ValueInterval.values(.greaterOrEqual, low),
      let right = ValueInterval.values(comparison, high)
    else { return nil }
    return ValueInterval.intersection(left, right)
  }
}

extension StoredValue {
  /// Whether the value is a list or a map.
  fileprivate var isNested: Bool {
    switch self {
    case .list, .map: true
    default: false
    }
  }
}
