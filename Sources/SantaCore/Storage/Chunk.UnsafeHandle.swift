#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Up to 256 consecutive rows of one table, stored column by column in one block of bytes. See ``ChunkLayout`` for the format.
///
/// Only the transaction that has the chunk's version writes to it, and only until that transaction commits. After that, the
/// chunk is immutable. A transaction of another version copies the chunk first. If the chunk is in a segment, every transaction
/// copies it.
// The unchecked conformance is safe because of this rule: a transaction belongs to one isolation, and publishing its snapshot
// through a mutex orders its writes before every read.
@safe @usableFromInline
final class Chunk: RadixLeaf, @unchecked Sendable {
  static let kind = Block.Kind.chunk
  static let slotBits = 8
  static let maximumCapacity = 1 << slotBits

  // Fields that are read to find a row by its primary key come first, so that they share a cache line.
  let layout: ChunkLayout
  /// The start of the block. It changes when the heap grows, which happens only in the owning transaction.
  private(set) var base: UnsafeMutableRawPointer
  /// The bits of live rows. They are in the block, or separate if the chunk shares the block of another chunk with more rows.
  private var liveBits: UnsafeMutableRawPointer
  let version: Version
  let reference: BlockReference?
  private(set) var byteCount: Int
  let heapOffset: Int
  private(set) var heapUsed = 0
  private var heapDead = 0
  private(set) var liveCount = 0
  /// The trees of collections that are too long for the heap, `listColumnCount` per slot. Empty if there are no such
  /// collections.
  private(set) var trees: [ListTree?] = []
  /// The values that are too large for the heap of a chunk in memory, by the indices in their slots. Nil where a value was
  /// overwritten.
  private var largeValues: [LargeValue?] = []
  /// The large values of a chunk in a segment, by the offsets of their slots.
  private let storedValues: [Int: LargeValue]
  /// The number of bytes in the heap that belong to large values. It is greater than 0 only in segments of format 1.
  let largeByteCount: Int
  /// Whether a row with a large value was removed since the chunk was copied.
  private var hasDeadLargeValues = false
  /// The length of the blocks of large values that the chunk no longer refers to, and that the table hasn't counted yet.
  private(set) var supersededValueByteCount = 0
  /// Keeps the bytes of a chunk in a segment mapped. Nothing writes to these bytes.
  private let file: MappedFile?
  /// The chunk in memory that owns the bytes, if this chunk shares them with fewer rows. Nothing writes to these bytes.
  private let lender: Chunk?

  /// - Parameter reference: the block that contains the same rows, if the chunk only has columns in addition.
  init(layout: ChunkLayout, version: Version, reference: BlockReference? = nil) {
    self.layout = layout
    self.version = version
    self.reference = reference
    heapOffset = layout.heapOffset
    byteCount = layout.heapOffset
    file = nil
    lender = nil
    storedValues = [:]
    largeByteCount = 0
    // Safety: this object owns the block and frees it in `deinit`. The whole block is initialised here.
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    unsafe liveBits = base + layout.liveOffset
    writeDirectory()
  }

  /// Creates a chunk from a block of a segment, whose bytes were verified.
  init(
    _ block: Block, layout: ChunkLayout, heapOffset: Int, heapUsed: Int, largeByteCount: Int, liveCount: Int,
    trees: [ListTree?], largeValues: [Int: LargeValue]
  ) throws(ByteReader.Malformed) {
    self.layout = layout
    version = block.version
    self.heapOffset = heapOffset
    self.heapUsed = heapUsed
    self.largeByteCount = largeByteCount
    self.liveCount = liveCount
    self.trees = trees
    storedValues = largeValues
    file = block.file
    lender = nil
    reference = block.reference
    // Safety: a block isn't empty, and `file` keeps it mapped. Nothing is written through `base`, because a transaction copies
    // every chunk of a segment first.
    byteCount = unsafe block.bytes.count
    guard let start = unsafe block.bytes.baseAddress else { throw block.malformed("a chunk has no bytes") }
    unsafe base = unsafe UnsafeMutableRawPointer(mutating: start)
    unsafe liveBits = base + layout.liveOffset
  }

  /// Creates a copy of a chunk that isn't in a segment, and whose heap has no unused bytes. It has the same bytes, so they are
  /// copied as a whole (benchmark "property write").
  private init(copying other: Chunk, version: Version, reference: BlockReference?) {
    layout = other.layout
    self.version = version
    self.reference = reference
    heapOffset = other.heapOffset
    heapUsed = other.heapUsed
    liveCount = other.liveCount
    trees = other.trees
    largeValues = other.largeValues
    supersededValueByteCount = other.supersededValueByteCount
    storedValues = [:]
    largeByteCount = 0
    file = nil
    lender = nil
    let used = heapOffset + heapUsed
    byteCount = heapUsed == 0 ? used : max(used, heapOffset + Self.smallestHeapByteCount)
    // Safety: this object owns the block and frees it in `deinit`. The whole block is initialised here: the other block has
    // `used` bytes, and the rest is zeroed. Its live bits may be separate.
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe base.copyMemory(from: other.base, byteCount: used)
    unsafe (base + used).initializeMemory(as: UInt8.self, repeating: 0, count: byteCount - used)
    unsafe liveBits = base + layout.liveOffset
    unsafe liveBits.copyMemory(from: other.liveBits, byteCount: layout.bitmapByteCount)
  }

