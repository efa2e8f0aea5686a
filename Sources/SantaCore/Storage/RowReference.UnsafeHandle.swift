/// A counter whose words lie at a fixed address, so that reading them takes neither a retain nor a call.
///
/// A store's counter goes up whenever a row's bytes may lie elsewhere than before; beside it, changes are counted.
@safe @usableFromInline
final class GenerationCounter {
  @usableFromInline let address: UnsafeMutablePointer<UInt64>

  init() {
    // Safety: two initialised words, owned by this object and freed in `deinit`.
    unsafe address = UnsafeMutablePointer.allocate(capacity: 2)
    unsafe address.initialize(repeating: 1, count: 2)
  }

  deinit {
    // Safety: the only owner of the word goes away.
    unsafe address.deallocate()
  }

  var value: UInt64 {
    // Safety: the word lives as long as this object.
    get { unsafe address.pointee }
    set { unsafe address.pointee = newValue }
  }

  /// Goes up with every change to rows, lists and the state that a store is at.
  var changes: UInt64 {
    // Safety: as above.
    get { unsafe address[1] &+ address[0] }
    set { unsafe address[1] = newValue &- address[0] }
  }

  /// The counter of objects in no store. It never changes, and no reference ever matches it.
  // Guard of the unchecked isolation: nobody writes to it.
  nonisolated(unsafe) static let detached = GenerationCounter()
}

/// Where a live object's row lies right now, so that reading a property is pointer arithmetic.
///
/// Holds the chunk whose memory it points to. Its address is good while `isCurrent`; then the chunk is the one that the
/// object's store has at that row.
// Safety of the counter's address: the counter belongs to the context of the object that the reference is a field of,
// and an object holds its context as long as it lives. Holding the counter too would count up and down once more for
// every object made (benchmark "iterate").
@safe @usableFromInline
struct RowReference {
  @usableFromInline var base: UnsafeMutableRawPointer
  @usableFromInline var slot: Int
  @usableFromInline var generation: UInt64
  @usableFromInline var counterAddress: UnsafeMutablePointer<UInt64>
  /// Whether the chunk belongs to the running transaction, so that plain cells may be written in place.
  @usableFromInline var isWritable: Bool
  private(set) var chunk: Chunk?

  /// The reference of an object in no store: never current.
  init() {
    // Safety: the detached counter is never freed; nothing is read through `base` while not current.
    let counter = unsafe GenerationCounter.detached
    unsafe counterAddress = counter.address
    unsafe base = unsafe UnsafeMutableRawPointer(counter.address)
    slot = 0
    generation = 0
    isWritable = false
  }

  /// Points at a slot of a chunk, in place: a reference is too large to be made and then copied for every object.
  ///
  /// - Parameter counter: that of the object's context, which the object already holds.
  /// - Parameter isStable: whether the address may be kept; false where the row lacks a declared column, so
  ///   that every access takes the careful way.
  mutating func point(
    at slot: Int, of chunk: consuming Chunk, counter: GenerationCounter, isWritable: Bool, isStable: Bool
  ) {
    self.slot = slot
    // Safety: `chunk` is held by this value, and `counter` as said above.
    unsafe base = chunk.base
    unsafe counterAddress = counter.address
    generation = isStable ? counter.value : 0
    self.chunk = chunk
    self.isWritable = isWritable
  }

  // The three that follow are inlined into programs for the benchmarks "property read" and "property write".

  @inlinable @inline(__always)
  var isCurrent: Bool {
    // Safety: the object's context keeps the word alive.
    unsafe counterAddress.pointee == generation
  }

  /// Reads a fixed-width cell. The reference is current, and `T` is the column's own type.
  @inlinable @inline(__always)
  func load<T: BitwiseCopyable>(_ column: Int, as type: T.Type) -> T {
    // Safety: the chunk's directory has an entry for each column; its values have one for each slot.
    let offset = unsafe base.load(fromByteOffset: 32 &+ column &* 16, as: UInt32.self)
    return unsafe base.load(fromByteOffset: Int(offset) &+ slot &* MemoryLayout<T>.stride, as: T.self)
  }

  /// Reads an integer, which a chunk of a segment may hold packed. The reference is current, and `T` is the column's own
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

  /// The value at a slot of a packed column, as ``ChunkPacking`` and ``ChunkLayout`` draw it.
  ///
  /// - Parameters:
  ///   - base: the start of the chunk's block.
  ///   - entry: the column's in the block's directory.
  @inlinable @inline(__always)
  static func unpack(_ base: UnsafeMutableRawPointer, _ entry: UnsafeMutableRawPointer, _ slot: Int) -> UInt64
  {
    // Safety: the entry was checked when the chunk was admitted, and leads to a value of that width for each slot.
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

  /// Writes a fixed-width cell of a plain column. The reference is current and writable.
  @inlinable @inline(__always)
  func store<T: BitwiseCopyable>(_ value: T, _ column: Int) {
    // Safety: as in `load`; the chunk belongs to the transaction of the object's own isolation.
    unsafe counterAddress[1] &+= 1
    let offset = unsafe base.load(fromByteOffset: 32 &+ column &* 16, as: UInt32.self)
    unsafe base.storeBytes(
      of: value, toByteOffset: Int(offset) &+ slot &* MemoryLayout<T>.stride, as: T.self)
  }
}
