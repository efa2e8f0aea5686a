extension Chunk {
  /// Puts the cells of all live rows behind the values of an array, in the order of the rows. `T` is as wide as the
  /// column's cells, all of which have a value.
  func appendCells<T: BitwiseCopyable>(of column: ColumnID, to values: inout [T]) {
    switch packing(column) {
    case .none: break
    case .constant: return unpack(column, as: UInt8.self, to: &values) { _ in 0 }
    case .oneByte: return unpack(column, as: UInt8.self, to: &values) { UInt64($0) }
    case .twoBytes: return unpack(column, as: UInt16.self, to: &values) { UInt64($0) }
    case .fourBytes: return unpack(column, as: UInt32.self, to: &values) { UInt64($0) }
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

  /// The same of a packed column, whose values are widened and count from the column's base.
  @inline(__always)
  private func unpack<T: BitwiseCopyable, Packed: BitwiseCopyable>(
    _ column: ColumnID, as type: Packed.Type, to values: inout [T], _ widen: (Packed) -> UInt64
  ) {
    let (start, least) = (valueOffset(column), packingBase(column))
    let isConstant = packing(column) == .constant
    for word in 0..<Self.liveWordCount {
      var bits = liveWord(word)
      while bits != 0 {
        let slot = word * 64 + bits.trailingZeroBitCount
        bits &= bits - 1
        // Safety: the column has a value of that width for each slot; one that is constant has none, and reads a byte of
        // the chunk that does not count. The low bytes of the widened value are those of the column's type.
        let packed = unsafe base.load(
          fromByteOffset: isConstant ? 0 : start + slot * MemoryLayout<Packed>.stride, as: Packed.self)
        let wide = (least &+ widen(packed)).littleEndian
        unsafe withUnsafeBytes(of: wide) { unsafe values.append($0.load(as: T.self)) }
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
