/// The encoding of a collection's entries in log records and blocks. It includes only the fields that the kind of collection
/// uses.
struct ListEntryCoding: SequenceCoding {
  let column: ColumnDefinition

  init(_ column: ColumnDefinition) { self.column = column }

  var placeholder: ListEntry { ListEntry(value: .null) }

  var isOrdered: Bool { column.kind == .set || column.kind == .map }

  func mayPrecede(_ entry: ListEntry, _ next: ListEntry) -> Bool {
    switch column.kind {
    case .single, .list: true
    case .set: entry.value.precedesExactly(next.value)
    case .map: entry.key.utf8.lexicographicallyPrecedes(next.key.utf8)
    }
  }

  func encode(_ entry: ListEntry, into writer: inout ByteWriter) {
    switch column.kind {
    case .single, .list:
      writer.unsigned(entry.id.rawValue)
      writer.unsigned(entry.moved.rawValue)
    case .set: break
    case .map: writer.string(entry.key)
    }
    writer.value(entry.value, type: column.type, isOptional: column.isOptional)
  }

  func decode(from reader: inout ByteReader) throws(ByteReader.Malformed) -> ListEntry {
    var (id, moved, key) = (PositionID.none, Version.zero, "")
    switch column.kind {
    case .single, .list:
      id = PositionID(rawValue: try reader.unsigned())
      moved = Version(rawValue: try reader.unsigned())
      guard id.isValid else {
        throw reader.malformed("the identity of a position is out of range")
      }
    case .set: break
    case .map: key = try checked(try reader.string(), reader)
    }
    let value = try reader.value(type: column.type, isOptional: column.isOptional)
    return ListEntry(id: id, moved: moved, key: key, value: value)
  }

  private func checked(_ key: String, _ reader: ByteReader) throws(ByteReader.Malformed) -> String {
    guard column.keyType == .string || MapKey.value(of: key, type: column.keyType) != nil else {
      throw reader.malformed("a key of a map has the wrong type")
    }
    return key
  }

  /// The maximum number of bytes that a key can share with the previous key. It limits the size to which a forged leaf can
  /// expand.
  private static let maximumSharedByteCount = 255

  /// Encodes the fields of a leaf's entries, and then their values.
  ///
  /// - List: a byte that says whether any position was moved, then for each position the difference between its identity and
  ///   the previous one (zigzag) and, if any was moved, the version of its last move.
  /// - Map: for each key, the number of bytes that it shares with the previous key, and the rest of the key.
  func encodeLeaf(_ entries: ListLeaf, into writer: inout ByteWriter) {
    switch column.kind {
    case .single, .list:
      let hasMoves = entries.moved.contains { $0 != .zero }
      writer.byte(hasMoves ? 1 : 0)
      var last: UInt64 = 0
      for index in entries.indices {
        let id = entries.id(at: index).rawValue
        writer.signed(Int64(bitPattern: id &- last))
        if hasMoves { writer.unsigned(entries.moved[index].rawValue) }
        last = id
      }
    case .set: break
    case .map:
      var last: [UInt8] = []
      for entry in entries {
        let key = Array(entry.key.utf8)
        let shared = zip(last, key).prefix(Self.maximumSharedByteCount).prefix { $0 == $1 }.count
        writer.count(shared)
        writer.count(key.count - shared)
        writer.append(key[shared...])
        last = key
      }
    }
    for index in entries.indices {
      writer.value(entries.values[index], type: column.type, isOptional: column.isOptional)
    }
  }

  func decodeLeaf(count: Int, from reader: inout ByteReader) throws(ByteReader.Malformed) -> ListLeaf {
    var (ids, moved, keys) = ([PositionID](), [Version](), PackedTexts())
    switch column.kind {
    case .single, .list:
      let hasMoves = try reader.byte()
      guard hasMoves <= 1 else { throw reader.malformed("the first byte of a list is neither 0 nor 1") }
      ids.reserveCapacity(count)
      var last: UInt64 = 0
      for _ in 0..<count {
        last &+= UInt64(bitPattern: try reader.signed())
        let id = PositionID(rawValue: last)
        guard id.isValid else { throw reader.malformed("the identity of a position is out of range") }
        ids.append(id)
        if hasMoves == 1 { moved.append(Version(rawValue: try reader.unsigned())) }
      }
    case .set: break
    case .map:
      var last: [UInt8] = []
      for index in 0..<count {
        let shared = try reader.index()
        guard shared <= last.count, shared <= Self.maximumSharedByteCount else {
          throw reader.malformed("a key shares more bytes than the previous key has")
        }
        last = Array(last.prefix(shared) + (try reader.take(try reader.count())))
        guard let key = String(validating: last, as: UTF8.self) else {
          throw reader.malformed("a string is not valid UTF-8")
        }
        keys.insert(try checked(key, reader), at: index)
      }
    }
    var values = ListLeaf.Values()
    for _ in 0..<count {
      values.append(try reader.value(type: column.type, isOptional: column.isOptional))
    }
    return ListLeaf(ids: ids, moved: moved, keys: keys, values: values)
  }
}
