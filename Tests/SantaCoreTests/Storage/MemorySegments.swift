@testable import SantaCore

/// The segments of a store, in memory.
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

  mutating func damage(_ segment: SegmentNumber, at offset: Int, by mask: UInt8) {
    contents[segment]?[offset] ^= mask
  }
}
