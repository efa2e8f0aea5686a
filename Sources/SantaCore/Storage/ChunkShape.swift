/// What reading a chunk from a segment takes beside its bytes.
struct ChunkShape: Sendable {
  /// One layout a capacity, the smallest first.
  let layouts: [ChunkLayout]
  /// For each collection column, where its trees are found.
  let lists: [SequenceLoader<ListEntry>?]

  init(columns: [ColumnDefinition], source: BlockSource) {
    layouts = Chunk.layouts(for: columns)
    lists = columns.map {
      $0.isCollection ? SequenceLoader(source: source, coding: ListEntryCoding($0)) : nil
    }
  }
}
