/// A set of columns of a table. The first 64 columns require no allocation.
package struct ColumnSet: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: Set<Int> = []

  init() {}

  init(_ columns: some Sequence<ColumnID>) {
    for column in columns { insert(column) }
  }

  var isEmpty: Bool { low == 0 && high.isEmpty }

  mutating func insert(_ column: ColumnID) {
    if column.rawValue < 64 { low |= 1 << UInt64(column.rawValue) } else { high.insert(column.rawValue) }
  }

  mutating func remove(_ column: ColumnID) {
    if column.rawValue < 64 {
      low &= ~(1 << UInt64(column.rawValue))
    } else {
      high.remove(column.rawValue)
    }
  }

  func union(_ other: ColumnSet) -> ColumnSet {
    var union = self
    union.low |= other.low
    union.high.formUnion(other.high)
    return union
  }

  func intersection(_ other: ColumnSet) -> ColumnSet {
    var intersection = self
    intersection.low &= other.low
    if !high.isEmpty { intersection.high.formIntersection(other.high) }
    return intersection
  }

  package func contains(_ column: ColumnID) -> Bool {
    column.rawValue < 64 ? low & (1 << UInt64(column.rawValue)) != 0 : high.contains(column.rawValue)
  }

  /// The columns in ascending order, which is the order of declaration.
  var columns: [ColumnID] {
    var result: [ColumnID] = []
    var rest = low
    while rest != 0 {
      result.append(ColumnID(rest.trailingZeroBitCount))
      rest &= rest - 1
    }
    return result + high.sorted().map { ColumnID($0) }
  }
}
