/// The offsets in a writable chunk of a given capacity in memory.
///
/// A chunk is one contiguous block without absolute addresses, in which rows are stored column by column. The first 17 bytes
/// are drawn at ``Block``.
///
/// ```
/// 18  column count   UInt16
/// 20  row capacity   UInt16
/// 22  live rows      UInt16
/// 24  heap offset    UInt32
/// 28  heap length    UInt32
/// 32  directory      16 bytes a column: offset of the values (UInt32), with their packing in the lowest three bits;
///                    offset of the presence bitmap (UInt32, 0: none); base of the packed values (UInt64)
///     live bitmap    one bit a row, in words of 8 bytes
///     per column     presence bitmap (optional columns), then the values, aligned to 8
///     heap           bytes of texts, data and short lists that are longer than a slot holds
/// ```
///
/// A slot for a string, data or collection is 16 bytes: its length (UInt32), then either up to 12 bytes inline, or the first 4
/// bytes as a prefix, the offset into the heap (UInt32), and 4 bytes reserved.
///
/// A collection of more than a few elements has the length 2^32 - 1, its count (UInt32) and the reference of its tree's root
/// (UInt64, 0 in memory).
///
/// A value of more than 1,024 bytes is outside the chunk, in a ``LargeValue``. Its slot has the length 2^32 - 2, the value's
/// length (UInt32), and the reference of its block (UInt64; in memory, an index into the chunk's large values). In segments of
/// format 1, such values are also in the heap.
///
/// In a segment, integers and links take only as many bytes as the range of their values requires (``ChunkPacking``). In a
/// writable chunk, they have the width of their type.
///
/// This is a class so that the chunks of a table can share it: there are many chunks, and a lookup should read little of each.
final class ChunkLayout: Sendable {
  static let headerByteCount = 32
  static let directoryEntryByteCount = 16
  static let slotByteCount = 16
  static let inlineByteCount = 12
  /// The greatest length of a value in the heap. Longer values are stored as a ``LargeValue``.
  static let largestHeapValue = 1_024
  /// The length in a slot whose collection is stored as a tree.
  static let treeMark = UInt32.max
  /// The length in a slot whose value is a ``LargeValue``.
  static let largeValueMark = UInt32.max - 1

  let capacity: Int
  let columns: [ColumnDefinition]
  /// The offset of each column's values.
  let valueOffsets: [Int]
  /// The offset of each column's presence bitmap, or 0 for a column that always has a value.
  let presenceOffsets: [Int]
  let liveOffset: Int
  let heapOffset: Int
  /// The index of each column among the collection columns; nil for a column of single values.
  let listOrdinals: [Int?]
  let listColumnCount: Int
  /// The columns of strings, data, values of any type, and collections.
  let slotColumns: [ColumnID]
  /// For each column, whether assigning a value changes only the cell.
  let isStoredInPlace: [Bool]

  var bitmapByteCount: Int { Self.bitmapByteCount(capacity) }

  static func bitmapByteCount(_ capacity: Int) -> Int { max(8, capacity / 8) }

  convenience init(columns: [ColumnDefinition], capacity: Int) {
    self.init(columns: columns, capacity: capacity, widths: columns.map(\.width))
  }

  /// - Parameter widths: the number of bytes in one value of each column.
  init(columns: [ColumnDefinition], capacity: Int, widths: [Int]) {
    self.capacity = capacity
    self.columns = columns
    let bitmapByteCount = Self.bitmapByteCount(capacity)
    var offset = Self.headerByteCount + columns.count * Self.directoryEntryByteCount
    liveOffset = offset
    offset += bitmapByteCount
    var values: [Int] = []
    var presence: [Int] = []
    var ordinals: [Int?] = []
    var lists = 0
    for (index, column) in columns.enumerated() {
      if column.hasPresence {
        presence.append(offset)
        offset += bitmapByteCount
      } else {
        presence.append(0)
      }
      values.append(offset)
      offset += (widths[index] * capacity + 7) & ~7
      ordinals.append(column.isCollection ? lists : nil)
      if column.isCollection { lists += 1 }
    }
    valueOffsets = values
    presenceOffsets = presence
    heapOffset = offset
    listOrdinals = ordinals
    listColumnCount = lists
    slotColumns = columns.indices.filter { columns[$0].usesSlots }.map { ColumnID($0) }
    isStoredInPlace = columns.map { !$0.hasSideEffects }
  }
}
