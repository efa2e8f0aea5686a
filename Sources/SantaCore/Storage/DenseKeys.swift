/// The rows of a table by their integer primary keys, in an array. With many keys to find, this takes a fraction of the time of the
/// index, which waits for memory at each key (benchmark "bulk links").
struct DenseKeys {
  private let first: Int64
  /// The key of each row, plus 1; 0 where no row has the primary key.
  private var rows: [UInt32]

  /// - Returns: nil if primary keys aren't signed or short integers, if most integers between them aren't primary keys, or if rows
  ///   have longer keys.
  init?(_ table: Table) {
    guard let column = table.primaryKey,
      [.int8, .int16, .int32, .int64, .uint8, .uint16, .uint32].contains(table[column].type)
    else { return nil }
    // The rows are counted, because a forged table may claim to have any number of them.
    var (least, greatest, count, last) = (Int64.max, Int64.min, 0 as UInt64, 0 as UInt64)
    table.forEachRow { row, chunk, slot in
      let key = Int64(bitPattern: chunk.integer(column, at: slot))
      (least, greatest, last) = (min(least, key), max(greatest, key), row.rawValue)
      count += 1
      return true
    }
    let span = UInt64(bitPattern: greatest &- least)
    guard count > 0, span < 2 * count, last < UInt32.max else { return nil }
    var rows = [UInt32](repeating: 0, count: Int(span) + 1)
    table.forEachRow { row, chunk, slot in
      rows[Int(Int64(bitPattern: chunk.integer(column, at: slot)) &- least)] = UInt32(row.rawValue + 1)
      return true
    }
    (first, self.rows) = (least, rows)
  }

  func row(_ key: Int64) -> RowKey? {
    let offset = UInt64(bitPattern: key &- first)
    guard key >= first, offset < UInt64(rows.count) else { return nil }
    let row = rows[Int(offset)]
    return row == 0 ? nil : RowKey(rawValue: UInt64(row) - 1)
  }
}
