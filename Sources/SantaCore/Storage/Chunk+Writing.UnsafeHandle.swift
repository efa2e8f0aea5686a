/// A chunk as a block of a segment.
extension Chunk {
  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
    let live = liveSet
    let packings = layout.columns.indices.map { packing(ColumnID($0), of: live) }
    let widths = zip(layout.columns, packings).map { $1.packing.width ?? $0.width }
    let target = ChunkLayout(columns: layout.columns, capacity: layout.capacity, widths: widths)
    let heapLength = layout.slotColumns.reduce(0) { sum, column in
      if let texts = packings[column.rawValue].texts { return sum + texts.byteCount }
      var sum = sum
      live.forEach { if largeValue(column, at: $0) == nil { sum += heapByteCount(column, at: $0) } }
      return sum
    }
    let outside = Outside(
      roots: try writeTrees(of: live, to: &writer), values: try writeLargeValues(of: live, to: &writer))
    writer.noteSuperseded(supersededValueByteCount)
    return unsafe try writer.append(Self.kind, version, byteCount: target.heapOffset + heapLength) {
      bytes in
      // Safety of the following: the layout defines the offset of each part, and the block is as long as the layout and the
      // heap together.
      unsafe bytes.storeBytes(of: UInt16(layout.columns.count), toByteOffset: 18, as: UInt16.self)
      unsafe bytes.storeBytes(of: UInt16(layout.capacity), toByteOffset: 20, as: UInt16.self)
      unsafe bytes.storeBytes(of: UInt16(live.count), toByteOffset: 22, as: UInt16.self)
      unsafe bytes.storeBytes(of: UInt32(target.heapOffset), toByteOffset: 24, as: UInt32.self)
      unsafe bytes.storeBytes(of: UInt32(heapLength), toByteOffset: 28, as: UInt32.self)
      for word in 0..<(layout.bitmapByteCount / 8) {
        unsafe bytes.storeBytes(
          of: liveWord(word), toByteOffset: target.liveOffset + word * 8, as: UInt64.self)
      }
      var heap = 0
      for index in layout.columns.indices {
        unsafe writeColumn(index, packings[index], live, target, outside, &heap, to: bytes)
      }
    }
  }

  /// The packing of a column.
  private struct ColumnPacking {
    var packing = ChunkPacking.none
    /// The smallest number in the column, to which packed numbers are relative.
    var base: UInt64 = 0
    var texts: TextPacking?
  }

  private func packing(_ column: ColumnID, of live: SlotSet) -> ColumnPacking {
    let definition = layout.columns[column.rawValue]
    if let texts = textPacking(column, of: live) { return ColumnPacking(packing: .twoBytes, texts: texts) }
    guard !definition.isCollection, definition.type.isPackable || definition.type.isPackedWhole else {
      return ColumnPacking()
    }
    let range = unsafe withLiveCells(column) { unsafe Self.range(of: $0, count: liveCount, definition.type) }
    guard let range else { return ColumnPacking() }
    return ColumnPacking(packing: .narrowest(span: range.span, width: definition.width), base: range.least)
  }

  /// Calls `body` with the cells of all live rows in the width of the column's type, without gaps.
  private func withLiveCells<R>(_ column: ColumnID, _ body: (UnsafeRawPointer) -> R) -> R {
    // Safety: the column has a cell for each slot, and the copy has room for all live rows.
    if packing(column) == .none, liveCount == layout.capacity {
      return unsafe body(UnsafeRawPointer(base + valueOffset(column)))
    }
    let width = layout.columns[column.rawValue].type.width
    return unsafe withUnsafeTemporaryAllocation(byteCount: max(1, liveCount * width), alignment: 8) { room in
      guard let start = room.baseAddress else { stopProgram("An allocation has no address.") }
      unsafe copyCells(of: column, width: width, to: start)
      return unsafe body(UnsafeRawPointer(start))
    }
  }

  /// Returns the smallest of some integers, extended to 64 bits, and the difference between the smallest and the greatest one.
  /// Returns nil if numbers can't be packed.
  private static func range(
    of cells: UnsafeRawPointer, count: Int, _ type: ValueType
  ) -> (least: UInt64, span: UInt64)? {
    switch type {
    case .int8: unsafe range(cells, count, of: Int8.self)
    case .int16: unsafe range(cells, count, of: Int16.self)
    case .int32: unsafe range(cells, count, of: Int32.self)
    case .int64: unsafe range(cells, count, of: Int64.self)
    case .uint8: unsafe range(cells, count, of: UInt8.self)
    case .uint16: unsafe range(cells, count, of: UInt16.self)
    case .uint32: unsafe range(cells, count, of: UInt32.self)
    case .uint64, .link: unsafe range(cells, count, of: UInt64.self)
    case .double, .date: unsafe wholeRange(cells, count)
    case .bool, .float, .string, .data, .uuid, .decimal, .any, .external: nil
    }
  }

  // The loops over cells are inlined for each type, so that the compiler can vectorise them (benchmark "bulk insert, columns").

  @inline(__always)
  private static func range<Cell: FixedWidthInteger & BitwiseCopyable>(
    _ cells: UnsafeRawPointer, _ count: Int, of type: Cell.Type
  ) -> (least: UInt64, span: UInt64)? {
    // Safety: callers pass `count` cells of this type.
    let cells = unsafe cells.assumingMemoryBound(to: Cell.self)
    var (least, most) = (Cell.max, Cell.min)
    for index in 0..<count {
      least = min(least, unsafe cells[index])
      most = max(most, unsafe cells[index])
    }
    if least > most { return nil }
    let base = UInt64(truncatingIfNeeded: least)
    return (base, UInt64(truncatingIfNeeded: most) &- base)
  }

  private static func wholeRange(_ cells: UnsafeRawPointer, _ count: Int) -> (least: UInt64, span: UInt64)? {
    // Safety: callers pass `count` doubles.
    let cells = unsafe cells.assumingMemoryBound(to: Double.self)
    var (least, most) = (Int64.max, Int64.min)
    for index in 0..<count {
      guard let whole = unsafe whole(cells[index]) else { return nil }
      least = min(least, whole)
      most = max(most, whole)
    }
    if least > most { return nil }
    return (UInt64(bitPattern: least), UInt64(bitPattern: most &- least))
  }

  /// Returns the integer as which a double is packed, or nil if the double can't be packed.
  @inline(__always)
  private static func whole(_ number: Double) -> Int64? {
    // The comparison is false for a NaN.
    guard number.magnitude <= Double(ChunkPacking.greatestWhole) else { return nil }
    let whole = Int64(number)
    // Negative zero and zero are different values.
    return Double(whole).bitPattern == number.bitPattern ? whole : nil
  }

  private func writeTrees(
    of live: SlotSet, to writer: inout SegmentWriter
  ) throws(StoreError) -> [Int: BlockReference] {
    var roots: [Int: BlockReference] = [:]
    if trees.isEmpty { return roots }
    for slot in 0..<layout.capacity where live.contains(slot) {
      for (number, column) in layout.columns.enumerated() {
        guard let ordinal = layout.listOrdinals[number] else { continue }
        let index = slot * layout.listColumnCount + ordinal
        if let root = try trees[index]?.write(ListEntryCoding(column), to: &writer) { roots[index] = root }
      }
    }
    return roots
  }

  /// The blocks to which the slots of a chunk refer.
  private struct Outside {
    /// The roots of collections, keyed by the indices of their trees.
    let roots: [Int: BlockReference]
    /// The large values of each column, keyed by their slots. Empty if there are none.
    let values: [[Int: (reference: BlockReference, byteCount: Int)]]
  }

  private func writeLargeValues(
    of live: SlotSet, to writer: inout SegmentWriter
  ) throws(StoreError) -> [[Int: (reference: BlockReference, byteCount: Int)]] {
    guard hasLargeValues || largeByteCount > 0 else { return [] }
    var values = Array(
      repeating: [Int: (reference: BlockReference, byteCount: Int)](), count: layout.columns.count)
    for index in layout.columns.indices where layout.columns[index].usesSlots {
      for slot in 0..<layout.capacity where live.contains(slot) {
        guard let value = largeValue(ColumnID(index), at: slot) else { continue }
        values[index][slot] = (try value.write(version, to: &writer), value.byteCount)
      }
    }
    return values
  }

  private func writeColumn(
    _ index: Int, _ form: ColumnPacking, _ live: SlotSet, _ target: ChunkLayout,
    _ outside: Outside, _ heap: inout Int, to bytes: UnsafeMutableRawBufferPointer
  ) {
    let (column, definition) = (ColumnID(index), layout.columns[index])
    let (packing, least) = (form.packing, form.base)
    let (entry, values) = (
      ChunkLayout.headerByteCount + index * ChunkLayout.directoryEntryByteCount, target.valueOffsets[index]
    )
    // Safety: as in `write`; a live slot is below the capacity.
    unsafe bytes.storeBytes(of: UInt32(values | packing.rawValue), toByteOffset: entry, as: UInt32.self)
    unsafe bytes.storeBytes(
      of: UInt32(target.presenceOffsets[index]), toByteOffset: entry + 4, as: UInt32.self)
    unsafe bytes.storeBytes(of: packing == .none ? 0 : least, toByteOffset: entry + 8, as: UInt64.self)
    if definition.hasPresence {
      let present = live.intersection(presentSlots(column))
      for word in 0..<(layout.bitmapByteCount / 8) {
        unsafe bytes.storeBytes(
          of: present[word: word], toByteOffset: target.presenceOffsets[index] + word * 8, as: UInt64.self)
      }
    }
    if let texts = form.texts {
      unsafe bytes.storeBytes(
        of: UInt64(heap) | UInt64(texts.prefix.count) << 32, toByteOffset: entry + 8, as: UInt64.self)
      return unsafe writeTexts(column, texts, live, at: values, &heap, target, to: bytes)
    }
    if definition.usesSlots { return unsafe writeSlots(column, live, target, outside, &heap, to: bytes) }
    guard let start = bytes.baseAddress else { return }
    unsafe withLiveCells(column) { unsafe pack($0, definition.type, form, to: start + values) }
  }

  private func writeSlots(
    _ column: ColumnID, _ live: SlotSet, _ target: ChunkLayout, _ outside: Outside, _ heap: inout Int,
    to bytes: UnsafeMutableRawBufferPointer
  ) {
    let index = column.rawValue
    // Safety of the following: as in `write`; a live slot is below the capacity.
    live.forEach { slot in
      let cell = target.valueOffsets[index] + slot * ChunkLayout.slotByteCount
      let from = valueOffset(column) + slot * ChunkLayout.slotByteCount
      unsafe bytes.baseAddress.map {
        unsafe ($0 + cell).copyMemory(from: base + from, byteCount: ChunkLayout.slotByteCount)
      }
      let count = heapByteCount(column, at: slot)
      if let ordinal = layout.listOrdinals[index],
        let root = outside.roots[slot * layout.listColumnCount + ordinal]
      {
        unsafe bytes.storeBytes(of: root.rawValue, toByteOffset: cell + 8, as: UInt64.self)
      } else if !outside.values.isEmpty, let value = outside.values[index][slot] {
        unsafe bytes.storeBytes(of: ChunkLayout.largeValueMark, toByteOffset: cell, as: UInt32.self)
        unsafe bytes.storeBytes(of: UInt32(value.byteCount), toByteOffset: cell + 4, as: UInt32.self)
        unsafe bytes.storeBytes(of: value.reference.rawValue, toByteOffset: cell + 8, as: UInt64.self)
      } else if count > 0 {
        unsafe bytes.storeBytes(of: UInt32(heap), toByteOffset: cell + 8, as: UInt32.self)
        unsafe withBytes(column, at: slot) { value in
          unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(target.heapOffset + heap)...]).copyMemory(
            from: value)
        }
        heap += count
      }
    }
  }

  /// Writes the cells of the live rows to the slots of a column, which begins at `target`.
  private func pack(
    _ cells: UnsafeRawPointer, _ type: ValueType, _ form: ColumnPacking, to target: UnsafeMutableRawPointer
  ) {
    let (least, width) = (form.base, type.width)
    // Safety: the column has room for a value of its packing's width for each slot.
    switch (form.packing, width) {
    case (.constant, _): break
    case (.none, _):
      var read = 0
      forEachLiveRun { start, count in
        unsafe (target + start * width).copyMemory(from: cells + read * width, byteCount: count * width)
        read += count
      }
    case (.oneByte, _) where type.isPackedWhole: unsafe packWhole(cells, least, target, UInt8.self)
    case (.twoBytes, _) where type.isPackedWhole: unsafe packWhole(cells, least, target, UInt16.self)
    case (.fourBytes, _) where type.isPackedWhole: unsafe packWhole(cells, least, target, UInt32.self)
    case (.oneByte, 2): unsafe pack(cells, UInt16.self, least, target, UInt8.self)
    case (.oneByte, 4): unsafe pack(cells, UInt32.self, least, target, UInt8.self)
    case (.oneByte, _): unsafe pack(cells, UInt64.self, least, target, UInt8.self)
    case (.twoBytes, 4): unsafe pack(cells, UInt32.self, least, target, UInt16.self)
    case (.twoBytes, _): unsafe pack(cells, UInt64.self, least, target, UInt16.self)
    case (.fourBytes, _): unsafe pack(cells, UInt64.self, least, target, UInt32.self)
    }
  }

  @inline(__always)
  private func pack<
    Cell: FixedWidthInteger & BitwiseCopyable, Packed: FixedWidthInteger & BitwiseCopyable
  >(
    _ cells: UnsafeRawPointer, _ cell: Cell.Type, _ least: UInt64, _ target: UnsafeMutableRawPointer,
    _ packed: Packed.Type
  ) {
    let least = Cell(truncatingIfNeeded: least)
    // Safety: as above.
    var source = unsafe cells.assumingMemoryBound(to: Cell.self)
    let room = unsafe target.assumingMemoryBound(to: Packed.self)
    forEachLiveRun { start, count in
      let first = unsafe room + start
      for index in 0..<count { unsafe first[index] = Packed(truncatingIfNeeded: source[index] &- least) }
      unsafe source += count
    }
  }

  @inline(__always)
  private func packWhole<Packed: FixedWidthInteger & BitwiseCopyable>(
    _ cells: UnsafeRawPointer, _ least: UInt64, _ target: UnsafeMutableRawPointer, _ packed: Packed.Type
  ) {
    // Safety: as above.
    var source = unsafe cells.assumingMemoryBound(to: Double.self)
    let room = unsafe target.assumingMemoryBound(to: Packed.self)
    forEachLiveRun { start, count in
      let first = unsafe room + start
      for index in 0..<count {
        let whole = unsafe UInt64(bitPattern: Int64(source[index]))
        unsafe first[index] = Packed(truncatingIfNeeded: whole &- least)
      }
      unsafe source += count
    }
  }

  private func writeTexts(
    _ column: ColumnID, _ texts: TextPacking, _ live: SlotSet, at values: Int, _ heap: inout Int,
    _ target: ChunkLayout, to bytes: UnsafeMutableRawBufferPointer
  ) {
    // Safety: as in `write`. The heap has room for the common bytes and the rests, whose total length is `texts.byteCount`.
    let room = unsafe UnsafeMutableRawBufferPointer(
      rebasing: bytes[(target.heapOffset + heap)..<(target.heapOffset + heap + texts.byteCount)])
    unsafe room.copyBytes(from: texts.prefix)
    let skipped = texts.prefix.count
    let present = live.intersection(presentSlots(column))
    let isPacked = packing(column) != .none
    var end = 0
    func copy(_ value: UnsafeRawBufferPointer) {
      guard value.count > skipped, let rest = value.baseAddress, let start = room.baseAddress
      else { return }
      unsafe (start + skipped + end).copyMemory(from: rest + skipped, byteCount: value.count - skipped)
      end += value.count - skipped
    }
    for slot in 0..<layout.capacity {
      if present.contains(slot) {
        if !isPacked, let value = unsafe slotBytes(column, at: slot) {
          unsafe copy(value)
        } else {
          unsafe withBytes(column, at: slot, copy)
        }
      }
      unsafe bytes.storeBytes(of: UInt16(end), toByteOffset: values + slot * 2, as: UInt16.self)
    }
    heap += texts.byteCount
  }
}
