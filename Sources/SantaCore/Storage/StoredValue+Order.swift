#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Values have two orders: one for indexes, which is also the order in which programs sort, and one for sets, by exact contents.
// Only columns of type `any` contain values of several types.
extension StoredValue {
  /// Returns whether this value is less than another according to Swift's operators, and for strings according to
  /// `precedesCanonically`. Returns false if either is nil or a NaN.
  /// Numbers of different types are compared by their exact values. Other values of different types aren't ordered, and neither
  /// are lists and maps.
  func isLess(than other: StoredValue) -> Bool {
    switch (self, other) {
    case (.bool(let left), .bool(let right)): !left && right
    case (.int(let left), .int(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.float(let left), .float(let right)): left < right
    case (.double(let left), .double(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.string(let left), .string(let right)): left.precedesCanonically(right)
    case (.data(let left), .data(let right)): left.lexicographicallyPrecedes(right)
    case (.uuid(let left), .uuid(let right)): left < right
    case (.link(let left), .link(let right)): left < right
    case (.decimal(let left), .decimal(let right)): DecimalNumber.precedes(left, right)
    default: NumberOrder.compare(self, other) == .ascending
    }
  }

  /// Returns whether this value is before another in a weak order of all values: nil first, then NaN, then the order of
  /// ``isLess(than:)``. Canonically equivalent strings are equivalent in this order, as are 0.0 and -0.0, and equal numbers of
  /// different types.
  ///
  /// Values of different kinds are in the following order: nil, truth values, numbers, strings, data, dates, UUIDs, links,
  /// lists, maps. Lists are ordered by their first elements that differ, and maps by their first keys or values that differ.
  func sortsBefore(_ other: StoredValue) -> Bool {
    let (rank, otherRank) = (sortRank, other.sortRank)
    if rank != otherRank { return rank < otherRank }
    return rank < Self.nestingRank ? isLess(than: other) : order(other) { $0.sortsBefore($1) } < 0
  }

  /// The rank of the first kind of values that contain other values.
  private static let nestingRank = 10

  /// The rank of the value's kind in the order of ``sortsBefore(_:)``.
  var sortRank: Int {
    switch self {
    case .null: 0
    case .bool: 1
    case .int, .unsigned: 3
    case .double(let value): value.isNaN ? 2 : 3
    case .float(let value): value.isNaN ? 2 : 3
    case .decimal(let value): value.isNaN ? 2 : 3
    case .string: 4
    case .data: 5
    case .date(let value): value.isNaN ? 6 : 7
    case .uuid: 8
    case .link: 9
    case .list: Self.nestingRank
    case .map: Self.nestingRank + 1
    }
  }

  /// Returns whether this value is before another in a total order of all values. Only values with equal stored bytes are equal
  /// in this order.
  ///
  /// The order doesn't depend on Unicode's tables, which change between releases of Swift: a set must be sorted for every
  /// process that reads it.
  func precedesExactly(_ other: StoredValue) -> Bool {
    switch (self, other) {
    case (.string(let left), .string(let right)): left.precedesInBytes(right)
    case (.float(let left), .float(let right)):
      sortsBefore(other) || !other.sortsBefore(self) && left.bitPattern < right.bitPattern
    case (.double(let left), .double(let right)), (.date(let left), .date(let right)):
      sortsBefore(other) || !other.sortsBefore(self) && left.bitPattern < right.bitPattern
    case (.list, .list), (.map, .map): order(other) { $0.precedesExactly($1) } < 0
    default: sortsBefore(other) || numberRank != other.numberRank && precedesByType(other)
    }
  }

  /// Returns whether this number precedes an equal number of another type.
  private func precedesByType(_ other: StoredValue) -> Bool {
    !other.sortsBefore(self) && numberRank < other.numberRank
  }

  /// The rank of a number among equal numbers of different types; 0 for other values.
  private var numberRank: Int {
    switch self {
    case .int: 1
    case .unsigned: 2
    case .float: 3
    case .double: 4
    case .decimal: 5
    default: 0
    }
  }
}

// MARK: Lists and maps

extension StoredValue {
  /// Compares two values. Each pair of their elements is compared once: with an order based on `<`, which compares them twice,
  /// the time would double with each level.
  ///
  /// - Parameter precedes: the order of values other than lists and maps.
  /// - Returns: a negative number if this value is first, 0 if both are equal, and a positive number otherwise.
  private func order(_ other: StoredValue, _ precedes: (StoredValue, StoredValue) -> Bool) -> Int {
    switch (self, other) {
    case (.list(let left), .list(let right)):
      for (element, otherElement) in zip(left, right) {
        let order = element.order(otherElement, precedes)
        if order != 0 { return order }
      }
      return left.count - right.count
    case (.map(let left), .map(let right)):
      for (entry, otherEntry) in zip(left, right) {
        if entry.key.precedesInBytes(otherEntry.key) { return -1 }
        if otherEntry.key.precedesInBytes(entry.key) { return 1 }
        let order = entry.value.order(otherEntry.value, precedes)
        if order != 0 { return order }
      }
      return left.count - right.count
    default: return precedes(self, other) ? -1 : precedes(other, self) ? 1 : 0
    }
  }
}
