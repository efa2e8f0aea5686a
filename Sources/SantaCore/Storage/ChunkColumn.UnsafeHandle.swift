/// The cells of one column in a chunk. The value doesn't retain the chunk, so it is valid only while the chunk exists and isn't
/// written to.
@unsafe struct ChunkColumn {
  private var values: UnsafeRawPointer?
  private var capacity = 0
  private var packing = ChunkPacking.none
  /// The smallest value of the column, to which packed cells are relative.
  private var smallest: UInt64 = 0
  /// Whether packed cells are doubles or dates, rather than integers or links.
  private var isWhole = false

  /// Creates a column without cells.
  init() {}

  init(_ column: ColumnID, of chunk: Chunk) {
    unsafe values = UnsafeRawPointer(chunk.base + chunk.valueOffset(column))
    unsafe capacity = chunk.layout.capacity
    unsafe packing = chunk.packing(column)
    unsafe smallest = chunk.packingBase(column)
    unsafe isWhole = chunk.layout.columns[column.rawValue].type.isPackedWhole
  }

  /// Returns one cell, or nil if the chunk doesn't have the slot or if there is no chunk. `T` must have the width of the
  /// column's type.
  @inline(__always)
  func cell<T: BitwiseCopyable>(at slot: Int, as type: T.Type) -> T? {
    guard let values = unsafe values, unsafe slot < capacity else { return nil }
    // Safety: the column has a value of its packing's width for each slot below the capacity. The low bytes of the widened
    // value are the bytes of the column's type.
    let cell: UInt64
    switch unsafe packing {
    case .none: return unsafe values.load(fromByteOffset: slot * MemoryLayout<T>.stride, as: T.self)
    case .constant: cell = 0
    case .oneByte: cell = UInt64(unsafe values.load(fromByteOffset: slot, as: UInt8.self))
    case .twoBytes: cell = UInt64(unsafe values.load(fromByteOffset: slot * 2, as: UInt16.self))
    case .fourBytes: cell = UInt64(unsafe values.load(fromByteOffset: slot * 4, as: UInt32.self))
    }
    let integer = unsafe smallest &+ cell
    let value = unsafe isWhole ? Double(Int64(bitPattern: integer)).bitPattern : integer
    return unsafe withUnsafeBytes(of: value.littleEndian) { unsafe $0.load(as: T.self) }
  }
}
