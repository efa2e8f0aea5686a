extension Chunk {
  /// Stores values in consecutive cells of new rows. `T` must have the width of the column's type, and the chunk must be in
  /// memory.
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

  /// Stores numbers in consecutive cells of new rows, in the width of the column's type.
  ///
  /// - Parameter states: 1 for each cell that has a value; empty if all cells have one. Other cells keep their initial value.
  func fillNumbers(
    _ column: ColumnID, from slot: Int, with words: ArraySlice<UInt64>, states: ArraySlice<UInt8>
  ) {
    require(
      slot >= 0 && slot + words.count <= layout.capacity && (states.isEmpty || states.count == words.count),
      "Values are stored in the cells of a chunk.")
    setPresence(column, from: slot, count: words.count, states)
    switch layout.columns[column.rawValue].type.width {
    case 1: fill(column, slot, words) { UInt8(truncatingIfNeeded: $0) }
    case 2: fill(column, slot, words) { UInt16(truncatingIfNeeded: $0) }
    case 4: fill(column, slot, words) { UInt32(truncatingIfNeeded: $0) }
    case 8: fill(column, from: slot, with: words)
    default: stopProgram("Numbers have at most 64 bits.")
    }
  }

  private func fill<T: BitwiseCopyable>(
    _ column: ColumnID, _ slot: Int, _ words: ArraySlice<UInt64>, _ convert: (UInt64) -> T
  ) {
    var offset = layout.valueOffsets[column.rawValue] + slot * MemoryLayout<T>.stride
    for word in words {
      // Safety: the caller has checked that the chunk has the slots, and that T has the width of the column's type.
      unsafe base.storeBytes(of: convert(word), toByteOffset: offset, as: T.self)
      offset += MemoryLayout<T>.stride
    }
  }

  /// Sets the presence bits of new rows that have values.
  private func setPresence(_ column: ColumnID, from slot: Int, count: Int, _ states: ArraySlice<UInt8>) {
    let presence = layout.presenceOffsets[column.rawValue]
    if presence == 0 { return }
    for index in 0..<count where states.isEmpty || states[states.startIndex + index] == 1 {
      let (byte, bit) = (presence + (slot + index) / 8, UInt8(1) << UInt8((slot + index) & 7))
      // Safety: the bitmap has a bit for each slot below the capacity.
      let old = unsafe base.load(fromByteOffset: byte, as: UInt8.self)
      unsafe base.storeBytes(of: old | bit, toByteOffset: byte, as: UInt8.self)
    }
  }

  /// Gives all rows the initial value of a column whose cells have a fixed width. The chunk must be in memory.
  func resetCells(of column: ColumnID) {
    let definition = layout.columns[column.rawValue]
    require(isInMemory && !definition.usesSlots, "Cells of fixed width in memory are reset.")
    let presence = layout.presenceOffsets[column.rawValue]
    // Safety: the column has a cell of its width for each slot, and a bitmap if it has presence bits. Initial values are zero
    // bytes.
    unsafe (base + layout.valueOffsets[column.rawValue]).initializeMemory(
      as: UInt8.self, repeating: 0, count: definition.width * layout.capacity)
    if presence != 0 {
      unsafe (base + presence).initializeMemory(
        as: UInt8.self, repeating: 0, count: layout.bitmapByteCount)
    }
  }

  /// Stores strings in consecutive cells of new rows.
  ///
  /// - Parameters:
  ///   - texts: the position of each string (31 bits) and its length (32 bits). The highest bit marks a string in `others`.
  ///   - states: as in `fillNumbers`.
  /// - Returns: false if the chunk doesn't have room for all of them.
  func fillTexts(
    _ column: ColumnID, from slot: Int, with texts: ArraySlice<UInt64>, states: ArraySlice<UInt8>,
    in bytes: [UInt8], or others: [UInt8]
  ) -> Bool {
    require(slot >= 0 && slot + texts.count <= layout.capacity, "Values are stored in the cells of a chunk.")
    setPresence(column, from: slot, count: texts.count, states)
    // Safety: the caller passes ranges of the two buffers, whose bytes are borrowed for the call and copied within it.
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe others.withUnsafeBytes { others in
        for (index, text) in texts.enumerated() {
          if !states.isEmpty, states[states.startIndex + index] != 1 { continue }
          let source = unsafe text >> 63 == 0 ? bytes : others
          let (start, count) = (Int((text << 1) >> 33), Int(text & 0xFFFF_FFFF))
          let range = unsafe UnsafeRawBufferPointer(rebasing: source[start..<(start + count)])
          guard unsafe fill(range, column, at: slot + index) else { return false }
        }
        return true
      }
    }
  }

  /// Stores a short collection in the empty cell of a new row.
  ///
  /// - Returns: false, without a change, if it must be stored in another way, because it has too many bytes.
  func fillShortCollection(_ bytes: [UInt8], _ column: ColumnID, at slot: Int) -> Bool {
    if bytes.count > ListTree.maximumShortByteCount { return false }
    // Safety: the bytes are borrowed for the call and copied within it.
    return unsafe bytes.withUnsafeBytes { unsafe fill($0, column, at: slot) }
  }

  /// Stores which cells of new rows in an optional column have a value. Does nothing for a required column.
  func fillPresence(_ column: ColumnID, _ slots: SlotSet) {
    let offset = layout.presenceOffsets[column.rawValue]
    if offset == 0 { return }
    for word in 0..<(layout.bitmapByteCount / 8) where slots[word: word] != 0 {
      // Safety: a presence bitmap has a word for every 64 rows of the capacity, and at least one.
      let old = unsafe base.load(fromByteOffset: offset + word * 8, as: UInt64.self)
      unsafe base.storeBytes(of: old | slots[word: word], toByteOffset: offset + word * 8, as: UInt64.self)
    }
  }

  /// Stores strings in consecutive cells of new rows, as far as this changes only the cells and the heap.
  ///
  /// - Returns: the number of stored strings. The next one must be stored in another way.
  func fill(_ column: ColumnID, from slot: Int, with texts: ArraySlice<String>, heapLimit: Int) -> Int {
    guard layout.columns[column.rawValue].type == .string, !layout.columns[column.rawValue].isCollection
    else {
      return 0
    }
    // Reserve the heap once, instead of a few times for each chunk.
    let wanted = texts.reduce(0) { sum, text in
      let count = text.utf8.count
      return count > ChunkLayout.inlineByteCount && count <= ChunkLayout.largestHeapValue ? sum + count : sum
    }
    if byteCount + wanted > heapLimit / 4 { return 0 }
    reserveHeap(wanted)
    var cell = layout.valueOffsets[column.rawValue] + slot * ChunkLayout.slotByteCount
    var stored = 0
    for text in texts {
      // Safety: the bytes are borrowed for the call. The cell is in the column, and belongs to a new row.
      let isStored = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
        unsafe appendText(UnsafeRawBufferPointer(bytes), cell)
      }
      guard isStored == true else { break }
      stored += 1
      cell += ChunkLayout.slotByteCount
    }
    return stored
  }
}
