/// The information beside the bytes that is required for reading a chunk from a segment.
struct ChunkShape: Sendable {
  /// One layout per capacity, the smallest first.
  let layouts: [ChunkLayout]
  /// For each collection column, the loader of its trees.
  let lists: [SequenceLoader<ListEntry>?]
  /// The source of the blocks of large values.
  let source: BlockSource
  /// Whether chunks may lack the newest columns, and have missing values in required ones, because the transaction that
  /// wrote them is still changing the columns. No committed state has such chunks.
  let isMixed: Bool

  init(columns: [ColumnDefinition], source: BlockSource, isMixed: Bool = false) {
    layouts = Chunk.layouts(for: columns)
    self.source = source
    self.isMixed = isMixed
    lists = columns.map {
      $0.isCollection ? SequenceLoader(source: source, coding: ListEntryCoding($0)) : nil
    }
  }

  /// The layout of a chunk; nil if the table can't have such a chunk.
  func layout(capacity: Int, columnCount: Int) -> ChunkLayout? {
    guard let layout = layouts.first(where: { $0.capacity == capacity }) else { return nil }
    if columnCount == layout.columns.count { return layout }
    guard isMixed, columnCount < layout.columns.count else { return nil }
    return ChunkLayout(columns: Array(layout.columns.prefix(columnCount)), capacity: capacity)
  }
}
