/// The position of a member in the source of a query: in the source's order, positions ascend.
///
/// In a table, it is the row's key. In a list, it is a number that the element keeps while other elements are
/// inserted and removed.
struct SourcePosition: Hashable, Comparable, SequenceElement {
  var rawValue: UInt64

  /// Live queries keep positions in the order of their results.
  var isSorted: Bool { true }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The position of a row in its table.
  init(_ row: RowKey) { rawValue = row.rawValue }

  static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.rawValue < right.rawValue }
}

/// A row in the source of a query. A list may contain a row several times.
struct Member: Hashable, SequenceElement {
  var row: RowKey
  var position: SourcePosition

  init(row: RowKey, position: SourcePosition) {
    self.row = row
    self.position = position
  }

  /// A row at its position in its table.
  init(_ row: RowKey) { self.init(row: row, position: SourcePosition(row)) }
}
