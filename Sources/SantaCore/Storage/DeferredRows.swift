/// The rows of a transaction whose entries in indexes or backlinks will be added later. Adding many entries at once takes a
/// fraction of the time.
///
/// The key of an index is its column or its number.
struct DeferredRows<Key: Hashable & Sendable>: Sendable {
  /// The first key of a new row. Rows from this key on have no entries.
  private(set) var firstNew: UInt64
  /// The indices of the chunks with new rows.
  private(set) var chunks: Set<Int> = []
  /// The chunk to which the last row was added.
  private var lastChunk = -1
  /// Older rows, by index, whose value differs from the value in their entry, or which were inserted with a given key.
  private(set) var changed: [Key: Set<RowKey>] = [:]
  /// Whether rows with entries were removed.
  private var hasRemovals = false

  init(firstNew: UInt64) { self.firstNew = firstNew }

  var isEmpty: Bool { chunks.isEmpty && changed.isEmpty && !hasRemovals }

  func isNew(_ row: RowKey) -> Bool { row.rawValue >= firstNew }

  mutating func insert(_ row: RowKey, keys: @autoclosure () -> some Sequence<Key>) {
    guard isNew(row) else {
      for key in keys() { _ = change(key, of: row) }
      return
    }
    if row.chunkIndex == lastChunk { return }
    chunks.insert(row.chunkIndex)
    lastChunk = row.chunkIndex
  }

  /// Adds the new rows of a chunk.
  mutating func insertNewRows(ofChunk index: Int) {
    if index == lastChunk { return }
    chunks.insert(index)
    lastChunk = index
  }

  /// Records that the value of a row changes.
  ///
  /// - Returns: whether the row has an entry with the old value, which the caller must remove.
  mutating func change(_ key: Key, of row: RowKey) -> Bool {
    if isNew(row) { return false }
    return changed[key, default: []].insert(row).inserted
  }

  /// Records that a row is removed.
  ///
  /// - Returns: whether the row has an entry, which the caller must remove.
  mutating func remove(_ key: Key, of row: RowKey) -> Bool {
    if isNew(row) { return false }
    hasRemovals = true
    return changed[key]?.remove(row) == nil
  }

  /// Calls `body` with the new live rows, chunk by chunk, in ascending order.
  func forEachNewRun(in table: Table, _ body: (_ index: Int, Chunk, SlotSet) -> Void) {
    let new = RowKey(rawValue: firstNew)
    for index in chunks.sorted() where index >= new.chunkIndex {
      guard let chunk = table.chunk(at: index) else { continue }
      var slots = chunk.liveSet
      if index == new.chunkIndex { slots = slots.intersection(SlotSet(new.slot..<Chunk.maximumCapacity)) }
      if !slots.isEmpty { body(index, chunk, slots) }
    }
  }

  /// Returns the older live rows that need an entry in an index, in ascending order.
  func changedRows(_ key: Key, in table: Table) -> [(row: RowKey, chunk: Chunk)] {
    (changed[key] ?? []).sorted().compactMap { row in table.chunk(of: row).map { (row, $0) } }
  }
}
