// Collections of a few elements, as they lie in a chunk's heap.
extension SequenceTree where Element == ListEntry {
  /// A list of more elements, or of more bytes, is not kept in the chunk's heap.
  private static var maximumShortCount: Int { 8 }
  private static var maximumShortByteCount: Int { 512 }

  /// The list as it lies in a chunk's heap; nil for one that is too long for that.
  ///
  /// ```
  /// count (one byte), then the entries
  /// ```
  func shortBytes(_ column: ColumnDefinition) -> [UInt8]? {
    guard count <= Self.maximumShortCount else { return nil }
    if count == 0 { return [] }
    let coding = ListEntryCoding(column)
    var writer = ByteWriter()
    writer.byte(UInt8(count))
    var isKept = true
    forEach { entry in
      // What stands for an element that can't be read is none that has bytes. It stays in a tree, which is never written:
      // what led to it was noted as damage.
      isKept = column.isOptional || !entry.value.isNull
      if isKept { coding.encode(entry, into: &writer) }
      isKept = isKept && writer.bytes.count <= Self.maximumShortByteCount
      return isKept
    }
    return isKept ? writer.bytes : nil
  }

  /// What such bytes say. Those of a chunk were checked when it was admitted.
  static func short(_ bytes: [UInt8], _ column: ColumnDefinition, version: Version) -> ListTree? {
    guard let entries = try? shortEntries(bytes, column) else { return nil }
    return ListTree(entries, version: version)
  }

  static func shortEntries(
    _ bytes: [UInt8], _ column: ColumnDefinition
  ) throws(ByteReader.Malformed) -> [ListEntry] {
    var reader = ByteReader(bytes)
    let count = Int(try reader.byte())
    guard count > 0, count <= maximumShortCount else {
      throw reader.malformed("a short list has not as many elements as it can")
    }
    let coding = ListEntryCoding(column)
    var entries: [ListEntry] = []
    for _ in 0..<count { entries.append(try coding.decode(from: &reader)) }
    guard reader.isAtEnd else { throw reader.malformed("a short list is longer than its elements") }
    return entries
  }
}
