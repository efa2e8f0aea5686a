// The cells of columns of type `any`: slots with the bytes of ``AnyValue``.
extension Chunk {
  /// Returns the value in a cell. Its bytes were verified when the chunk or the large value was read. A damaged large value is
  /// returned as null, and its damage is recorded.
  func anyValue(_ column: ColumnID, at slot: Int) -> StoredValue {
    (try? AnyValue.value(of: bytes(column, at: slot))) ?? .null
  }

  /// Checks a cell of a live row in a segment. The cell has a value. A large value is checked when its block is read.
  static func checkAny(
    _ cell: Int, heapOffset: Int, in block: Block
  ) throws(ByteReader.Malformed) {
    let length = block.load(cell, as: UInt32.self)
    if length == ChunkLayout.largeValueMark { return }
    guard length > 0 else { throw block.malformed("a value of any type is missing", at: cell) }
    let start =
      length <= ChunkLayout.inlineByteCount
      ? cell + 4 : heapOffset + Int(block.load(cell + 8, as: UInt32.self))
    // Safety: the slot's bytes are within the block, as checked before.
    let bytes = unsafe Array(block.bytes[start..<(start + Int(length))])
    do throws(ByteReader.Malformed) { _ = try AnyValue.value(of: bytes) } catch {
      throw block.malformed(error.what, at: cell)
    }
  }
}
