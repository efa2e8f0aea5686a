// Short collections, which are encoded in a chunk's heap.
extension SequenceTree where Element == ListEntry {
  /// The maximum number of elements of a short collection. Collections with more elements or bytes are stored as trees.
  static var maximumShortCount: Int { 8 }
  /// The maximum number of bytes of a short collection.
  static var maximumShortByteCount: Int { 512 }

  /// Returns the encoded collection, or nil if it is too long for a chunk's heap.
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
      // The placeholder of an unreadable element can't be encoded. The collection remains a tree, which is never written,
      // because the damage was recorded.
      isKept = column.isOptional || !entry.value.isNull
      if isKept { coding.encode(entry, into: &writer) }
      isKept = isKept && writer.bytes.count <= Self.maximumShortByteCount
      return isKept
    }
    return isKept ? writer.bytes : nil
  }

  /// Decodes a short collection. The bytes of a chunk were verified when it was read.
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
      throw reader.malformed("a short list's number of elements is out of range")
    }
    let coding = ListEntryCoding(column)
    var entries: [ListEntry] = []
    for _ in 0..<count { entries.append(try coding.decode(from: &reader)) }
    guard reader.isAtEnd else { throw reader.malformed("a short list is longer than its elements") }
    return entries
  }
}
