/// All rows of one class at one version. Snapshots in which it did not change share it.
// Guard of the unchecked conformance: only the transaction that has the table's version writes to it, and only before
// it publishes the snapshot that contains the table.
//
// What other targets read is computed from a stored property that only this file sees. The compiler would check each access to
// a stored property of a class at run time, here too, if it were visible outside the module.
package final class Table: @unchecked Sendable {
  let version: Version
  /// The name of the class; empty for a dropped table.
  package var name: String { storedName }
  private var storedName: String
  /// The names that the table had before, the oldest first.
  private(set) var formerNames: [String]
  package var kind: TableKind { storedKind }
  private var storedKind: TableKind
  package var columns: [ColumnDefinition] { storedColumns }
  private var storedColumns: [ColumnDefinition]
  package var primaryKey: ColumnID? { storedPrimaryKey }
  private var storedPrimaryKey: ColumnID?
  /// One layout per chunk capacity, the smallest first.
  private(set) var layouts: [ChunkLayout]
  private(set) var chunks = RadixTree<Chunk>()
  /// The chunk that was written to last, which a bulk insert is likely to need next.
  private(set) var lastWritten: (index: Int, chunk: Chunk)?
  package var count: Int { storedCount }
  private var storedCount = 0
  /// The number of chunks that were copied.
  private var copyCount = 0
  /// The key of the next row.
  package var nextRow: UInt64 { storedNextRow }
  private var storedNextRow: UInt64 = 0
  /// The identity of the next position in a list.
  package var nextPosition: UInt64 { storedNextPosition }
  private var storedNextPosition: UInt64 = 1
  /// The index of primary keys, in which removed rows still are that will be removed from it when the transaction ends.
  private var storedPrimaryIndex = HashIndex()
  private var staleKeys = HashIndex.StaleEntries()
  /// The backlinks of each link column, except for links of `unlinkedRows`, and for elements that were added.
  private var storedBacklinks = ColumnMap<Backlinks>()
  /// The rows whose single links will get their backlinks when these are read, or when the transaction ends.
  private var unlinkedRows = DeferredRows<ColumnID>(firstNew: 0)
  /// Whether elements of collections will get their backlinks when these are read, or when the transaction ends.
  private var hasUnlinkedElements = false
  /// The number of superseded bytes of chunks in segments since the store was last rewritten. Chunks are nearly all
  /// of the superseded bytes of a table.
  private(set) var supersededByteCount = 0
  /// The index of each indexed column, except for entries of `unindexedRows`.
  private var storedIndexes = ColumnMap<OrderedIndex>()
  /// The rows that will be in the indexes when these are read, or when the transaction ends.
  private var unindexedRows = DeferredRows<ColumnID>(firstNew: 0)
  /// The sets of columns with unique values, except for entries that are made when they are read.
  private var storedUniqueIndexes = UniqueIndexes()
  /// The source of the table's blocks, in which contradictions between them are recorded; nil if the table was never
  /// read from files.
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

  /// A table in segments.
  ///
  /// - Parameter hasMixedChunks: whether a transaction is still changing the columns, so that some chunks lack the newest
  ///   ones.
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

  /// A copy that the transaction of `version` may write to. It shares all trees until they are changed.
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

  /// The column of a property; nil if there is none. Dropped columns have no name.
  package func column(named name: String) -> ColumnID? {
    if name.isEmpty { return nil }
    return columns.firstIndex { $0.name == name }.map { ColumnID($0) }
  }

  /// The column with the class of each object; nil if all are of one class.
  var classColumn: ColumnID? { columns.firstIndex(where: \.isClass).map { ColumnID($0) } }

  package subscript(column: ColumnID) -> ColumnDefinition { columns[column.rawValue] }

  // MARK: Reading

  /// The chunk at an index of the tree.
  func chunk(at index: Int) -> Chunk? {
    if let lastWritten, lastWritten.index == index { return lastWritten.chunk }
    return chunks[index]
  }

  /// The chunk that holds a live row.
  func chunk(of row: RowKey) -> Chunk? {
    guard let chunk = chunk(at: row.chunkIndex), chunk.isLive(row.slot) else { return nil }
    return chunk
  }

  package func contains(_ row: RowKey) -> Bool { chunk(of: row) != nil }

  /// The rows of these that exist, in the same order.
  func existing(_ rows: [RowKey]) -> [RowKey] {
    // A copy, so that the tree is retained once. Neither are the chunks, so the processor can wait for the memory of several
    // at once (benchmark "indexed range").
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

  /// The row with a primary key, and its chunk; nil if there is none.
  func find(primaryKey value: StoredValue) -> (row: RowKey, chunk: Chunk)? {
    guard let column = primaryKey, columns[column.rawValue].type.admits(value) else { return nil }
    let mayBeRemoved = !staleKeys.isEmpty
    let row = storedPrimaryIndex.first(
      HashIndex.hash(value), where: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
      seededHash: { seededHash(value, in: column, of: $0) })
    guard let row else { return nil }
    guard let chunk = chunk(at: row.chunkIndex), chunk.isLive(row.slot) else {
      noteContradiction("the index of primary keys has row \(row.rawValue), which does not exist")
      return nil
    }
    return (row, chunk)
  }

  /// Which object a row is, for messages: its primary key, or else its number in the order of creation.
  func text(of row: RowKey) -> String {
    primaryKey.map { "the one with the primary key \(value($0, of: row).excerpt)" }
      ?? "number \(row.rawValue + 1) in the order of creation"
  }

  /// Records that an index or a count of the table contradicts its rows. No transaction can be committed then, and
  /// observers get the error.
  func noteContradiction(_ what: String) { source?.noteContradiction("\(name): \(what)") }

  /// Whether a row in the index has this primary key. The chunk is not retained, because changing its reference count
  /// would cause a cache miss of its own (benchmark "lookup").
  ///
  /// - Parameter mayBeRemoved: whether the index may have rows that do not exist any more.
  private func has(
    _ value: StoredValue, in column: ColumnID, of row: RowKey, mayBeRemoved: Bool
  ) -> Bool {
    chunks.withLeaf(at: row.chunkIndex) {
      $0.hasSlot(row.slot) && $0.holds(value, column, at: row.slot)
        && (!mayBeRemoved || $0.isLive(row.slot))
    } ?? false
  }

  /// The hash of a row's value by `Hasher`, or for nil, the hash of the given value.
  private func seededHash(_ value: StoredValue, in column: ColumnID, of row: RowKey?) -> Int {
    (row.map { self.value(column, of: $0) } ?? value).hashValue
  }

  /// The rows that a row links to through one column; empty for a column of values.
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

  /// The rows with a value in a column whose values are unique.
  package func rows(withUnique value: StoredValue, in column: ColumnID) -> [RowKey] {
    uniqueIndexes.sets.first { $0.columns == [column] }?.rows(with: value, in: self) ?? []
  }

  /// Makes the entries that are still missing. Afterwards, reading changes nothing, so other threads can read, too.
  func updateEntries() {
    updatePrimaryIndex()
    updateBacklinks()
    updateIndexes()
    updateUniqueIndexes()
  }

  /// For each set of columns whose values are unique, another row with the values of a row, if there is any.
  package func rivals(of row: RowKey) -> [RowKey] {
    uniqueIndexes.sets.compactMap { $0.other(than: row, self) }
  }

  /// A violation of uniqueness by the rows that this transaction has changed; nil if there is none.
  package func uniqueViolation() -> UniqueIndexes.Violation? {
    updateEntries()
    return storedUniqueIndexes.violation(in: self)
  }

  /// Replaces the sets of columns with unique values.
  func setUniqueColumns(_ sets: [[ColumnID]]) {
    updateEntries()
    storedUniqueIndexes.setColumns(sets, self, version: version)
    for index in columns.indices {
      storedColumns[index].isUnique = sets.contains { $0.contains(ColumnID(index)) }
    }
    replaceLayouts()
  }

  /// Takes over what is to be checked at the commit from the same table, whose blocks were moved to files.
  func keepUniqueSuspects(of other: Table) { storedUniqueIndexes.keepSuspects(of: other.storedUniqueIndexes) }

  private func updateUniqueIndexes() {
    // Calling a mutating function would be an access that other threads must not share, even if it changes nothing.
    if !storedUniqueIndexes.isCurrent { storedUniqueIndexes.update(self, version: version) }
  }

  private func updatePrimaryIndex() {
    if staleKeys.isEmpty { return }
    defer { staleKeys = HashIndex.StaleEntries() }
    // One array of bits instead of a search for each row. A forged table may claim far more chunks than it has.
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

  /// Completes the entries before a column gets an index or backlinks. Rows that were added while the table had none count as old
  /// from now on: their changes are noted one by one.
  private func settleEntries() {
    updateEntries()
    (unlinkedRows, unindexedRows) = (DeferredRows(firstNew: nextRow), DeferredRows(firstNew: nextRow))
  }

  private func updateBacklinks() {
    if unlinkedRows.isEmpty && !hasUnlinkedElements { return }
    for (index, column) in columns.enumerated() where column.isLink {
      let id = ColumnID(index)
      let rows = column.isSingleLink ? unlinkedRows.rows(id, in: self) : []
      let added = rows.compactMap { row, chunk in
        chunk.value(id, at: row.slot).linkedRow.map { Backlinks.Entry(target: $0, origin: row) }
      }
      storedBacklinks.update(id) { $0.update(inserting: added, version: version) }
    }
    unlinkedRows = DeferredRows(firstNew: nextRow)
    hasUnlinkedElements = false
  }

  private func updateIndexes() {
    if unindexedRows.isEmpty { return }
    for column in storedIndexes.keys {
      let added = unindexedRows.rows(column, in: self).map { row, chunk in
        OrderedIndex.Entry(value: chunk.value(column, at: row.slot), row: row)
      }
      storedIndexes.update(column) { $0.update(inserting: added, version: version) }
    }
    unindexedRows = DeferredRows(firstNew: nextRow)
  }

  // MARK: Changing, on behalf of the transaction of `version`

  /// The chunk of a row that is about to be added, with a slot for it; or that of any row, to which columns are added.
  func writableChunk(of row: RowKey) -> Chunk { writableChunk(of: row, chunk(at: row.chunkIndex)) }

  /// The chunk of a row whose values change. Only a forged store has indexes that name a row that does not exist. Written to,
  /// its cells would belong to no row, and its chunk could have no rows at all.
  private func existingChunk(of row: RowKey) -> Chunk? {
    guard let old = chunk(of: row) else {
      noteContradiction("row \(row.rawValue), which is linked or indexed, does not exist")
      return nil
    }
    return writableChunk(of: row, old)
  }

  /// The row's chunk, which is copied unless this transaction already owns a copy with all columns and the row's
  /// slot.
  private func writableChunk(of row: RowKey, _ old: Chunk?) -> Chunk {
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

  /// Adds a column, which the chunks do not have until they are filled.
  func addColumn(_ column: ColumnDefinition) -> ColumnID {
    settleEntries()
    storedColumns.append(column)
    layouts = Chunk.layouts(for: columns)
    let id = ColumnID(columns.count - 1)
    if column.isLink { storedBacklinks[id] = Backlinks() }
    return id
  }

  /// Adds a new column to a chunk, with one value for all rows.
  func fill(_ column: ColumnID, ofChunk index: Int, with value: StoredValue) {
    let chunk = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    if value == columns[column.rawValue].initialValue { return }
    for slot in chunk.liveSlots { chunk.setValue(value, column, at: slot) }
  }

  /// Moves the values of a chunk to a new column, converted to its wider type.
  func moveValues(ofChunk index: Int, from old: ColumnID, to new: ColumnID) {
    let (known, definition) = (columns[old.rawValue], columns[new.rawValue])
    // Adds the new column, also if no row has a value.
    _ = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    for row in rows(ofChunk: index) {
      if known.isCollection {
        var entries = list(old, of: row).elements
        if entries.isEmpty { continue }
        removeAllEntries(from: old, of: row)
        for index in entries.indices {
          entries[index].value = ColumnConversion.widened(entries[index].value, to: definition.type)
        }
        appendEntries(entries, to: new, of: row)
      } else {
        let value = ColumnConversion.widened(value(old, of: row), to: definition.type)
        setValue(known.initialValue, old, of: row)
        if definition.isCollection {
          if value.isNull { continue }
          appendEntries([ListEntry(id: newPosition(), moved: .zero, value: value)], to: new, of: row)
        } else {
          setValue(value, new, of: row)
        }
      }
    }
  }

  /// Resets the values of a chunk in a column that is about to be dropped.
  func clearValues(ofChunk index: Int, in column: ColumnID) {
    let known = columns[column.rawValue]
    for row in rows(ofChunk: index) {
      if known.isCollection {
        if list(column, of: row).count > 0 { removeAllEntries(from: column, of: row) }
      } else if value(column, of: row) != known.initialValue {
        setValue(known.initialValue, column, of: row)
      }
    }
  }

  /// The indexes of the chunks, ascending.
  var chunkIndexes: [Int] {
    var result: [Int] = []
    chunks.forEach { index, _ in
      result.append(index)
      return true
    }
    return result
  }

  private func rows(ofChunk index: Int) -> [RowKey] {
    chunks[index]?.liveSlots.map { RowKey(chunkIndex: index, slot: $0) } ?? []
  }

  /// - Parameter name: the new name; empty for a column that is dropped.
  func renameColumn(_ column: ColumnID, to name: String) {
    updateEntries()
    storedColumns[column.rawValue].formerNames.append(columns[column.rawValue].name)
    storedColumns[column.rawValue].name = name
    if name.isEmpty { storedColumns[column.rawValue].isClass = false }
    layouts = Chunk.layouts(for: columns)
  }

  /// Replaces the names and the target of a column. Everything else stays.
  func setNames(of column: ColumnID, as definition: ColumnDefinition) {
    updateEntries()
    storedColumns[column.rawValue].name = definition.name
    if definition.isDropped { storedColumns[column.rawValue].isClass = false }
    storedColumns[column.rawValue].formerNames = definition.formerNames
    storedColumns[column.rawValue].target = definition.target
    layouts = Chunk.layouts(for: columns)
  }

  func setName(_ name: String, formerNames: [String]) { (storedName, self.formerNames) = (name, formerNames) }

  func setKind(_ kind: TableKind) { storedKind = kind }

  /// Makes another column the primary key, or none, and builds its index. The values must be unique.
  func setPrimaryKey(_ column: ColumnID?) {
    updateEntries()
    if let primaryKey { storedColumns[primaryKey.rawValue].isPrimaryKey = false }
    storedPrimaryKey = column
    (storedPrimaryIndex, staleKeys) = (HashIndex(), HashIndex.StaleEntries())
    if let column {
      storedColumns[column.rawValue].isPrimaryKey = true
      forEachRow { row, chunk, slot in
        storedPrimaryIndex.insert(row, hash: HashIndex.hash(chunk.value(column, at: slot)), version: version)
        return true
      }
    }
    replaceLayouts()
  }

  /// Makes a column required, whose rows all have a value. No committed state may have the column. Afterwards, each chunk
  /// is brought into the new layout.
  func requireValues(in column: ColumnID) {
    storedColumns[column.rawValue].isOptional = false
    layouts = Chunk.layouts(for: columns)
  }

  /// Brings a chunk into the layout of the columns as they are now.
  func replaceLayout(ofChunk index: Int) {
    guard let chunk = chunks[index],
      let layout = layouts.first(where: { $0.capacity == chunk.layout.capacity })
    else { return }
    if chunk.reference != nil { supersededByteCount += chunk.byteCount }
    chunks.set(chunk.copy(layout: layout, version: version), at: index, version: version)
    lastWritten = nil
  }

  /// The first row without a value in a column.
  func rowWithoutValue(in column: ColumnID) -> RowKey? {
    var found: RowKey?
    forEachRow { row, chunk, slot in
      if chunk.value(column, at: slot).isNull { found = row }
      return found == nil
    }
    return found
  }

  /// Two rows with one value in a column; nil if all values differ.
  func duplicate(in column: ColumnID) -> (first: RowKey, second: RowKey)? {
    var known = HashIndex()
    var found: (first: RowKey, second: RowKey)?
    forEachRow { row, chunk, slot in
      let value = chunk.value(column, at: slot)
      let first = known.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { self.value(column, of: $0) == value },
        seededHash: { seededHash(value, in: column, of: $0) })
      if let first { found = (first, row) }
      return found == nil
    }
    return found
  }

  func setOptions(
    isIndexed: Bool, deleteRule: DeleteRule, targetClass: String? = nil, of column: ColumnID
  ) {
    settleEntries()
    let wasIndexed = columns[column.rawValue].isIndexed
    storedColumns[column.rawValue].isIndexed = isIndexed
    storedColumns[column.rawValue].deleteRule = deleteRule
    storedColumns[column.rawValue].targetClass = targetClass
    if isIndexed == wasIndexed {
      layouts = Chunk.layouts(for: columns)
      return
    }
    if isIndexed { buildIndex(of: column) } else { storedIndexes[column] = nil }
    replaceLayouts()
  }

  /// Computes the layouts of chunks again, after a column became indexed or the primary key, or is not any more.
  private func replaceLayouts() {
    layouts = Chunk.layouts(for: columns)
    // Chunks that this transaction writes to in place must have the new layout, which says what is indexed.
    for index in chunkIndexes where chunks[index]?.isOwned(by: version) ?? false {
      replaceLayout(ofChunk: index)
    }
  }

  private func buildIndex(of column: ColumnID) {
    var entries: [OrderedIndex.Entry] = []
    entries.reserveCapacity(count)
    forEachRow { row, chunk, slot in
      entries.append(OrderedIndex.Entry(value: chunk.value(column, at: slot), row: row))
      return true
    }
    storedIndexes[column] = OrderedIndex(entries, version: version)
  }

  /// Adds a row with initial values, which are all zero bytes. Its key is a new one, or in a replay the given one. A
  /// slot is never reused, so it still has the zeros of a new chunk.
  ///
  /// - Parameter value: the primary key. Without it, the row is added to the index when the key is first set.
  func insertRow(_ key: RowKey? = nil, primaryKey value: StoredValue? = nil) -> RowKey {
    let row = key ?? RowKey(rawValue: nextRow)
    // The row would be found by the key of the one that had its number.
    if row.rawValue < nextRow { updatePrimaryIndex() }
    let chunk = addRow(row)
    // A given key may have belonged to a row that was added and deleted within one transaction, whose links and
    // collections may still be in the slot.
    if key != nil {
      for index in columns.indices {
        if columns[index].isCollection {
          chunk.setList(nil, ColumnID(index), at: row.slot)
        } else if columns[index].isLink {
          chunk.setValue(.null, ColumnID(index), at: row.slot)
        }
      }
    }
    if let value, let primaryKey {
      chunk.setValue(value, primaryKey, at: row.slot)
      storedPrimaryIndex.insert(row, hash: HashIndex.hash(value), version: version)
    }
    deferEntries(of: row)
    return row
  }

  /// A row that was found by its primary key, or inserted.
  struct FoundRow {
    var row: RowKey
    var chunk: Chunk
    var isNew: Bool
    /// Whether the addresses of other rows in the chunk have changed.
    var hasMovedRows: Bool
  }

  /// The row with this primary key. If there is none, or if the table has no primary key, a new row.
  func findOrInsertRow(primaryKey value: StoredValue?) -> FoundRow {
    let row = RowKey(rawValue: nextRow)
    if let value, let column = primaryKey {
      let mayBeRemoved = !staleKeys.isEmpty
      let known = storedPrimaryIndex.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
        seededHash: { seededHash(value, in: column, of: $0) })
      if let known {
        if let chunk = chunk(of: known) {
          return FoundRow(row: known, chunk: chunk, isNew: false, hasMovedRows: false)
        }
        noteContradiction("the index of primary keys has row \(known.rawValue), which does not exist")
      }
    }
    let copyCount = copyCount
    let chunk = addRow(row)
    let address = chunk.address
    if let value, let primaryKey { chunk.setValue(value, primaryKey, at: row.slot) }
    deferEntries(of: row)
    return FoundRow(
      row: row, chunk: chunk, isNew: true,
      hasMovedRows: copyCount != self.copyCount || address != chunk.address)
  }

  /// Adds rows, as many as the chunk of the next one has room for.
  ///
  /// - Parameters:
  ///   - limit: how many at most.
  ///   - fill: stores the primary keys, and other values.
  ///   - key: the primary key of one of the rows; nil without one.
  /// - Returns: how many rows, and the first of them whose primary key another row has.
  func insertRows(
    atMost limit: Int, fill: (Chunk, _ slots: Range<Int>) -> Void, key: (_ offset: Int) -> StoredValue?
  ) -> (count: Int, duplicate: Int?) {
    let first = RowKey(rawValue: nextRow)
    let count = min(limit, Chunk.maximumCapacity - first.slot)
    let rows = (0..<count).map { RowKey(chunkIndex: first.chunkIndex, slot: first.slot + $0) }
    guard let last = rows.last else { return (0, nil) }
    // With the slots for all of them.
    _ = writableChunk(of: last)
    var chunk = addRow(first)
    for row in rows.dropFirst() { chunk = addRow(row) }
    for row in rows { deferEntries(of: row) }
    fill(chunk, first.slot..<(first.slot + count))
    guard let column = primaryKey else { return (count, nil) }
    let mayBeRemoved = !staleKeys.isEmpty
    for (offset, row) in rows.enumerated() {
      guard let value = key(offset) else { continue }
      let known = storedPrimaryIndex.insert(
        row, hash: HashIndex.hash(value), version: version,
        unless: { has(value, in: column, of: $0, mayBeRemoved: mayBeRemoved) },
        seededHash: { seededHash(value, in: column, of: $0) })
      if known != nil { return (count, offset) }
    }
    return (count, nil)
  }

  /// Adds a row, and returns its chunk. The caller indexes its initial values.
  private func addRow(_ row: RowKey) -> Chunk {
    if row.rawValue >= RowKey.limit { noteContradiction("no key is left for a new row") }
    storedNextRow = max(nextRow, row.rawValue + 1)
    let chunk = writableChunk(of: row)
    if chunk.isLive(row.slot) {
      noteContradiction("row \(row.rawValue) exists, but its key is the next one for a new row")
    } else {
      chunk.setLive(row.slot)
      storedCount += 1
    }
    return chunk
  }

  /// The entries of a new row are made with its later values.
  private func deferEntries(of row: RowKey) {
    if !storedIndexes.isEmpty { unindexedRows.insert(row, keys: storedIndexes.keys) }
    if !storedBacklinks.isEmpty { unlinkedRows.insert(row, keys: storedBacklinks.keys) }
    storedUniqueIndexes.insert(row)
  }

  func reserveRows(upTo next: UInt64) { storedNextRow = max(nextRow, next) }

  /// Stores a value that the column allows, and updates the indexes.
  func setValue(_ value: StoredValue, _ column: ColumnID, of row: RowKey) {
    guard let chunk = existingChunk(of: row) else { return }
    let definition = columns[column.rawValue]
    if definition.isPrimaryKey {
      let old = chunk.value(column, at: row.slot)
      if self.row(primaryKey: old) == row {
        storedPrimaryIndex.remove(row, hash: HashIndex.hash(old), version: version)
      }
      storedPrimaryIndex.insert(row, hash: HashIndex.hash(value), version: version)
    }
    if definition.isLink, unlinkedRows.change(column, of: row),
      let old = chunk.value(column, at: row.slot).linkedRow
    {
      storedBacklinks.update(column) { $0.remove(target: old, origin: row) }
    }
    if definition.isIndexed, unindexedRows.change(column, of: row) {
      storedIndexes.update(column) { $0.remove(chunk.value(column, at: row.slot), row) }
    }
    if definition.isUnique { storedUniqueIndexes.change(column, of: row, chunk, version: version) }
    chunk.setValue(value, column, at: row.slot)
  }

  /// Stores a value in one column of each of these rows, which are ascending. Each chunk is looked up once.
  func setValues<E: Error>(
    _ column: ColumnID, of rows: [RowKey], _ next: (RowKey) throws(E) -> StoredValue
  ) throws(E) {
    if columns[column.rawValue].hasSideEffects {
      for row in rows { setValue(try next(row), column, of: row) }
      return
    }
    var known: (index: Int, chunk: Chunk)?
    for row in rows {
      let value = try next(row)
      if let known, known.index == row.chunkIndex, known.chunk.isLive(row.slot) {
        known.chunk.setValue(value, column, at: row.slot)
      } else if let chunk = existingChunk(of: row) {
        known = (row.chunkIndex, chunk)
        chunk.setValue(value, column, at: row.slot)
      }
    }
  }

  /// Removes the link to a target that its backlinks name, from a property with one link.
  func removeLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    guard value(column, of: origin).linkedRow == target else {
      return noteMissingLink(to: target, column, of: origin)
    }
    setValue(.null, column, of: origin)
  }

  /// Records that the backlinks of a row have a link that does not exist.
  func noteMissingLink(to target: RowKey, _ column: ColumnID, of origin: RowKey) {
    noteContradiction(
      "row \(origin.rawValue) is in the backlinks of row \(target.rawValue), to which its "
        + "\(self[column].name) does not link")
  }

  /// Updates the backlinks of a link in a collection.
  private func relink(_ column: ColumnID, origin: RowKey, from old: RowKey?, to new: RowKey?) {
    if old == new { return }
    storedBacklinks.update(column) { backlinks in
      if let old { backlinks.remove(target: old, origin: origin, version: version) }
      if let new { backlinks.insert(target: new, origin: origin) }
    }
    if new != nil { hasUnlinkedElements = true }
  }

  /// Removes a row with its entries in the indexes. Links to it are removed by the transaction.
  func removeRow(_ row: RowKey) {
    guard let chunk = chunk(of: row) else { return }
    remove(SlotSet(row.slot), ofChunk: row.chunkIndex, chunk)
  }

  /// Removes those of these rows that exist, as `removeRow` does one of them. Rows of one chunk that follow each other are
  /// removed together.
  func removeRows(_ rows: [RowKey]) {
    var (index, slots) = (-1, SlotSet.none)
    func removeSlots() {
      guard !slots.isEmpty, let chunk = chunk(at: index) else { return }
      slots = slots.intersection(chunk.liveSet)
      if !slots.isEmpty { remove(slots, ofChunk: index, chunk) }
    }
    for row in rows {
      if row.chunkIndex != index {
        removeSlots()
        (index, slots) = (row.chunkIndex, .none)
      }
      slots.insert(row.slot)
    }
    removeSlots()
  }

  /// Removes live rows of one chunk. A chunk that the transaction has not written to is not copied: it shares its bytes.
  private func remove(_ slots: SlotSet, ofChunk index: Int, _ old: Chunk) {
    var chunk = old
    if old.layout.columns.count < columns.count {
      chunk = writableChunk(of: RowKey(chunkIndex: index, slot: 0))
    } else if !old.isOwned(by: version) {
      chunk = old.sharingBytes(version: version)
      if old.reference != nil { supersededByteCount += old.byteCount }
      chunks.set(chunk, at: index, version: version)
    }
    lastWritten = (index, chunk)
    if !storedBacklinks.isEmpty || !storedIndexes.isEmpty || !storedUniqueIndexes.sets.isEmpty {
      slots.forEach { removeEntries(of: RowKey(chunkIndex: index, slot: $0), chunk) }
    }
    if let column = primaryKey {
      slots.forEach { slot in
        storedPrimaryIndex.remove(
          RowKey(chunkIndex: index, slot: slot), hash: HashIndex.hash(chunk.value(column, at: slot)),
          later: &staleKeys)
      }
    }
    chunk.setDead(slots)
    let removed = slots.count
    if count >= removed {
      storedCount -= removed
    } else {
      noteContradiction("the table has more rows than its count")
      storedCount = 0
    }
    if chunk.liveCount > 0 { return }
    supersededByteCount += chunk.supersededValueByteCount
    chunks.set(nil, at: index, version: version)
    lastWritten = nil
  }

  private func removeEntries(of row: RowKey, _ chunk: Chunk) {
    for column in storedBacklinks.keys {
      if columns[column.rawValue].isCollection {
        let targets = targets(column, of: row)
        storedBacklinks.update(column) { $0.remove(targets: targets, origin: row, version: version) }
      } else if unlinkedRows.remove(column, of: row), let target = chunk.value(column, at: row.slot).linkedRow
      {
        storedBacklinks.update(column) { $0.remove(target: target, origin: row) }
      }
    }
    for column in storedIndexes.keys where unindexedRows.remove(column, of: row) {
      storedIndexes.update(column) { $0.remove(chunk.value(column, at: row.slot), row) }
    }
    storedUniqueIndexes.remove(row, chunk, version: version)
  }

  // MARK: Collections

  func newPosition() -> PositionID {
    if nextPosition >= PositionID.limit.rawValue {
      noteContradiction("no position is left for a new element of a list")
      return PositionID(rawValue: PositionID.limit.rawValue - 1)
    }
    defer { storedNextPosition += 1 }
    return PositionID(rawValue: nextPosition)
  }

  /// Keeps a position from being made again. Those that other replicas have made never are.
  private func notePosition(_ id: PositionID) {
    if !id.isForeign { storedNextPosition = max(nextPosition, id.rawValue + 1) }
  }

  /// Reserves the positions below `next`, so that new elements don't get them.
  func reservePositions(upTo next: UInt64) { storedNextPosition = max(nextPosition, next) }

  func insertEntry(
    _ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey
  ) {
    notePosition(entry.id)
    guard updateList(column, of: row, { $0.insert(entry, at: index, version: version) }) else { return }
    relink(column, origin: row, from: nil, to: entry.value.linkedRow)
  }

  func removeEntry(at index: Int, from column: ColumnID, of row: RowKey) {
    var removed: ListEntry?
    updateList(column, of: row) { removed = $0.remove(at: index, version: version) }
    relink(column, origin: row, from: removed?.value.linkedRow, to: nil)
  }

  /// Replaces an entry, whose value or version of the last move has changed.
  func setEntry(
    _ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey
  ) {
    let old = list(column, of: row)[index]
    updateList(column, of: row) { $0.set(entry, at: index, version: version) }
    relink(
      column, origin: row, from: old.value.linkedRow, to: entry.value.linkedRow)
  }

  /// Moves an entry from one index to another, and marks it as moved by this transaction.
  func moveEntry(
    from source: Int, to destination: Int, in column: ColumnID, of row: RowKey
  ) {
    updateList(column, of: row) { list in
      var entry = list.remove(at: source, version: version)
      entry.moved = version
      list.insert(entry, at: destination, version: version)
    }
  }

  /// Brings the entries of a list into another order. The links stay the same.
  func setOrder(_ entries: [ListEntry], in column: ColumnID, of row: RowKey) {
    updateList(column, of: row) { list in
      list = ListTree()
      list.append(contentsOf: entries, version: version)
    }
  }

  /// Appends entries to a list, or fills an empty set or map with entries in their order.
  func appendEntries(_ entries: [ListEntry], to column: ColumnID, of row: RowKey) {
    guard !entries.isEmpty else { return }
    for entry in entries { notePosition(entry.id) }
    guard updateList(column, of: row, { $0.append(contentsOf: entries, version: version) }) else { return }
    guard self[column].isLink else { return }
    storedBacklinks.update(column) {
      $0.insert(targets: entries.compactMap(\.value.linkedRow), origin: row)
    }
    hasUnlinkedElements = true
  }

  /// Removes all entries of a collection, and the links to their targets at once.
  func removeAllEntries(from column: ColumnID, of row: RowKey) {
    let targets = targets(column, of: row)
    updateList(column, of: row) { $0 = ListTree() }
    storedBacklinks.update(column) { $0.remove(targets: targets, origin: row, version: version) }
  }

  /// - Returns: whether the row exists.
  @discardableResult
  private func updateList(
    _ column: ColumnID, of row: RowKey, _ change: (inout ListTree) -> Void
  ) -> Bool {
    guard let chunk = existingChunk(of: row) else { return false }
    chunk.updateList(column, at: row.slot, change)
    return true
  }

  // MARK: Segments

  /// The approximate number of bytes that the transaction has changed and that are in memory.
  var changedByteCount: Int {
    var sum = 0
    // A chunk that shares the bytes of another one takes nearly no memory.
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

  /// Appends the blocks that are not in a kept segment. Returns the header with which a reader finds the table.
  ///
  /// - Throws: if the table breaks a rule, before its first block is written.
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
    for (column, links) in backlinks.sorted(by: { $0.key < $1.key }) {
      let root = try links.entries.write(Backlinks.EntryCoding(), to: &writer)
      header.backlinks.append((column, TableHeader.Sequence(root, count: links.entries.count)))
    }
    for (column, index) in orderedIndexes.sorted(by: { $0.key < $1.key }) {
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
