#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// The error that prevents the store from being read or followed any further; nil without an error.
  ///
  /// Damage is detected when a part of the files is first read. Damaged data is never returned: its objects look deleted, this
  /// property has the location of the damage, all observers receive the error, and no more writes are committed.
  public var failure: StoreError? { context.engine.faults.reading(context.current) }

  /// Rewrites the store's files without superseded data.
  ///
  /// This is seldom necessary, because a store's files rarely become much larger than twice its contents. Other stores and
  /// processes can read and write at the same time. Compacting a store in memory has no effect.
  ///
  /// - Throws: ``StoreError`` with `.readOnly`, `.inputOutput` or `.corruptFile`, and the store is unchanged; with
  ///   `.alreadyInWrite` in a write transaction.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func compact() throws {
    try context.use(nil) {
      if isInWriteTransaction {
        throw StoreError(
          .alreadyInWrite, "compact was called within a write transaction.",
          remedy: "Call it after the commit.")
      }
      try context.engine.compact()
      // Renewing the lease releases the external files that only this store still needed.
      context.machine.renewLease(of: context.engine.latest)
      try context.engine.removeUnneededExternalFiles()
    }
  }

  /// Removes the values of stored properties that classes no longer declare, and rewrites the store's files.
  ///
  /// ```swift
  /// try store.compact(droppingRemoved: [Present.self])
  /// ```
  ///
  /// Until then, these values stay in the store, and a program that still declares the properties continues to use them.
  /// Afterwards, that program adds the properties again, with their defaults. To remove a whole class, use
  /// ``Migration/deleteData(forType:)``.
  ///
  /// - Parameter types: the classes, as the newest program declares them.
  /// - Throws: the errors of ``compact()`` and of a write. If only the compaction fails, the values have been removed already.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func compact(droppingRemoved types: [Object.Type]) throws {
    let classes = try ObjectClass.reachable(from: types).filter { found in
      types.contains { $0 == found.type }
    }
    try write {
      for objectClass in classes {
        // The class is updated first, so that a renamed property is not mistaken for a removed one.
        guard let transaction = context.transaction,
          let table = try context.writableBinding(objectClass.type, transaction).table
        else { continue }
        let declared = Set(objectClass.table.properties.map(\.definition.name))
        for (number, column) in transaction[table].columns.enumerated()
        where column.isProperty && !declared.contains(column.name) {
          transaction.edit(.dropColumn(ColumnID(number), of: table))
        }
      }
      context.classes.forget()
      context.counter.value += 1
    }
    try compact()
  }

  /// Writes a copy of the state that the store shows to a directory.
  ///
  /// ```swift
  /// try store.writeCopy(to: backups.appending(path: "2026-12-24"))
  /// ```
  ///
  /// The copy is compact, and other programs can open it. Stores in memory can be copied, too. In a write transaction, the copy
  /// has the state before the transaction.
  ///
  /// - Parameter url: a directory that is empty or does not exist. A missing directory is created.
  /// - Throws: ``StoreError`` with `.cannotCreate` if the directory is not empty, `.inputOutput` or `.corruptFile`.
  ///   An incomplete copy can't be opened as a store.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func writeCopy(to url: URL) throws {
    try context.use(nil) { try StoreFiles.write(context.snapshot, context.engine.external, to: url.filePath) }
  }

  /// Deletes the files of a store that is not open, and its directory if it contains nothing else.
  ///
  /// The function waits while another process writes to the store or moves its data to segments.
  ///
  /// - Returns: whether there was a store.
  /// - Throws: ``StoreError`` with `.inUse` if the store is open in this process, or `.inputOutput` if a file can't be removed.
  ///   Other processes that have the store open can still read its data, but can't write any more.
  @discardableResult
  public static func deleteFiles(at url: URL) throws -> Bool {
    let path = try url.filePath
    if EngineRegistry.isOpen(path) { throw StoreError.inUse(path) }
    return try StoreFiles.remove(path)
  }
}
