/// What a property of a row has, as far as it matters whether that changed.
enum PropertyContents {
  case value(StoredValue)
  case collection([ListTree.Run])
  /// The rows that link here.
  case origins([RowKey])

  /// What a cell has; nil if the row does not have the column yet.
  init?(_ column: ColumnID, at slot: Int, of chunk: Chunk, isCollection: Bool) {
    guard column.rawValue < chunk.layout.columns.count else { return nil }
    self =
      isCollection
      ? .collection(chunk.list(column, at: slot)?.runs ?? []) : .value(chunk.value(column, at: slot))
  }

  func differs(from other: PropertyContents) -> Bool {
    switch (self, other) {
    case (.value(let value), .value(let other)): value != other
    case (.collection(let elements), .collection(let others)): ListTree.differ(elements, others)
    case (.origins(let rows), .origins(let others)): rows != others
    default: true
    }
  }
}
