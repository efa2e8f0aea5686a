/// A block that may be in a segment.
protocol StoredBlock: AnyObject {
  /// The block's address in the store's segments; nil if it is only in memory.
  var reference: BlockReference? { get }
}

/// A block that a transaction can change in place if it wrote the block.
protocol VersionedBlock: StoredBlock {
  /// The version that wrote the block.
  var version: Version { get }
}

extension VersionedBlock {
  /// Returns whether the transaction of a version may change the block in place. A block in a segment must not be changed, even
  /// by the transaction that wrote it: a large transaction may have moved its own blocks there.
  @inline(__always)
  func isOwned(by version: Version) -> Bool { self.version == version && reference == nil }
}

/// Writes the blocks of a snapshot that aren't in a kept segment to a new segment.
///
/// Children are written before the blocks that refer to them, so each block is written once. The snapshot in memory doesn't
/// change: to use the blocks of the new segment, read the snapshot from the segment.
struct SegmentWriter {
  /// The new segment.
  let number: SegmentNumber
  /// The segments that are kept. Blocks of all other segments are written again. Each kept segment is older than all segments
  /// that aren't kept, and a block refers only to blocks that were written before it. Therefore, all blocks to which a kept
  /// segment refers are kept, too.
  let kept: Set<SegmentNumber>
  /// The number of bytes written so far, including the header.
  private(set) var offset: Int
  /// The length of the blocks of large values that the written chunks have superseded.
  private(set) var supersededValueByteCount = 0
  private var buffer: [UInt8] = []
  private let write: ([UInt8], _ offset: Int) throws(StoreError) -> Void

  private static let bufferByteCount = 1 << 20

  init(
    number: SegmentNumber, kept: Set<SegmentNumber>, offset: Int,
    write: @escaping ([UInt8], _ offset: Int) throws(StoreError) -> Void
  ) {
    self.number = number
    self.kept = kept
    self.offset = offset
    self.write = write
    buffer.reserveCapacity(Self.bufferByteCount * 2)
  }

  /// Returns the reference of a block in a kept segment, or nil if the block must be written.
  func keptReference(of block: any StoredBlock) -> BlockReference? {
    block.reference.flatMap { keptReference(of: $0) }
  }

  func keptReference(of reference: BlockReference) -> BlockReference? {
    kept.contains(reference.segment) ? reference : nil
  }

  private static let zeros = [UInt8](repeating: 0, count: 1 << 14)

  /// Appends a block of `byteCount` bytes. `fill` is called with zeroed memory, and writes everything after the common header.
  mutating func append(
    _ kind: Block.Kind, _ version: Version, byteCount: Int, _ fill: (UnsafeMutableRawBufferPointer) -> Void
  ) throws(StoreError) -> BlockReference {
    let length = (byteCount + BlockReference.alignment - 1) & ~(BlockReference.alignment - 1)
    guard length <= UInt32.max, offset + length <= BlockReference.maximumOffset else {
      throw .segmentTooLong(number.rawValue, limit: BlockReference.maximumOffset)
    }
    let reference = BlockReference(segment: number, offset: offset)
    let start = buffer.count
    // Appending whole arrays copies memory, even in a debug build.
    while buffer.count < start + length {
      buffer.append(contentsOf: Self.zeros.prefix(start + length - buffer.count))
    }
    // Safety: the bytes from `start` on were just appended. The pointer is used only during the call.
    unsafe buffer.withUnsafeMutableBytes { all in
      let block = unsafe UnsafeMutableRawBufferPointer(rebasing: all[start...])
      unsafe block.storeBytes(of: UInt32(length), toByteOffset: 4, as: UInt32.self)
      unsafe block.storeBytes(of: version.rawValue, toByteOffset: 8, as: UInt64.self)
      unsafe block.storeBytes(of: kind.rawValue, toByteOffset: 16, as: UInt8.self)
      unsafe fill(block)
      let checksum = unsafe Checksum.crc32c(UnsafeRawBufferPointer(rebasing: block[4...]))
      unsafe block.storeBytes(of: checksum, toByteOffset: 0, as: UInt32.self)
    }
    offset += length
    if buffer.count >= Self.bufferByteCount { try flush() }
    return reference
  }

  /// Appends a block that consists of a level and the given bytes.
  mutating func append(
    _ kind: Block.Kind, _ version: Version, level: Int, _ contents: [UInt8]
  ) throws(StoreError) -> BlockReference {
    unsafe try append(kind, version, byteCount: 20 + contents.count) { bytes in
      // Safety: the block has room for the contents after its first 20 bytes.
      unsafe bytes.storeBytes(of: UInt8(level), toByteOffset: 17, as: UInt8.self)
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[20...]).copyBytes(from: contents)
    }
  }

  /// Appends a value block in the format drawn at ``LargeValue``.
  mutating func append(_ kind: Block.Kind, _ version: Version, value: [UInt8]) throws(StoreError)
    -> BlockReference
  {
    unsafe try append(kind, version, byteCount: Block.headerByteCount + value.count) { bytes in
      // Safety: the block has room for the bytes after its header.
      unsafe bytes.storeBytes(of: UInt32(value.count), toByteOffset: 20, as: UInt32.self)
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[Block.headerByteCount...]).copyBytes(from: value)
    }
  }

  mutating func noteSuperseded(_ byteCount: Int) { supersededValueByteCount += byteCount }

  /// Writes the buffered bytes.
  mutating func flush() throws(StoreError) {
    if buffer.isEmpty { return }
    try write(buffer, offset - buffer.count)
    buffer.removeAll(keepingCapacity: true)
  }
}
