extension _ModelContext {
  /// The class as this store holds it.
  func binding(_ type: Object.Type) throws(StoreError) -> ClassBinding {
    // A closure for the snapshot would count references to the context at each call (benchmark "lookup").
    if let known = classes.known(type) { return known }
    return try classes.bind(type, in: current)
  }

  /// The class with a table that has all its properties, made in this transaction where they are missing.
  func writableBinding(_ type: Object.Type, _ transaction: Transaction) throws(StoreError) -> ClassBinding {
    let known = try binding(type)
    if known.isComplete && known.table != nil { return known }
    try SchemaUpdate.apply(try ObjectClass.reachable(from: [type]), to: transaction)
    classes.forget()
    // Chunks may have been copied to take the new columns.
    counter.value += 1
    return try binding(type)
  }

  /// The class as this store holds it, for a read, which can't throw.
  ///
  /// A class that can't be used is an error that fails a write transaction, in which it then has no objects. Without
  /// one there is nothing to hand the error to, and no answer would be right: the program stops with its sentence. Listed
  /// in the configuration's `objectTypes`, the class makes opening throw instead.
  func readableBinding(_ type: Object.Type) -> ClassBinding? {
    do throws(StoreError) { return try binding(type) } catch {
      if session == nil { stopProgram(error.message) }
      fail(error)
      return nil
    }
  }
}
