import Foundation

@testable import SantaStore

/// The sort order of values of any type, computed in the simplest way.
enum AnyOrder {
  /// - Returns: a negative number if the left value comes first, 0 if the values are equal, and a positive number otherwise.
  static func compare(_ left: StoredValue, _ right: StoredValue) -> Int {
    let (rank, otherRank) = (rank(left), rank(right))
    if rank != otherRank { return rank - otherRank }
    switch (left, right) {
    case (.bool(let left), .bool(let right)): return order(left ? 1 : 0, right ? 1 : 0)
    case (.string(let left), .string(let right)): return order(left, right)
    case (.date(let left), .date(let right)): return order(left, right)
    case (.uuid(let left), .uuid(let right)): return order(left.uuidString, right.uuidString)
    case (.data(let left), .data(let right)):
      return compare(left.map { .int(Int64($0)) }, right.map { .int(Int64($0)) })
    case (.list(let left), .list(let right)): return compare(left, right)
    case (.map(let left), .map(let right)):
      // Compares keys as data, because they are ordered by their bytes.
      func flat(_ entries: [StoredValue.Entry]) -> [StoredValue] {
        entries.flatMap { [.data(Data($0.key.utf8)), $0.value] }
      }
      return compare(flat(left), flat(right))
    case (.null, .null): return 0
    default: return numbers(left, right)
    }
  }

  private static func compare(_ left: [StoredValue], _ right: [StoredValue]) -> Int {
    for (first, second) in zip(left, right) {
      let order = compare(first, second)
      if order != 0 { return order }
    }
    return left.count - right.count
  }

  private static func rank(_ value: StoredValue) -> Int {
    switch value {
    case .null: 0
    case .bool: 1
    case .int, .unsigned, .decimal: 3
    case .float(let number): number.isNaN ? 2 : 3
    case .double(let number): number.isNaN ? 2 : 3
    case .string: 4
    case .data: 5
    case .date: 6
    case .uuid: 7
    case .link: preconditionFailure("A link is no value of any type.")
    case .list: 8
    case .map: 9
    }
  }

  /// Compares two numbers. The samples' floating-point numbers are either infinite or exactly representable as decimals.
  private static func numbers(_ left: StoredValue, _ right: StoredValue) -> Int {
    let infinities = [left, right].map { $0.number.map { $0.isInfinite ? ($0 < 0 ? -1 : 1) : 0 } ?? 0 }
    if infinities != [0, 0] { return infinities[0] - infinities[1] }
    return order(decimal(left), decimal(right))
  }

  private static func decimal(_ value: StoredValue) -> Decimal {
    switch value {
    case .int(let number): Decimal(number)
    case .float(let number): number.isNaN ? 0 : Decimal(Double(number))
    case .double(let number): number.isNaN ? 0 : Decimal(number)
    case .decimal(let number): number
    default: preconditionFailure("\(value) is no number.")
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
    left < right ? -1 : right < left ? 1 : 0
  }
}
