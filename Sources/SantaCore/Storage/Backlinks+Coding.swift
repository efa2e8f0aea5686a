extension Backlinks.Entry {
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
