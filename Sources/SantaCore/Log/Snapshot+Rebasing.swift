extension Snapshot {
  /// The same state on top of an earlier one's blocks: what lies in segments stays there, and only what came since is in
  /// memory. Costs what came since.
  ///
  /// - Parameter base: a snapshot of this version or an earlier one of the same store.
  func rebased(on base: Snapshot) throws(StoreError) -> Snapshot {
    let difference = Difference(from: base, to: self)
    let transaction = Transaction(base: base, version: version)
    do { try LogRecord.apply(LogRecord.encode(difference), to: transaction) } catch {
      // What is damaged looks as if it were not there.
      if let damage = base.damage ?? damage { throw damage }
      throw .notRewritable(
        "the changes since version \(base.version.rawValue) don't apply to it: \(error.what)")
    }
    if let damage = base.damage ?? damage { throw damage }
    return transaction.current
  }
}
