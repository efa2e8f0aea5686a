extension Expression.Test {
  /// Returns the test for a half-open range. It is a single test, so that the same element of a collection must satisfy both
  /// bounds.
  ///
  /// - Parameter ofOneType: whether all values are of one type. If so, a closed range is equivalent, provided that a greatest
  ///   value below `high` exists. It isn't equivalent for values of different types: 4.5 is between the integers 4 and 5.
  static func between(
    _ low: StoredValue, excluding high: StoredValue, ofOneType: Bool = true
  ) -> Expression.Test {
    guard ValueOrder.isLess(low, high) else { return .among([]) }
    // `nextDown` of negative infinity is negative infinity itself, but only an empty range could end there.
    if ofOneType, let last = high.predecessor { return .between(low, last) }
    return .halfOpen(low, high)
  }
}

extension StoredValue {
  /// The greatest value of the same type that is less than this one; nil if it doesn't exist or can't be represented.
  fileprivate var predecessor: StoredValue? {
    switch self {
    case .int(let value): value == .min ? nil : .int(value - 1)
    case .unsigned(let value): value == 0 ? nil : .unsigned(value - 1)
    case .float(let value): .float(value.nextDown)
    case .double(let value): .double(value.nextDown)
    case .date(let value): .date(value.nextDown)
    case .decimal(let value): DecimalNumber(value)?.predecessor.map { .decimal($0.value) }
    // Most strings have no predecessor, and ranges of UUIDs are rare.
    default: nil
    }
  }
}
