@testable import SantaStore

/// The segments of a store in memory.
struct MemorySegments {
  private(set) var contents: [SegmentNumber: [UInt8]] = [:]

  var source: BlockSource {
    BlockSource(contents.mapValues { MappedFile("segment", contents: $0) })
  }

  var last: SegmentNumber { contents.keys.max() ?? SegmentNumber(rawValue: 0) }

  /// Writes a new segment with the blocks that `body` appends, and merges the segments from `firstMerged` on into it.
  mutating func write<R>(
    firstMerged: SegmentNumber? = nil, _ body: (inout SegmentWriter) throws(StoreError) -> R
  ) throws(StoreError) -> R {
    let number = SegmentNumber(rawValue: last.rawValue + 1)
    var bytes: [UInt8] = []
    let kept = contents.keys.filter { $0 < firstMerged ?? number }
    var writer = SegmentWriter(number: number, kept: Set(kept), offset: 0) { new, offset in
      precondition(offset == bytes.count, "Segments are written from front to back.")
      bytes += new
    }
    let result = try body(&writer)
    try writer.flush()
    if let firstMerged { contents = contents.filter { $0.key < firstMerged } }
    contents[number] = bytes
    return result
  }

  /// Writes a snapshot to a new segment, and returns the body of its manifest.
  mutating func write(_ snapshot: Snapshot, firstMerged: SegmentNumber? = nil) throws(StoreError) -> [UInt8] {
    let tables = try write(firstMerged: firstMerged) { writer throws(StoreError) in
      try snapshot.write(to: &writer)
    }
    return Manifest(
      version: snapshot.version, nextSegment: 1, segments: [], tables: tables, features: snapshot.features
    ).body
  }

  /// Reads the snapshot of a manifest, by default from these segments.
  func read(_ body: [UInt8], source: BlockSource? = nil) throws(StoreError) -> Snapshot {
    let source = source ?? self.source
    let (manifest, tables): (Manifest, [TableHeader])
    do throws(ByteReader.Malformed) {
      manifest = try Manifest(body: ByteReader(body), format: FileHeader.formatVersion)
      tables = try manifest.decodedTables(byteCount: source.byteCount)
    } catch { throw .corrupt("manifest", offset: error.offset, error.what) }
    return try Snapshot(
      version: manifest.version, tables, source: source, features: manifest.features,
      schemaVersion: manifest.schemaVersion, annotation: manifest.annotation)
  }

  /// Changes the first block of a kind, and its checksum.
  ///
  /// - Returns: whether there is a block of this kind, and it has changed.
  mutating func forgeBlock(_ kind: Block.Kind, _ change: (inout [UInt8]) -> Void) throws -> Bool {
    for (number, bytes) in contents {
      var start = 0
      while start < bytes.count {
        let length = Int(bytes.littleEndian(at: start + 4, byteCount: 4))
        var block = Array(bytes[start..<(start + length)])
        if block[16] == kind.rawValue {
          change(&block)
          var checksum = ByteWriter()
          checksum.fixed(Checksum.crc32c(block[4...]))
          block.replaceSubrange(0..<4, with: checksum.bytes)
          contents[number]?.replaceSubrange(start..<(start + length), with: block)
          return contents[number] != bytes
        }
        start += length
      }
    }
    return false
  }

  mutating func damage(_ segment: SegmentNumber, at offset: Int, by mask: UInt8) {
    contents[segment]?[offset] ^= mask
  }
}