  /// Creates a chunk with the rows of another one, some of which will be removed, without copying its bytes. A deletion changes
  /// only the bits of live rows (benchmark "delete half").
  private init(sharing other: Chunk, version: Version) {
    layout = other.layout
    self.version = version
    reference = nil
    heapOffset = other.heapOffset
    byteCount = other.byteCount
    heapUsed = other.heapUsed
    heapDead = other.heapDead
    liveCount = other.liveCount
    trees = other.trees
    largeValues = other.largeValues
    storedValues = other.storedValues
    largeByteCount = other.largeByteCount
    hasDeadLargeValues = other.hasDeadLargeValues
    supersededValueByteCount = other.supersededValueByteCount
    file = other.file
    lender = other.file == nil ? other.lender ?? other : nil
    // Safety: `file` or `lender` keeps the block alive, and nothing is written through `base`. This object owns the bits, all
    // of which are initialised here, and frees them in `deinit`.
    unsafe base = unsafe other.base
    unsafe liveBits = UnsafeMutableRawPointer.allocate(byteCount: layout.bitmapByteCount, alignment: 8)
    unsafe liveBits.copyMemory(from: other.liveBits, byteCount: layout.bitmapByteCount)
  }

  /// Returns a chunk with the same rows that shares the bytes of this chunk. The transaction of `version` may remove rows from
  /// it, but must not change any.
  func sharingBytes(version: Version) -> Chunk { Chunk(sharing: self, version: version) }

  deinit {
    // Safety: this object was the only owner of the block, or of the separate bits. A mapping owns its own bytes, and a lender
    // owns the bytes it lends.
    if unsafe liveBits != base + layout.liveOffset { unsafe liveBits.deallocate() }
    if isInMemory { unsafe base.deallocate() }
  }

  /// Returns the layouts of a table's chunks, in ascending order of capacity. Small tables use small chunks, so that a table of
  /// one row takes a few hundred bytes instead of sixteen thousand.
  static func layouts(for columns: [ColumnDefinition]) -> [ChunkLayout] {
    [4, 32, maximumCapacity].map { ChunkLayout(columns: columns, capacity: $0) }
  }

  /// Writes the directory to the block, so that cells can be read from the bytes alone.
  private func writeDirectory() {
    // Safety: the offsets are within the fixed part of the block, whose size was computed by the layout.
    for column in layout.columns.indices {
      let entry = ChunkLayout.headerByteCount + column * ChunkLayout.directoryEntryByteCount
      unsafe base.storeBytes(of: UInt32(layout.valueOffsets[column]), toByteOffset: entry, as: UInt32.self)
      unsafe base.storeBytes(
        of: UInt32(layout.presenceOffsets[column]), toByteOffset: entry + 4, as: UInt32.self)
    }
  }

  /// Whether the chunk owns its bytes. If not, it is in a segment or shares the bytes of another chunk.
  var isInMemory: Bool { file == nil && lender == nil }

  /// Returns whether the transaction of a version may change rows in place. The transaction may remove rows of every chunk that
  /// it owns.
  func isWritable(by version: Version) -> Bool { isOwned(by: version) && isInMemory }

  /// Returns whether both chunks have the same bytes in memory, so that only their live rows can differ.
  func sharesBytes(with other: Chunk) -> Bool {
    unsafe base == other.base && layout === other.layout
  }

  /// The size of the block, plus the sizes of its large values and long collections of this version.
  var byteCountWithValues: Int {
    byteCount + largeValues.reduce(0) { $0 + ($1?.reference == nil ? $1?.byteCount ?? 0 : 0) }
      + trees.reduce(0) { $0 + ($1?.ownedByteCount(version) ?? 0) }
  }

  /// The address of the block, which shows whether the block was moved. It must not be dereferenced.
  var address: UInt { unsafe UInt(bitPattern: base) }

  // MARK: The directory

  /// Returns the offset of a column's values, with their packing in the lowest bits.
  private func directoryEntry(_ column: ColumnID) -> Int {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount
    // Safety: callers pass one of the chunk's columns, and the directory has an entry for each.
    return Int(unsafe base.load(fromByteOffset: entry, as: UInt32.self))
  }

  func valueOffset(_ column: ColumnID) -> Int { directoryEntry(column) & ~ChunkPacking.mask }

  /// Reads the first of a column's values, so that the CPU starts to load the chunk's directory and the values into its cache.
  func touch(_ column: ColumnID) -> UInt {
    let offset = valueOffset(column)
    // A constant column has no cells, and may begin at the end of the block.
    guard offset < byteCount else { return UInt(offset) }
    // Safety: within the block.
    return UInt(unsafe base.load(fromByteOffset: offset, as: UInt8.self))
  }

  func packing(_ column: ColumnID) -> ChunkPacking {
    ChunkPacking(rawValue: directoryEntry(column) & ChunkPacking.mask) ?? .none
  }

  func presenceOffset(_ column: ColumnID) -> Int {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount + 4
    // Safety: as above.
    return Int(unsafe base.load(fromByteOffset: entry, as: UInt32.self))
  }

