extension _ModelContext {
  /// The binding of a class in this store.
  func binding(_ type: Object.Type) throws(StoreError) -> ClassBinding {
    // A closure for the snapshot would count references to the context at each call (benchmark "lookup").
    if let known = classes.known(type) { return known }
    return try classes.bind(type, in: current)
  }

  /// The binding of a class with a table that has all its properties. Missing tables and columns are created
  /// in this transaction.
  func writableBinding(_ type: Object.Type, _ transaction: Transaction) throws(StoreError) -> ClassBinding {
    if let known = classes.known(type), known.isComplete && known.table != nil && known.hasDeclaredOptions {
      return known
    }
    let reachable = try ObjectClass.reachable(from: [type])
    try classes.check(reachable, in: transaction.current)
    if !classes.isMigrating, SchemaUpdate.isNeeded(reachable, in: transaction.current) {
      try SchemaUpdate.apply(reachable, to: transaction)
      classes.forget()
      // Chunks may have been copied to take the new columns.
      counter.value += 1
    }
    if !classes.isMigrating { classes.noteUpdate(of: reachable) }
    return try binding(type)
  }

  /// The binding of a class for deleting its objects: the rules that it declares hold. A store without its table gets none.
  func updatedBinding(_ type: Object.Type) -> ClassBinding? {
    guard let binding = readableBinding(type), binding.table != nil else { return nil }
    // Deleting outside a write stops the program.
    guard let session else { return binding }
    do throws(StoreError) { return try writableBinding(type, session.transaction) } catch {
      fail(error)
      return nil
    }
  }

  /// The binding of a class for reading, which can't throw.
  ///
  /// If the class can't be used, a write transaction fails with the error, and the class has no objects in it.
  /// Without a transaction, there is nothing to which the error can be reported, so the program stops with its
  /// message. If the class is listed in the configuration's `objectTypes`, opening the store throws the error
  /// instead.
  func readableBinding(_ type: Object.Type) -> ClassBinding? {
    do throws(StoreError) { return try binding(type) } catch {
      if session == nil { stopProgram(error.message) }
      fail(error)
      return nil
    }
  }
}
