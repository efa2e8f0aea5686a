/// All rows of one class at one version. Snapshots share a table if it didn't change between them.
// The unchecked conformance is safe because only the transaction that has the table's version writes to it, and only before it
// publishes the snapshot that contains the table.
//
// The properties that other targets read are computed, and their stored properties are internal. If other targets could see the
// stored properties of a class, the compiler would check exclusive access to them at run time.
package final class Table: @unchecked Sendable {
  let version: Version
  /// The name of the class; empty for a dropped table.
  package var name: String { storedName }
  var storedName: String
  /// The names that the table had before, oldest first.
  var formerNames: [String]
  package var kind: TableKind { storedKind }
  var storedKind: TableKind
  package var columns: [ColumnDefinition] { storedColumns }
  var storedColumns: [ColumnDefinition]
  package var primaryKey: ColumnID? { storedPrimaryKey }
  var storedPrimaryKey: ColumnID?
  /// One layout per chunk capacity, in ascending order of capacity.
  var layouts: [ChunkLayout]
  var chunks = RadixTree<Chunk>()
  /// The chunk that was last written to, which a bulk insert is likely to need next.
  var lastWritten: (index: Int, chunk: Chunk)?
  package var count: Int { storedCount }
  var storedCount = 0
  /// The number of chunks that were copied.
  var copyCount = 0
  /// The key of the next row.
  package var nextRow: UInt64 { storedNextRow }
  var storedNextRow: UInt64 = 0
  /// The identity of the next position in a list.
  package var nextPosition: UInt64 { storedNextPosition }
  var storedNextPosition: UInt64 = 1
  /// The index of primary keys. It still contains removed rows, whose entries are removed when the transaction ends.
  var storedPrimaryIndex = HashIndex()
  var staleKeys = HashIndex.StaleEntries()
  /// The backlinks of each link column, except for the links of `unlinkedRows` and of elements that were added.
  var storedBacklinks = ColumnMap<Backlinks>()
  /// The rows whose single links get their backlinks when backlinks are read, or when the transaction ends.
  var unlinkedRows = DeferredRows<ColumnID>(firstNew: 0)
  /// Whether elements of collections get their backlinks when backlinks are read, or when the transaction ends.
  var hasUnlinkedElements = false
  /// The number of superseded bytes of chunks in segments since the store was last rewritten. Nearly all superseded bytes of a
  /// table belong to chunks.
  var supersededByteCount = 0
  /// The index of each indexed column, except for the entries of `unindexedRows`.
  var storedIndexes = ColumnMap<OrderedIndex>()
  /// The rows that are added to the indexes when the indexes are read, or when the transaction ends.
  var unindexedRows = DeferredRows<ColumnID>(firstNew: 0)
  /// The sets of columns with unique values, except for entries that are added when the sets are read.
  var storedUniqueIndexes = UniqueIndexes()
  /// The source of the table's blocks, which records contradictions between them. Nil if the table was never read from files.
  private let source: BlockSource?

  init(name: String, kind: TableKind, columns: [ColumnDefinition], version: Version) {
    self.version = version
    storedName = name
    formerNames = []
    storedKind = kind
    storedColumns = columns
    source = nil
    storedPrimaryKey = columns.firstIndex(where: \.isPrimaryKey).map { ColumnID($0) }
    layouts = Chunk.layouts(for: columns)
    for (index, column) in columns.enumerated() {
      if column.isLink { storedBacklinks[ColumnID(index)] = Backlinks() }
      if column.isIndexed { storedIndexes[ColumnID(index)] = OrderedIndex() }
    }
  }

  /// Creates a table from blocks in segments.
  ///
  /// - Parameter hasMixedChunks: whether a transaction is still changing the columns, so that some chunks lack the newest
  ///   columns.
  init(_ header: TableHeader, source: BlockSource, hasMixedChunks: Bool = false) throws(StoreError) {
    version = header.version
    storedName = header.name
    formerNames = header.formerNames
    storedKind = header.kind
    storedColumns = header.columns
    self.source = source
    storedPrimaryKey = header.columns.firstIndex(where: \.isPrimaryKey).map { ColumnID($0) }
    let shape = ChunkShape(columns: header.columns, source: source, isMixed: hasMixedChunks)
    layouts = shape.layouts
    storedCount = header.count
    storedNextRow = header.nextRow
    storedNextPosition = header.nextPosition
    supersededByteCount = header.supersededByteCount
    chunks = try RadixTree(header.chunks, RadixLoader(source: source, shape: shape))
    storedPrimaryIndex = HashIndex(
      try RadixTree(header.buckets, RadixLoader(source: source, shape: ())), bucketCount: header.bucketCount,
      count: header.indexedCount)
    for (column, tree) in header.backlinks {
      storedBacklinks[column] = Backlinks(
        SequenceTree(tree, SequenceLoader(source: source, coding: Backlinks.EntryCoding())))
    }
    for (column, tree) in header.orderedIndexes {
      let coding = OrderedIndex.EntryCoding(header.columns[column.rawValue])
      storedIndexes[column] = OrderedIndex(
        SequenceTree(tree, SequenceLoader(source: source, coding: coding)))
    }
    var sets: [UniqueIndexes.UniqueSet] = []
    for set in header.uniqueSets {
      let index = HashIndex(
        try RadixTree(set.buckets, RadixLoader(source: source, shape: ())), bucketCount: set.bucketCount,
        count: set.entryCount)
      sets.append(UniqueIndexes.UniqueSet(set.columns, index: index))
    }
    storedUniqueIndexes = UniqueIndexes(sets)
  }

  /// Creates a copy that the transaction of `version` may write to. It shares all trees until they are changed.
  init(copying other: Table, version: Version) {
    self.version = version
    storedName = other.name
    formerNames = other.formerNames
    storedKind = other.kind
    storedColumns = other.columns
    source = other.source
    storedPrimaryKey = other.primaryKey
    layouts = other.layouts
    chunks = other.chunks
    storedCount = other.count
    storedNextRow = other.nextRow
    storedNextPosition = other.nextPosition
    storedPrimaryIndex = other.primaryIndex
    supersededByteCount = other.supersededByteCount
    storedBacklinks = other.backlinks
    storedIndexes = other.orderedIndexes
    unlinkedRows = DeferredRows(firstNew: nextRow)
    unindexedRows = DeferredRows(firstNew: nextRow)
    storedUniqueIndexes = UniqueIndexes(copying: other.uniqueIndexes, firstNew: nextRow)
  }

  /// Returns the column of a property, or nil if there is none. Dropped columns don't have a name.
  package func column(named name: String) -> ColumnID? {
    if name.isEmpty { return nil }
    return columns.firstIndex { $0.name == name }.map { ColumnID($0) }
  }

  /// The column that contains the class of each object; nil if all objects are of one class.
  var classColumn: ColumnID? { columns.firstIndex(where: \.isClass).map { ColumnID($0) } }

  package subscript(column: ColumnID) -> ColumnDefinition { columns[column.rawValue] }

  // MARK: Reading

  /// Returns the chunk at an index of the tree.
  func chunk(at index: Int) -> Chunk? {
    if let lastWritten, lastWritten.index == index { return lastWritten.chunk }
    return chunks[index]
  }

  /// Returns the chunk that contains a live row.
  func chunk(of row: RowKey) -> Chunk? {
    guard let chunk = chunk(at: row.chunkIndex), chunk.isLive(row.slot) else { return nil }
    return chunk
  }

  package func contains(_ row: RowKey) -> Bool { chunk(of: row) != nil }

  /// Returns the given rows that exist, in the same order.
  func existing(_ rows: [RowKey]) -> [RowKey] {
    // Copy the tree, so that it is retained only once. The chunks aren't retained, so the processor can wait for the memory of
    // several chunks at once (benchmark "indexed range").
    let chunks = chunks
    return rows.filter { row in chunks.withLeaf(at: row.chunkIndex) { $0.isLive(row.slot) } ?? false }
  }

  package func value(_ column: ColumnID, of row: RowKey) -> StoredValue {
    chunk(of: row)?.value(column, at: row.slot) ?? .null
  }

  func list(_ column: ColumnID, of row: RowKey) -> ListTree {
    chunk(of: row)?.list(column, at: row.slot) ?? ListTree()
  }

  package func row(primaryKey value: StoredValue) -> RowKey? { find(primaryKey: value)?.row }

  /// Returns the row with a primary key, and its chunk, or nil if there is none.
  func find(primaryKey value: StoredValue) -> (row: RowKey, chunk: Chunk)? {
    guard let row = indexedRow(primaryKey: value) else { return nil }
    guard let chunk = chunk(at: row.chunkIndex), chunk.isLive(row.slot) else {
      noteMissing(row)
      return nil
    }
    return (row, chunk)
  }

  /// Returns the row with a primary key, like ``find(primaryKey:)``, but without retaining its chunk, which takes half of the time
  /// (benchmark "bulk links").
  func rowAlone(primaryKey value: StoredValue) -> RowKey? {
    guard let row = indexedRow(primaryKey: value) else { return nil }
    guard chunks.withLeaf(at: row.chunkIndex, { $0.isLive(row.slot) }) ?? false else {
      noteMissing(row)
      return nil
    }
    return row
  }

  /// Returns the row with a primary key according to the index.
  @inline(__always)
  private func indexedRow(primaryKey value: StoredValue) -> RowKey? {
    guard let column = primaryKey, columns[column.rawValue].type.admits(value) else { return nil }
    let mayBeRemoved = !staleKeys.isEmpty
    return storedPrimaryIndex.first(
      HashIndex.hash(value), where: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
      seededHash: { seededHash(value, in: column, of: $0) })
  }

  private func noteMissing(_ row: RowKey) {
    noteContradiction("the index of primary keys has row \(row.rawValue), which does not exist")
  }

  /// Returns whether the block of a row has room for a value, in addition to the strings and data of its up to 256 rows.
  func hasRoom(
    for value: StoredValue, in column: ColumnID, of row: RowKey, limit: Int = Chunk.maximumHeapByteCount
  ) -> Bool {
    let count = value.byteCount(in: columns[column.rawValue].type)
    guard count > 0, let chunk = chunk(of: row) else { return true }
    return chunk.hasRoom(for: count, limit: limit)
  }

  /// Returns whether the block of the next new row has room for a primary key. A key that a row already has doesn't need any.
  func hasRoom(forKey key: StoredValue, limit: Int = Chunk.maximumHeapByteCount) -> Bool {
    guard let chunk = chunk(at: RowKey(rawValue: nextRow).chunkIndex) else { return true }
    return chunk.hasRoom(for: key.byteCount, limit: limit) || row(primaryKey: key) != nil
  }

  /// Describes the object in a row for messages: by its primary key or, without one, by its number in the order of creation.
  func text(of row: RowKey) -> String {
    primaryKey.map { "the one with the primary key \(value($0, of: row).excerpt)" }
      ?? "number \(row.rawValue + 1) in the order of creation"
  }

  /// Records that an index or a count of the table contradicts its rows. After that, no transaction can be committed, and
  /// observers receive the error.
  func noteContradiction(_ what: String) { source?.noteContradiction("\(name): \(what)") }

  /// Returns whether a row in the index has this primary key. The chunk isn't retained, because changing its reference count
  /// would cause another cache miss (benchmark "lookup").
  ///
  /// - Parameter mayBeRemoved: whether the index may contain rows that no longer exist.
  func has(
    _ value: StoredValue, in column: ColumnID, of row: RowKey, mayBeRemoved: Bool
  ) -> Bool {
    chunks.withLeaf(at: row.chunkIndex) {
      $0.hasSlot(row.slot) && $0.holds(value, column, at: row.slot)
        && (!mayBeRemoved || $0.isLive(row.slot))
    } ?? false
  }

  /// Returns the hash of a row's value by `Hasher` or, for nil, the hash of the given value.
  func seededHash(_ value: StoredValue, in column: ColumnID, of row: RowKey?) -> Int {
    (row.map { self.value(column, of: $0) } ?? value).hashValue
  }

  /// Returns the rows that a row links to through one column. Empty for a column of values.
  package func targets(_ column: ColumnID, of row: RowKey) -> [RowKey] {
    guard self[column].isLink else { return [] }
    if !self[column].isCollection { return value(column, of: row).linkedRow.map { [$0] } ?? [] }
    return list(column, of: row).linkedRows
  }

  func origins(of target: RowKey, through column: ColumnID) -> [RowKey] {
    backlinks[column]?.origins(of: target) ?? []
  }

  /// Calls `body` with every row, in the order of creation, until it returns false.
  func forEachRow(_ body: (RowKey, Chunk, _ slot: Int) -> Bool) {
    chunks.forEach { index, chunk in
      for word in 0..<Chunk.liveWordCount {
        var bits = chunk.liveWord(word)
        while bits != 0 {
          let slot = word * 64 + bits.trailingZeroBitCount
          bits &= bits - 1
          if !body(RowKey(chunkIndex: index, slot: slot), chunk, slot) { return false }
        }
      }
      return true
    }
  }

  /// All rows, in the order of creation.
  package var rows: [RowKey] {
    var result: [RowKey] = []
    result.reserveCapacity(count)
    forEachRow { row, _, _ in
      result.append(row)
      return true
    }
    return result
  }

  // MARK: Indexes and backlinks

  /// The index of primary keys.
  var primaryIndex: HashIndex {
    updatePrimaryIndex()
    return storedPrimaryIndex
  }

  /// The backlinks of each link column.
  var backlinks: ColumnMap<Backlinks> {
    updateBacklinks()
    return storedBacklinks
  }

  /// The index of each indexed column.
  var orderedIndexes: ColumnMap<OrderedIndex> {
    updateIndexes()
    return storedIndexes
  }

  /// The sets of columns with unique values.
  package var uniqueIndexes: UniqueIndexes {
    updateUniqueIndexes()
    return storedUniqueIndexes
  }

  /// Returns the rows with a value in a column whose values are unique.
  package func rows(withUnique value: StoredValue, in column: ColumnID) -> [RowKey] {
    uniqueIndexes.sets.first { $0.columns == [column] }?.rows(with: value, in: self) ?? []
  }

  /// Adds the entries that are still missing. After that, reading doesn't change anything, so other threads can read, too.
  func updateEntries() {
    updatePrimaryIndex()
    updateBacklinks()
    updateIndexes()
    updateUniqueIndexes()
  }

  /// Returns another row with the same values as `row` for each set of columns with unique values, if there is one.
  package func rivals(of row: RowKey) -> [RowKey] {
    uniqueIndexes.sets.compactMap { $0.other(than: row, self) }
  }

  /// Returns a violation of uniqueness by the rows that this transaction has changed, or nil if there is none.
  package func uniqueViolation() -> UniqueIndexes.Violation? {
    updateEntries()
    return storedUniqueIndexes.violation(in: self)
  }

  /// Takes over the rows to check at the commit from the same table, whose blocks were moved to files.
  func keepUniqueSuspects(of other: Table) { storedUniqueIndexes.keepSuspects(of: other.storedUniqueIndexes) }

  private func updateUniqueIndexes() {
    // Even if it changed nothing, a mutating function would be an exclusive access, which must not overlap reads in other
    // threads.
    if !storedUniqueIndexes.isCurrent { storedUniqueIndexes.update(self, version: version) }
  }

  func updatePrimaryIndex() {
    if staleKeys.isEmpty { return }
    defer { staleKeys = HashIndex.StaleEntries() }
    // One array of bits replaces a search for each row. A forged table may claim to have far more chunks than it has.
    guard chunkCountAtMost <= max(1_024, count) else {
      return storedPrimaryIndex.remove(staleKeys, version: version) { contains($0) }
    }
    var live = [SlotSet](repeating: .none, count: chunkCountAtMost)
    chunks.forEach { index, chunk in
      if index < live.count { live[index] = chunk.liveSet }
      return true
    }
    storedPrimaryIndex.remove(staleKeys, version: version) {
      $0.chunkIndex < live.count && live[$0.chunkIndex].contains($0.slot)
    }
  }

  /// Completes the entries before a column gets an index or backlinks. Rows that were added while the table had none are
  /// treated as old from now on: their changes are recorded one by one.
  func settleEntries() {
    updateEntries()
    (unlinkedRows, unindexedRows) = (DeferredRows(firstNew: nextRow), DeferredRows(firstNew: nextRow))
  }

  private func updateBacklinks() {
    if unlinkedRows.isEmpty && !hasUnlinkedElements { return }
    for (index, column) in columns.enumerated() where column.isLink {
      let id = ColumnID(index)
      let added = column.isSingleLink ? newLinks(id) : []
      storedBacklinks.update(id) { $0.update(inserting: added, version: version) }
    }
    unlinkedRows = DeferredRows(firstNew: nextRow)
    hasUnlinkedElements = false
  }

  private func updateIndexes() {
    if unindexedRows.isEmpty { return }
    for column in storedIndexes.keys {
      let added = newIndexEntries(column)
      storedIndexes.update(column) { $0.update(insertingSorted: added, version: version) }
    }
    unindexedRows = DeferredRows(firstNew: nextRow)
  }

  // MARK: Changes, on behalf of the transaction of `version`

  /// Returns the chunk of a row that is about to be added, with a slot for it, or the chunk of any row to which columns are
  /// added.
  func writableChunk(of row: RowKey) -> Chunk { writableChunk(of: row, chunk(at: row.chunkIndex)) }

  /// Returns the chunk of a row whose values change, or nil if the row doesn't exist. Only a forged store has indexes that
  /// contain a row that doesn't exist. The cells written for that row wouldn't belong to any row, and its chunk might not have
  /// any rows.
  func existingChunk(of row: RowKey) -> Chunk? {
    guard let old = chunk(of: row) else {
      noteContradiction("row \(row.rawValue), which is linked or indexed, does not exist")
      return nil
    }
    return writableChunk(of: row, old)
  }

  /// Returns the row's chunk. The chunk is copied unless this transaction already owns a copy with all columns and the row's
  /// slot.
  func writableChunk(of row: RowKey, _ old: Chunk?) -> Chunk {
    let index = row.chunkIndex
    if let old, old.isWritable(by: version), old.layout.capacity > row.slot,
      old.layout.columns.count == columns.count
    {
      if lastWritten?.chunk !== old { lastWritten = (index, old) }
      return old
    }
    let wanted = max(row.slot + 1, old?.layout.capacity ?? 0)
    // The largest layout has every slot that a key can have.
    let layout = layouts.first { $0.capacity >= wanted } ?? layouts[layouts.count - 1]
    let new = old?.copy(layout: layout, version: version) ?? Chunk(layout: layout, version: version)
    if let old, old.reference != nil { supersededByteCount += old.byteCount }
    if old != nil { copyCount += 1 }
    chunks.set(new, at: index, version: version)
    lastWritten = (index, new)
    return new
  }
}
