extension _ModelContext {
  /// Returns the binding of a class in this store.
  func binding(_ type: Object.Type) throws(StoreError) -> ClassBinding {
    // Passing the snapshot as a closure would retain and release the context at each call (benchmark "lookup").
    if let known = classes.known(type) { return known }
    return try classes.bind(type, in: current)
  }

  /// Returns the binding of a class to a table that has all its properties. Missing tables and columns are created in this
  /// transaction.
  func writableBinding(_ type: Object.Type, _ transaction: Transaction) throws(StoreError) -> ClassBinding {
    if let known = classes.known(type), known.isComplete && known.table != nil && known.hasDeclaredOptions {
      return known
    }
    let reachable = try ObjectClass.reachable(from: [type])
    try classes.check(reachable, in: transaction.current)
    if !classes.isMigrating,
      SchemaUpdate.isNeeded(reachable, in: transaction.current, besides: classes.classesInUse)
    {
      try SchemaUpdate.apply(reachable, to: transaction, besides: classes.classesInUse)
      classes.forget()
      // Chunks may have been copied to add the new columns.
      counter.value += 1
    }
    if !classes.isMigrating { classes.noteUpdate(of: reachable) }
    return try binding(type)
  }

  /// Returns the binding of a class for deleting its objects, with a table that has the delete rules that the class declares.
  /// If the store doesn't have the table, returns nil and doesn't create it.
  func updatedBinding(_ type: Object.Type) -> ClassBinding? {
    guard let binding = readableBinding(type), binding.table != nil else { return nil }
    // Outside a write transaction, the deletion itself stops the program.
    guard let session else { return binding }
    do throws(StoreError) { return try writableBinding(type, session.transaction) } catch {
      fail(error)
      return nil
    }
  }

  /// Returns the binding of a class for reading, which can't throw.
  ///
  /// If the class can't be used, a running write transaction fails with the error and sees no objects of the class. Without a
  /// transaction, the error can't be reported, so the program stops with its message. If the class is listed in the
  /// configuration's `objectTypes`, opening the store throws the error instead.
  func readableBinding(_ type: Object.Type) -> ClassBinding? {
    do throws(StoreError) { return try binding(type) } catch {
      if session == nil { stopProgram(error.message) }
      fail(error)
      return nil
    }
  }
}
