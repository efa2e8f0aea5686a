extension Expression.Test {
  /// A half-open range. It is one test, so that the same element of a collection must pass both bounds.
  ///
  /// - Parameter ofOneType: whether all values are of one type. If so, a closed range is the same test, provided that there is
  ///   a greatest value below the end. Among values of any type, 4.5 is below 5 and above 4.
  static func between(
    _ low: StoredValue, excluding high: StoredValue, ofOneType: Bool = true
  ) -> Expression.Test {
    guard ValueOrder.isLess(low, high) else { return .among([]) }
    // Negative infinity has no predecessor other than itself, but it is no end of a range that is not empty.
    if ofOneType, let last = high.predecessor { return .between(low, last) }
    return .halfOpen(low, high)
  }
}

extension StoredValue {
  /// The greatest value of the type that is less than this one; nil if there is none, or if it has no representation.
  fileprivate var predecessor: StoredValue? {
    switch self {
    case .int(let value): value == .min ? nil : .int(value - 1)
    case .unsigned(let value): value == 0 ? nil : .unsigned(value - 1)
    case .float(let value): .float(value.nextDown)
    case .double(let value): .double(value.nextDown)
    case .date(let value): .date(value.nextDown)
    case .decimal(let value): DecimalNumber(value)?.predecessor.map { .decimal($0.value) }
    // Between two texts there are always others, and few programs have ranges of UUIDs.
    default: nil
    }
  }
}
