/// The numbers by which rows are sorted when the only sort property is a numeric column of their table. Reading a number
/// doesn't create a value (benchmark "live sorted, 1,000 changed").
struct SortNumbers {
  /// A number in the sort order. Nil comes first in ascending order, and last in descending order.
  struct Number: Comparable {
    fileprivate var isSecond: Bool
    fileprivate var number: UInt64

    static func < (left: Number, right: Number) -> Bool {
      left.isSecond != right.isSecond ? right.isSecond : left.number < right.number
    }
  }

  let type: ValueType
  private let column: ColumnID
  private let chunks: RadixTree<Chunk>
  private let isAscending: Bool

  /// Creates the numbers for an order, or returns nil if rows are not sorted by a single numeric column.
  init?(_ order: RowOrder) {
    guard order.descriptors.count == 1, let column = order.values.ownColumn(0),
      let type = order.values.paths[0]?.definition.type, Self.isNumber(type)
    else { return nil }
    self.type = type
    self.column = column
    chunks = order.values.chunks
    isAscending = order.descriptors[0].ascending
  }

  private static func isNumber(_ type: ValueType) -> Bool {
    switch type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link, .double, .date, .bool,
      .float:
      true
    case .string, .data, .uuid, .decimal, .any, .external: false
    }
  }

  /// Returns the number of a row. A row that doesn't exist counts as nil.
  func number(of row: RowKey) -> Number {
    let found = chunks.withLeaf(at: row.chunkIndex) { chunk in
      chunk.isLive(row.slot) && chunk.hasValue(column, at: row.slot)
        ? chunk.sortNumber(column, type, at: row.slot) : nil
    }
    guard let number = found ?? nil else { return Number(isSecond: !isAscending, number: 0) }
    return Number(isSecond: isAscending, number: isAscending ? number : ~number)
  }
}
