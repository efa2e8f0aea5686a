extension Snapshot {
  /// The same state on top of an earlier one's blocks: what lies in segments stays there, and only what came since is in
  /// memory. Costs what came since.
  ///
  /// - Parameter base: a snapshot of this version or an earlier one of the same store.
  func rebased(on base: Snapshot) throws(StoreError) -> Snapshot {
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
      // Reading what the difference did not read may meet damage, too.
      try checkBothForDamage()
      // A difference that was made here plays back, unless what is stored contradicts itself.
      throw .contradiction(
        (base.source ?? source)?.path ?? "The store", "its changes can't be made again: \(error.what)")
    }
    try checkBothForDamage()
    return transaction.current
  }
}
