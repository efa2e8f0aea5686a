/// What a property of a row has, as far as it matters whether that changed.
enum PropertyContents {
  case value(StoredValue)
  /// The elements; and the leaves, if a transaction may change them in place.
  case collection(ListTree?, leaves: [ListTree.Run]?)
  /// The rows that link here.
  case origins([RowKey])

  /// What a cell has; nil if the row does not have the column yet.
  init?(_ column: ColumnID, at slot: Int, of chunk: Chunk, isCollection: Bool) {
    guard column.rawValue < chunk.layout.columns.count else { return nil }
    guard isCollection else {
      self = .value(chunk.value(column, at: slot))
      return
    }
    let list = chunk.list(column, at: slot)
    // What a transaction has changed, it changes in place from then on, and the chunk and the root have its version.
    let mayChange = list?.root.map { $0.reference == nil && $0.isOwned(by: chunk.version) } ?? false
    self = .collection(list, leaves: mayChange ? list?.runs : nil)
  }

  /// - Parameter other: what the property had before.
  func differs(from other: PropertyContents) -> Bool {
    switch (self, other) {
    case (.value(let value), .value(let other)): value != other
    case (.collection(let elements, let leaves), .collection(_, let old?)):
      !ListTree.haveEqualElements(old, leaves ?? elements?.runs ?? [])
    case (.collection(let elements, _), .collection(let others, nil)):
      !ListTree.haveEqualElements(others, elements)
    case (.origins(let rows), .origins(let others)): rows != others
    default: true
    }
  }
}
