#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A commit in the history of a store, with the objects that it changed.
///
/// ```swift
/// try store.history(after: token).forEach { transaction in
///   for stop in try transaction.changes(of: Stop.self).insertions { print(transaction.date, stop.place) }
/// }
/// ```
///
/// Commits that only moved cursors aren't transactions of the history. In a replicated store, a transaction is a commit of this
/// directory: changes from other replicas don't have an author.
public struct HistoryTransaction: Sendable {
  /// Where the changes of a transaction come from.
  public enum Origin: Hashable, Sendable {
    /// A commit.
    case commit
    /// The current objects, which a cursor delivers first if it begins with `.present`. All are insertions.
    case present
    /// The current objects, because a cursor has fallen behind the history. The transactions after `since` are lost, including
    /// deletions. All objects are insertions.
    case lost(since: Date)
  }

  /// Where the changes come from.
  public let origin: Origin
  let engine: Engine
  let old: Snapshot
  let new: Snapshot
  let difference: Difference
  let schemas: HistorySchemas

  /// The token after which the history continues.
  public var token: HistoryToken { HistoryToken(position) }

  var position: HistoryPosition {
    new.history?.position(at: new.version) ?? HistoryPosition(version: new.version, nonce: 0)
  }

  /// The number of the version that the transaction produced.
  public var version: UInt64 { new.version.rawValue }

  /// The time of the commit. Each commit of a store is at least a millisecond later than the commit before it, even if the clock
  /// was set back.
  public var date: Date { Date(historyTime: new.history?.commit.time ?? 0) }

  /// The author that was passed to `write`.
  public var author: String? { new.history?.commit.author }

  /// The note that was passed to `write`.
  public var note: String? { new.history?.commit.note }

  /// The names of the classes whose objects were changed, as they are stored, in the order in which the store got them.
  public var typeNames: [String] {
    difference.tables.keys.coldSorted { $0.rawValue < $1.rawValue }.map { new[$0].name }.filter {
      !$0.isEmpty
    }
  }

  /// Returns the changes to the objects of a class and its subclasses.
  ///
  /// A property that was added later has its default. If the class or a property was renamed later, the current names apply.
  ///
  /// - Throws: ``StoreError`` with `.schemaMismatch` if the primary key of the class or its type was changed later, or the class
  ///   became embedded or is no longer embedded; `.corruptFile` if the version is damaged.
  /// - Complexity: O(*n*), where *n* is the number of changed objects.
  public func changes<T: Object>(of type: T.Type) throws -> HistoryChanges<T> {
    try schemas.checkReadable(type, in: new)
    if !old.hasSameSchema(as: new) { try schemas.checkReadable(type, in: old) }
    guard let table = new.table(named: ObjectClass.tableName(of: type)), let rows = difference.tables[table]
    else {
      return HistoryChanges(insertions: [], deletions: [], modifications: [])
    }
    let (before, after) = (HistoryClass<T>(engine, old, table), HistoryClass<T>(engine, new, table))
    let columns = new[table].columns
    // Most transactions change the same properties of many objects.
    var last: (columns: ColumnSet, names: [String]) = (ColumnSet(), [])
    let changes = HistoryChanges<T>(
      insertions: rows.insertions.compactMap(after.object),
      deletions: rows.deletions.compactMap(before.object),
      modifications: rows.modifications.compactMap { row, changed in
        guard let old = before.object(row), let new = after.object(row) else { return nil }
        if last.columns != changed { last = (changed, changed.columns.map { columns[$0.rawValue].name }) }
        return HistoryModification(old: old, new: new, properties: last.names)
      })
    try old.checkForDamage()
    try new.checkForDamage()
    return changes
  }
}
