extension Backlinks {
  struct EntryCoding: SequenceCoding {
    var placeholder: Entry { Entry(target: .none, origin: .none) }

    /// An origin whose list or map contains a target twice has two equal entries.
    func mayPrecede(_ entry: Entry, _ next: Entry) -> Bool { next.isAtOrAfter(entry) }

    func encode(_ entry: Entry, into writer: inout ByteWriter) {
      writer.unsigned(entry.target.rawValue)
      writer.unsigned(entry.origin.rawValue)
    }

    func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> Entry {
      let (target, origin) = (try reader.unsigned(), try reader.unsigned())
      guard target < RowKey.limit, origin < RowKey.limit else { throw reader.malformed("a key is too large") }
      return Entry(target: RowKey(rawValue: target), origin: RowKey(rawValue: origin))
    }
  }
}
