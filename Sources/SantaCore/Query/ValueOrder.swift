#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How values compare in queries and sorts: as Swift's own operators compare them, and numbers of different types by what
/// they are worth.
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
    default: left == right || NumberOrder.compare(left, right) == .same
    }
  }

  /// Whether one value is less than another; false where either is nil or a NaN.
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

  /// An order for sorting: nil first, then NaN, then as `isLess`; it is also that of an ordered index.
  static func comesBefore(_ left: StoredValue, _ right: StoredValue) -> Bool { left.sortsBefore(right) }
}
