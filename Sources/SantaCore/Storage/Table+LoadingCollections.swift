/// The collections of many new rows at once.
extension Table {
  /// Stores lists, sets and maps in new rows, whose cells are empty.
  ///
  /// The positions of lists are the same as those of lists that are filled one by one, in the order of the rows and, in each row,
  /// of the columns. The entries of short collections are encoded without creating a tree for each of them (benchmark "bulk insert,
  /// links").
  func fillCollections(_ columns: [(id: ColumnID, collections: NewCollections)], of rows: RowRange) {
    if columns.isEmpty { return }
    var links = columns.map { _ in [Backlinks.Entry]() }
    let codings = columns.map { ListEntryCoding(self[$0.id]) }
    var bytes = ByteWriter()
    var next = 0
    rows.forEachChunk { index, slots in
      guard let chunk = existingChunk(of: RowKey(rawValue: rows.first.rawValue + UInt64(next))) else {
        next += slots.count
        return
      }
      slots.forEach { slot in
        for (number, (id, collections)) in columns.enumerated() {
          let range = collections.range(next)
          if range.isEmpty { continue }
          fill(chunk, slot, id, collections, range, codings[number], &bytes)
          if collections.values.kind == .links {
            let origin = RowKey(chunkIndex: index, slot: slot)
            for element in range {
              let target = RowKey(rawValue: UInt64(bitPattern: collections.values.words[element]))
              links[number].append(Backlinks.Entry(target: target, origin: origin))
            }
          }
        }
        next += 1
      }
    }
    for (number, (id, _)) in columns.enumerated() where !links[number].isEmpty {
      storedBacklinks.update(id) { $0.insert(links[number]) }
      hasUnlinkedElements = true
    }
  }

  /// Stores the collection of one row.
  private func fill(
    _ chunk: Chunk, _ slot: Int, _ column: ColumnID, _ collections: NewCollections, _ range: Range<Int>,
    _ coding: ListEntryCoding, _ bytes: inout ByteWriter
  ) {
    let hasPositions = coding.column.kind == .list
    if range.count <= ListTree.maximumShortCount {
      let firstPosition = storedNextPosition
      bytes.removeAll()
      bytes.byte(UInt8(range.count))
      for index in range {
        let id = hasPositions ? newPosition() : .none
        coding.encode(collections.entry(index, id: id), into: &bytes)
      }
      if chunk.fillShortCollection(bytes.bytes, column, at: slot) { return }
      storedNextPosition = firstPosition
    }
    let entries = range.map { collections.entry($0, id: hasPositions ? newPosition() : .none) }
    chunk.setList(ListTree(entries, version: version), column, at: slot)
  }
}
