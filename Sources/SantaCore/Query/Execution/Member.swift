/// Where something stands in the source of a query: members in their source's order have ascending places.
///
/// In a table it is the row's key; in a list it is a number that a place keeps while the list changes around it.
struct Place: Hashable, Comparable, Sendable {
  var rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The place of a row among those of its table.
  init(_ row: RowKey) { rawValue = row.rawValue }

  static func < (left: Place, right: Place) -> Bool { left.rawValue < right.rawValue }
}

/// One row as the source of a query has it; a list may have a row several times.
struct Member: Hashable, Sendable {
  var row: RowKey
  var place: Place

  init(row: RowKey, place: Place) {
    self.row = row
    self.place = place
  }

  /// A row that stands where it stands in its table.
  init(_ row: RowKey) { self.init(row: row, place: Place(row)) }
}
