#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A transaction in the history of a store, with the numbers of objects that it changed.
///
/// Without a history, a store doesn't have the token, time, author and note of a commit, and an entry can stand for several commits.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct HistoryEntry: Sendable {
  /// The numbers of objects of one type that a transaction changed.
  package struct Changes: Hashable, Sendable {
    package let type: String
    package let insertions: Int
    package let deletions: Int
    package let modifications: Int
  }

  package let token: HistoryToken?
  package let version: UInt64
  /// The number of commits whose changes the entry contains. The last of them is the commit of `version`.
  package let commitCount: UInt64
  package let date: Date?
  package let author: String?
  package let note: String?
  /// The changes, in the order in which the store got the types.
  package let changes: [Changes]

  /// - Throws: ``StoreError`` with `.corruptFile` if the version is damaged.
  init(_ transaction: HistoryTransaction) throws(StoreError) {
    let (old, new) = (transaction.old, transaction.new)
    let isKept = new.history != nil
    token = isKept ? transaction.token : nil
    version = transaction.version
    commitCount = new.version.rawValue - old.version.rawValue
    date = isKept ? transaction.date : nil
    author = transaction.author
    note = transaction.note
    let tables = transaction.difference.tables.coldSorted { $0.key.rawValue < $1.key.rawValue }
    changes = tables.filter { !new[$0.key].name.isEmpty }.map { table, rows in
      Changes(
        type: new[table].name, insertions: rows.insertions.count, deletions: rows.deletionCount,
        modifications: rows.modifications.count)
    }
    try old.checkForDamage()
    try new.checkForDamage()
  }
}
