/// The position of a member in the source of a query. Positions ascend in the order of the source.
///
/// In a table, the position is the key of the row. In a list, it is a number that an element keeps while other elements are
/// inserted and removed.
struct SourcePosition: Hashable, Comparable, SequenceElement {
  var rawValue: UInt64

  /// Always true: live queries keep positions in the order of their results.
  var isSorted: Bool { true }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Creates the position of a row in its table.
  init(_ row: RowKey) { rawValue = row.rawValue }

  static func < (left: SourcePosition, right: SourcePosition) -> Bool { left.rawValue < right.rawValue }
}

/// A row in the source of a query. A list may contain the same row several times.
struct Member: Hashable, SequenceElement {
  var row: RowKey
  var position: SourcePosition

  init(row: RowKey, position: SourcePosition) {
    self.row = row
    self.position = position
  }

  /// Creates a member for a row at its position in its table.
  init(_ row: RowKey) { self.init(row: row, position: SourcePosition(row)) }
}
