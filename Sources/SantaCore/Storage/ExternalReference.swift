#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a cell stores of external data: the file that has the bytes, and the checksums with which they are read.
///
/// ```
/// file       16 bytes   the UUID in the name of the file
/// length     LEB128     of the file, in bytes
/// checksums  UInt32     of each block of 1 MiB, the last one of which may be shorter
/// ```
struct ExternalReference: Hashable, Sendable {
  /// The bytes for which there is one checksum: so few that a part of a file is read quickly, and so many that the
  /// checksums of a gigabyte take 4 KB.
  static let blockByteCount = 1 << 20
  /// So much that the reference takes at most 8 MB, half of what a value may take.
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

  /// The bytes of a block in the file.
  func range(ofBlock index: Int) -> Range<Int> {
    let start = index * Self.blockByteCount
    return start..<min(byteCount, start + Self.blockByteCount)
  }

  static func blockCount(of byteCount: Int) -> Int { (byteCount + blockByteCount - 1) / blockByteCount }

  /// A checksum of the contents, which does not depend on the name of the file.
  var contentChecksum: UInt32 {
    var writer = ByteWriter()
    writer.count(byteCount)
    for checksum in checksums { writer.fixed(checksum) }
    return Checksum.crc32c(writer.bytes[...])
  }
}

extension ExternalReference {
  /// The reference in a cell.
  init(_ value: StoredValue) throws(ByteReader.Malformed) {
    guard case .data(let data) = value else {
      throw ByteReader.Malformed(offset: 0, what: "a reference to external data has another type")
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
