extension Snapshot {
  /// Returns the same state on top of the blocks of an earlier snapshot, so that only the changes since then are in memory.
  /// Takes time proportional to these changes.
  ///
  /// - Parameter base: a snapshot of the same store at this version or an earlier one.
  package func rebased(on base: Snapshot) throws(StoreError) -> Snapshot {
    func checkBothForDamage() throws(StoreError) {
      try base.checkForDamage()
      try checkForDamage()
    }
    let difference = Difference(from: base, to: self)
    try checkBothForDamage()
    let transaction = Transaction(base: base, version: version)
    let record = LogRecord.encode(difference)
    try checkBothForDamage()
    do { try LogRecord.apply(record, to: transaction) } catch {
      // Applying the record may read damaged blocks that computing the difference did not read.
      try checkBothForDamage()
      // A difference that was just computed always applies, unless the stored data is inconsistent.
      throw .contradiction(
        (base.source ?? source)?.path ?? "The store", "its changes can't be applied again: \(error.what)")
    }
    try checkBothForDamage()
    transaction.history = history
    return transaction.current
  }
}
