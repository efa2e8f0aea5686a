/// The information beside the bytes that is required for reading a chunk from a segment.
struct ChunkShape: Sendable {
  /// One layout per capacity, the smallest first.
  let layouts: [ChunkLayout]
  /// For each collection column, the loader of its trees.
  let lists: [SequenceLoader<ListEntry>?]
  /// The source of the blocks of large values.
  let source: BlockSource

  init(columns: [ColumnDefinition], source: BlockSource) {
    layouts = Chunk.layouts(for: columns)
    self.source = source
    lists = columns.map {
      $0.isCollection ? SequenceLoader(source: source, coding: ListEntryCoding($0)) : nil
    }
  }
}
