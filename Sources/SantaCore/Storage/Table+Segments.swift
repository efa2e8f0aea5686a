/// A table as blocks of a segment.
extension Table {
  /// The approximate number of bytes that the transaction has changed and that are in memory.
  var changedByteCount: Int {
    var sum = 0
    // A chunk that shares the bytes of another chunk takes almost no memory.
    chunks.forEachOwned(by: version) { if $0.isInMemory { sum += $0.byteCountWithValues } }
    storedPrimaryIndex.buckets.forEachOwned(by: version) { sum += HashBucket.byteCount($0.count) }
    for (_, links) in storedBacklinks {
      sum += links.entries.ownedByteCount(version) + links.deferredByteCount
    }
    for (_, index) in storedIndexes { sum += index.entries.ownedByteCount(version) }
    for set in storedUniqueIndexes.sets {
      set.index.buckets.forEachOwned(by: version) { sum += HashBucket.byteCount($0.count) }
    }
    return sum
  }

  /// Appends the blocks that aren't in a kept segment. Returns the header that a reader needs to find the table.
  ///
  /// - Throws: an error if the table breaks a rule, before its first block is written.
  func write(to writer: inout SegmentWriter) throws(StoreError) -> TableHeader {
    try checkRules()
    var header = TableHeader(name: name, kind: kind, version: version, columns: columns)
    header.formerNames = formerNames
    header.count = count
    header.nextRow = nextRow
    header.nextPosition = nextPosition
    let supersededBefore = writer.supersededValueByteCount
    header.chunks = TableHeader.Tree(try chunks.write(to: &writer), height: chunks.height)
    header.supersededByteCount = supersededByteCount + writer.supersededValueByteCount - supersededBefore
    header.buckets = TableHeader.Tree(
      try primaryIndex.buckets.write(to: &writer), height: primaryIndex.buckets.height)
    header.bucketCount = primaryIndex.bucketCount
    header.indexedCount = primaryIndex.count
    for (column, links) in backlinks.coldSorted(by: { $0.key < $1.key }) {
      let root = try links.entries.write(Backlinks.EntryCoding(), to: &writer)
      header.backlinks.append((column, TableHeader.Sequence(root, count: links.entries.count)))
    }
    for (column, index) in orderedIndexes.coldSorted(by: { $0.key < $1.key }) {
      let root = try index.entries.write(OrderedIndex.EntryCoding(self[column]), to: &writer)
      header.orderedIndexes.append((column, TableHeader.Sequence(root, count: index.count)))
    }
    for set in uniqueIndexes.sets {
      let buckets = set.index.buckets
      header.uniqueSets.append(
        TableHeader.UniqueSet(
          columns: set.columns,
          buckets: TableHeader.Tree(try buckets.write(to: &writer), height: buckets.height),
          bucketCount: set.index.bucketCount, entryCount: set.index.count))
    }
    return header
  }
}
