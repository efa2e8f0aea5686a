#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Some rows of one table, column by column in one block of bytes; ``ChunkLayout`` draws it.
///
/// Written only by the transaction whose version it carries, and only before that transaction commits;
/// immutable ever after. A transaction of another version copies it first.
// Guard of the unchecked conformance: the rule above. A transaction belongs to one isolation, and publishing
// its snapshot through a mutex orders its writes before every read.
@safe @usableFromInline
final class Chunk: @unchecked Sendable {
  static let slotBits = 8
  static let maximumCapacity = 1 << slotBits

  let version: Version
  let layout: ChunkLayout
  /// The start of the block. Moves when the heap grows, which only the owning transaction brings about.
  private(set) var base: UnsafeMutableRawPointer
  private(set) var byteCount: Int
  private var heapUsed = 0
  private var heapDead = 0
  private(set) var liveCount = 0
  /// The lists of the rows, `listColumnCount` for each slot; nil is the empty list.
  private(set) var lists: [ListTree?]

  init(layout: ChunkLayout, version: Version) {
    self.layout = layout
    self.version = version
    byteCount = layout.heapOffset
    // Safety: the block is owned by this object and freed in `deinit`; all of it is initialised here.
    unsafe base = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    lists = Array(repeating: nil, count: layout.listColumnCount * layout.capacity)
    writeHeader()
  }

  deinit {
    // Safety: the only owner of the block goes away.
    unsafe base.deallocate()
  }

  /// Puts the header and the directory into the block, so that a reader needs nothing but its bytes.
  private func writeHeader() {
    // Safety: the offsets lie within the fixed part of the block, whose size the layout computed.
    unsafe base.storeBytes(of: UInt32(layout.capacity), toByteOffset: 0, as: UInt32.self)
    unsafe base.storeBytes(of: UInt32(layout.columns.count), toByteOffset: 4, as: UInt32.self)
    unsafe base.storeBytes(of: UInt32(layout.heapOffset), toByteOffset: 8, as: UInt32.self)
    unsafe base.storeBytes(of: version.rawValue, toByteOffset: 24, as: UInt64.self)
    for column in layout.columns.indices {
      let entry = ChunkLayout.headerByteCount + column * 8
      unsafe base.storeBytes(of: UInt32(layout.valueOffsets[column]), toByteOffset: entry, as: UInt32.self)
      unsafe base.storeBytes(
        of: UInt32(layout.presenceOffsets[column]), toByteOffset: entry + 4, as: UInt32.self)
    }
  }

  /// The address of the block, to tell whether it moved; not to be read through.
  var address: UInt { unsafe UInt(bitPattern: base) }

  // MARK: Copying

  /// A copy that the transaction of `version` may write to, with room for at least `capacity` rows and the
  /// columns of `layout`; new columns hold their initial values. The heap's dead bytes stay behind.
  func copy(layout new: ChunkLayout, version: Version) -> Chunk {
    let copy = Chunk(layout: new, version: version)
    let sameShape = new.capacity == layout.capacity && new.columns.count == layout.columns.count
    if sameShape && heapDead == 0 {
      copy.reserveHeap(heapUsed)
      // Safety: both blocks have the same layout and at least this many bytes.
      unsafe copy.base.copyMemory(from: base, byteCount: layout.heapOffset + heapUsed)
      copy.heapUsed = heapUsed
      copy.liveCount = liveCount
      copy.lists = lists
      copy.writeHeader()
      return copy
    }
    for slot in 0..<layout.capacity where isLive(slot) {
      copy.setLive(slot)
      for index in new.columns.indices {
        let column = ColumnID(index)
        if let ordinal = new.listOrdinals[index] {
          if index < layout.columns.count {
            copy.lists[slot * new.listColumnCount + ordinal] = list(column, at: slot)
          }
        } else if index < layout.columns.count {
          copy.setValue(value(column, at: slot), column, at: slot)
        } else {
          copy.setValue(new.columns[index].initialValue, column, at: slot)
        }
      }
    }
    return copy
  }

  // MARK: Live rows

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
    where layout.columns[index].type.usesHeap && !layout.columns[index].isList {
      heapDead += heapByteCount(ColumnID(index), at: slot)
    }
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

  // MARK: Lists

