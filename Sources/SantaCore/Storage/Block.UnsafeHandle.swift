/// The bytes of one block of a segment, after its checksum and length were verified.
///
/// Every block begins with the same header:
///
/// ```
///  0  checksum   UInt32   CRC-32C of the rest of the block
///  4  length     UInt32   bytes of the block, a multiple of 8
///  8  version    UInt64   the version that wrote it
/// 16  kind       UInt8
/// 17             fields that depend on the kind
/// ```
@safe struct Block {
  enum Kind: UInt8 {
    case chunk = 1
    case radixNode = 2
    case hashBucket = 3
    case sequenceLeaf = 4
    case sequenceBranch = 5
    case value = 6
    case packedLeaf = 7
    case sortedBranch = 8
  }

  static let headerByteCount = 24

  let reference: BlockReference
  let kind: Kind
  /// Keeps the bytes mapped.
  let file: MappedFile
  let bytes: UnsafeRawBufferPointer

  var byteCount: Int { unsafe bytes.count }

  var version: Version { Version(rawValue: load(8, as: UInt64.self)) }

  /// Returns the error for an invalid block. `offset` is relative to the block.
  func malformed(_ what: String, at offset: Int = 0) -> ByteReader.Malformed {
    ByteReader.Malformed(offset: offset, what: what)
  }

  /// Reads a field at a fixed offset. Callers must check that the block is long enough.
  func load<T: BitwiseCopyable>(_ offset: Int, as type: T.Type) -> T {
    let count = unsafe bytes.count
    require(offset >= 0 && offset + MemoryLayout<T>.size <= count, "A field is within its block.")
    // Safety: checked above.
    return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: T.self)
  }

  /// Returns a reader of the bytes from an offset on, for fields of variable length.
  func reader(from offset: Int) -> ByteReader { unsafe ByteReader(Array(bytes), from: offset) }

  /// Returns the length in a block's header, or nil if the length is impossible.
  static func length(_ reference: BlockReference, in file: MappedFile) -> Int? {
    let start = reference.offset
    let available = unsafe file.bytes.count - start
    guard available >= headerByteCount else { return nil }
    // Safety: the header is within the file, as just checked.
    let length = Int(unsafe file.bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
    let isPossible =
      length >= headerByteCount && length <= available && length % BlockReference.alignment == 0
    return isPossible ? length : nil
  }

  /// Returns a tree node whose checksum doesn't match, but whose fields may be correct. Returns nil for any other block.
  static func damagedNode(_ reference: BlockReference, in file: MappedFile) -> Block? {
    let start = reference.offset
    let available = unsafe file.bytes.count - start
    // A radix node checks that its length matches its number of children. If their bitmap were damaged, a child would be read
    // at the index of another child.
    guard available >= headerByteCount, let kind = unsafe Kind(rawValue: file.bytes[start + 16]),
      [.radixNode, .sequenceBranch, .sortedBranch].contains(kind), let length = length(reference, in: file)
    else { return nil }
    // Safety: within the file, as just checked.
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: file.bytes[start..<(start + length)])
    return unsafe Block(reference: reference, kind: kind, file: file, bytes: bytes)
  }

  /// The maximum number of bytes before the end of a file in which to search for a block.
  private static let maximumSearchByteCount = 1 << 30

  /// Returns the last valid value block whose value begins with the given bytes, or nil if there is none near the end of the
  /// file.
  static func lastValue(beginningWith beginning: [UInt8], in file: MappedFile, _ segment: SegmentNumber)
    -> Block?
  {
    let contents = headerByteCount
    guard let firstByte = beginning.first else { return nil }
    var offset = (file.count - contents - beginning.count) & ~(BlockReference.alignment - 1)
    // The file may end in a hole of terabytes, which would take days to search.
    let first = max(0, offset - maximumSearchByteCount)
    while offset > first {
      // Safety: the bytes after the header of a block at `offset` are within the file.
      if unsafe file.bytes[offset + contents] == firstByte,
        unsafe file.bytes[(offset + contents)...].starts(with: beginning),
        let block = try? find(BlockReference(segment: segment, offset: offset), in: file),
        block.kind == .value
      {
        return block
      }
      offset -= BlockReference.alignment
    }
    return nil
  }

  /// Finds a block in a mapped segment and verifies its length, checksum and kind.
  static func find(
    _ reference: BlockReference, in file: MappedFile
  ) throws(ByteReader.Malformed) -> Block {
    let start = reference.offset
    guard unsafe file.bytes.count - start >= headerByteCount else {
      throw ByteReader.Malformed(offset: 0, what: "the segment ends before a referenced block")
    }
    guard let length = length(reference, in: file) else {
      throw ByteReader.Malformed(offset: 4, what: "a block's length is invalid")
    }
    // Safety: the length is at least the length of a header, and within the file, as just checked.
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: file.bytes[start..<(start + length)])
    let checksum = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
    guard unsafe checksum == Checksum.crc32c(UnsafeRawBufferPointer(rebasing: bytes[4...])) else {
      throw ByteReader.Malformed(offset: 0, what: "a block's checksum does not match")
    }
    guard let kind = unsafe Kind(rawValue: bytes[16]) else {
      throw ByteReader.Malformed(offset: 16, what: "the kind of a block is unknown")
    }
    return unsafe Block(reference: reference, kind: kind, file: file, bytes: bytes)
  }
}
