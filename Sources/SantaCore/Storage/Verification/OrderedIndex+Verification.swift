extension OrderedIndex {
  /// Looks at every entry.
  ///
  /// - Parameter value: what is stored in a row, for entries to be compared with; nil for a row that is not there. Without
  ///   it they are not.
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
