extension Snapshot {
  /// The same state on top of an earlier one's blocks: what lies in segments stays there, and only what came since is in
  /// memory. Costs what came since.
  ///
  /// - Parameter base: a snapshot of this version or an earlier one of the same store.
  func rebased(on base: Snapshot) throws(StoreError) -> Snapshot {
    let difference = Difference(from: base, to: self)
    // What is damaged looks as if it were not there, and is not to be written as if it were so.
    if let damage = base.damage ?? damage { throw damage }
    let transaction = Transaction(base: base, version: version)
    let record = LogRecord.encode(difference)
    if let damage = base.damage ?? damage { throw damage }
    do { try LogRecord.apply(record, to: transaction) } catch {
      // Reading what the difference did not read may meet damage, too.
      if let damage = base.damage ?? damage { throw damage }
      // A difference that was made here plays back, unless what is stored contradicts itself.
      throw .contradiction(
        (base.source ?? source)?.path ?? "The store", "its changes can't be made again: \(error.what)")
    }
    if let damage = base.damage ?? damage { throw damage }
    return transaction.current
  }
}
