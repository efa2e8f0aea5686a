#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Why the store can't be read or followed any further; nil while all is well.
  ///
  /// A part of the files that turns out to be damaged when it is first read is never served as data: what lies in it looks
  /// as if it were not there, this says what is damaged and where, every observer is told the same, and no write is
  /// committed any more.
  public var failure: StoreError? { context.engine.faults.reading(context.current) }

  /// Writes the store's files anew, without what is needed no more.
  ///
  /// They are kept in shape without that: a store's files are seldom much larger than twice what it holds. Others may read
  /// and write meanwhile. Does nothing for a store in memory.
  ///
  /// - Throws: ``StoreError`` with `.readOnly`, `.inputOutput` or `.corruptFile`; the store is then as it was. With
  ///   `.alreadyInWrite` within a write transaction.
  /// - Complexity: O(n), n being all that the store holds.
  public func compact() throws {
    try context.use(nil) {
      if isInWriteTransaction {
        throw StoreError(
          .alreadyInWrite, "compact was called within a write transaction. Call it after that.")
      }
      try context.engine.compact()
    }
  }

  /// Writes the state that the store shows to a directory, as a store of its own.
  ///
  /// ```swift
  /// try store.writeCopy(to: backups.appending(path: "2026-12-24"))
  /// ```
  ///
  /// The copy is compact, and may be opened by another program. A store in memory can be copied too. Within a write
  /// transaction, the state before it is written.
  ///
  /// - Parameter url: a directory that is empty or not there; it is made.
  /// - Throws: ``StoreError`` with `.cannotCreate` where there is something already, `.inputOutput` or `.corruptFile`.
  ///   What was begun is then no store.
  /// - Complexity: O(n), n being all that the store holds.
  public func writeCopy(to url: URL) throws {
    try context.use(nil) { try StoreFiles.write(context.snapshot, to: url.absoluteURL.path) }
  }

  /// Removes the files of a store that is not open, and its directory where nothing else is in it.
  ///
  /// - Returns: false where there was no store.
  /// - Throws: ``StoreError`` with `.inUse` where the store is open in this process; `.inputOutput` where a file can't be
  ///   removed. Processes that have it open go on reading what they have, and can write no more.
  @discardableResult
  public static func deleteFiles(at url: URL) throws -> Bool {
    let path = url.absoluteURL.path
    if EngineRegistry.isOpen(path) { throw StoreError.inUse(path) }
    return try StoreFiles.remove(path)
  }
}
