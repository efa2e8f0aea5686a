#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How values compare in queries and sorts: as Swift's own operators compare them.
enum ValueOrder {
  /// Whether one value equals another. Texts are equal when canonically equivalent, a NaN equals nothing, nil
  /// equals nil.
  static func areEqual(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.string(let left), .string(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.float(let left), .float(let right)): left == right
    case (.date(let left), .date(let right)): left == right
    default: left == right
    }
  }

  /// Whether one value is less than another; false where either is nil or a NaN.
  static func isLess(_ left: StoredValue, _ right: StoredValue) -> Bool {
    switch (left, right) {
    case (.bool(let left), .bool(let right)): !left && right
    case (.int(let left), .int(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.float(let left), .float(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.string(let left), .string(let right)): left < right
    case (.data(let left), .data(let right)): left.lexicographicallyPrecedes(right)
    case (.uuid(let left), .uuid(let right)): left < right
    case (.link(let left), .link(let right)): left < right
    default: false
    }
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

  /// A total order for sorting: nil first, then NaN, then as `isLess`.
  static func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool {
    let (leftRank, rightRank) = (rank(left), rank(right))
    return leftRank != rightRank ? leftRank < rightRank : isLess(left, right)
  }

  private static func rank(_ value: StoredValue) -> Int {
    switch value {
    case .null: 0
    case .double(let value): value.isNaN ? 1 : 2
    case .float(let value): value.isNaN ? 1 : 2
    case .date(let value): value.isNaN ? 1 : 2
    default: 2
    }
  }
}
