extension Expression.Test {
  /// A half-open range. It is one test, so that the same element of a collection must pass both bounds.
  static func between(_ low: StoredValue, excluding high: StoredValue) -> Expression.Test {
    // Negative infinity has no predecessor other than itself.
    guard ValueOrder.isLess(low, high), let last = high.predecessor else { return .among([]) }
    return .between(low, last)
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
    default: nil
    }
  }
}
