#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// The error for which the store can't be read or followed any further; nil if there is none.
  ///
  /// If a part of the files turns out to be damaged when it is first read, it is never returned as data: objects in
  /// it look deleted, this property has the location of the damage, all observers get the error, and no write is
  /// committed any more.
  public var failure: StoreError? { context.engine.faults.reading(context.current) }

  /// Rewrites the store's files without superseded data.
  ///
  /// This is seldom necessary, because a store's files rarely become much larger than twice its contents. Others can
  /// read and write meanwhile. Has no effect on a store in memory.
  ///
  /// - Throws: ``StoreError`` with `.readOnly`, `.inputOutput` or `.corruptFile`, and the store is unchanged; with
  ///   `.alreadyInWrite` in a write transaction.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func compact() throws {
    try context.use(nil) {
      if isInWriteTransaction {
        throw StoreError(
          .alreadyInWrite, "compact was called within a write transaction. Call it after the commit.")
      }
      try context.engine.compact()
      // What only this store needed until now is removed, too.
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
  /// Until then, they stay in the store, and a program that still declares such a property goes on to use it. Afterwards,
  /// it gets the property anew, with its default. To remove a whole class, use ``Migration/deleteData(forType:)``.
  ///
  /// - Parameter types: the classes, each as the newest program declares it.
  /// - Throws: the errors of ``compact()`` and of a write. If only the compaction fails, the values are removed already.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func compact(droppingRemoved types: [Object.Type]) throws {
    let classes = try ObjectClass.reachable(from: types).filter { found in
      types.contains { $0 == found.type }
    }
    try write {
      for objectClass in classes {
        // The class is updated first, so that a renamed property is not taken for a removed one.
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

  /// Writes a copy of the store, in the state that it shows, to a directory.
  ///
  /// ```swift
  /// try store.writeCopy(to: backups.appending(path: "2026-12-24"))
  /// ```
  ///
  /// The copy is compact, and other programs can open it. A store in memory can be copied, too. In a write
  /// transaction, the state before the transaction is written.
  ///
  /// - Parameter url: a directory that is empty or does not exist. It is created.
  /// - Throws: ``StoreError`` with `.cannotCreate` if the directory is not empty, `.inputOutput` or `.corruptFile`.
  ///   An incomplete copy can't be opened as a store.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func writeCopy(to url: URL) throws {
    try context.use(nil) { try StoreFiles.write(context.snapshot, context.engine.external, to: url.filePath) }
  }

  /// Deletes the files of a store that is not open, and its directory if nothing else is in it.
  ///
  /// Waits while another process writes to the store, or moves data of it to segments.
  ///
  /// - Returns: false if there was no store.
  /// - Throws: ``StoreError`` with `.inUse` if the store is open in this process, or `.inputOutput` if a file can't
  ///   be removed. Other processes that have the store open can still read its data, but not write any more.
  @discardableResult
  public static func deleteFiles(at url: URL) throws -> Bool {
    let path = try url.filePath
    if EngineRegistry.isOpen(path) { throw StoreError.inUse(path) }
    return try StoreFiles.remove(path)
  }
}