  /// Returns the smallest value of a packed column, to which packed values are relative.
  func packingBase(_ column: ColumnID) -> UInt64 {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount + 8
    // Safety: as above.
    return unsafe base.load(fromByteOffset: entry, as: UInt64.self)
  }

  // MARK: Copying

  /// Returns a copy that the transaction of `version` may write to. The copy has the columns of `layout` and room for at least
  /// as many rows. New columns have their defaults or initial values. Unused bytes of the heap aren't copied.
  ///
  /// - Parameter reference: the block of this chunk, if the copy has the same rows and version.
  func copy(layout new: ChunkLayout, version: Version, reference: BlockReference? = nil) -> Chunk {
    if new === layout, file == nil, heapDead == 0, !hasDeadLargeValues {
      return Chunk(copying: self, version: version, reference: reference)
    }
    let copy = Chunk(layout: new, version: version, reference: reference)
    copy.liveCount = liveCount
    let bitmap = layout.bitmapByteCount
    copy.supersededValueByteCount = supersededValueByteCount
    let packedTexts = layout.slotColumns.filter { packing($0) != .none }
    copy.reserveHeap(heapUsed - largeByteCount + packedTexts.reduce(0) { $0 + unpackedByteCount($1) })
    // Safety: each run of bytes is within the old block. The new block has room for at least as many rows of each old column,
    // and for the heap.
    unsafe (copy.base + new.liveOffset).copyMemory(from: liveBits, byteCount: bitmap)
    for index in layout.columns.indices {
      let column = ColumnID(index)
      let presence = presenceOffset(column)
      // The new layout may make a column required, which then has no presence bitmap.
      if presence != 0, new.presenceOffsets[index] != 0 {
        unsafe (copy.base + new.presenceOffsets[index]).copyMemory(from: base + presence, byteCount: bitmap)
      }
      if packing(column) == .none {
        unsafe (copy.base + new.valueOffsets[index]).copyMemory(
          from: base + valueOffset(column), byteCount: layout.columns[index].width * layout.capacity)
      } else if !layout.columns[index].usesSlots {
        for slot in 0..<layout.capacity where isLive(slot) {
          copy.storeInteger(packedBits(column, at: slot), column, at: slot)
        }
      }
    }
    if packedTexts.isEmpty && heapDead == 0 && !hasDeadLargeValues && storedValues.isEmpty
      && largeByteCount == 0
    {
      unsafe (copy.base + new.heapOffset).copyMemory(from: base + heapOffset, byteCount: heapUsed)
      copy.heapUsed = heapUsed
      copy.largeValues = largeValues
    } else {
      copy.takeHeap(of: self)
    }
    if !trees.isEmpty { copy.takeTrees(of: self) }
    copy.fillWithDefaults(from: layout.columns.count)
    return copy
  }

  /// Stores the defaults of the columns that the copied chunk lacks.
  private func fillWithDefaults(from first: Int) {
    for index in first..<max(first, layout.columns.count) {
      let column = layout.columns[index]
      // A damaged store can have a default that its column doesn't allow.
      guard let value = column.defaultValue, !column.isCollection, column.mayHaveDefault(value),
        value != column.initialValue
      else { continue }
      for slot in liveSlots { setValue(value, ColumnID(index), at: slot) }
    }
  }

