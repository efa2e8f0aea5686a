extension Chunk {
  // MARK: Reading from a segment

  static func decoded(_ block: Block, _ shape: ChunkShape) throws(ByteReader.Malformed) -> Chunk {
    guard unsafe block.bytes.count >= ChunkLayout.headerByteCount else {
      throw block.malformed("a chunk is shorter than its header")
    }
    let capacity = Int(block.load(20, as: UInt16.self))
    guard let layout = shape.layout(capacity: capacity, columnCount: Int(block.load(18, as: UInt16.self)))
    else { throw block.malformed("a chunk does not have the columns of its table", at: 18) }
    let (heapOffset, heapUsed) = (Int(block.load(24, as: UInt32.self)), Int(block.load(28, as: UInt32.self)))
    guard heapOffset >= layout.liveOffset + layout.bitmapByteCount,
      unsafe heapOffset + heapUsed <= block.bytes.count
    else { throw block.malformed("a chunk's heap is outside the chunk", at: 24) }
    // A chunk without rows is never stored. So walking over chunks takes a time that is bounded by the number of rows.
    // The bitmap of a small chunk has bits beyond its capacity, which would be read as rows.
    let live = stride(from: layout.liveOffset, to: layout.liveOffset + layout.bitmapByteCount, by: 8).map {
      block.load($0, as: UInt64.self)
    }
    let liveCount = live.reduce(0) { $0 + $1.nonzeroBitCount }
    guard liveCount > 0, liveCount == Int(block.load(22, as: UInt16.self)),
      live.allSatisfy({ $0 >> UInt64(capacity) == 0 }) || capacity >= 64
    else {
      throw block.malformed("a chunk's row count is wrong", at: 22)
    }
    var (heapLeft, largeByteCount, large) = (heapUsed, 0, [Int: LargeValue]())
    var unpackedByteCount = heapUsed
    var trees: [ListTree?] = []
    for (index, column) in layout.columns.enumerated() {
      let (values, packing) = try checkDirectory(
        index, column, layout, heapOffset: heapOffset, isMixed: shape.isMixed, in: block)
      guard column.usesSlots else {
        if column.type == .decimal { try checkDecimals(from: values, capacity: capacity, in: block) }
        continue
      }
      let entry = ChunkLayout.headerByteCount + index * ChunkLayout.directoryEntryByteCount
      if packing != .none {
        let count = try checkTexts(
          block.load(entry + 8, as: UInt64.self), values, capacity: capacity, heapUsed: heapUsed, in: block)
        heapLeft -= count.packed
        unpackedByteCount += count.unpacked
        guard heapLeft >= 0, unpackedByteCount <= maximumHeapByteCount else {
          throw block.malformed("values of a chunk share their bytes", at: values)
        }
        continue
      }
      let presence = Int(block.load(entry + 4, as: UInt32.self))
      for slot in 0..<capacity {
        let cell = values + slot * ChunkLayout.slotByteCount
        let length = block.load(cell, as: UInt32.self)
        if length == ChunkLayout.largeValueMark, !column.isCollection {
          large[cell] = try largeValue(cell, isAny: column.type == .any, shape.source, in: block)
        } else if length > ChunkLayout.inlineByteCount, !column.isCollection || length != ChunkLayout.treeMark
        {
          heapLeft -= Int(length)
          if length > ChunkLayout.largestHeapValue { largeByteCount += Int(length) }
        }
        // Values must not share bytes: a copy of the chunk copies the bytes of each value, into a heap as large as
        // this one.
        guard heapLeft >= 0 else {
          throw block.malformed("values of a chunk share their bytes", at: cell)
        }
        let tree = try checkSlot(cell, column, shape.lists[index], heapOffset, heapUsed, in: block)
        if column.type == .any, !column.isCollection {
          let mask = 1 << UInt64(slot % 64) as UInt64
          let isPresent =
            live[slot / 64] & mask != 0
            && block.load(presence + slot / 64 * 8, as: UInt64.self) & mask != 0
          if isPresent { try checkAny(cell, heapOffset: heapOffset, in: block) }
        }
        guard let tree, let ordinal = layout.listOrdinals[index] else { continue }
        if trees.isEmpty { trees = Array(repeating: nil, count: layout.listColumnCount * capacity) }
        trees[slot * layout.listColumnCount + ordinal] = tree
      }
    }
    return try Chunk(
      block, layout: layout, heapOffset: heapOffset, heapUsed: heapUsed, largeByteCount: largeByteCount,
      liveCount: liveCount, trees: trees, largeValues: large)
  }

  /// - Returns: the offset of the column's values, and their packing.
  private static func checkDirectory(
    _ index: Int, _ column: ColumnDefinition, _ layout: ChunkLayout, heapOffset: Int, isMixed: Bool,
    in block: Block
  ) throws(ByteReader.Malformed) -> (values: Int, packing: ChunkPacking) {
    let entry = ChunkLayout.headerByteCount + index * ChunkLayout.directoryEntryByteCount
    let (word, presence) = (
      Int(block.load(entry, as: UInt32.self)), Int(block.load(entry + 4, as: UInt32.self))
    )
    let values = word & ~ChunkPacking.mask
    guard let packing = ChunkPacking(rawValue: word & ChunkPacking.mask), column.allows(packing),
      packing == .none || !column.type.isPackedWhole
        || Int64(bitPattern: block.load(entry + 8, as: UInt64.self)).magnitude
          <= ChunkPacking.greatestWhole.magnitude
    else { throw block.malformed("the packing of a column is invalid", at: entry) }
    let end = values + (packing.width ?? column.width) * layout.capacity
    let start = layout.liveOffset + layout.bitmapByteCount
    guard values >= start, end <= heapOffset,
      column.hasPresence || isMixed && presence != 0
        ? presence >= start && presence + layout.bitmapByteCount <= heapOffset && presence % 8 == 0
        : presence == 0
    else { throw block.malformed("a column is outside its chunk", at: entry) }
    return (values, packing)
  }

  /// - Returns: the tree of a collection; nil for any other slot.
  private static func checkSlot(
    _ cell: Int, _ column: ColumnDefinition, _ lists: SequenceLoader<ListEntry>?, _ heapOffset: Int,
    _ heapUsed: Int,
    in block: Block
  ) throws(ByteReader.Malformed) -> ListTree? {
    let length = block.load(cell, as: UInt32.self)
    if let lists, length == ChunkLayout.treeMark {
      let count = block.load(cell + 4, as: UInt32.self)
      guard count > 0, count <= lists.source.byteCount,
        let root = BlockReference(rawValue: block.load(cell + 8, as: UInt64.self))
      else {
        throw block.malformed(
          "a list's reference is invalid, or it has more elements than the store has bytes", at: cell)
      }
      guard lists.source.claim(root, for: block.reference, at: cell) else {
        throw block.malformed("two cells share a list", at: cell)
      }
      return ListTree(TableHeader.Sequence(root, count: Int(count)), lists)
    }
    if length == ChunkLayout.largeValueMark, lists == nil { return nil }
    let offset = Int(block.load(cell + 8, as: UInt32.self))
    guard length <= ChunkLayout.inlineByteCount || Int(length) <= heapUsed && offset <= heapUsed - Int(length)
    else {
      throw block.malformed("a value is outside its chunk", at: cell)
    }
    if lists != nil, length > 0 {
      let start = length <= ChunkLayout.inlineByteCount ? cell + 4 : heapOffset + offset
      // Safety: the slot's bytes are within the block, as just checked.
      let bytes = unsafe Array(block.bytes[start..<(start + Int(length))])
      let entries = try ListTree.shortEntries(bytes, column)
      let coding = ListEntryCoding(column)
      guard zip(entries, entries.dropFirst()).allSatisfy({ coding.mayPrecede($0, $1) }) else {
        throw block.malformed("the elements of a collection are out of order", at: cell)
      }
    }
    return nil
  }

  /// The large value that a slot refers to, whose block is not read yet.
  private static func largeValue(
    _ cell: Int, isAny: Bool, _ source: BlockSource, in block: Block
  ) throws(ByteReader.Malformed) -> LargeValue {
    let count = Int(block.load(cell + 4, as: UInt32.self))
    guard count > ChunkLayout.largestHeapValue, count <= ValueType.maximumByteCount,
      count <= source.byteCount,
      let reference = BlockReference(rawValue: block.load(cell + 8, as: UInt64.self)),
      // Values are written before the chunks that refer to them.
      reference.rawValue < block.reference.rawValue,
      // In a forged store, few bytes could otherwise have the value of many cells.
      source.claim(reference, for: block.reference, at: cell)
    else { throw block.malformed("the reference to a large value is invalid", at: cell) }
    return LargeValue(reference, byteCount: count, isAny: isAny, in: source)
  }

  // MARK: Writing to a segment

  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
    let live = liveSlots
    let packings = layout.columns.indices.map { packing(ColumnID($0), of: live) }
    let widths = zip(layout.columns, packings).map { $1.packing.width ?? $0.width }
    let target = ChunkLayout(columns: layout.columns, capacity: layout.capacity, widths: widths)
    let heapLength = layout.slotColumns.reduce(0) { sum, column in
      if let texts = packings[column.rawValue].texts { return sum + texts.byteCount }
      return live.reduce(sum) {
        largeValue(column, at: $1) == nil ? $0 + heapByteCount(column, at: $1) : $0
      }
    }
    let outside = Outside(
      roots: try writeTrees(of: live, to: &writer), values: try writeLargeValues(of: live, to: &writer))
    writer.noteSuperseded(supersededValueByteCount)
    return unsafe try writer.append(Self.kind, version, byteCount: target.heapOffset + heapLength) {
      bytes in
      // Safety of the following: the layout has the offset of each part, and the block has the length of the layout
      // and the heap together.
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

  /// How a column is packed.
  private struct ColumnPacking {
    var packing = ChunkPacking.none
    /// The smallest of the numbers, to which packed ones are relative.
    var base: UInt64 = 0
    var texts: TextPacking?
  }

  private func packing(_ column: ColumnID, of live: [Int]) -> ColumnPacking {
    let definition = layout.columns[column.rawValue]
    if let texts = textPacking(column, of: live) { return ColumnPacking(packing: .twoBytes, texts: texts) }
    guard !definition.isCollection, definition.type.isPackable || definition.type.isPackedWhole else {
      return ColumnPacking()
    }
    // With the sign bit inverted, unsigned comparison orders signed values.
    let sign: UInt64 = definition.type.isSigned || definition.type.isPackedWhole ? 1 << 63 : 0
    var (least, most) = (UInt64.max, UInt64.min)
    for slot in live {
      guard let bits = packable(column, definition.type, at: slot) else { return ColumnPacking() }
      let value = bits ^ sign
      least = min(least, value)
      most = max(most, value)
    }
    return ColumnPacking(packing: .narrowest(span: most - least, width: definition.width), base: least ^ sign)
  }

  /// The integer as which a number is packed; nil if there is none.
  private func packable(_ column: ColumnID, _ type: ValueType, at slot: Int) -> UInt64? {
    if !type.isPackedWhole { return integer(column, at: slot) }
    let number = double(column, at: slot)
    guard let whole = Int64(exactly: number), whole.magnitude <= ChunkPacking.greatestWhole.magnitude,
      // Negative zero is another value than zero.
      Double(whole).bitPattern == number.bitPattern
    else { return nil }
    return UInt64(bitPattern: whole)
  }

  private func writeTrees(
    of live: [Int], to writer: inout SegmentWriter
  ) throws(StoreError) -> [Int: BlockReference] {
    var roots: [Int: BlockReference] = [:]
    if trees.isEmpty { return roots }
    for slot in live {
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
    /// The roots of collections, by the indices of their trees.
    let roots: [Int: BlockReference]
    /// The large values of each column, by their slots.
    let values: [[Int: (reference: BlockReference, byteCount: Int)]]
  }

  private func writeLargeValues(
    of live: [Int], to writer: inout SegmentWriter
  ) throws(StoreError) -> [[Int: (reference: BlockReference, byteCount: Int)]] {
    var values = Array(
      repeating: [Int: (reference: BlockReference, byteCount: Int)](), count: layout.columns.count)
    guard hasLargeValues || largeByteCount > 0 else { return values }
    for index in layout.columns.indices where layout.columns[index].usesSlots {
      for slot in live {
        guard let value = largeValue(ColumnID(index), at: slot) else { continue }
        values[index][slot] = (try value.write(version, to: &writer), value.byteCount)
      }
    }
    return values
  }

  private func writeColumn(
    _ index: Int, _ form: ColumnPacking, _ live: [Int], _ target: ChunkLayout,
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
      for slot in live where hasValue(column, at: slot) {
        unsafe bytes[target.presenceOffsets[index] + slot / 8] |= 1 << UInt8(slot & 7)
      }
    }
    if let texts = form.texts {
      unsafe bytes.storeBytes(
        of: UInt64(heap) | UInt64(texts.prefix.count) << 32, toByteOffset: entry + 8, as: UInt64.self)
      return unsafe writeTexts(column, texts, at: values, &heap, target, to: bytes)
    }
    if definition.usesSlots {
      for slot in live {
        let cell = values + slot * ChunkLayout.slotByteCount
        let from = valueOffset(column) + slot * ChunkLayout.slotByteCount
        unsafe bytes.baseAddress.map {
          unsafe ($0 + cell).copyMemory(from: base + from, byteCount: ChunkLayout.slotByteCount)
        }
        let count = heapByteCount(column, at: slot)
        if let ordinal = layout.listOrdinals[index],
          let root = outside.roots[slot * layout.listColumnCount + ordinal]
        {
          unsafe bytes.storeBytes(of: root.rawValue, toByteOffset: cell + 8, as: UInt64.self)
        } else if let value = outside.values[index][slot] {
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
      return
    }
    for slot in live {
      let difference = packing == .none ? 0 : (packable(column, definition.type, at: slot) ?? least) &- least
      switch packing {
      case .constant: break
      case .oneByte: unsafe bytes[values + slot] = UInt8(truncatingIfNeeded: difference)
      case .twoBytes:
        unsafe bytes.storeBytes(
          of: UInt16(truncatingIfNeeded: difference), toByteOffset: values + slot * 2, as: UInt16.self)
      case .fourBytes:
        unsafe bytes.storeBytes(
          of: UInt32(truncatingIfNeeded: difference), toByteOffset: values + slot * 4, as: UInt32.self)
      case .none:
        let from = valueOffset(column) + slot * definition.width
        unsafe bytes.baseAddress.map {
          unsafe ($0 + values + slot * definition.width).copyMemory(
            from: base + from, byteCount: definition.width)
        }
      }
    }
  }

  private func writeTexts(
    _ column: ColumnID, _ texts: TextPacking, at values: Int, _ heap: inout Int, _ target: ChunkLayout,
    to bytes: UnsafeMutableRawBufferPointer
  ) {
    // Safety: as in `write`. The heap has room for the common bytes and the rests, whose length `texts` has.
    let room = unsafe UnsafeMutableRawBufferPointer(
      rebasing: bytes[(target.heapOffset + heap)..<(target.heapOffset + heap + texts.byteCount)])
    unsafe room.copyBytes(from: texts.prefix)
    var end = 0
    for slot in 0..<layout.capacity {
      if isLive(slot), hasValue(column, at: slot) {
        unsafe withBytes(column, at: slot) { value in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: value.dropFirst(texts.prefix.count))
          unsafe UnsafeMutableRawBufferPointer(rebasing: room[(texts.prefix.count + end)...]).copyMemory(
            from: rest)
          end += rest.count
        }
      }
      unsafe bytes.storeBytes(of: UInt16(end), toByteOffset: values + slot * 2, as: UInt16.self)
    }
    heap += texts.byteCount
  }
}
