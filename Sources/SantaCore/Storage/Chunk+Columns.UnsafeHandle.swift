extension Chunk {
  /// Puts the cells of all live rows behind the values of an array, in the order of the rows. `T` is as wide as the
  /// column's cells, all of which have a value.
  func appendCells<T: BitwiseCopyable>(of column: ColumnID, to values: inout [T]) {
    if packing(column) != .none {
      for slot in liveSlots { values.append(packedCell(column, at: slot, as: T.self)) }
      return
    }
    unsafe withCells(of: column, as: T.self) { cells in
      for word in 0..<Self.liveWordCount {
        var bits = liveWord(word)
        if bits == .max {
          unsafe values.append(contentsOf: UnsafeBufferPointer(rebasing: cells[word * 64..<word * 64 + 64]))
          continue
        }
        while bits != 0 {
          unsafe values.append(cells[word * 64 + bits.trailingZeroBitCount])
          bits &= bits - 1
        }
      }
    }
  }

  /// One cell, as wide as the column's type has it, packed or not.
  func cell<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    packing(column) == .none ? load(column, at: slot, as: T.self) : packedCell(column, at: slot, as: T.self)
  }

  private func packedCell<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    // Safety: only integers and links are packed; the low bytes of the widened value are those of the type.
    unsafe withUnsafeBytes(of: integer(column, at: slot).littleEndian) { unsafe $0.load(as: T.self) }
  }

  /// The slots of live rows, ascending.
  var liveSlots: [Int] { (0..<layout.capacity).filter(isLive) }

  /// Lends a column's cells, those of rows that are not live too. The column is not packed.
  private func withCells<T: BitwiseCopyable, R>(
    of column: ColumnID, as type: T.Type, _ body: (UnsafeBufferPointer<T>) -> R
  ) -> R {
    let offset = valueOffset(column)
    // Safety: the column's values begin there, aligned for every cell, one for each slot; `T` is as wide as a cell. The
    // chunk is held during the call, and nobody writes to it meanwhile.
    return unsafe body(
      UnsafeBufferPointer(
        start: UnsafePointer((base + offset).assumingMemoryBound(to: T.self)), count: layout.capacity))
  }
}
