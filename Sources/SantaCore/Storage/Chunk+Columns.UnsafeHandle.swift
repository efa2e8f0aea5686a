extension Chunk {
  /// Writes the cells of all live rows, in the order of the rows, to memory that has room for `liveCount` of them. `T` is
  /// as wide as the column's type, and all of the cells have a value.
  func copyCells<T: BitwiseCopyable>(of column: ColumnID, to target: UnsafeMutablePointer<T>) {
    // Safety of all that follows: the column has a value of the width that its packing says for each slot, aligned for
    // it, and `target` room for the live ones. The low bytes of the widened value are those of the column's type.
    let values = unsafe base + valueOffset(column)
    let room = UnsafeMutableRawPointer(target)
    switch (packing(column), MemoryLayout<T>.size) {
    case (.none, _):
      var written = 0
      forEachLiveRun { start, count in
        let first = unsafe values + start * MemoryLayout<T>.stride
        unsafe (room + written * MemoryLayout<T>.stride).copyMemory(
          from: first, byteCount: count * MemoryLayout<T>.stride)
        written += count
      }
    case (.constant, 1): unsafe fill(column, room, UInt8.self)
    case (.constant, 2): unsafe fill(column, room, UInt16.self)
    case (.constant, 4): unsafe fill(column, room, UInt32.self)
    case (.constant, _): unsafe fill(column, room, UInt64.self)
    case (.oneByte, 2): unsafe widen(column, values, UInt8.self, room, UInt16.self)
    case (.oneByte, 4): unsafe widen(column, values, UInt8.self, room, UInt32.self)
    case (.oneByte, _): unsafe widen(column, values, UInt8.self, room, UInt64.self)
    case (.twoBytes, 4): unsafe widen(column, values, UInt16.self, room, UInt32.self)
    case (.twoBytes, _): unsafe widen(column, values, UInt16.self, room, UInt64.self)
    case (.fourBytes, _): unsafe widen(column, values, UInt32.self, room, UInt64.self)
    }
  }

  private func fill<Cell: FixedWidthInteger & BitwiseCopyable>(
    _ column: ColumnID, _ target: UnsafeMutableRawPointer, _ cell: Cell.Type
  ) {
    let value = Cell(truncatingIfNeeded: packingBase(column))
    // Safety: as above.
    unsafe target.assumingMemoryBound(to: Cell.self).update(repeating: value, count: liveCount)
  }

  /// A loop over neighbouring cells of known widths, for the compiler to make many at once of.
  @inline(__always)
  private func widen<
    Packed: FixedWidthInteger & BitwiseCopyable, Cell: FixedWidthInteger & BitwiseCopyable
  >(
    _ column: ColumnID, _ values: UnsafeMutableRawPointer, _ packed: Packed.Type,
    _ target: UnsafeMutableRawPointer, _ cell: Cell.Type
  ) {
    let smallest = Cell(truncatingIfNeeded: packingBase(column))
    // Safety: as above.
    let source = unsafe values.assumingMemoryBound(to: Packed.self)
    var room = unsafe target.assumingMemoryBound(to: Cell.self)
    forEachLiveRun { start, count in
      let first = unsafe source + start
      for index in 0..<count { unsafe room[index] = smallest &+ Cell(truncatingIfNeeded: first[index]) }
      unsafe room += count
    }
  }

  /// Calls `body` with live slots that follow each other, at most 64 at once.
  @inline(__always)
  func forEachLiveRun(_ body: (_ start: Int, _ count: Int) -> Void) {
    for word in 0..<Self.liveWordCount {
      var bits = liveWord(word)
      while bits != 0 {
        let start = bits.trailingZeroBitCount
        let count = (~(bits >> UInt64(start))).trailingZeroBitCount
        body(word * 64 + start, count)
        bits = start + count >= 64 ? 0 : bits & (.max << UInt64(start + count))
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
}

extension Table {
  /// The cells of all rows, in the order of creation. `T` is as wide as the column's type, and all cells have a value.
  func cells<T: BitwiseCopyable>(of column: ColumnID, as type: T.Type) -> [T] {
    // Safety: the chunks' live counts add up to the table's. Where a chunk is damaged it is left out, and the array shorter.
    unsafe [T](unsafeUninitializedCapacity: count) { buffer, written in
      chunks.forEach { _, chunk in
        guard let start = buffer.baseAddress, written + chunk.liveCount <= count else { return false }
        unsafe chunk.copyCells(of: column, to: start + written)
        written += chunk.liveCount
        return true
      }
    }
  }

  /// How many chunks there are, if there is one at every index. A table that lost many rows has far fewer, and a forged
  /// one may say anything.
  var chunkCountAtMost: Int { RowKey(rawValue: nextRow).chunkIndex + 1 }

  /// The cells of some rows in their order, without those of rows that are not there. As above. Costs a look at every
  /// chunk, and then little for a row, wherever it lies (benchmark "sort double").
  ///
  /// The caller has found ``chunkCountAtMost`` to be no more than the number of rows: it is how much memory this takes.
  func cells<T: BitwiseCopyable>(of column: ColumnID, rows: [RowKey], as type: T.Type) -> [T] {
    // Safety: the table, which the caller holds, holds the chunks, and nobody writes to them meanwhile.
    let count = chunkCountAtMost
    var columns = unsafe [ChunkColumn](repeating: ChunkColumn(), count: count)
    chunks.forEach { index, chunk in
      if index < count { unsafe columns[index] = ChunkColumn(column, of: chunk) }
      return true
    }
    var cells: [T] = []
    cells.reserveCapacity(rows.count)
    for row in rows where row.chunkIndex < count {
      if let cell = unsafe columns[row.chunkIndex].cell(at: row.slot, as: T.self) { cells.append(cell) }
    }
    return cells
  }
}
