/// The numbers by which rows are sorted, if that is by a column of numbers of their table. Reading one creates no value
/// (benchmark "live sorted, 1,000 changed").
struct SortNumbers {
  /// A number in the order of the sort. Nil comes first, or last if the order descends.
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

  /// Nil if rows are sorted by something else.
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

  /// The number of a row. A row that does not exist counts as nil.
  func number(of row: RowKey) -> Number {
    let found = chunks.withLeaf(at: row.chunkIndex) { chunk in
      chunk.isLive(row.slot) && chunk.hasValue(column, at: row.slot)
        ? chunk.sortNumber(column, type, at: row.slot) : nil
    }
    guard let number = found ?? nil else { return Number(isSecond: !isAscending, number: 0) }
    return Number(isSecond: isAscending, number: isAscending ? number : ~number)
  }
}
