#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The contents of a cell of external data: the file that contains the bytes, and the checksums that verify them.
///
/// ```
/// file       16 bytes   the UUID in the name of the file
/// length     LEB128     of the file, in bytes
/// checksums  UInt32     of each block of 1 MiB, the last one of which may be shorter
/// ```
struct ExternalReference: Hashable, Sendable {
  /// The number of bytes that one checksum covers. It is small enough to read a part of a file quickly, and large enough that
  /// the checksums of a gigabyte take only 4 KB.
  static let blockByteCount = 1 << 20
  /// The maximum length of a file. With this limit, the reference takes at most 8 MB, half of the maximum length of a value.
  static let maximumByteCount = 1 << 41

  let file: UUID
  let byteCount: Int
  let checksums: [UInt32]

  var value: StoredValue {
    var writer = ByteWriter()
    writer.value(.uuid(file), type: .uuid, isOptional: false)
    writer.count(byteCount)
    for checksum in checksums { writer.fixed(checksum) }
    return .data(Data(writer.bytes))
  }

  /// Returns the range of a block's bytes in the file.
  func range(ofBlock index: Int) -> Range<Int> {
    let start = index * Self.blockByteCount
    return start..<min(byteCount, start + Self.blockByteCount)
  }

  static func blockCount(of byteCount: Int) -> Int { (byteCount + blockByteCount - 1) / blockByteCount }

  /// A checksum of the contents that doesn't depend on the name of the file.
  var contentChecksum: UInt32 {
    var writer = ByteWriter()
    writer.count(byteCount)
    for checksum in checksums { writer.fixed(checksum) }
    return Checksum.crc32c(writer.bytes[...])
  }
}

extension ExternalReference {
  /// Decodes the reference in a cell.
  init(_ value: StoredValue) throws(ByteReader.Malformed) {
    guard case .data(let data) = value else {
      throw ByteReader.Malformed(offset: 0, what: "a reference to external data has the wrong type")
    }
    var reader = ByteReader([UInt8](data))
    guard case .uuid(let file) = try reader.value(type: .uuid, isOptional: false) else {
      throw reader.malformed("a reference to external data has no file")
    }
    let byteCount = try reader.unsigned()
    guard byteCount <= Self.maximumByteCount,
      reader.rest.count == Self.blockCount(of: Int(byteCount)) * 4
    else { throw reader.malformed("a reference to external data does not have a checksum for each block") }
    var checksums: [UInt32] = []
    while !reader.isAtEnd { checksums.append(try reader.fixed(UInt32.self)) }
    self.init(file: file, byteCount: Int(byteCount), checksums: checksums)
  }
}
