#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Some rows of one table, column by column in one block of bytes; ``ChunkLayout`` draws it.
///
/// Written only by the transaction whose version it carries, and only before that transaction commits;
/// immutable ever after. A transaction of another version copies it first, and so it does one that lies in a segment.
// Guard of the unchecked conformance: the rule above. A transaction belongs to one isolation, and publishing
// its snapshot through a mutex orders its writes before every read.
@safe @usableFromInline
final class Chunk: RadixLeaf, @unchecked Sendable {
  static let kind = Block.Kind.chunk
  static let slotBits = 8
  static let maximumCapacity = 1 << slotBits

  // What finding a row by its primary key reads comes first, in one line of the processor's cache.
  let layout: ChunkLayout
  /// The start of the block. Moves when the heap grows, which only the owning transaction brings about.
  private(set) var base: UnsafeMutableRawPointer
  let version: Version
  let reference: BlockReference?
  private(set) var byteCount: Int
  let heapOffset: Int
  private(set) var heapUsed = 0
  private var heapDead = 0
  private(set) var liveCount = 0
  /// The collections that are too long for the heap, `listColumnCount` for each slot; empty while there is none.
  private(set) var trees: [ListTree?] = []
  /// Owns the bytes of a chunk that lies in a segment, which is never written to.
  private let file: MappedFile?

  init(layout: ChunkLayout, version: Version) {
    self.layout = layout
    self.version = version
    heapOffset = layout.heapOffset
    byteCount = layout.heapOffset
    file = nil
    reference = nil
    // Safety: the block is owned by this object and freed in `deinit`; all of it is initialised here.
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    writeDirectory()
  }

  /// A chunk whose bytes lie in a segment, and were checked.
  init(
    _ block: Block, layout: ChunkLayout, heapOffset: Int, heapUsed: Int, liveCount: Int, trees: [ListTree?]
  ) throws(ByteReader.Malformed) {
    self.layout = layout
    version = block.version
    self.heapOffset = heapOffset
    self.heapUsed = heapUsed
    self.liveCount = liveCount
    self.trees = trees
    file = block.file
    reference = block.reference
    // Safety: a block is not empty, and `file` keeps it; nothing is written through `base`, since a transaction copies
    // every chunk of another version.
    byteCount = unsafe block.bytes.count
    guard let start = unsafe block.bytes.baseAddress else { throw block.malformed("a chunk has no bytes") }
    unsafe base = unsafe UnsafeMutableRawPointer(mutating: start)
  }

  deinit {
    // Safety: the only owner of the block goes away; a mapping's bytes belong to the mapping.
    if file == nil { unsafe base.deallocate() }
  }

  /// Small tables take small chunks: a table of one row costs a few hundred bytes, not sixteen thousand.
  static func layouts(for columns: [ColumnDefinition]) -> [ChunkLayout] {
    [4, 32, maximumCapacity].map { ChunkLayout(columns: columns, capacity: $0) }
  }

  /// Puts the directory into the block, so that a reader of cells needs nothing but its bytes.
  private func writeDirectory() {
    // Safety: the offsets lie within the fixed part of the block, whose size the layout computed.
    for column in layout.columns.indices {
      let entry = ChunkLayout.headerByteCount + column * ChunkLayout.directoryEntryByteCount
      unsafe base.storeBytes(of: UInt32(layout.valueOffsets[column]), toByteOffset: entry, as: UInt32.self)
      unsafe base.storeBytes(
        of: UInt32(layout.presenceOffsets[column]), toByteOffset: entry + 4, as: UInt32.self)
    }
  }

  /// Whether the bytes are the chunk's own, and not a segment's.
  var isInMemory: Bool { file == nil }

  /// The address of the block, to tell whether it moved; not to be read through.
  var address: UInt { unsafe UInt(bitPattern: base) }

  // MARK: The directory

  /// Where a column's values begin, and in the lowest bits how they are packed.
  private func directoryEntry(_ column: ColumnID) -> Int {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount
    // Safety: callers pass one of the chunk's columns, and the directory has an entry for each.
    return Int(unsafe base.load(fromByteOffset: entry, as: UInt32.self))
  }

  func valueOffset(_ column: ColumnID) -> Int { directoryEntry(column) & ~ChunkPacking.mask }

  func packing(_ column: ColumnID) -> ChunkPacking {
    ChunkPacking(rawValue: directoryEntry(column) & ChunkPacking.mask) ?? .none
  }

