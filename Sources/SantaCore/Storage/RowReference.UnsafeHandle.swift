/// A counter at a fixed address, so that reading it requires neither a retain nor a call.
///
/// A store increments its counter whenever the bytes of a row may have moved. A second word counts changes.
@safe @usableFromInline
final class GenerationCounter {
  @usableFromInline let address: UnsafeMutablePointer<UInt64>

  init() {
    // Safety: this object owns the two words, which are initialised here and freed in `deinit`.
    unsafe address = UnsafeMutablePointer.allocate(capacity: 2)
    unsafe address.initialize(repeating: 1, count: 2)
  }

  deinit {
    // Safety: this object was the only owner of the words.
    unsafe address.deallocate()
  }

  var value: UInt64 {
    // Safety: the words exist as long as this object.
    get { unsafe address.pointee }
    set { unsafe address.pointee = newValue }
  }

  /// A counter that increases with every change to rows or lists, and whenever the store moves to another state.
  var changes: UInt64 {
    // Safety: as above.
    get { unsafe address[1] &+ address[0] }
    set { unsafe address[1] = newValue &- address[0] }
  }

  /// The counter of objects that don't belong to a store. It never changes, and no reference ever matches it.
  // The unchecked isolation is safe because nothing writes to the counter.
  nonisolated(unsafe) static let detached = GenerationCounter()
}

/// The address of a live object's row, which makes it possible to read a property with pointer arithmetic.
///
/// The reference retains the chunk that it points to. The address is valid while `isCurrent` is true: the object's store then
/// still has the same chunk for the row.
// Safety of the counter's address: the counter belongs to the context of the object that has this reference as a field, and the
// object retains its context. Retaining the counter here, too, would cost another retain and release for every object
// (benchmark "iterate").
@safe @usableFromInline
struct RowReference {
  @usableFromInline var base: UnsafeMutableRawPointer
  @usableFromInline var slot: Int
  @usableFromInline var generation: UInt64
  @usableFromInline var counterAddress: UnsafeMutablePointer<UInt64>
  /// Whether the chunk belongs to the running transaction, so that plain cells can be written in place.
  @usableFromInline var isWritable: Bool
  private(set) var chunk: Chunk?

  /// Creates the reference of an object that doesn't belong to a store. It is never current.
  init() {
    // Safety: the detached counter is never freed. Nothing is read through `base`, because the reference is never current.
    let counter = unsafe GenerationCounter.detached
    unsafe counterAddress = counter.address
    unsafe base = unsafe UnsafeMutableRawPointer(counter.address)
    slot = 0
    generation = 0
    isWritable = false
  }

  /// Points the reference to a slot of a chunk. The reference is changed in place, because creating and copying a reference for
  /// every object would take too long.
  ///
  /// - Parameter counter: the counter of the object's context, which the object retains.
  /// - Parameter isStable: whether the address can be reused for later accesses. False if the row lacks a declared column, so
  ///   that each access must check for it.
  mutating func point(
    at slot: Int, of chunk: consuming Chunk, counter: GenerationCounter, isWritable: Bool, isStable: Bool
  ) {
    self.slot = slot
    // Safety: this value retains `chunk`, and the object's context retains `counter`, as explained above.
    unsafe base = chunk.base
    unsafe counterAddress = counter.address
    generation = isStable ? counter.value : 0
    self.chunk = chunk
    self.isWritable = isWritable
  }

  /// Moves the reference to another live row of the chunk. Returns false, without a change, if there is none in the slot.
  mutating func move(to slot: Int) -> Bool {
    guard let chunk, chunk.isLive(slot) else { return false }
    self.slot = slot
    return true
  }

  // The following members are inlined into programs for the benchmarks "property read" and "property write".

  @inlinable @inline(__always)
  var isCurrent: Bool {
    // Safety: the object's context retains the counter.
    unsafe counterAddress.pointee == generation
  }

