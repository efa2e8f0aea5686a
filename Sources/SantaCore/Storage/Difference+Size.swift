extension Difference {
  /// The approximate length of the difference's log record, computed without encoding it.
  var estimatedByteCount: Int {
    tables.reduce(0) { sum, entry in
      let (table, rows) = (new[entry.key], entry.value)
      let rowWidth = table.columns.reduce(0) { $0 + $1.width }
      return sum + rows.insertions.count * rowWidth + rows.modifications.count * 16
        + (rows.lostRows == nil ? rows.deletionCount : 0)
    }
  }
}
