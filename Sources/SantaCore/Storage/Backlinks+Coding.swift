extension Backlinks.Entry {
  /// An origin whose list or map holds a target twice is there twice.
  func mayPrecede(_ other: Backlinks.Entry, _ shape: Void) -> Bool { other.isAtOrAfter(self) }

  func encode(into writer: inout ByteWriter, _ shape: Void) {
    writer.unsigned(target.rawValue)
    writer.unsigned(origin.rawValue)
  }

  init(from reader: inout ByteReader, _ shape: Void) throws(ByteReader.Malformed) {
    let (target, origin) = (try reader.unsigned(), try reader.unsigned())
    guard target < RowKey.limit, origin < RowKey.limit else { throw reader.malformed("a key is too large") }
    self.init(target: RowKey(rawValue: target), origin: RowKey(rawValue: origin))
  }
}
