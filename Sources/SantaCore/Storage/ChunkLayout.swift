/// Where everything lies in a chunk of a given capacity.
///
/// A chunk is one contiguous block without absolute addresses, rows held column by column:
///
/// ```
///  0  header        32 bytes   row capacity, column count, heap offset (UInt32 each), 12 bytes reserved,
///                              version (UInt64)
/// 32  directory      8 bytes a column: offset of the values, offset of the presence bitmap (0: none)
///     live bitmap    one bit a row, in words of 8 bytes
///     per column     presence bitmap (optional columns), then the values, aligned to 8
///     heap           bytes of texts and data longer than a slot holds
/// ```
///
/// A slot of a text or data is 16 bytes: its length (UInt32), then either up to 12 bytes inline, or the first
/// 4 bytes as a prefix, the offset into the heap (UInt32), and 4 bytes reserved.
struct ChunkLayout: Sendable {
  static let headerByteCount = 32
  static let inlineByteCount = 12

  let capacity: Int
  let columns: [ColumnDefinition]
  /// Offset of each column's values.
  let valueOffsets: [Int]
  /// Offset of each column's presence bitmap, 0 for a column that always has a value.
  let presenceOffsets: [Int]
  let liveOffset: Int
  let heapOffset: Int
  /// For each column, which of the chunk's list columns it is; nil for a column of single values.
  let listOrdinals: [Int?]
  let listColumnCount: Int

  init(columns: [ColumnDefinition], capacity: Int) {
    self.capacity = capacity
    self.columns = columns
    let bitmapByteCount = max(8, capacity / 8)
    var offset = Self.headerByteCount + columns.count * 8
    liveOffset = offset
    offset += bitmapByteCount
    var values: [Int] = []
    var presence: [Int] = []
    var ordinals: [Int?] = []
    var lists = 0
    for column in columns {
      if column.hasPresence {
        presence.append(offset)
        offset += bitmapByteCount
      } else {
        presence.append(0)
      }
      values.append(offset)
      offset += (column.width * capacity + 7) & ~7
      ordinals.append(column.isList ? lists : nil)
      if column.isList { lists += 1 }
    }
    valueOffsets = values
    presenceOffsets = presence
    heapOffset = offset
    listOrdinals = ordinals
    listColumnCount = lists
  }
}
