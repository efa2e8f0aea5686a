/// The information required to read a chunk from a segment, in addition to its bytes.
struct ChunkShape: Sendable {
  /// One layout per capacity, in ascending order of capacity.
  let layouts: [ChunkLayout]
  /// The loader of the trees of each collection column; nil for other columns.
  let lists: [SequenceLoader<ListEntry>?]
  /// The source of the blocks of large values.
  let source: BlockSource
  /// Whether chunks may lack the newest columns, and may lack values in required columns, because the transaction that wrote
  /// them is still changing the columns. Committed states don't have such chunks.
  let isMixed: Bool
  /// The number of columns that each chunk has at least: all columns after them have a default.
  private let leastColumnCount: Int
  /// The number of bytes in the heap that a row needs at most for the defaults of columns.
  let defaultByteCount: Int

  init(columns: [ColumnDefinition], source: BlockSource, isMixed: Bool = false) {
    layouts = Chunk.layouts(for: columns)
    self.source = source
    self.isMixed = isMixed
    leastColumnCount = columns.lastIndex { $0.defaultValue == nil }.map { $0 + 1 } ?? 0
    defaultByteCount = columns.reduce(0) { sum, column in
      sum + (column.isCollection ? 0 : column.defaultValue?.byteCount(in: column.type) ?? 0)
    }
    lists = columns.map {
      $0.isCollection ? SequenceLoader(source: source, coding: ListEntryCoding($0)) : nil
    }
  }

  /// Returns the layout of a chunk, or nil if no chunk of the table can have this capacity and number of columns.
  func layout(capacity: Int, columnCount: Int) -> ChunkLayout? {
    guard let layout = layouts.first(where: { $0.capacity == capacity }) else { return nil }
    if columnCount == layout.columns.count { return layout }
    guard isMixed || columnCount >= leastColumnCount, columnCount < layout.columns.count else { return nil }
    return ChunkLayout(columns: Array(layout.columns.prefix(columnCount)), capacity: capacity)
  }

  /// Returns a chunk with all columns. A chunk that was stored before columns were added is copied to memory, with their
  /// defaults.
  func completed(_ chunk: Chunk) -> Chunk {
    guard let layout = layouts.first(where: { $0.capacity == chunk.layout.capacity }),
      chunk.layout.columns.count < layout.columns.count, chunk.layout.columns.count >= leastColumnCount
    else { return chunk }
    return chunk.copy(layout: layout, version: chunk.version, reference: chunk.reference)
  }
}