  func list(_ column: ColumnID, at slot: Int) -> ListTree? {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return nil }
    return lists[slot * layout.listColumnCount + ordinal]
  }

  func setList(_ list: ListTree?, _ column: ColumnID, at slot: Int) {
    guard let ordinal = layout.listOrdinals[column.rawValue] else { return }
    lists[slot * layout.listColumnCount + ordinal] = list
  }

  // MARK: Cells

  func hasValue(_ column: ColumnID, at slot: Int) -> Bool {
    let presence = layout.presenceOffsets[column.rawValue]
    return presence == 0 || bit(slot, at: presence)
  }

  /// Reads fixed-width bytes of a cell.
  func load<T: BitwiseCopyable>(_ column: ColumnID, at slot: Int, as type: T.Type) -> T {
    let offset = layout.valueOffsets[column.rawValue] + slot * MemoryLayout<T>.stride
    // Safety: callers pass the column's own type, whose width is T's stride, and a slot below the capacity.
    return unsafe base.load(fromByteOffset: offset, as: T.self)
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
    case .int8: return .int(Int64(load(column, at: slot, as: Int8.self)))
    case .int16: return .int(Int64(load(column, at: slot, as: Int16.self)))
    case .int32: return .int(Int64(load(column, at: slot, as: Int32.self)))
    case .int64: return .int(load(column, at: slot, as: Int64.self))
    case .uint8: return .int(Int64(load(column, at: slot, as: UInt8.self)))
    case .uint16: return .int(Int64(load(column, at: slot, as: UInt16.self)))
    case .uint32: return .int(Int64(load(column, at: slot, as: UInt32.self)))
    case .uint64: return .unsigned(load(column, at: slot, as: UInt64.self))
    case .float: return .float(Float(bitPattern: load(column, at: slot, as: UInt32.self)))
    case .double: return .double(Double(bitPattern: load(column, at: slot, as: UInt64.self)))
    case .date: return .date(Double(bitPattern: load(column, at: slot, as: UInt64.self)))
    case .link: return .link(load(column, at: slot, as: UInt64.self))
    case .uuid: return .uuid(uuid(column, at: slot))
    case .string: return .string(string(column, at: slot))
    case .data: return .data(unsafe withBytes(column, at: slot) { unsafe Data($0) })
    }
  }

  /// Stores a value that the column admits; the transaction has checked that.
  func setValue(_ value: StoredValue, _ column: ColumnID, at slot: Int) {
    let definition = layout.columns[column.rawValue]
    if definition.type.usesHeap { heapDead += heapByteCount(column, at: slot) }
    if definition.hasPresence { setBit(slot, !value.isNull, at: layout.presenceOffsets[column.rawValue]) }
    switch (definition.type, value.isNull ? definition.type.zero : value) {
    case (.bool, .bool(let value)): store(value ? 1 as UInt8 : 0, column, at: slot)
    case (.int8, .int(let value)): store(Int8(truncatingIfNeeded: value), column, at: slot)
    case (.int16, .int(let value)): store(Int16(truncatingIfNeeded: value), column, at: slot)
    case (.int32, .int(let value)): store(Int32(truncatingIfNeeded: value), column, at: slot)
    case (.int64, .int(let value)): store(value, column, at: slot)
    case (.uint8, .int(let value)): store(UInt8(truncatingIfNeeded: value), column, at: slot)
    case (.uint16, .int(let value)): store(UInt16(truncatingIfNeeded: value), column, at: slot)
    case (.uint32, .int(let value)): store(UInt32(truncatingIfNeeded: value), column, at: slot)
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
    default: preconditionFailure("A value of another type reached column \(definition.name).")
    }
  }

  private func uuid(_ column: ColumnID, at slot: Int) -> UUID {
    let offset = layout.valueOffsets[column.rawValue] + slot * 16
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
    let cell = layout.valueOffsets[column.rawValue] + slot * 16
    // Safety: a slot's length and offset were written by `setBytes`, which put that many bytes there.
    let count = Int(unsafe base.load(fromByteOffset: cell, as: UInt32.self))
    let start =
      count <= ChunkLayout.inlineByteCount
      ? cell + 4 : layout.heapOffset + Int(unsafe base.load(fromByteOffset: cell + 8, as: UInt32.self))
    return unsafe body(UnsafeRawBufferPointer(start: base + start, count: count))
  }

  /// Whether two cells of chunks of one table hold the same bytes.
  func bytesEqual(_ other: Chunk, _ column: ColumnID, at slot: Int) -> Bool {
    unsafe withBytes(column, at: slot) { mine in
      unsafe other.withBytes(column, at: slot) { theirs in unsafe mine.elementsEqual(theirs) }
    }
  }

  private func heapByteCount(_ column: ColumnID, at slot: Int) -> Int {
    let cell = layout.valueOffsets[column.rawValue] + slot * 16
    // Safety: within the column's values.
    let count = Int(unsafe base.load(fromByteOffset: cell, as: UInt32.self))
    return count <= ChunkLayout.inlineByteCount ? 0 : count
  }

  private func setBytes(_ bytes: UnsafeRawBufferPointer, _ column: ColumnID, at slot: Int) {
    let cell = layout.valueOffsets[column.rawValue] + slot * 16
    var start = cell + 4
    // Safety: within the column's values. The old value lets go of its place first, so that compacting drops it.
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
    let needed = layout.heapOffset + heapUsed + count
    guard needed > byteCount else { return }
    if heapDead > heapUsed / 2 {
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
    // Safety: the new block is as large; every slot that refers to the heap gets its bytes and its new place.
    let old = unsafe base
    let new = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 8)
    unsafe new.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    unsafe new.copyMemory(from: old, byteCount: layout.heapOffset)
    var used = 0
    for (index, column) in layout.columns.enumerated() where column.type.usesHeap && !column.isList {
      for slot in 0..<layout.capacity {
        let count = heapByteCount(ColumnID(index), at: slot)
        if count == 0 { continue }
        let cell = layout.valueOffsets[index] + slot * 16
        let place = Int(unsafe old.load(fromByteOffset: cell + 8, as: UInt32.self))
        unsafe (new + layout.heapOffset + used).copyMemory(
          from: old + layout.heapOffset + place, byteCount: count)
        unsafe new.storeBytes(of: UInt32(used), toByteOffset: cell + 8, as: UInt32.self)
        used += count
      }
    }
    unsafe old.deallocate()
    unsafe base = new
    heapUsed = used
    heapDead = 0
  }

  // MARK: Differences

  /// The columns in which a row that lives in both chunks differs. Lists are compared by their elements.
  func changedColumns(from old: Chunk, at slot: Int) -> ColumnSet {
    var result = ColumnSet()
    for index in layout.columns.indices {
      let column = ColumnID(index)
      guard index < old.layout.columns.count else {
        if layout.listOrdinals[index] != nil {
          if let list = list(column, at: slot), list.count > 0 { result.insert(column) }
        } else if value(column, at: slot) != layout.columns[index].initialValue {
          result.insert(column)
        }
        continue
      }
      if layout.listOrdinals[index] != nil {
        if ListTree.differ(old.list(column, at: slot), list(column, at: slot)) {
          result.insert(column)
        }
      } else if !cellEquals(old, column, at: slot) {
        result.insert(column)
      }
    }
    return result
  }

  private func cellEquals(_ old: Chunk, _ column: ColumnID, at slot: Int) -> Bool {
    let has = hasValue(column, at: slot)
    if has != old.hasValue(column, at: slot) { return false }
    if !has { return true }
    switch layout.columns[column.rawValue].type.width {
    case 1: return load(column, at: slot, as: UInt8.self) == old.load(column, at: slot, as: UInt8.self)
    case 2: return load(column, at: slot, as: UInt16.self) == old.load(column, at: slot, as: UInt16.self)
    case 4: return load(column, at: slot, as: UInt32.self) == old.load(column, at: slot, as: UInt32.self)
    case 8: return load(column, at: slot, as: UInt64.self) == old.load(column, at: slot, as: UInt64.self)
    default:
      return layout.columns[column.rawValue].type == .uuid
        ? uuid(column, at: slot) == old.uuid(column, at: slot) : bytesEqual(old, column, at: slot)
    }
  }

  /// Whether the fixed parts of two chunks of one shape are the same bytes, so that nothing differs but lists.
  func hasSameBytes(as other: Chunk) -> Bool {
    guard layout.capacity == other.layout.capacity, layout.columns.count == other.layout.columns.count,
      heapUsed == other.heapUsed
    else { return false }
    let start = layout.liveOffset
    let count = layout.heapOffset + heapUsed - start
    // Safety: both blocks have the same layout and this many bytes behind `start`.
    return unsafe SystemCalls.bytesEqual(base + start, other.base + start, count: count)
  }
}
