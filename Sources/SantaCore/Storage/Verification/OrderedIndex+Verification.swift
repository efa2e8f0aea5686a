extension OrderedIndex {
  /// Verifies all entries.
  ///
  /// - Parameter value: returns the stored value of a row; nil for a row that does not exist. Without it, the entries
  ///   are not compared with rows.
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
