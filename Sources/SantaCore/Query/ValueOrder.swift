#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The comparison of values in queries and sorts. Values compare as with Swift's own operators; numbers of different types
/// compare by value.
enum ValueOrder {
  /// Returns whether two values are equal. Canonically equivalent strings are equal, NaN equals nothing, and nil equals nil.
  /// Lists and maps are equal if their elements are equal; the keys of maps are compared by their bytes.
  static func areEqual(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.string(let left), .string(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.decimal(let left), .decimal(let right)): !left.isNaN && DecimalNumber(left) == DecimalNumber(right)
    case (.list(let left), .list(let right)): left.elementsEqual(right) { areEqual($0, $1) }
    case (.map(let left), .map(let right)):
      left.elementsEqual(right) { $0.key.utf8.elementsEqual($1.key.utf8) && areEqual($0.value, $1.value) }
    default: left == right || NumberOrder.compare(left, right) == .same
    }
  }

  /// Returns whether one value is less than another; false if either is nil or NaN, or if their kinds differ.
  static func isLess(_ left: StoredValue, _ right: StoredValue) -> Bool {
    left.isLess(than: right)
  }

  static func holds(_ comparison: Expression.Comparison, _ left: StoredValue, _ right: StoredValue) -> Bool {
    switch comparison {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: isLess(left, right)
    case .lessOrEqual: isLess(left, right) || left.hasOrder && areEqual(left, right)
    case .greater: isLess(right, left)
    case .greaterOrEqual: isLess(right, left) || left.hasOrder && areEqual(left, right)
    }
  }

  /// Returns whether one value precedes another in the order of sorts and ordered indexes: nil first, then NaN, then the order
  /// of `isLess`.
  static func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool { left.sortsBefore(right) }
}

extension StoredValue {
  /// Whether `<=` and `>=` hold for equal values. They don't for nil, lists and maps, which have no order.
  fileprivate var hasOrder: Bool {
    switch self {
    case .null, .list, .map: false
    default: true
    }
  }
}