  /// Reads a cell of fixed width. The reference must be current, and `T` must be the column's type.
  @inlinable @inline(__always)
  func load<T: BitwiseCopyable>(_ column: Int, as type: T.Type) -> T {
    // Safety: the directory has an entry for each column, and the column has a value for each slot.
    let offset = unsafe base.load(fromByteOffset: 32 &+ column &* 16, as: UInt32.self)
    return unsafe base.load(fromByteOffset: Int(offset) &+ slot &* MemoryLayout<T>.stride, as: T.self)
  }

  /// Reads an integer, which may be packed in a chunk of a segment. The reference must be current, and `T` must be the column's
  /// type.
  @inlinable @inline(__always)
  func loadInteger<T: FixedWidthInteger & BitwiseCopyable>(_ column: Int, as type: T.Type) -> T {
    // Safety: as in `load`.
    let entry = unsafe base + (32 &+ column &* 16)
    let offset = unsafe entry.load(as: UInt32.self)
    if offset & 7 == 0 {
      return unsafe base.load(fromByteOffset: Int(offset) &+ slot &* MemoryLayout<T>.stride, as: T.self)
    }
    return unsafe T(truncatingIfNeeded: Self.unpack(base, entry, slot))
  }

  /// Reads a floating-point number, which may be packed in a chunk of a segment. The reference must be current, and the column
  /// must contain doubles or dates.
  @inlinable @inline(__always)
  func loadDouble(_ column: Int) -> Double {
    // Safety: as in `load`.
    let entry = unsafe base + (32 &+ column &* 16)
    let offset = unsafe entry.load(as: UInt32.self)
    if offset & 7 == 0 {
      return unsafe base.load(fromByteOffset: Int(offset) &+ slot &* 8, as: Double.self)
    }
    return unsafe Double(Int64(bitPattern: Self.unpack(base, entry, slot)))
  }

  /// Returns the value in a slot of a packed column. See ``ChunkPacking`` and ``ChunkLayout`` for the format.
  ///
  /// - Parameters:
  ///   - base: the start of the chunk's block.
  ///   - entry: the column's entry in the block's directory.
  @inlinable @inline(__always)
  static func unpack(_ base: UnsafeMutableRawPointer, _ entry: UnsafeMutableRawPointer, _ slot: Int) -> UInt64
  {
    // Safety: the entry was verified when the chunk was read. It contains the offset of values of this width, one for each
    // slot.
    let offset = Int(unsafe entry.load(as: UInt32.self))
    let smallest = unsafe entry.load(fromByteOffset: 8, as: UInt64.self)
    let values = unsafe base + (offset & ~7)
    return switch offset & 7 {
    case 1: smallest &+ UInt64(unsafe values.load(fromByteOffset: slot, as: UInt8.self))
    case 2: smallest &+ UInt64(unsafe values.load(fromByteOffset: slot &* 2, as: UInt16.self))
    case 3: smallest &+ UInt64(unsafe values.load(fromByteOffset: slot &* 4, as: UInt32.self))
    default: smallest
    }
  }

  /// Writes a string to a cell that doesn't have a value yet.
  ///
  /// - Returns: false, without a change, if writing the string requires more than copying its bytes to the row.
  func fill(_ text: String, _ column: ColumnID, heapLimit: Int) -> Bool {
    guard isWritable, isCurrent, let chunk, chunk.fill(text, column, at: slot, heapLimit: heapLimit) else {
      return false
    }
    // Safety: the object's context retains the counter.
    unsafe counterAddress[1] &+= 1
    return true
  }

  /// Writes a cell of fixed width in a plain column. The reference must be current and writable.
  @inlinable @inline(__always)
  func store<T: BitwiseCopyable>(_ value: T, _ column: Int) {
    // Safety: as in `load`. The chunk belongs to the transaction of the object's isolation.
    unsafe counterAddress[1] &+= 1
    let offset = unsafe base.load(fromByteOffset: 32 &+ column &* 16, as: UInt32.self)
    unsafe base.storeBytes(
      of: value, toByteOffset: Int(offset) &+ slot &* MemoryLayout<T>.stride, as: T.self)
  }
}