  /// Copies from the heap of another chunk the bytes that live rows refer to, and shares its large values. The slots have
  /// already been copied.
  private func takeHeap(of old: Chunk) {
    for index in old.layout.columns.indices where layout.columns[index].usesSlots {
      let column = ColumnID(index)
      if old.packing(column) != .none {
        for slot in 0..<old.layout.capacity where old.isLive(slot) && old.hasValue(column, at: slot) {
          // Safety: the bytes are borrowed for the call and copied within it.
          unsafe old.withBytes(column, at: slot) { unsafe setBytes($0, column, at: slot) }
        }
        continue
      }
      for slot in 0..<old.layout.capacity {
        let cell = layout.valueOffsets[index] + slot * ChunkLayout.slotByteCount
        if !isLive(slot) {
          // Safety: within the column's slots.
          unsafe (base + cell).initializeMemory(
            as: UInt8.self, repeating: 0, count: ChunkLayout.slotByteCount)
          continue
        }
        if let value = old.largeValue(column, at: slot) {
          setLargeValue(value, cell)
          continue
        }
        let count = heapByteCount(column, at: slot)
        if count == 0 { continue }
        // Safety: `count` bytes of the old heap are at the offset in the slot. The new heap has room for all bytes of the old
        // one except large values.
        let offset = Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))
        unsafe (base + heapOffset + heapUsed).copyMemory(
          from: old.base + old.heapOffset + offset, byteCount: count)
        unsafe base.storeBytes(of: UInt32(heapUsed), toByteOffset: cell + 8, as: UInt32.self)
        heapUsed += count
      }
    }
  }

  private func takeTrees(of old: Chunk) {
    makeRoomForTrees()
    for slot in 0..<old.layout.capacity {
      for index in old.layout.columns.indices {
        guard let from = old.layout.listOrdinals[index], let to = layout.listOrdinals[index] else { continue }
        trees[slot * layout.listColumnCount + to] = old.trees[slot * old.layout.listColumnCount + from]
      }
    }
  }

  private func makeRoomForTrees() {
    if trees.isEmpty { trees = Array(repeating: nil, count: layout.listColumnCount * layout.capacity) }
  }

  // MARK: Live rows

  /// Returns whether the chunk has this slot, whether or not its row is live.
  func hasSlot(_ slot: Int) -> Bool { slot < layout.capacity }

  func isLive(_ slot: Int) -> Bool {
    guard slot < layout.capacity else { return false }
    // Safety: the bitmap has a bit for each slot below the capacity.
    let byte = unsafe liveBits.load(fromByteOffset: slot / 8, as: UInt8.self)
    return byte & (1 << UInt8(slot & 7)) != 0
  }

  /// Returns the live bits of 64 rows, with the first row in the lowest bit.
  func liveWord(_ word: Int) -> UInt64 {
    guard word * 64 < layout.capacity else { return 0 }
    // Safety: the bitmap has a word for every 64 rows of the capacity, and at least one.
    return unsafe liveBits.load(fromByteOffset: word * 8, as: UInt64.self)
  }

  static let liveWordCount = maximumCapacity / 64

  func setLive(_ slot: Int) {
    setBit(slot, true, at: layout.liveOffset)
    liveCount += 1
  }

  /// Removes live rows. Their cells keep their contents, which only objects that were bound to the rows read, to show their
  /// last values.
  func setDead(_ slots: SlotSet) {
    for word in 0..<(layout.bitmapByteCount / 8) {
      // Safety: the bitmap has this many words, and the transaction that removes the rows owns it.
      unsafe liveBits.storeBytes(
        of: liveWord(word) & ~slots[word: word], toByteOffset: word * 8, as: UInt64.self)
    }
    liveCount -= slots.count
    for column in layout.slotColumns {
      slots.forEach { slot in
        heapDead += heapByteCount(column, at: slot)
        if let value = largeValue(column, at: slot) {
          noteSuperseded(value)
          hasDeadLargeValues = true
        }
      }
    }
  }

  private func bit(_ slot: Int, at offset: Int) -> Bool {
    // Safety: callers pass a slot below the capacity, and every bitmap has a bit for each slot.
    let byte = unsafe base.load(fromByteOffset: offset + slot / 8, as: UInt8.self)
    return byte & (1 << UInt8(slot & 7)) != 0
  }

  private func setBit(_ slot: Int, _ on: Bool, at offset: Int) {
    let mask = 1 << UInt8(slot & 7) as UInt8
    // Safety: as in `bit(_:at:)`.
    let byte = unsafe base.load(fromByteOffset: offset + slot / 8, as: UInt8.self)
    unsafe base.storeBytes(
      of: on ? byte | mask : byte & ~mask, toByteOffset: offset + slot / 8, as: UInt8.self)
  }

  // MARK: Collections

  /// Returns the collection in a cell, or nil if it is empty. A short collection is decoded from the heap on each call.
  func list(_ column: ColumnID, at slot: Int) -> ListTree? {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return nil }
    // Safety: within the column's slots.
    let length = unsafe base.load(
      fromByteOffset: valueOffset(column) + slot * ChunkLayout.slotByteCount, as: UInt32.self)
    if length == 0 { return nil }
    if length == ChunkLayout.treeMark { return trees[slot * layout.listColumnCount + ordinal] }
    return ListTree.short(bytes(column, at: slot), layout.columns[column.rawValue], version: version)
  }

  /// Returns the bytes of a string, of data, or of a short collection.
  func bytes(_ column: ColumnID, at slot: Int) -> [UInt8] {
    unsafe withBytes(column, at: slot) { unsafe Array($0) }
  }

  func setList(_ list: ListTree?, _ column: ColumnID, at slot: Int) {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return }
    heapDead += heapByteCount(column, at: slot)
    if !trees.isEmpty { trees[slot * layout.listColumnCount + ordinal] = nil }
    let bytes = list.map { $0.shortBytes(layout.columns[column.rawValue]) } ?? []
    if let bytes {
      // Safety: the bytes are borrowed for the call and copied within it.
      return unsafe bytes.withUnsafeBytes { unsafe setBytes($0, column, at: slot) }
    }
    makeRoomForTrees()
    trees[slot * layout.listColumnCount + ordinal] = list
    let cell = layout.valueOffsets[column.rawValue] + slot * ChunkLayout.slotByteCount
    removeLargeValue(cell)
    // Safety: within the column's slots.
    unsafe base.storeBytes(of: ChunkLayout.treeMark, toByteOffset: cell, as: UInt32.self)
    unsafe base.storeBytes(of: UInt32(list?.count ?? 0), toByteOffset: cell + 4, as: UInt32.self)
    unsafe base.storeBytes(of: 0, toByteOffset: cell + 8, as: UInt64.self)
  }

  /// Changes the collection in a cell. A collection that is and remains a tree is changed in place.
  func updateList(_ column: ColumnID, at slot: Int, _ change: (inout ListTree) -> Void) {
    let cell = layout.valueOffsets[column.rawValue] + slot * ChunkLayout.slotByteCount
    // Safety: within the column's slots.
    if let ordinal = layout.listOrdinals[column.rawValue],
      unsafe base.load(fromByteOffset: cell, as: UInt32.self) == ChunkLayout.treeMark,
      var list = trees[slot * layout.listColumnCount + ordinal]
    {
      change(&list)
      if list.count > ListTree.maximumShortCount {
        trees[slot * layout.listColumnCount + ordinal] = list
        return unsafe base.storeBytes(of: UInt32(list.count), toByteOffset: cell + 4, as: UInt32.self)
      }
      return setList(list.count == 0 ? nil : list, column, at: slot)
    }
    var list = list(column, at: slot) ?? ListTree()
    change(&list)
    setList(list.count == 0 ? nil : list, column, at: slot)
  }

  // MARK: Cells

  func hasValue(_ column: ColumnID, at slot: Int) -> Bool {
    let presence = presenceOffset(column)
    return presence == 0 || bit(slot, at: presence)
  }

  /// Reads a cell of fixed width in a column that isn't packed.
  func load<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    let offset = valueOffset(column) + slot * MemoryLayout<T>.stride
    // Safety: callers pass the column's own type, whose width is T's stride, and a slot below the capacity.
    return unsafe base.load(fromByteOffset: offset, as: T.self)
  }

  /// Returns the value of an integer or link column, extended to 64 bits according to the type's signedness.
  func integer(_ column: ColumnID, at slot: Int) -> UInt64 {
    if packing(column) != .none {
      let value = unpacked(column, at: slot)
      // A forged base may result in a value outside the type's range, so only the bits of the type are used.
      switch layout.columns[column.rawValue].type {
      case .int8: return UInt64(truncatingIfNeeded: Int8(truncatingIfNeeded: value))
      case .int16: return UInt64(truncatingIfNeeded: Int16(truncatingIfNeeded: value))
      case .int32: return UInt64(truncatingIfNeeded: Int32(truncatingIfNeeded: value))
      case .uint8: return UInt64(UInt8(truncatingIfNeeded: value))
      case .uint16: return UInt64(UInt16(truncatingIfNeeded: value))
      case .uint32: return UInt64(UInt32(truncatingIfNeeded: value))
      default: return value
      }
    }
    switch layout.columns[column.rawValue].type {
    case .int8: return UInt64(truncatingIfNeeded: load(column, at: slot, as: Int8.self))
    case .int16: return UInt64(truncatingIfNeeded: load(column, at: slot, as: Int16.self))
    case .int32: return UInt64(truncatingIfNeeded: load(column, at: slot, as: Int32.self))
    case .uint8: return UInt64(load(column, at: slot, as: UInt8.self))
    case .uint16: return UInt64(load(column, at: slot, as: UInt16.self))
    case .uint32: return UInt64(load(column, at: slot, as: UInt32.self))
    default: return load(column, at: slot, as: UInt64.self)
    }
  }

  /// Returns the integer in a packed column of numbers, in 64 bits.
  func unpacked(_ column: ColumnID, at slot: Int) -> UInt64 {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount
    // Safety: the directory has an entry for each column, and a packed column has a value for each slot below the
    // capacity.
    return unsafe RowReference.unpack(base, base + entry, slot)
  }

  /// Stores the low bytes of an integer in a chunk in memory.
  private func storeInteger(_ value: UInt64, _ column: ColumnID, at slot: Int) {
    switch layout.columns[column.rawValue].type.width {
    case 1: store(UInt8(truncatingIfNeeded: value), column, at: slot)
    case 2: store(UInt16(truncatingIfNeeded: value), column, at: slot)
    case 4: store(UInt32(truncatingIfNeeded: value), column, at: slot)
    default: store(value, column, at: slot)
    }
  }

  private func store<T: BitwiseCopyable>(_ value: T, _ column: ColumnID, at slot: Int) {
    let offset = layout.valueOffsets[column.rawValue] + slot * MemoryLayout<T>.stride
    // Safety: as in `load`.
    unsafe base.storeBytes(of: value, toByteOffset: offset, as: T.self)
  }

  func value(_ column: ColumnID, at slot: Int) -> StoredValue {
    guard hasValue(column, at: slot) else { return .null }
    switch layout.columns[column.rawValue].type {
    case .bool: return .bool(load(column, at: slot, as: UInt8.self) != 0)
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
      return .int(Int64(bitPattern: integer(column, at: slot)))
    case .uint64: return .unsigned(integer(column, at: slot))
    case .float: return .float(Float(bitPattern: load(column, at: slot, as: UInt32.self)))
    case .double: return .double(double(column, at: slot))
    case .date: return .date(double(column, at: slot))
    case .link: return .link(integer(column, at: slot))
    case .uuid: return .uuid(uuid(column, at: slot))
    case .decimal: return .decimal(decimal(column, at: slot).value)
    case .any: return anyValue(column, at: slot)
    case .string: return .string(string(column, at: slot))
    case .data, .external: return .data(unsafe withBytes(column, at: slot) { unsafe Data($0) })
    }
  }

  /// Stores a value that the column allows. The transaction must have checked the value.
  func setValue(_ value: StoredValue, _ column: ColumnID, at slot: Int) {
    // Read individual fields: copying the definition would retain its references for every value of a bulk insert.
    let type = layout.columns[column.rawValue].type
    let presence = layout.presenceOffsets[column.rawValue]
    if type.usesHeap { heapDead += heapByteCount(column, at: slot) }
    if presence != 0 { setBit(slot, !value.isNull, at: presence) }
    if type == .any {
      let bytes = AnyValue.bytes(of: value)
      // Safety: the bytes are borrowed for the call and copied within it.
      return unsafe bytes.withUnsafeBytes { unsafe setBytes($0, column, at: slot) }
    }
    switch (type, value.isNull ? type.zero : value) {
    case (.bool, .bool(let value)): store(value ? 1 as UInt8 : 0, column, at: slot)
    case (_, .int(let value)): storeInteger(UInt64(bitPattern: value), column, at: slot)
    case (.uint64, .unsigned(let value)): store(value, column, at: slot)
    case (.float, .float(let value)): store(value.bitPattern, column, at: slot)
    case (.double, .double(let value)): store(value.bitPattern, column, at: slot)
    case (.date, .date(let value)): store(value.bitPattern, column, at: slot)
    case (.link, .link(let value)): store(value, column, at: slot)
    case (.link, .null): store(0 as UInt64, column, at: slot)
    case (.uuid, .uuid(let value)): setUUID(value, column, at: slot)
    case (.decimal, .decimal(let value)):
      guard let number = DecimalNumber(value) else { stopProgram("A decimal NaN reached a chunk.") }
      setDecimal(number, column, at: slot)
    case (.string, .string(var value)):
      // Safety: the bytes are borrowed for the call and copied within it.
      value.withUTF8 { unsafe setBytes(UnsafeRawBufferPointer($0), column, at: slot) }
    case (.data, .data(let value)), (.external, .data(let value)):
      // Safety: as above.
      unsafe value.withUnsafeBytes { unsafe setBytes($0, column, at: slot) }
    default:
      stopProgram(
        "A value of another type reached column \(layout.columns[column.rawValue].name).")
    }
  }

  /// Makes consecutive rows live.
  ///
  /// - Returns: the rows that already were.
  func setLive(_ slots: SlotSet) -> SlotSet {
    let known = liveSet.intersection(slots)
    for word in 0..<(layout.bitmapByteCount / 8) where slots[word: word] != 0 {
      // Safety: the bitmap has this many words, and the transaction that adds the rows owns it.
      unsafe liveBits.storeBytes(
        of: liveWord(word) | slots[word: word], toByteOffset: word * 8, as: UInt64.self)
    }
    liveCount += slots.count - known.count
    return known
  }

  /// Stores the bytes of a string in the empty cell of a new row. The heap must have room for them.
  ///
  /// - Returns: false, without a change, if the value must be stored outside the chunk, or the cell isn't empty.
  @inline(__always)
  func appendText(_ bytes: UnsafeRawBufferPointer, _ cell: Int) -> Bool {
    let count = bytes.count
    // Safety of the following: callers pass the offset of a slot. A new chunk's slots and heap are zero.
    guard count <= ChunkLayout.largestHeapValue, unsafe base.load(fromByteOffset: cell, as: UInt32.self) == 0,
      count <= ChunkLayout.inlineByteCount || heapOffset + heapUsed + count <= byteCount
    else { return false }
    guard let source = bytes.baseAddress, count > 0 else { return true }
    unsafe base.storeBytes(of: UInt32(count), toByteOffset: cell, as: UInt32.self)
    if count <= ChunkLayout.inlineByteCount {
      unsafe (base + cell + 4).copyMemory(from: source, byteCount: count)
      return true
    }
    unsafe (base + cell + 4).copyMemory(from: source, byteCount: 4)
    unsafe base.storeBytes(of: UInt32(heapUsed), toByteOffset: cell + 8, as: UInt32.self)
    unsafe (base + heapOffset + heapUsed).copyMemory(from: source, byteCount: count)
    heapUsed += count
    return true
  }

  /// Stores a string in a cell of a new row, if this changes only the cell and the unused bytes at the end of the heap.
  ///
  /// - Returns: false, without a change, if the string must be stored in another way.
  func fill(_ text: String, _ column: ColumnID, at slot: Int, heapLimit: Int) -> Bool {
    guard layout.isStoredInPlace[column.rawValue], layout.columns[column.rawValue].type == .string,
      layout.presenceOffsets[column.rawValue] == 0
    else { return false }
    var text = text
    return text.withUTF8 { bytes in
      let cell = layout.valueOffsets[column.rawValue] + slot * ChunkLayout.slotByteCount
      // Safety: the cell is within the column's values.
      guard bytes.count <= ChunkLayout.largestHeapValue, heapOffset + heapUsed + bytes.count <= byteCount,
        hasRoom(for: bytes.count, limit: heapLimit),
        unsafe base.load(fromByteOffset: cell, as: UInt32.self) == 0
      else { return false }
      // Safety: the bytes are borrowed for the call and copied within it.
      unsafe setBytes(UnsafeRawBufferPointer(bytes), column, at: slot)
      return true
    }
  }

  /// Stores the bytes of a string in a cell of a new row, which has its initial value.
  ///
  /// - Returns: false, without a change, if the chunk doesn't have room for them.
  func fill(_ bytes: UnsafeRawBufferPointer, _ column: ColumnID, at slot: Int) -> Bool {
    guard hasRoom(for: bytes.count, limit: Self.maximumHeapByteCount) else { return false }
    // Safety: the caller lends the bytes, which are copied.
    unsafe setBytes(bytes, column, at: slot)
    return true
  }

  func uuid(_ column: ColumnID, at slot: Int) -> UUID {
    let offset = valueOffset(column) + slot * 16
    // Safety: `uuid_t` is 16 bytes, and so is the cell.
    return UUID(uuid: unsafe base.loadUnaligned(fromByteOffset: offset, as: uuid_t.self))
  }

  private func setUUID(_ value: UUID, _ column: ColumnID, at slot: Int) {
    let offset = layout.valueOffsets[column.rawValue] + slot * 16
    // Safety: as in `uuid(_:at:)`.
    unsafe base.storeBytes(of: value.uuid, toByteOffset: offset, as: uuid_t.self)
  }

  func string(_ column: ColumnID, at slot: Int) -> String {
    unsafe withBytes(column, at: slot) { unsafe String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of a string, of data, or of a short collection.
  func withBytes<R>(_ column: ColumnID, at slot: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    if packing(column) != .none { return unsafe ChunkTexts(column, of: self).withBytes(at: slot, body) }
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: the slot's length and offset were verified when the chunk was read, or written by `setBytes` together with the
    // bytes.
    let length = unsafe base.load(fromByteOffset: cell, as: UInt32.self)
    if length == ChunkLayout.largeValueMark { return unsafe body(largeValue(cell).bytes) }
    let count = Int(length)
    if count <= ChunkLayout.inlineByteCount {
      return unsafe body(UnsafeRawBufferPointer(start: base + cell + 4, count: count))
    }
    let offset = Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))
    return unsafe body(UnsafeRawBufferPointer(start: base + heapOffset + offset, count: count))
  }

  /// Returns whether the cells of two chunks of one table have equal bytes.
  func bytesEqual(_ other: Chunk, _ column: ColumnID, at slot: Int) -> Bool {
    if hasLargeValues, other.hasLargeValues, let mine = largeValue(column, at: slot),
      let theirs = other.largeValue(column, at: slot)
    {
      // Compare references and lengths first, to avoid reading blocks.
      if mine === theirs || mine.reference != nil && mine.reference == theirs.reference { return true }
      if mine.byteCount != theirs.byteCount { return false }
    }
    return unsafe withBytes(column, at: slot) { mine in
      unsafe other.withBytes(column, at: slot) { theirs in
        // Versions of a chunk share the bytes of large values.
        unsafe mine.count == theirs.count
          && (mine.baseAddress == theirs.baseAddress || mine.elementsEqual(theirs))
      }
    }
  }

  /// Returns the number of bytes in the heap that a slot refers to.
  func heapByteCount(_ column: ColumnID, at slot: Int) -> Int {
    if packing(column) != .none { return unsafe ChunkTexts(column, of: self).range(slot).count }
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: within the column's values.
    let length = unsafe base.load(fromByteOffset: cell, as: UInt32.self)
    return length <= ChunkLayout.inlineByteCount || length >= ChunkLayout.largeValueMark ? 0 : Int(length)
  }

  /// Returns the number of bytes that the strings of a packed column need in the heap of a chunk in memory.
  private func unpackedByteCount(_ column: ColumnID) -> Int {
    let texts = unsafe ChunkTexts(column, of: self)
    return liveSlots.reduce(0) {
      let count = unsafe texts.byteCount($1)
      return count > ChunkLayout.inlineByteCount ? $0 + count : $0
    }
  }

  /// The maximum length of a heap. Offsets in slots and lengths of blocks have 32 bits, and part of that range is reserved for
  /// the columns.
  static let maximumHeapByteCount = Int(UInt32.max) - 1 << 24
  /// The length of a heap that gets its first bytes.
  private static let smallestHeapByteCount = 256

  /// Returns whether there is room for a string or data of `count` bytes. For values of ordinary length, this takes one
  /// comparison.
  func hasRoom(for count: Int, limit: Int) -> Bool {
    byteCount &+ count <= limit / 4 || count > ChunkLayout.largestHeapValue
      || heapUsed - heapDead + count <= limit
  }

  private func setBytes(_ bytes: UnsafeRawBufferPointer, _ column: ColumnID, at slot: Int) {
    let cell = layout.valueOffsets[column.rawValue] + slot * 16
    var start = cell + 4
    removeLargeValue(cell)
    // Safety: the cell is within the column's values. The old value is cleared first, so that compacting the heap discards its
    // bytes.
    unsafe base.storeBytes(of: 0, toByteOffset: cell, as: UInt32.self)
    if bytes.count > ChunkLayout.largestHeapValue {
      return setLargeValue(unsafe LargeValue(copying: bytes), cell)
    }
    if bytes.count > ChunkLayout.inlineByteCount {
      reserveHeap(bytes.count)
      start = layout.heapOffset + heapUsed
      // Safety: within the column's values.
      unsafe copy(UnsafeRawBufferPointer(rebasing: bytes.prefix(4)), to: cell + 4)
      unsafe base.storeBytes(of: UInt32(heapUsed), toByteOffset: cell + 8, as: UInt32.self)
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 12, as: UInt32.self)
      heapUsed += bytes.count
    } else {
      // Clear the bytes of a longer value, so that equal slots have equal bytes.
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 4, as: UInt32.self)
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 8, as: UInt64.self)
    }
    // Safety: the slot or the space just reserved has room for the bytes.
    unsafe base.storeBytes(of: UInt32(bytes.count), toByteOffset: cell, as: UInt32.self)
    unsafe copy(bytes, to: start)
  }

  // MARK: Large values

  /// Whether the chunk has values outside its bytes.
  var hasLargeValues: Bool { !largeValues.isEmpty || !storedValues.isEmpty }

  /// Returns the large value of a slot that has the mark of a large value. `cell` is the offset of the slot.
  private func largeValue(_ cell: Int) -> LargeValue {
    // Safety: the slot is within the column's values.
    let value =
      file == nil
      ? largeValues[Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))] : storedValues[cell]
    guard let value else { stopProgram("A cell has the mark of a large value, but no value.") }
    return value
  }

  /// Returns the large value in a slot, or nil for any other value. In a chunk of format 1, the large value remains in the
  /// heap.
  func largeValue(_ column: ColumnID, at slot: Int) -> LargeValue? {
    if packing(column) != .none { return nil }
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: the slot is within the column's values.
    let length = unsafe base.load(fromByteOffset: cell, as: UInt32.self)
    if length == ChunkLayout.largeValueMark { return largeValue(cell) }
    // A short collection is stored in the chunk, even if its elements are long.
    guard let file, !layout.columns[column.rawValue].isCollection, length > ChunkLayout.largestHeapValue,
      length != ChunkLayout.treeMark
    else { return nil }
    return unsafe withBytes(column, at: slot) { unsafe LargeValue($0, in: file) }
  }

  private func noteSuperseded(_ value: LargeValue) {
    if value.reference != nil { supersededValueByteCount += Block.headerByteCount + value.byteCount }
  }

  private func setLargeValue(_ value: LargeValue, _ cell: Int) {
    let free = largeValues.count < layout.capacity ? nil : largeValues.firstIndex { $0 == nil }
    let index = free ?? largeValues.count
    if free == nil { largeValues.append(value) } else { largeValues[index] = value }
    // Safety: within the column's values.
    unsafe base.storeBytes(of: ChunkLayout.largeValueMark, toByteOffset: cell, as: UInt32.self)
    unsafe base.storeBytes(of: UInt32(value.byteCount), toByteOffset: cell + 4, as: UInt32.self)
    unsafe base.storeBytes(of: UInt64(index), toByteOffset: cell + 8, as: UInt64.self)
  }

  /// Releases the large value in a slot that is about to be overwritten.
  private func removeLargeValue(_ cell: Int) {
    // Safety: as in `largeValue(_:)`.
    guard !largeValues.isEmpty,
      unsafe base.load(fromByteOffset: cell, as: UInt32.self) == ChunkLayout.largeValueMark
    else { return }
    noteSuperseded(largeValue(cell))
    largeValues[Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))] = nil
  }

  // MARK: The heap

  private func copy(_ bytes: UnsafeRawBufferPointer, to offset: Int) {
    // Safety: callers pass an offset at which the block has room for the bytes.
    unsafe UnsafeMutableRawBufferPointer(start: base + offset, count: bytes.count).copyMemory(from: bytes)
  }

  /// Makes room for bytes at the end of the heap.
  func reserveHeap(_ count: Int) {
    let needed = heapOffset + heapUsed + count
    guard needed > byteCount else { return }
    if heapDead > heapUsed / 2 || heapDead > 0 && heapUsed + count > Self.maximumHeapByteCount {
      compactHeap()
      return reserveHeap(count)
    }
    let newCount = max(
      needed, layout.heapOffset + (byteCount - layout.heapOffset) * 2,
      layout.heapOffset + Self.smallestHeapByteCount)
    // Safety: the new block is larger. The used bytes are copied, and the rest is zeroed.
    let new = UnsafeMutableRawPointer.allocate(byteCount: newCount, alignment: 8)
    unsafe new.copyMemory(from: base, byteCount: layout.heapOffset + heapUsed)
    let rest = layout.heapOffset + heapUsed
    unsafe (new + rest).initializeMemory(as: UInt8.self, repeating: 0, count: newCount - rest)
    unsafe base.deallocate()
    unsafe base = new
    unsafe liveBits = new + layout.liveOffset
    byteCount = newCount
  }

  /// Removes the bytes of overwritten values from the heap. The bytes of deleted rows are kept, because objects may still show
  /// them.
  private func compactHeap() {
    // Safety: the new block has the same size. The bytes of every slot that refers to the heap are copied, and its offset is
    // updated.
    let old = unsafe base
    let new = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe new.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    unsafe new.copyMemory(from: old, byteCount: layout.heapOffset)
    var used = 0
    for (index, column) in layout.columns.enumerated() where column.usesSlots {
      for slot in 0..<layout.capacity {
        let count = heapByteCount(ColumnID(index), at: slot)
        if count == 0 { continue }
        let cell = layout.valueOffsets[index] + slot * ChunkLayout.slotByteCount
        let offset = Int(unsafe old.load(fromByteOffset: cell + 8, as: UInt32.self))
        unsafe (new + layout.heapOffset + used).copyMemory(
          from: old + layout.heapOffset + offset, byteCount: count)
        unsafe new.storeBytes(of: UInt32(used), toByteOffset: cell + 8, as: UInt32.self)
        used += count
      }
    }
    unsafe old.deallocate()
    unsafe base = new
    unsafe liveBits = new + layout.liveOffset
    heapUsed = used
    heapDead = 0
  }
}
