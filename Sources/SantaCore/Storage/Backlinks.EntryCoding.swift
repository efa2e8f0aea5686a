extension Backlinks {
  struct EntryCoding: SequenceCoding {
    var placeholder: Entry { Entry(target: .none, origin: .none) }

    /// Returns true for equal entries, too: an origin whose list or map contains a target twice has two of them.
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

    /// Encodes, for each entry, the difference between its target and the previous target. The origin follows or, if the target
    /// is the same, its difference from the previous origin.
    func encodeLeaf(_ entries: [Entry], into writer: inout ByteWriter) {
      var (target, origin) = (0 as UInt64, 0 as UInt64)
      for entry in entries {
        let difference = entry.target.rawValue &- target
        writer.unsigned(difference)
        writer.unsigned(difference == 0 ? entry.origin.rawValue &- origin : entry.origin.rawValue)
        (target, origin) = (entry.target.rawValue, entry.origin.rawValue)
      }
    }

    func decodeLeaf(count: Int, from reader: inout ByteReader) throws(ByteReader.Malformed) -> [Entry] {
      var entries: [Entry] = []
      var (target, origin) = (0 as UInt64, 0 as UInt64)
      for _ in 0..<count {
        let (difference, rest) = (try reader.unsigned(), try reader.unsigned())
        guard difference < RowKey.limit, rest < RowKey.limit else {
          throw reader.malformed("a key is too large")
        }
        target += difference
        origin = difference == 0 ? origin + rest : rest
        guard target < RowKey.limit, origin < RowKey.limit else {
          throw reader.malformed("a key is too large")
        }
        entries.append(Entry(target: RowKey(rawValue: target), origin: RowKey(rawValue: origin)))
      }
      return entries
    }
  }
}
