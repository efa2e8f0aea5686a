extension Expression.Test {
  /// From one value up to another, which is not included: as one test, so that one and the same element of a collection
  /// must pass both ends.
  static func between(_ low: StoredValue, excluding high: StoredValue) -> Expression.Test {
    // Nothing is less than negative infinity, which is its own predecessor.
    guard ValueOrder.isLess(low, high), let last = high.predecessor else { return .among([]) }
    return .between(low, last)
  }
}

extension StoredValue {
  /// The greatest value of the type that is less; nil where there is none, or none that can be named.
  fileprivate var predecessor: StoredValue? {
    switch self {
    case .int(let value): value == .min ? nil : .int(value - 1)
    case .unsigned(let value): value == 0 ? nil : .unsigned(value - 1)
    case .float(let value): .float(value.nextDown)
    case .double(let value): .double(value.nextDown)
    case .date(let value): .date(value.nextDown)
    default: nil
    }
  }
}
