/// Reading collections without creating a tree for each of them (imports, exports and logs of lists).
extension Chunk {
  /// Returns the entries of the collection in a cell, without creating a tree for a short one.
  func entries(_ column: ColumnID, at slot: Int) -> [ListEntry] {
    guard let bytes = shortCollection(column, at: slot) else { return list(column, at: slot)?.elements ?? [] }
    // The bytes of a chunk were verified when it was read.
    return bytes.isEmpty ? [] : (try? ListTree.shortEntries(bytes, layout.columns[column.rawValue])) ?? []
  }

  /// Returns whether the entries of a collection have the form of a definition.
  func hasEntries(of definition: ColumnDefinition, _ column: ColumnID) -> Bool {
    layout.columns[column.rawValue].type == definition.type
      && layout.columns[column.rawValue].isOptional == definition.isOptional
      && layout.columns[column.rawValue].kind == definition.kind
  }

  /// Returns the bytes of a short collection, which are empty for an empty one; nil for a tree.
  func shortCollection(_ column: ColumnID, at slot: Int) -> [UInt8]? {
    guard layout.listOrdinals[column.rawValue] != nil else { return [] }
    // Safety: within the column's slots.
    let length = unsafe base.load(
      fromByteOffset: valueOffset(column) + slot * ChunkLayout.slotByteCount, as: UInt32.self)
    if length == 0 { return [] }
    return length == ChunkLayout.treeMark ? nil : bytes(column, at: slot)
  }
}
