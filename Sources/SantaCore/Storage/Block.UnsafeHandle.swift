/// The bytes of one block of a segment, whose checksum and length were found right.
///
/// Every block begins alike:
///
/// ```
///  0  checksum   UInt32   CRC-32C of the rest of the block
///  4  length     UInt32   bytes of the block, a multiple of 8
///  8  version    UInt64   the version that wrote it
/// 16  kind       UInt8
/// 17             what the kind says
/// ```
@safe struct Block {
  enum Kind: UInt8 {
    case chunk = 1
    case radixNode = 2
    case hashBucket = 3
    case sequenceLeaf = 4
    case sequenceBranch = 5
  }

  static let headerByteCount = 24

  let reference: BlockReference
  let kind: Kind
  /// Keeps the bytes where they are.
  let file: MappedFile
  let bytes: UnsafeRawBufferPointer

  var byteCount: Int { unsafe bytes.count }

  var version: Version { Version(rawValue: load(8, as: UInt64.self)) }

  /// What a forged block is refused with; its offset is within the block.
  func malformed(_ what: String, at offset: Int = 0) -> ByteReader.Malformed {
    ByteReader.Malformed(offset: offset, what: what)
  }

  /// Reads a fixed field. Callers have checked that the block is long enough.
  func load<T: BitwiseCopyable>(_ offset: Int, as type: T.Type) -> T {
    let count = unsafe bytes.count
    require(offset >= 0 && offset + MemoryLayout<T>.size <= count, "A field lies within its block.")
    // Safety: checked above.
    return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: T.self)
  }

  /// The bytes from an offset on, for what is read one after the other.
  func reader(from offset: Int) -> ByteReader { unsafe ByteReader(Array(bytes), from: offset) }

  /// The bytes that a block says it has; nil where it can't.
  static func length(_ reference: BlockReference, in file: MappedFile) -> Int? {
    let start = reference.offset
    let available = unsafe file.bytes.count - start
    guard available >= headerByteCount else { return nil }
    // Safety: the header was just found to lie within the file.
    let length = Int(unsafe file.bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self))
    let isPossible =
      length >= headerByteCount && length <= available && length % BlockReference.alignment == 0
    return isPossible ? length : nil
  }

  /// Finds a block in a mapped segment, or says why there is none.
  static func find(
    _ reference: BlockReference, in file: MappedFile
  ) throws(ByteReader.Malformed) -> Block {
    let start = reference.offset
    guard unsafe file.bytes.count - start >= headerByteCount else {
      throw ByteReader.Malformed(offset: 0, what: "the segment ends before a block it should hold")
    }
    guard let length = length(reference, in: file) else {
      throw ByteReader.Malformed(offset: 4, what: "a block's length can't be")
    }
    // Safety: the length was found to lie within the file, and to be that of a header at least.
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: file.bytes[start..<(start + length)])
    let checksum = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
    guard unsafe checksum == Checksum.crc32c(UnsafeRawBufferPointer(rebasing: bytes[4...])) else {
      throw ByteReader.Malformed(offset: 0, what: "a block's checksum does not match")
    }
    guard let kind = unsafe Kind(rawValue: bytes[16]) else {
      throw ByteReader.Malformed(offset: 16, what: "a block is of no known kind")
    }
    return unsafe Block(reference: reference, kind: kind, file: file, bytes: bytes)
  }
}
