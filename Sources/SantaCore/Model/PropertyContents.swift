/// The contents of a property of a row, in a form that can be compared to detect changes.
enum PropertyContents {
  case value(StoredValue)
  /// The elements, together with the leaves if a transaction may change them in place.
  case collection(ListTree?, leaves: [ListTree.Run]?)
  /// The rows that link to the row.
  case origins([RowKey])

  /// Creates the contents of a cell. Returns nil if the row doesn't have the column yet.
  init?(_ column: ColumnID, at slot: Int, of chunk: Chunk, isCollection: Bool) {
    guard column.rawValue < chunk.layout.columns.count else { return nil }
    guard isCollection else {
      self = .value(chunk.value(column, at: slot))
      return
    }
    let list = chunk.list(column, at: slot)
    // Once a transaction has changed a list, it changes the list in place, and the chunk and the root have its version.
    let mayChange = list?.root.map { $0.reference == nil && $0.isOwned(by: chunk.version) } ?? false
    self = .collection(list, leaves: mayChange ? list?.runs : nil)
  }

  /// Returns whether the contents differ from earlier contents of the same property.
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
