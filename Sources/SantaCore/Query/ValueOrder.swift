#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The comparison of values in queries and sorts: as Swift's own operators compare them. Numbers of different types
/// compare by value.
enum ValueOrder {
  /// Whether two values are equal. Canonically equivalent texts are equal, NaN equals nothing, and nil equals nil. Lists and
  /// maps are equal if their elements are; keys are compared by their bytes.
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

  /// Whether one value is less than another; false if either is nil or NaN, and for values of different kinds.
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

  /// The order for sorting, and of ordered indexes: nil first, then NaN, then as `isLess`.
  static func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool { left.sortsBefore(right) }
}

extension StoredValue {
  /// Whether `<=` and `>=` hold for equal values: nil, lists and maps have no order.
  fileprivate var hasOrder: Bool {
    switch self {
    case .null, .list, .map: false
    default: true
    }
  }
}