  func presenceOffset(_ column: ColumnID) -> Int {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount + 4
    // Safety: as above.
    return Int(unsafe base.load(fromByteOffset: entry, as: UInt32.self))
  }

  /// What a column's packed values count from.
  func packingBase(_ column: ColumnID) -> UInt64 {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount + 8
    // Safety: as above.
    return unsafe base.load(fromByteOffset: entry, as: UInt64.self)
  }

  // MARK: Copying

  /// A copy that the transaction of `version` may write to, with room for at least as many rows and the columns of
  /// `layout`; new columns hold their initial values. The heap's dead bytes stay behind.
  func copy(layout new: ChunkLayout, version: Version) -> Chunk {
    let copy = Chunk(layout: new, version: version)
    copy.liveCount = liveCount
    let bitmap = layout.bitmapByteCount
    copy.reserveHeap(heapUsed)
    // Safety: each run of bytes lies within the old block, and the new one has room for at least as many rows of each of
    // the old columns, and for the heap.
    unsafe (copy.base + new.liveOffset).copyMemory(from: base + layout.liveOffset, byteCount: bitmap)
    for index in layout.columns.indices {
      let column = ColumnID(index)
      let presence = presenceOffset(column)
      if presence != 0 {
        unsafe (copy.base + new.presenceOffsets[index]).copyMemory(from: base + presence, byteCount: bitmap)
      }
      if packing(column) == .none {
        unsafe (copy.base + new.valueOffsets[index]).copyMemory(
          from: base + valueOffset(column), byteCount: layout.columns[index].width * layout.capacity)
      } else {
        for slot in 0..<layout.capacity where isLive(slot) {
          copy.storeInteger(integer(column, at: slot), column, at: slot)
        }
      }
    }
    if heapDead == 0 {
      unsafe (copy.base + new.heapOffset).copyMemory(from: base + heapOffset, byteCount: heapUsed)
      copy.heapUsed = heapUsed
    } else {
      copy.takeHeap(of: self)
    }
    if !trees.isEmpty { copy.takeTrees(of: self) }
    return copy
  }

