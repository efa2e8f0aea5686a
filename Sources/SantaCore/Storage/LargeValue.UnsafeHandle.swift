import Synchronization

/// The bytes of a string or data that is too large for a chunk's heap. All versions of a chunk with the value share them, so
/// changing another cell doesn't copy them, neither in memory nor in files.
///
/// In a segment, a value has its own block. After the header drawn at ``Block``:
///
/// ```
/// 20  count     UInt32   of bytes
/// 24  bytes
/// ```
// The unchecked conformance is safe because the bytes never change. The address of bytes in a segment is set before it is first
// read, and every thread sets it to the same value.
@safe final class LargeValue: StoredBlock, @unchecked Sendable {
  static let kind = Block.Kind.value

  /// The number of bytes, even if they can't be read.
  let byteCount: Int
  let reference: BlockReference?
  /// The source of a value's block, which keeps the file mapped. Nil if this object owns the bytes or `file` contains them.
  private let source: BlockSource?
  /// Whether the bytes must be a valid encoding of an ``AnyValue``.
  private let isAny: Bool
  /// Keeps bytes mapped that are in the heap of a chunk in a segment of format 1.
  private let file: MappedFile?
  /// The address of the bytes. 0 for bytes in a block until they are read.
  private let address: Atomic<UInt>

  init(copying value: UnsafeRawBufferPointer) {
    // Safety: this object owns the memory, which has room for all bytes, and frees it in `deinit`.
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: value.count, alignment: 8)
    unsafe copy.copyMemory(from: value)
    byteCount = value.count
    address = Atomic(UInt(bitPattern: copy.baseAddress))
    (reference, source, file, isAny) = (nil, nil, nil, false)
  }

  /// Creates a value from bytes in the heap of a chunk.
  ///
  /// - Parameter bytes: bytes of `file`.
  init(_ bytes: UnsafeRawBufferPointer, in file: MappedFile) {
    byteCount = bytes.count
    address = Atomic(UInt(bitPattern: bytes.baseAddress))
    (reference, source, self.file, isAny) = (nil, nil, file, false)
  }

  /// Creates a value from a block, which is verified when its bytes are first needed.
  init(_ reference: BlockReference, byteCount: Int, isAny: Bool, in source: BlockSource) {
    self.byteCount = byteCount
    address = Atomic(0)
    (self.reference, self.source, file, self.isAny) = (reference, source, nil, isAny)
  }

  deinit {
    guard source == nil, file == nil else { return }
    // Safety: no other object owns the memory.
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed))?.deallocate()
  }

  /// The bytes. Empty if the block is damaged, in which case the damage is recorded.
  var bytes: UnsafeRawBufferPointer {
    let known = address.load(ordering: .acquiring)
    // Safety: this is the address of `byteCount` bytes, which this object owns or keeps mapped.
    if known != 0 {
      return unsafe UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: known), count: byteCount)
    }
    guard let source, let reference else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    let bytes = unsafe source.read(reference, Self.kind) { block throws(ByteReader.Malformed) in
      unsafe try contents(of: block)
    }
    guard let bytes = unsafe bytes else { return unsafe UnsafeRawBufferPointer(start: nil, count: 0) }
    address.store(UInt(bitPattern: bytes.baseAddress), ordering: .releasing)
    return unsafe bytes
  }

  private func contents(of block: Block) throws(ByteReader.Malformed) -> UnsafeRawBufferPointer {
    let start = Block.headerByteCount
    guard Int(block.load(20, as: UInt32.self)) == byteCount, byteCount <= block.byteCount - start else {
      throw block.malformed("a value's length does not match its cell", at: 20)
    }
    // Safety: within the block, as just checked.
    if isAny {
      let bytes = unsafe Array(block.bytes[start..<(start + byteCount)])
      do throws(ByteReader.Malformed) { _ = try AnyValue.value(of: bytes) } catch {
        throw block.malformed(error.what, at: start + error.offset)
      }
    }
    return unsafe UnsafeRawBufferPointer(rebasing: block.bytes[start..<(start + byteCount)])
  }

  /// Appends the value's block, unless it is in a kept segment.
  ///
  /// - Parameter version: the version of the value's chunk.
  func write(_ version: Version, to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
    if let kept = writer.keptReference(of: self) { return kept }
    // Read a damaged value again, to throw the damage.
    if let source, let reference, address.load(ordering: .acquiring) == 0 {
      try source.readOrThrow(reference, Self.kind) { block throws(ByteReader.Malformed) in
        _ = unsafe try contents(of: block)
      }
    }
    let value = unsafe bytes
    return unsafe try writer.append(Self.kind, version, byteCount: Block.headerByteCount + value.count) {
      block in
      // Safety: the block has room for the bytes after its header.
      unsafe block.storeBytes(of: UInt32(value.count), toByteOffset: 20, as: UInt32.self)
      unsafe UnsafeMutableRawBufferPointer(rebasing: block[Block.headerByteCount...]).copyMemory(from: value)
    }
  }
}
