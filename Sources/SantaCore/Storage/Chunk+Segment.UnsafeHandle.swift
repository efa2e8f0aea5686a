extension Chunk {
  // MARK: Reading from a segment

  static func decoded(_ block: Block, _ shape: ChunkShape) throws(ByteReader.Malformed) -> Chunk {
    shape.completed(try stored(block, shape))
  }

  /// Decodes a chunk with the columns that its table had when the chunk was stored.
  private static func stored(_ block: Block, _ shape: ChunkShape) throws(ByteReader.Malformed) -> Chunk {
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
    // A chunk without rows is never stored, so the time of walking over chunks is bounded by the number of rows. The bitmap of
    // a small chunk has bits beyond its capacity, which would be read as rows.
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
        // Values must not share bytes: copying the chunk copies the bytes of each value into a heap as large as this one.
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
    guard
      layout.columns.count == shape.layouts[0].columns.count
        || unpackedByteCount + shape.defaultByteCount * liveCount <= maximumHeapByteCount
    else { throw block.malformed("a chunk has no room for the defaults of its table's columns") }
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

  /// - Returns: the tree of a collection, or nil for any other slot.
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

  /// Returns the large value that a slot refers to. Its block isn't read yet.
  private static func largeValue(
    _ cell: Int, isAny: Bool, _ source: BlockSource, in block: Block
  ) throws(ByteReader.Malformed) -> LargeValue {
    let count = Int(block.load(cell + 4, as: UInt32.self))
    guard count > ChunkLayout.largestHeapValue, count <= ValueType.maximumByteCount,
      count <= source.byteCount,
      let reference = BlockReference(rawValue: block.load(cell + 8, as: UInt64.self)),
      // Values are written before the chunks that refer to them.
      reference.rawValue < block.reference.rawValue,
      // In a forged store, many cells could otherwise share the bytes of one large value.
      source.claim(reference, for: block.reference, at: cell)
    else { throw block.malformed("the reference to a large value is invalid", at: cell) }
    return LargeValue(reference, byteCount: count, isAny: isAny, in: source)
  }
}