  /// Copies what live rows have in the heap of a chunk whose slots were copied.
  private func takeHeap(of old: Chunk) {
    for index in old.layout.columns.indices where layout.columns[index].usesSlots {
      for slot in 0..<old.layout.capacity {
        let cell = layout.valueOffsets[index] + slot * ChunkLayout.slotByteCount
        if !isLive(slot) {
          // Safety: within the column's slots.
          unsafe (base + cell).initializeMemory(
            as: UInt8.self, repeating: 0, count: ChunkLayout.slotByteCount)
          continue
        }
        let count = heapByteCount(ColumnID(index), at: slot)
        if count == 0 { continue }
        // Safety: the old slot's offset leads to `count` bytes of its heap; the new heap has room for the whole old one.
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

  /// Whether the chunk is large enough to have a row there, live or not.
  func hasSlot(_ slot: Int) -> Bool { slot < layout.capacity }

  func isLive(_ slot: Int) -> Bool { slot < layout.capacity && bit(slot, at: layout.liveOffset) }

  /// 64 rows' live bits, the lowest first.
  func liveWord(_ word: Int) -> UInt64 {
    guard word * 64 < layout.capacity else { return 0 }
    // Safety: the bitmap has a word for every 64 rows of the capacity, and at least one.
    return unsafe base.load(fromByteOffset: layout.liveOffset + word * 8, as: UInt64.self)
  }

  static let liveWordCount = maximumCapacity / 64

  func setLive(_ slot: Int) {
    setBit(slot, true, at: layout.liveOffset)
    liveCount += 1
  }

  /// Takes a row out. Its cells stay as they are: nobody reaches them but an object that was bound to the row
  /// and answers with its last values.
  func setDead(_ slot: Int) {
    setBit(slot, false, at: layout.liveOffset)
    liveCount -= 1
    for index in layout.columns.indices
    where layout.columns[index].usesSlots { heapDead += heapByteCount(ColumnID(index), at: slot) }
  }

  private func bit(_ slot: Int, at offset: Int) -> Bool {
    // Safety: callers pass a slot below the capacity, and every bitmap has a bit for each.
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

  /// A collection; nil for an empty one. One of a few elements is made from the heap's bytes at each call.
  func list(_ column: ColumnID, at slot: Int) -> ListTree? {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return nil }
    // Safety: within the column's slots.
    let length = unsafe base.load(
      fromByteOffset: valueOffset(column) + slot * ChunkLayout.slotByteCount, as: UInt32.self)
    if length == 0 { return nil }
    if length == ChunkLayout.treeMark { return trees[slot * layout.listColumnCount + ordinal] }
    return ListTree.short(bytes(column, at: slot), layout.columns[column.rawValue], version: version)
  }

  /// The bytes of a text or data, or of a collection that lies in the heap.
  func bytes(_ column: ColumnID, at slot: Int) -> [UInt8] {
    unsafe withBytes(column, at: slot) { unsafe Array($0) }
  }

  func setList(_ list: ListTree?, _ column: ColumnID, at slot: Int) {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return }
    heapDead += heapByteCount(column, at: slot)
    if !trees.isEmpty { trees[slot * layout.listColumnCount + ordinal] = nil }
    let bytes = list.map { $0.shortBytes(layout.columns[column.rawValue]) } ?? []
    if let bytes {
      // Safety: the bytes are lent for the call and copied within it.
      return unsafe bytes.withUnsafeBytes { unsafe setBytes($0, column, at: slot) }
    }
    makeRoomForTrees()
    trees[slot * layout.listColumnCount + ordinal] = list
    let cell = layout.valueOffsets[column.rawValue] + slot * ChunkLayout.slotByteCount
    // Safety: within the column's slots.
    unsafe base.storeBytes(of: ChunkLayout.treeMark, toByteOffset: cell, as: UInt32.self)
    unsafe base.storeBytes(of: UInt32(list?.count ?? 0), toByteOffset: cell + 4, as: UInt32.self)
    unsafe base.storeBytes(of: 0, toByteOffset: cell + 8, as: UInt64.self)
  }

  // MARK: Cells

  func hasValue(_ column: ColumnID, at slot: Int) -> Bool {
    let presence = presenceOffset(column)
    return presence == 0 || bit(slot, at: presence)
  }

  /// Reads fixed-width bytes of a cell of a column that is not packed.
  func load<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    let offset = valueOffset(column) + slot * MemoryLayout<T>.stride
    // Safety: callers pass the column's own type, whose width is T's stride, and a slot below the capacity.
    return unsafe base.load(fromByteOffset: offset, as: T.self)
  }

  /// The value of an integer or link column, extended to 64 bits as its type's sign wants it.
  func integer(_ column: ColumnID, at slot: Int) -> UInt64 {
    let entry = ChunkLayout.headerByteCount + column.rawValue * ChunkLayout.directoryEntryByteCount
    // Safety: the directory has an entry for each column, and a packed column a value for each slot below the capacity.
    if packing(column) != .none {
      let value = unsafe RowReference.unpack(base, base + entry, slot)
      // Of a forged base and cell, too, only as many bits count as the type has.
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

  /// Stores the low bytes of an integer in a column of a chunk in memory.
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
    case .double: return .double(Double(bitPattern: load(column, at: slot, as: UInt64.self)))
    case .date: return .date(Double(bitPattern: load(column, at: slot, as: UInt64.self)))
    case .link: return .link(integer(column, at: slot))
    case .uuid: return .uuid(uuid(column, at: slot))
    case .string: return .string(string(column, at: slot))
    case .data: return .data(unsafe withBytes(column, at: slot) { unsafe Data($0) })
    }
  }

  /// Stores a value that the column admits; the transaction has checked that.
  func setValue(_ value: StoredValue, _ column: ColumnID, at slot: Int) {
    // Field by field: a copy of the definition would count references, once for every value of a bulk insert.
    let type = layout.columns[column.rawValue].type
    let presence = layout.presenceOffsets[column.rawValue]
    if type.usesHeap { heapDead += heapByteCount(column, at: slot) }
    if presence != 0 { setBit(slot, !value.isNull, at: presence) }
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
    case (.string, .string(var value)):
      // Safety: the bytes are lent for the call and copied within it.
      value.withUTF8 { unsafe setBytes(UnsafeRawBufferPointer($0), column, at: slot) }
    case (.data, .data(let value)):
      // Safety: as above.
      unsafe value.withUnsafeBytes { unsafe setBytes($0, column, at: slot) }
    default:
      stopProgram(
        "A value of another type reached column \(layout.columns[column.rawValue].name).")
    }
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

  /// Lends the bytes of a text or data.
  func withBytes<R>(_ column: ColumnID, at slot: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: a slot's length and offset were written by `setBytes`, which put that many bytes there, or were checked
    // when the chunk was admitted.
    let count = Int(unsafe base.load(fromByteOffset: cell, as: UInt32.self))
    let start =
      count <= ChunkLayout.inlineByteCount
      ? cell + 4 : heapOffset + Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))
    return unsafe body(UnsafeRawBufferPointer(start: base + start, count: count))
  }

  /// Whether two cells of chunks of one table hold the same bytes.
  func bytesEqual(_ other: Chunk, _ column: ColumnID, at slot: Int) -> Bool {
    unsafe withBytes(column, at: slot) { mine in
      unsafe other.withBytes(column, at: slot) { theirs in unsafe mine.elementsEqual(theirs) }
    }
  }

  /// How many bytes of the heap a slot refers to.
  func heapByteCount(_ column: ColumnID, at slot: Int) -> Int {
    let cell = valueOffset(column) + slot * ChunkLayout.slotByteCount
    // Safety: within the column's values.
    let count = unsafe base.load(fromByteOffset: cell, as: UInt32.self)
    return count <= ChunkLayout.inlineByteCount || count == ChunkLayout.treeMark ? 0 : Int(count)
  }

  /// How many bytes a heap holds: a slot's offset into it has 32 bits, and so has a block's length in a segment. Some are
  /// left for the columns.
  static let maximumHeapByteCount = Int(UInt32.max) - 1 << 24

  /// Whether a text or data of so many bytes finds room. Costs one comparison where values are as long as they mostly
  /// are.
  func hasRoom(for count: Int, limit: Int) -> Bool {
    byteCount &+ count <= limit / 4 || heapUsed - heapDead + count <= limit
  }

  private func setBytes(_ bytes: UnsafeRawBufferPointer, _ column: ColumnID, at slot: Int) {
    let cell = layout.valueOffsets[column.rawValue] + slot * 16
    var start = cell + 4
    // Safety: within the column's values. The old value is cleared first, so that compacting drops its bytes.
    unsafe base.storeBytes(of: 0, toByteOffset: cell, as: UInt32.self)
    if bytes.count > ChunkLayout.inlineByteCount {
      reserveHeap(bytes.count)
      start = layout.heapOffset + heapUsed
      // Safety: within the column's values.
      unsafe copy(UnsafeRawBufferPointer(rebasing: bytes.prefix(4)), to: cell + 4)
      unsafe base.storeBytes(of: UInt32(heapUsed), toByteOffset: cell + 8, as: UInt32.self)
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 12, as: UInt32.self)
      heapUsed += bytes.count
    } else {
      // A short value leaves no rest of a longer one behind, so that equal slots are equal bytes.
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 4, as: UInt32.self)
      unsafe base.storeBytes(of: 0, toByteOffset: cell + 8, as: UInt64.self)
    }
    // Safety: the slot or the room just reserved holds this many bytes.
    unsafe base.storeBytes(of: UInt32(bytes.count), toByteOffset: cell, as: UInt32.self)
    unsafe copy(bytes, to: start)
  }

  private func copy(_ bytes: UnsafeRawBufferPointer, to offset: Int) {
    // Safety: callers pass an offset behind which the block has room for the bytes.
    unsafe UnsafeMutableRawBufferPointer(start: base + offset, count: bytes.count).copyMemory(from: bytes)
  }

  private func reserveHeap(_ count: Int) {
    let needed = heapOffset + heapUsed + count
    guard needed > byteCount else { return }
    if heapDead > heapUsed / 2 || heapDead > 0 && heapUsed + count > Self.maximumHeapByteCount {
      compactHeap()
      return reserveHeap(count)
    }
    let newCount = max(
      needed, layout.heapOffset + (byteCount - layout.heapOffset) * 2, layout.heapOffset + 256)
    // Safety: the new block is larger; the bytes in use move over and the rest is zeroed before use.
    let new = UnsafeMutableRawPointer.allocate(byteCount: newCount, alignment: 8)
    unsafe new.copyMemory(from: base, byteCount: layout.heapOffset + heapUsed)
    let rest = layout.heapOffset + heapUsed
    unsafe (new + rest).initializeMemory(as: UInt8.self, repeating: 0, count: newCount - rest)
    unsafe base.deallocate()
    unsafe base = new
    byteCount = newCount
  }

  /// Leaves behind what values that were overwritten took. Dead rows keep theirs, for objects that still show them.
  private func compactHeap() {
    // Safety: the new block is as large; every slot that refers to the heap gets its bytes and its new offset.
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
    heapUsed = used
    heapDead = 0
  }
}
