extension Chunk {
  /// Stores values in consecutive cells of new rows. `T` has the width of the column's type, and the chunk is in memory.
  func fill<T: BitwiseCopyable>(_ column: ColumnID, from slot: Int, with values: ArraySlice<T>) {
    require(
      slot >= 0 && slot + values.count <= layout.capacity
        && layout.columns[column.rawValue].type.width == MemoryLayout<T>.stride,
      "Values are stored in cells of their width.")
    let offset = layout.valueOffsets[column.rawValue] + slot * MemoryLayout<T>.stride
    // Safety: the column has a value of this width for each slot, and the last one is below the capacity, as checked.
    unsafe values.withUnsafeBytes { bytes in
      unsafe UnsafeMutableRawBufferPointer(start: base + offset, count: bytes.count).copyMemory(from: bytes)
    }
  }
}
