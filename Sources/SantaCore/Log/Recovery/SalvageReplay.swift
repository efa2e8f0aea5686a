/// Applies records to the readable parts of a damaged store. Earlier records may be missing.
///
/// A record was written by a correct program and has a correct checksum, so all parts of it that fit are applied. A section
/// that can't be decoded, because the definition of a table is missing, is skipped as a whole. The exception is values of known
/// columns in new rows, which can be decoded because new columns follow the known ones.
struct SalvageReplay {
  let transaction: Transaction
  private(set) var tables: [SalvagedTable]
  private(set) var schemaVersion: UInt64
  /// The rows with changes that could not be applied.
  private(set) var incomplete: Set<RowAddress> = []

  /// - Parameter transaction: contains the tables, with columns of plain values.
  init(_ transaction: Transaction, _ tables: [SalvagedTable], schemaVersion: UInt64) {
    (self.transaction, self.tables, self.schemaVersion) = (transaction, tables, schemaVersion)
  }

  /// Applies a record.
  ///
  /// - Returns: clauses that describe which parts could not be applied.
  mutating func apply(_ payload: [UInt8]) -> [String] {
    var problems: [String] = []
    var reader = ByteReader(payload)
    do throws(ByteReader.Malformed) {
      while let (tag, contents) = try reader.section() {
        var part = contents
        do throws(ByteReader.Malformed) {
          switch tag {
          case LogRecord.Tag.schema: try applySchema(&part, format: 1)
          case LogRecord.Tag.schema2: try applySchema(&part, format: 2)
          case LogRecord.Tag.rows: try applyRows(&part)
          case LogRecord.Tag.deletions: try applyDeletions(&part)
          case LogRecord.Tag.names: try applyNames(&part)
          case LogRecord.Tag.identities: try applyIdentities(&part)
          case LogRecord.Tag.unique: try applyUnique(&part)
          case LogRecord.Tag.keys, LogRecord.Tag.features, LogRecord.Tag.annotation, LogRecord.Tag.commit,
            LogRecord.Tag.history:
            break
          default: throw reader.malformed("section \(tag) is unknown")
          }
        } catch { problems.append(error.what) }
      }
    } catch { problems.append(error.what) }
    return problems
  }

  // MARK: Schema

  private mutating func applySchema(_ reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
    var known: [String: TableID] = [:]
    for (index, table) in tables.enumerated() where !table.name.isEmpty {
      known[table.name] = known[table.name] ?? TableID(rawValue: index)
    }
    while !reader.isAtEnd {
      let name = try reader.string()
      let kind = TableKind(rawValue: try reader.byte()) ?? .topLevel
      var columns: [ColumnDefinition] = []
      for _ in 0..<(try reader.count()) {
        columns.append(try ColumnDefinition(unchecked: &reader, format: format))
      }
      if !name.isEmpty, let table = known[name] {
        for column in columns { applyColumn(column, of: table) }
        continue
      }
      var table = SalvagedTable(name: name, kind: kind)
      if name.isEmpty {
        while let former = Optional(try reader.string()), !former.isEmpty { table.formerNames.append(former) }
      }
      guard columns.count <= TableRules.maximumColumnCount else {
        throw reader.malformed("a table has too many columns")
      }
      table.columns = columns
      tables.append(table)
      known[name] = transaction.addTable(name, columns.map(\.plain))
    }
  }

  private mutating func applyColumn(_ column: ColumnDefinition, of id: TableID) {
    let table = tables[id.rawValue]
    if !column.name.isEmpty, let known = table.columns.firstIndex(where: { $0.name == column.name }),
      table.columns[known].hasSamePlainType(as: column)
    {
      var new = column
      // A separate section changes the primary key of a known table.
      new.isPrimaryKey = table.columns[known].isPrimaryKey
      tables[id.rawValue].columns[known] = new
    } else if table.columns.count < TableRules.maximumColumnCount {
      tables[id.rawValue].columns.append(column)
      transaction.addColumn(column.plain, to: id)
    }
  }

  private mutating func applyNames(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    schemaVersion = try reader.unsigned()
    while !reader.isAtEnd {
      let index = try reader.index()
      let name = try reader.string()
      var names = try reader.part(try reader.count())
      var formerNames: [String] = []
      while !names.isAtEnd { formerNames.append(try names.string()) }
      let isKnown = tables.indices.contains(index) && !tables[index].isUnreadable
      if isKnown { (tables[index].name, tables[index].formerNames) = (name, formerNames) }
      for _ in 0..<(try reader.count()) {
        let number = try reader.index()
        let column = try ColumnDefinition(unchecked: &reader, format: 2)
        guard isKnown, tables[index].columns.indices.contains(number),
          tables[index].columns[number].hasSamePlainType(as: column)
        else { continue }
        tables[index].columns[number] = column
      }
      guard isKnown else { throw reader.malformed("a table has a new name, but its definition is missing") }
    }
  }

  private mutating func applyIdentities(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    while !reader.isAtEnd {
      let (index, kind, number) = (
        try reader.index(), TableKind(rawValue: try reader.byte()), try reader.index()
      )
      guard tables.indices.contains(index), let kind, number <= tables[index].columns.count else {
        throw reader.malformed("a table has another primary key, but its definition is missing")
      }
      tables[index].kind = kind
      for column in tables[index].columns.indices {
        tables[index].columns[column].isPrimaryKey = column + 1 == number
      }
    }
  }

  private mutating func applyUnique(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    while !reader.isAtEnd {
      let index = try reader.index()
      guard tables.indices.contains(index) else {
        throw reader.malformed("a table has unique values, but its definition is missing")
      }
      var sets: [[ColumnID]] = []
      for _ in 0..<(try reader.count()) { sets.append(try reader.uniqueColumns(of: tables[index].columns)) }
      tables[index].uniqueSets = sets
    }
  }

