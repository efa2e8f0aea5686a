#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The comparison of values in queries and sorts: as Swift's own operators compare them. Numbers of different types
/// compare by value.
enum ValueOrder {
  /// Whether two values are equal. Canonically equivalent texts are equal, NaN equals nothing, and nil equals nil.
  static func areEqual(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.string(let left), .string(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    case (.decimal(let left), .decimal(let right)): !left.isNaN && DecimalNumber(left) == DecimalNumber(right)
    default: left == right || NumberOrder.compare(left, right) == .same
    }
  }

  /// Whether one value is less than another; false if either is nil or NaN.
  static func isLess(_ left: StoredValue, _ right: StoredValue) -> Bool {
    left.isLess(than: right) || NumberOrder.compare(left, right) == .ascending
  }

  static func holds(_ comparison: Expression.Comparison, _ left: StoredValue, _ right: StoredValue) -> Bool {
    switch comparison {
    case .equal: areEqual(left, right)
    case .notEqual: !areEqual(left, right)
    case .less: isLess(left, right)
    case .lessOrEqual: isLess(left, right) || !left.isNull && areEqual(left, right)
    case .greater: isLess(right, left)
    case .greaterOrEqual: isLess(right, left) || !left.isNull && areEqual(left, right)
    }
  }

  /// The order for sorting, and of ordered indexes: nil first, then NaN, then as `isLess`.
  static func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool { left.sortsBefore(right) }
}
