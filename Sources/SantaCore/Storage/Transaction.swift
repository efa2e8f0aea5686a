/// The next version of a store, while it is being written: a copy-on-write version of a snapshot.
///
/// Belongs to one isolation and is given up after `commit` or when it is dropped, which is a rollback.
final class Transaction {
  let base: Snapshot
  let version: Version
  private(set) var tables: [Table]
  /// Whether tables or columns were added.
  private(set) var hasSchemaChanges = false

  init(base: Snapshot) {
    self.base = base
    version = base.version.next
    tables = base.tables
  }

  /// The state as written so far.
  var current: Snapshot { Snapshot(version: version, tables: tables) }

  // MARK: Schema

  func addTable(_ name: String, _ columns: [ColumnDefinition]) -> TableID {
    tables.append(Table(name: name, columns: columns))
    hasSchemaChanges = true
    return TableID(rawValue: tables.count - 1)
  }

  func addColumn(_ column: ColumnDefinition, to table: TableID) {
    tables[table.rawValue].addColumn(column, version: version)
    hasSchemaChanges = true
  }

  // MARK: Rows, one at a time and without consequences: what a replay needs

  func insertRow(_ table: TableID, _ key: RowKey? = nil) -> RowKey {
    tables[table.rawValue].insertRow(key, version: version)
  }

  func setValue(_ value: StoredValue, _ column: ColumnID, of row: RowKey, in table: TableID) {
    tables[table.rawValue].setValue(value, column, of: row, version: version)
  }

  func removeRow(_ row: RowKey, from table: TableID) {
    tables[table.rawValue].removeRow(row, version: version)
  }

  func writableChunk(of row: RowKey, in table: TableID) -> Chunk {
    tables[table.rawValue].writableChunk(of: row, version: version)
  }

  // MARK: Rows, with consequences

  /// Deletes a row: links to it become nil, lists lose it, and what a cascading column leads to goes with it.
  func delete(_ row: RowKey, from table: TableID) {
    var pending = [(table, row)]
    while let (table, row) = pending.popLast() {
      guard tables[table.rawValue].contains(row) else { continue }
      let definition = tables[table.rawValue]
      for column in definition.columns.indices.map({ ColumnID($0) })
      where definition[column].deleteRule == .cascade {
        guard let target = current.target(column, of: table) else { continue }
        pending += definition.targets(column, of: row).map { (target, $0) }
      }
      unlink(row, in: table)
      tables[table.rawValue].removeRow(row, version: version)
    }
  }

  private func unlink(_ target: RowKey, in targetTable: TableID) {
    let name = tables[targetTable.rawValue].name
    for index in tables.indices {
      for column in tables[index].columns.indices.map({ ColumnID($0) })
      where tables[index][column].target == name {
        for origin in tables[index].origins(of: target, through: column) {
          if tables[index][column].isList {
            let entries = tables[index].list(column, of: origin).elements
            for place in entries.indices.reversed() where entries[place].value.linkedRow == target {
              tables[index].removeEntry(at: place, from: column, of: origin, version: version)
            }
          } else {
            tables[index].setValue(.null, column, of: origin, version: version)
          }
        }
      }
    }
  }

  // MARK: Lists

  func insert(_ value: StoredValue, at index: Int, in column: ColumnID, of row: RowKey, in table: TableID) {
    let entry = ListEntry(id: tables[table.rawValue].newPosition(), moved: .zero, value: value)
    insertEntry(entry, at: index, in: column, of: row, in: table)
  }

  func insertEntry(_ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey, in table: TableID)
  {
    tables[table.rawValue].insertEntry(entry, at: index, in: column, of: row, version: version)
  }

  func fillList(_ entries: [ListEntry], in column: ColumnID, of row: RowKey, in table: TableID) {
    tables[table.rawValue].fillList(entries, in: column, of: row, version: version)
  }

  func fillList(_ values: [StoredValue], in column: ColumnID, of row: RowKey, in table: TableID) {
    let entries = values.map {
      ListEntry(id: tables[table.rawValue].newPosition(), moved: .zero, value: $0)
    }
    tables[table.rawValue].fillList(entries, in: column, of: row, version: version)
  }

  func removeEntry(at index: Int, from column: ColumnID, of row: RowKey, in table: TableID) {
    tables[table.rawValue].removeEntry(at: index, from: column, of: row, version: version)
  }

  /// Puts another value at a position; the position keeps its identity.
  func assign(_ value: StoredValue, at index: Int, in column: ColumnID, of row: RowKey, in table: TableID) {
    var entry = tables[table.rawValue].list(column, of: row)[index]
    if entry.value == value { return }
    entry.value = value
    setEntry(entry, at: index, in: column, of: row, in: table)
  }

  func setEntry(_ entry: ListEntry, at index: Int, in column: ColumnID, of row: RowKey, in table: TableID) {
    tables[table.rawValue].setEntry(entry, at: index, in: column, of: row, version: version)
  }

  func move(from source: Int, to destination: Int, in column: ColumnID, of row: RowKey, in table: TableID) {
    if source == destination { return }
    tables[table.rawValue].moveEntry(from: source, to: destination, in: column, of: row, version: version)
  }

  /// Exchanges two positions. Neighbours take one move, that of the first.
  func swap(_ first: Int, _ second: Int, in column: ColumnID, of row: RowKey, in table: TableID) {
    let (low, high) = (min(first, second), max(first, second))
    move(from: low, to: high, in: column, of: row, in: table)
    if high - low > 1 { move(from: high - 1, to: low, in: column, of: row, in: table) }
  }
}
