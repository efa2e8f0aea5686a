extension Chunk {
  /// Copies the cells of all live rows, in row order, to memory that has room for `liveCount` cells. All cells must have a
  /// value.
  ///
  /// The function isn't generic over the type of the cells, because the compiler would then copy all loops for each type.
  ///
  /// - Parameter width: the number of bytes in a cell of the column's type.
  func copyCells(of column: ColumnID, width: Int, to room: UnsafeMutableRawPointer) {
    // Safety of the following: the column has a value for each slot, with the width and alignment of its packing. `room` is
    // aligned for cells and has space for all live rows. The low bytes of a widened value are the bytes of the column's type.
    let values = unsafe base + valueOffset(column)
    let packing = packing(column)
    if packing != .none, layout.columns[column.rawValue].type.isPackedWhole {
      return unsafe copyWhole(column, packing, values, to: room)
    }
    switch (packing, width) {
    case (.none, _):
      var written = 0
      forEachLiveRun { start, count in
        let first = unsafe values + start * width
        unsafe (room + written * width).copyMemory(from: first, byteCount: count * width)
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

  /// Widens packed cells in a loop over consecutive cells of known widths, which the compiler can vectorise.
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

  /// Copies a column of doubles or dates that are packed as integers.
  private func copyWhole(
    _ column: ColumnID, _ packing: ChunkPacking, _ values: UnsafeMutableRawPointer,
    to target: UnsafeMutableRawPointer
  ) {
    switch packing {
    // Safety: as above.
    case .oneByte: unsafe convert(column, values, UInt8.self, target)
    case .twoBytes: unsafe convert(column, values, UInt16.self, target)
    case .fourBytes: unsafe convert(column, values, UInt32.self, target)
    case .constant, .none:
      let value = Double(Int64(bitPattern: packingBase(column)))
      unsafe target.assumingMemoryBound(to: Double.self).update(repeating: value, count: liveCount)
    }
  }

  @inline(__always)
  private func convert<Packed: FixedWidthInteger & BitwiseCopyable>(
    _ column: ColumnID, _ values: UnsafeMutableRawPointer, _ packed: Packed.Type,
    _ target: UnsafeMutableRawPointer
  ) {
    // The conversion and the sum are exact, because the numbers are less than 2^53.
    let smallest = Double(Int64(bitPattern: packingBase(column)))
    // Safety: as above.
    let source = unsafe values.assumingMemoryBound(to: Packed.self)
    var room = unsafe target.assumingMemoryBound(to: Double.self)
    forEachLiveRun { start, count in
      let first = unsafe source + start
      for index in 0..<count {
        unsafe room[index] = smallest + Double(Int64(truncatingIfNeeded: first[index]))
      }
      unsafe room += count
    }
  }

  /// Calls `body` with runs of consecutive live slots, of at most 64 slots each.
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

  /// Returns a cell in the width of the column's type, whether or not it is packed.
  func cell<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    packing(column) == .none ? load(column, at: slot, as: T.self) : packedCell(column, at: slot, as: T.self)
  }

  private func packedCell<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    // Safety: the low bytes of the widened value are the bytes of the type.
    unsafe withUnsafeBytes(of: packedBits(column, at: slot).littleEndian) { unsafe $0.load(as: T.self) }
  }

  /// Returns the bits of a cell in a packed column of numbers, in the format of the column's type.
  func packedBits(_ column: ColumnID, at slot: Int) -> UInt64 {
    layout.columns[column.rawValue].type.isPackedWhole
      ? double(column, at: slot).bitPattern : integer(column, at: slot)
  }

  /// Returns the value of a cell in a column of doubles or dates.
  func double(_ column: ColumnID, at slot: Int) -> Double {
    packing(column) == .none
      ? load(column, at: slot, as: Double.self) : Double(Int64(bitPattern: unpacked(column, at: slot)))
  }

  /// The slots of live rows, in ascending order.
  var liveSlots: [Int] { (0..<layout.capacity).filter(isLive) }
}

extension Table {
  /// Returns the cells of all rows, in order of creation. `T` must have the width of the column's type, and all cells must have
  /// a value. The cells of damaged chunks are missing.
  func cells<T: BitwiseCopyable>(of column: ColumnID, as type: T.Type) -> [T] {
    // Safety: no more than `count` cells are written, and `written` says how many were.
    unsafe [T](unsafeUninitializedCapacity: count) { buffer, written in
      chunks.scan(touching: { $0.touch(column) }) { _, chunk in
        guard let start = buffer.baseAddress, written + chunk.liveCount <= count else { return false }
        unsafe chunk.copyCells(of: column, width: MemoryLayout<T>.stride, to: start + written)
        written += chunk.liveCount
        return true
      }
    }
  }

  /// Returns the cells of the given rows, in the same order, and omits rows that don't exist. `T` must have the width of the
  /// column's type, and all cells must have a value.
  ///
  /// Retains the tree once and doesn't retain chunks, like ``existing(_:)``.
  func cells<T: BitwiseCopyable>(ofFew rows: [RowKey], _ column: ColumnID, as type: T.Type) -> [T] {
    let chunks = chunks
    // Safety: no more cells than rows are written, and `written` says how many were.
    return unsafe [T](unsafeUninitializedCapacity: rows.count) { buffer, written in
      for row in rows {
        chunks.withLeaf(at: row.chunkIndex) { chunk in
          guard chunk.isLive(row.slot) else { return }
          unsafe buffer.initializeElement(at: written, to: chunk.cell(column, at: row.slot, as: T.self))
          written += 1
        }
      }
    }
  }

  /// An upper bound for the number of chunks: the number if there were a chunk at every index. A table from which many rows
  /// were deleted has far fewer chunks. The value may be forged.
  var chunkCountAtMost: Int { RowKey(rawValue: nextRow).chunkIndex + 1 }

  /// Returns the cells of the given rows, in the same order, and omits rows that don't exist. `T` must have the width of the
  /// column's type, and all cells must have a value.
  ///
  /// Finds all chunks first. Each row then takes little time, wherever it is (benchmark "sort double").
  ///
  /// The caller must check that ``chunkCountAtMost`` is at most the number of rows, because memory for that many chunks is
  /// allocated.
  func cells<T: BitwiseCopyable>(of column: ColumnID, rows: [RowKey], as type: T.Type) -> [T] {
    // Safety: the caller holds the table, which holds the chunks, and nothing writes to the chunks during the call.
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
