/// The rows of a transaction whose entries in indexes or backlinks will be made later. Many entries that are made at
/// once take a fraction of the time.
///
/// The key of an index is its column, or its number.
struct DeferredRows<Key: Hashable & Sendable>: Sendable {
  /// Rows from this key on are new, and have no entries.
  private(set) var firstNew: UInt64
  /// The indexes of the chunks with new rows.
  private(set) var chunks: Set<Int> = []
  /// The chunk to which a row was added last.
  private var lastChunk = -1
  /// Older rows that have another value than in their entry, or were inserted with a given key, by index.
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

  /// Notes that the value of a row changes.
  ///
  /// - Returns: whether the row has an entry with the old value, which the caller removes.
  mutating func change(_ key: Key, of row: RowKey) -> Bool {
    if isNew(row) { return false }
    return changed[key, default: []].insert(row).inserted
  }

  /// Notes that a row is removed.
  ///
  /// - Returns: as for a change.
  mutating func remove(_ key: Key, of row: RowKey) -> Bool {
    if isNew(row) { return false }
    hasRemovals = true
    return changed[key]?.remove(row) == nil
  }

  /// The live rows that need an entry in an index.
  func rows(_ key: Key, in table: Table) -> [(row: RowKey, chunk: Chunk)] {
    var found: [(row: RowKey, chunk: Chunk)] = []
    for index in chunks.sorted() {
      guard let chunk = table.chunk(at: index) else { continue }
      chunk.liveSet.forEach { slot in
        let row = RowKey(chunkIndex: index, slot: slot)
        if isNew(row) { found.append((row, chunk)) }
      }
    }
    for row in changed[key] ?? [] {
      if let chunk = table.chunk(of: row) { found.append((row, chunk)) }
    }
    return found
  }
}
