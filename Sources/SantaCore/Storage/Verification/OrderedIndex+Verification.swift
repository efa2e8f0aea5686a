extension OrderedIndex {
  /// Verifies all entries.
  ///
  /// - Parameter value: returns the stored value of a row, or nil for a row that doesn't exist. Without it, the entries aren't
  ///   compared with rows.
  func verify(_ verification: Verification, _ value: ((RowKey) -> StoredValue?)? = nil) {
    var previous: Entry?
    entries.verify(verification) { entry in
      verification.expect(
        previous?.precedes(entry) ?? true, "the index is out of order at row \(entry.row.rawValue)")
      previous = entry
      if let value {
        verification.expect(
          value(entry.row) == entry.value, "the index has another value for row \(entry.row.rawValue)")
      }
    }
  }
}
