extension Chunk {
  /// Returns the hash under which a hash index of some columns has a row, or nil for a row without an entry, in which a value is
  /// null or NaN.
  func keyHash(_ columns: [ColumnID], at slot: Int) -> UInt32? {
    var result: UInt32?
    for column in columns {
      guard let hash = value(column, at: slot).uniqueValue.map(HashIndex.hash) else { return nil }
      result = result.map { HashIndex.combine($0, hash) } ?? hash
    }
    return result
  }

  /// Appends the entries of several rows to the entries of a hash index, in ascending order.
  ///
  /// - Parameter start: the offset of the chunk's first slot.
  func appendHashes(
    _ columns: [ColumnID], _ slots: SlotSet, from start: Int, to entries: inout [HashIndex.NewEntry]
  ) {
    if columns.count == 1 {
      let column = columns[0]
      let present = slots.intersection(presentSlots(column))
      switch layout.columns[column.rawValue].type {
      case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link:
        return present.forEach {
          let hash = HashIndex.hash(Int64(bitPattern: integer(column, at: $0)))
          entries.append(HashIndex.NewEntry(hash, start + $0))
        }
      case .string:
        return present.forEach { entries.append(HashIndex.NewEntry(textHash(column, at: $0), start + $0)) }
      case .uuid:
        return present.forEach { entries.append(HashIndex.NewEntry(uuidHash(column, at: $0), start + $0)) }
      default: break
      }
    }
    slots.forEach { slot in
      if let hash = keyHash(columns, at: slot) { entries.append(HashIndex.NewEntry(hash, start + slot)) }
    }
  }

  private func textHash(_ column: ColumnID, at slot: Int) -> UInt32 {
    let hash = unsafe withBytes(column, at: slot) { bytes -> UInt32? in
      let combined = unsafe bytes.reduce(0 as UInt8, |)
      // The bytes of other strings may be invalid, and are hashed as they are read.
      return combined < 0x80 ? unsafe HashIndex.hash(bytes: bytes) : nil
    }
    return hash ?? HashIndex.hash(value(column, at: slot))
  }

  private func uuidHash(_ column: ColumnID, at slot: Int) -> UInt32 {
    let offset = valueOffset(column) + slot * 16
    // Safety: a UUID is 16 bytes, and so is the cell.
    let first = unsafe base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let second = unsafe base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
    return HashIndex.hash(firstHalf: UInt64(bigEndian: first), secondHalf: UInt64(bigEndian: second))
  }
}