  // MARK: Rows

  private mutating func applyDeletions(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    let id = TableID(rawValue: try reader.index())
    guard tables.indices.contains(id.rawValue), !tables[id.rawValue].isUnreadable else {
      throw reader.malformed("objects of a type were deleted, but the definition of the type is missing")
    }
    transaction.removeRows(in: try reader.keyRanges(), from: id)
  }

  private mutating func applyRows(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    let id = TableID(rawValue: try reader.index())
    guard tables.indices.contains(id.rawValue), !tables[id.rawValue].isUnreadable else {
      throw reader.malformed("objects of a type were changed, but the definition of the type is missing")
    }
    for row in try reader.keys() where transaction[id].contains(row) { transaction.removeRow(row, from: id) }
    let inserted = try reader.keys()
    for row in inserted where !transaction[id].contains(row) { _ = transaction.insertRow(id, row) }
    do throws(ByteReader.Malformed) {
      try applyInsertions(of: inserted, in: id, &reader)
      // Decode all changes before applying any of them: if a column is missing, the bytes after it have a different meaning.
      let changes = try self.changes(in: id, &reader)
      guard reader.isAtEnd else {
        throw reader.malformed("objects have properties whose definitions are missing")
      }
      for change in changes { apply(change, in: id) }
    } catch {
      for row in inserted { incomplete.insert(.init(table: id, row: row)) }
      throw error
    }
  }

  private func applyInsertions(
    of rows: [RowKey], in id: TableID, _ reader: inout ByteReader
  ) throws(ByteReader.Malformed) {
    for (index, column) in transaction[id].columns.enumerated() {
      let coding = ListEntryCoding(column)
      for row in rows {
        let cell = CellAddress(table: id, row: row, column: ColumnID(index))
        if column.isCollection {
          var entries: [ListEntry] = []
          for _ in 0..<(try reader.count()) {
            let entry = try coding.decode(from: &reader)
            guard entries.last.map({ coding.mayPrecede($0, entry) }) ?? true else {
              throw reader.malformed("the entries of a set or map are out of order")
            }
            entries.append(entry)
          }
          transaction.removeAllEntries(from: cell)
          transaction.appendEntries(entries, to: cell)
        } else {
          transaction.setValue(try reader.value(type: column.type, isOptional: column.isOptional), at: cell)
        }
      }
    }
  }

  /// A change to a cell.
  private struct Change {
    var row: RowKey
    var column: ColumnID
    var value: StoredValue?
    var removals: [Int] = []
    var additions: [(index: Int, entry: ListEntry)] = []
    var assignments: [(index: Int, entry: ListEntry)] = []
  }

  private func changes(in id: TableID, _ reader: inout ByteReader) throws(ByteReader.Malformed) -> [Change] {
    let columns = transaction[id].columns
    var changes: [Change] = []
    for row in try reader.keys() {
      for _ in 0..<(try reader.count()) {
        let number = try reader.index()
        guard columns.indices.contains(number) else {
          throw reader.malformed("a property was changed, but its definition is missing")
        }
        let column = columns[number]
        var change = Change(row: row, column: ColumnID(number))
        if column.isCollection {
          let coding = ListEntryCoding(column)
          for _ in 0..<(try reader.count()) { change.removals.append(try reader.index()) }
          for _ in 0..<(try reader.count()) {
            change.additions.append((try reader.index(), try coding.decode(from: &reader)))
          }
          for _ in 0..<(try reader.count()) {
            change.assignments.append((try reader.index(), try coding.decode(from: &reader)))
          }
        } else {
          change.value = try reader.value(type: column.type, isOptional: column.isOptional)
        }
        changes.append(change)
      }
    }
    return changes
  }

  private mutating func apply(_ change: Change, in id: TableID) {
    // The row was in a block or record that can't be read.
    guard transaction[id].contains(change.row) else { return }
    let cell = CellAddress(table: id, row: change.row, column: change.column)
    if let value = change.value { return transaction.setValue(value, at: cell) }
    var isWhole = true
    for index in change.removals.sorted(by: >) {
      if index < transaction.list(at: cell).count {
        transaction.removeEntry(at: index, from: cell)
      } else {
        isWhole = false
      }
    }
    let kind = transaction[id][change.column].kind
    for (index, entry) in change.additions {
      let list = transaction.list(at: cell)
      switch kind {
      case .single, .list:
        transaction.insertEntry(entry, at: min(index, list.count), in: cell)
        isWhole = isWhole && index <= list.count
      case .set:
        let found = list.search(for: entry.value)
        if !found.isFound { transaction.insertEntry(entry, at: found.index, in: cell) }
      case .map: set(entry, at: cell)
      }
    }
    for (index, entry) in change.assignments {
      switch kind {
      case .single, .list:
        let list = transaction.list(at: cell)
        if index < list.count, list[index].id == entry.id {
          transaction.setEntry(entry, at: index, in: cell)
        } else {
          isWhole = false
        }
      case .set: isWhole = false
      case .map: set(entry, at: cell)
      }
    }
    if !isWhole { incomplete.insert(.init(table: id, row: change.row)) }
  }

  private func set(_ entry: ListEntry, at cell: CellAddress) {
    let found = transaction.list(at: cell).search(forKey: entry.key)
    if found.value == nil {
      transaction.insertEntry(entry, at: found.index, in: cell)
    } else {
      transaction.setEntry(entry, at: found.index, in: cell)
    }
  }
}

extension ColumnDefinition {
  /// Returns whether the values of both columns have the same encoding.
  fileprivate func hasSamePlainType(as other: ColumnDefinition) -> Bool {
    type == other.type && isOptional == other.isOptional && kind == other.kind && keyType == other.keyType
  }
}
