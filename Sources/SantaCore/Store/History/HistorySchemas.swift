import Synchronization

/// The schemas of states in the history, and the classes that were found to read them.
final class HistorySchemas: Sendable {
  /// A class, and the number of columns of each table. The type of a column never changes.
  private struct Checked: Hashable {
    let type: ObjectIdentifier
    let columnCounts: [Int]
  }

  private let checked = Mutex<Set<Checked>>([])

  /// - Throws: `.schemaMismatch` if a class can't read a state. A class can read a state in which names differ, or types of
  ///   properties other than the primary key.
  func checkReadable(_ type: Object.Type, in snapshot: Snapshot) throws(StoreError) {
    let key = Checked(type: ObjectIdentifier(type), columnCounts: snapshot.tables.map { $0.columns.count })
    if checked.withLock({ $0.contains(key) }) { return }
    do throws(StoreError) {
      try SchemaUpdate.checkReadable(try ObjectClass.reachable(from: [type]), in: snapshot)
    } catch {
      if error.code != .schemaMismatch { throw error }
      throw .versionNotReadable(snapshot.version.rawValue, try ObjectClass.of(type).name, error)
    }
    checked.withLock { _ = $0.insert(key) }
  }
}

extension Snapshot {
  /// The same state, with the names that its tables and columns have in a later state. Columns that were dropped since don't
  /// have a name.
  ///
  /// A class or property that was added later can have a name that another one had before. This name isn't a former name in the result:
  /// the class doesn't have objects in this state, and the property has its default.
  func named(as later: Snapshot) -> Snapshot {
    if hasSameSchema(as: later) { return self }
    // Every table and column that changes is copied, because this state may be in use.
    let transaction = Transaction(base: self, version: version, stamp: version.next)
    let addedTables = Set(later.tables.dropFirst(tables.count).map(\.name))
    for (index, (table, new)) in zip(tables, later.tables).enumerated() {
      let id = TableID(rawValue: index)
      let addedColumns = Set(new.columns.dropFirst(table.columns.count).map(\.name))
      for (number, (column, newColumn)) in zip(table.columns, new.columns).enumerated() {
        var named = newColumn
        named.formerNames.removeAll(where: addedColumns.contains)
        if column.name == named.name && column.target == named.target
          && column.formerNames == named.formerNames
        {
          continue
        }
        transaction.perform(.setNames(of: ColumnID(number), in: id, as: named))
      }
      let formerNames = new.formerNames.filter { !addedTables.contains($0) }
      if table.name != new.name || table.formerNames != formerNames {
        transaction.perform(.setName(of: id, new.name, formerNames: formerNames))
      }
    }
    return transaction.current
  }
}
