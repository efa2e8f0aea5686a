#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Two orders: one for indexes, in which programs sort, and one for sets, by exact contents.
extension StoredValue {
  /// Whether this value is less than another according to Swift's operators; false if either is nil or a NaN.
  func isLess(than other: StoredValue) -> Bool {
    switch (self, other) {
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
    case (.decimal(let left), .decimal(let right)): DecimalNumber.precedes(left, right)
    default: false
    }
  }

  /// A weak order of all values of one type: nil first, then NaN, then the order of ``isLess(than:)``. Canonically
  /// equivalent texts are equivalent in it, and so are 0.0 and -0.0.
  func sortsBefore(_ other: StoredValue) -> Bool {
    let (rank, otherRank) = (sortRank, other.sortRank)
    return rank != otherRank ? rank < otherRank : isLess(than: other)
  }

  private var sortRank: Int {
    switch self {
    case .null: 0
    case .double(let value), .date(let value): value.isNaN ? 1 : 2
    case .float(let value): value.isNaN ? 1 : 2
    case .decimal(let value): value.isNaN ? 1 : 2
    default: 2
    }
  }

  /// A total order of all values of one type, in which only values with equal stored bytes are equal.
  ///
  /// It does not depend on Unicode's tables, which change between releases of Swift: a set must be sorted for every
  /// process that reads it.
  func precedesExactly(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): left.precedesInBytes(right)
    case (.float(let left), .float(let right)):
      sortsBefore(other) || !other.sortsBefore(self) && left.bitPattern < right.bitPattern
    case (.double(let left), .double(let right)), (.date(let left), .date(let right)):
      sortsBefore(other) || !other.sortsBefore(self) && left.bitPattern < right.bitPattern
    default: sortsBefore(other)
    }
  }
}
