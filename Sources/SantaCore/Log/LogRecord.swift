/// One commit as bytes: the difference of two snapshots, in sections.
///
/// A section is a tag (one byte), its length (LEB128) and that many bytes. A reader refuses a tag below 128
/// that it does not know, and passes over one of 128 or more: there is room for what replication will need
/// (origin, base version, time, operations) without a new format.
///
/// ```
/// tag 1  schema   new columns: table name and kind, column name, type, flags, collection kind, delete rule, target
/// tag 2  rows     table, deleted keys, inserted keys and their values column by column, changed cells
/// tag 3  keys     table, the next key: those below were given to rows that were gone before the commit
/// tag 4  segments a `Manifest`: the state after a commit that was too large for a record; alone in its record
/// ```
///
/// Keys are ascending and each is told as its distance from the one before.
enum LogRecord {
  private enum Tag {
    static let schema: UInt8 = 1
    static let rows: UInt8 = 2
    static let keys: UInt8 = 3
    static let segments: UInt8 = 4
    static let firstSkippable: UInt8 = 128
  }

  // MARK: Writing

  static func encode(_ difference: Difference) -> [UInt8] {
    var record = ByteWriter()
    if let schema = encodeSchema(from: difference.old, to: difference.new) {
      record.section(Tag.schema, schema.bytes)
    }
    for (table, rows) in difference.tables.sorted(by: { $0.key < $1.key }) {
      record.section(Tag.rows, encodeRows(table, rows, difference).bytes)
    }
    let keys = encodeKeys(difference)
    if !keys.bytes.isEmpty { record.section(Tag.keys, keys.bytes) }
    return record.bytes
  }

  private static func encodeKeys(_ difference: Difference) -> ByteWriter {
    var writer = ByteWriter()
    for (index, table) in difference.new.tables.enumerated() {
      let before = index < difference.old.tables.count ? difference.old.tables[index].nextRow : 0
      let last = difference.tables[TableID(rawValue: index)]?.insertions.last
      if table.nextRow > max(before, last.map { $0.rawValue + 1 } ?? 0) {
        writer.count(index)
        writer.unsigned(table.nextRow)
      }
    }
    return writer
  }

  private static func encodeSchema(from old: Snapshot, to new: Snapshot) -> ByteWriter? {
    var writer = ByteWriter()
    for (index, table) in new.tables.enumerated() {
      let known = index < old.tables.count ? old.tables[index].columns : []
      let changed = table.columns.enumerated().filter {
        $0.offset >= known.count || $0.element != known[$0.offset]
      }
      if index < old.tables.count && changed.isEmpty { continue }
      writer.string(table.name)
      writer.byte(table.kind.rawValue)
      writer.count(changed.count)
      for column in changed { column.element.encode(into: &writer) }
    }
    return writer.bytes.isEmpty ? nil : writer
  }

  private static func encodeRows(
    _ id: TableID, _ rows: Difference.TableDifference, _ difference: Difference
  ) -> ByteWriter {
    let table = difference.new[id]
    var writer = ByteWriter()
    writer.count(id.rawValue)
    writer.keys(rows.deletions)
    writer.keys(rows.insertions)
    for (index, column) in table.columns.enumerated() {
      for row in rows.insertions {
        if column.isCollection {
          writer.entries(table.list(ColumnID(index), of: row).elements, column)
        } else {
          writer.value(
            table.value(ColumnID(index), of: row), type: column.type, isOptional: column.isOptional)
        }
      }
    }
    writer.keys(rows.modifications.map(\.row))
    for (row, columns) in rows.modifications {
      let changed = columns.columns
      writer.count(changed.count)
      for column in changed {
        writer.count(column.rawValue)
        if table[column].isCollection {
          let old = difference.old[id]
          let before = column.rawValue < old.columns.count ? old.list(column, of: row) : ListTree()
          writer.listChange(from: before, to: table.list(column, of: row), table[column])
        } else {
          writer.value(
            table.value(column, of: row), type: table[column].type, isOptional: table[column].isOptional)
        }
      }
    }
    return writer
  }

  /// The record of a commit that was written as a segment.
  static func encode(_ manifest: Manifest) -> [UInt8] {
    var record = ByteWriter()
    record.section(Tag.segments, manifest.body)
    return record.bytes
  }

  // MARK: Reading

  /// What a record of a commit that was written as a segment says, and where; nil for any other.
  static func manifest(_ bytes: [UInt8]) throws(ByteReader.Malformed) -> (
    manifest: Manifest, snapshotOffset: Int
  )? {
    guard bytes.first == Tag.segments else { return nil }
    var reader = ByteReader(bytes, from: 1)
    let part = try reader.part(try reader.count())
    guard reader.isAtEnd else { throw reader.malformed("a segment's record says more") }
    let manifest = try Manifest(body: Array(bytes[part.offset...]))
    return (manifest, bytes.count - manifest.snapshot.count)
  }

  /// Repeats in a transaction what a record tells.
  ///
  /// - Throws: `ByteReader.Malformed` with the offset within `bytes`; the transaction is then of no use.
  static func apply(_ bytes: [UInt8], to transaction: Transaction) throws(ByteReader.Malformed) {
    var reader = ByteReader(bytes)
    var links = NotedLinks()
    while !reader.isAtEnd {
      let tag = try reader.byte()
      var part = try reader.part(try reader.count())
      switch tag {
      case Tag.schema: try applySchema(&part, to: transaction)
      case Tag.rows: try applyRows(&part, to: transaction, &links)
      case Tag.keys: try applyKeys(&part, to: transaction)
      case Tag.firstSkippable...: break
      default: throw reader.malformed("section \(tag) is unknown")
      }
    }
    // Links may lead to rows that a later section inserts, so they are checked at the end.
    try links.check(transaction)
  }

  private static func applyKeys(
    _ reader: inout ByteReader, to transaction: Transaction
  ) throws(ByteReader.Malformed) {
    while !reader.isAtEnd {
      let (table, next) = (try reader.index(), try reader.unsigned())
      guard transaction.tables.indices.contains(table), next < RowKey.limit else {
        throw reader.malformed("a next key can't be")
      }
      transaction.reserveRows(TableID(rawValue: table), upTo: next)
    }
  }

  private static func applySchema(
    _ reader: inout ByteReader, to transaction: Transaction
  ) throws(ByteReader.Malformed) {
    // A forged record may name more tables than are worth looking through once for each.
    var known: [String: Int] = [:]
    for (index, table) in transaction.tables.enumerated() { known[table.name] = index }
    while !reader.isAtEnd {
      let name = try reader.string()
      guard let kind = TableKind(rawValue: try reader.byte()) else {
        throw reader.malformed("a kind of table is unknown")
      }
      var columns: [ColumnDefinition] = []
      for _ in 0..<(try reader.count()) { columns.append(try ColumnDefinition(from: &reader)) }
      let knownCount = known[name].map { transaction.tables[$0].columns.count } ?? 0
      guard knownCount + columns.count <= TableHeader.maximumColumnCount else {
        throw reader.malformed("a table has more columns than a chunk can say")
      }
      if let index = known[name] {
        guard transaction.tables[index].kind == kind else {
          throw reader.malformed("a table changes its kind")
        }
        for column in columns {
          let table = TableID(rawValue: index)
          if let known = transaction.tables[index].column(named: column.name) {
            guard transaction.tables[index][known].holdsSame(as: column) else {
              throw reader.malformed("a column changes its type")
            }
            transaction.setOptions(of: column, known, in: table)
          } else {
            guard !column.isPrimaryKey else { throw reader.malformed("a primary key is added") }
            transaction.addColumn(column, to: table)
          }
        }
      } else {
        guard Set(columns.map(\.name)).count == columns.count, columns.count(where: \.isPrimaryKey) <= 1
        else {
          throw reader.malformed("a table has one column twice")
        }
        guard kind == .topLevel || !columns.contains(where: \.isPrimaryKey) else {
          throw reader.malformed("an embedded table has a primary key")
        }
        known[name] = transaction.addTable(name, columns, kind: kind).rawValue
      }
    }
  }

  private static func applyRows(
    _ reader: inout ByteReader, to transaction: Transaction,
    _ links: inout NotedLinks
  ) throws(ByteReader.Malformed) {
    let id = TableID(rawValue: try reader.index())
    guard transaction.tables.indices.contains(id.rawValue) else {
      throw reader.malformed("a table is unknown")
    }
    for row in try reader.keys() {
      guard transaction[id].contains(row) else {
        throw reader.malformed("a deleted row is not there")
      }
      links.noteDeleted(row, in: id, transaction, reader.offset)
      transaction.removeRow(row, from: id)
    }
    let inserted = try reader.keys()
    for row in inserted {
      guard !transaction[id].contains(row) else {
        throw reader.malformed("an inserted row is there already")
      }
      _ = transaction.insertRow(id, row)
      links.noteInserted(row, in: id, transaction, reader.offset)
    }
    for (index, definition) in transaction[id].columns.enumerated() {
      let column = ColumnID(index)
      if definition.isCollection {
        for row in inserted {
          let entries = try reader.entries(definition)
          for entry in entries { links.note(entry.value, definition, reader.offset) }
          transaction.fillList(entries, in: CellAddress(table: id, row: row, column: column))
        }
      } else {
        try transaction.setValues(column, of: inserted, in: id) { _ throws(ByteReader.Malformed) in
          let value = try reader.value(type: definition.type, isOptional: definition.isOptional)
          if definition.isPrimaryKey, transaction[id].row(primaryKey: value) != nil {
            throw reader.malformed("two rows have one primary key")
          }
          links.note(value, definition, reader.offset)
          return value
        }
      }
    }
    for row in try reader.keys() {
      guard transaction[id].contains(row) else {
        throw reader.malformed("a changed row is not there")
      }
      var last: ColumnID?
      for _ in 0..<(try reader.count()) {
        let column = ColumnID(try reader.index())
        guard transaction[id].columns.indices.contains(column.rawValue) else {
          throw reader.malformed("a column is unknown")
        }
        // Each once: checking the change of a list may take as long as the list is.
        guard last.map({ $0 < column }) ?? true else { throw reader.malformed("columns are not ascending") }
        last = column
        let definition = transaction[id][column]
        let cell = CellAddress(table: id, row: row, column: column)
        links.noteTargets(at: cell, transaction, reader.offset)
        if definition.isCollection {
          try reader.listChange(at: cell, transaction) { links.note($0, definition, $1) }
        } else {
          guard !definition.isPrimaryKey else { throw reader.malformed("a primary key changes") }
          let value = try reader.value(type: definition.type, isOptional: definition.isOptional)
          links.note(value, definition, reader.offset)
          transaction.setValue(value, at: cell)
        }
      }
    }
    guard reader.isAtEnd else { throw reader.malformed("a section is longer than its rows") }
  }
}

extension ByteWriter {
  fileprivate mutating func section(_ tag: UInt8, _ contents: [UInt8]) {
    byte(tag)
    count(contents.count)
    append(contents)
  }

  fileprivate mutating func keys(_ keys: [RowKey]) {
    count(keys.count)
    var last: UInt64 = 0
    for key in keys {
      unsigned(key.rawValue - last)
      last = key.rawValue
    }
  }

  fileprivate mutating func entries(_ entries: [ListEntry], _ column: ColumnDefinition) {
    count(entries.count)
    let coding = ListEntryCoding(column)
    for entry in entries { coding.encode(entry, into: &self) }
  }

  /// What turns one version of a collection into the other: old places to take out, then new places to fill, each with
  /// its entry. A moved position is both; an assigned one is told as its entry in the new place.
  fileprivate mutating func listChange(from old: ListTree, to new: ListTree, _ column: ColumnDefinition) {
    let difference = ListDifference(from: old, to: new, column.kind)
    let moved = Set(difference.moves.map(\.new))
    let removals = (difference.deletions + difference.moves.map(\.old)).sorted()
    let additions = (difference.insertions + difference.moves.map(\.new)).sorted()
    let assignments = difference.assignments.filter { !moved.contains($0.new) }.map(\.new)
    count(removals.count)
    for index in removals { count(index) }
    for indices in [additions, assignments] {
      count(indices.count)
      for index in indices {
        count(index)
        ListEntryCoding(column).encode(new[index], into: &self)
      }
    }
  }
}

extension ByteReader {
  fileprivate mutating func keys() throws(Malformed) -> [RowKey] {
    var result: [RowKey] = []
    var last: UInt64 = 0
    for place in 0..<(try count()) {
      let (key, overflow) = last.addingReportingOverflow(try unsigned())
      guard !overflow, place == 0 || key > last, key < RowKey.limit else {
        throw malformed("keys are not ascending")
      }
      result.append(RowKey(rawValue: key))
      last = key
    }
    return result
  }

  fileprivate mutating func entries(_ column: ColumnDefinition) throws(Malformed) -> [ListEntry] {
    let coding = ListEntryCoding(column)
    var result: [ListEntry] = []
    var positions: Set<PositionID> = []
    for _ in 0..<(try count()) {
      let entry = try coding.decode(from: &self)
      guard result.last.map({ coding.mayPrecede($0, entry) }) ?? true else {
        throw malformed("a set or map is not in order")
      }
      guard column.kind != .list || positions.insert(entry.id).inserted else {
        throw malformed("a position is there twice")
      }
      result.append(entry)
    }
    return result
  }

  fileprivate mutating func listChange(
    at cell: CellAddress, _ transaction: Transaction, _ note: (StoredValue, Int) -> Void
  ) throws(Malformed) {
    let definition = transaction[cell.table][cell.column]
    var removals: [Int] = []
    for _ in 0..<(try count()) {
      let index = try index()
      guard removals.last.map({ $0 < index }) ?? true else { throw malformed("places are not ascending") }
      removals.append(index)
    }
    // A position is told apart by its identity: one that comes was taken out elsewhere here, or is new. Where another
    // process knew of fewer identities than this one, a new one may look like one given before, and only a look at
    // the whole list tells.
    var free: Set<PositionID> = []
    var added: Set<PositionID> = []
    var isSuspect = false
    let base = transaction.base
    let known = cell.table.rawValue < base.tables.count ? base[cell.table].nextPosition : 0
    for index in removals.reversed() {
      guard index < transaction.list(at: cell).count else {
        throw malformed("a place in a list is not there")
      }
      free.insert(transaction.list(at: cell)[index].id)
      transaction.removeEntry(at: index, from: cell)
    }
    let coding = ListEntryCoding(definition)
    for isAddition in [true, false] {
      for _ in 0..<(try count()) {
        let index = try index()
        let entry = try coding.decode(from: &self)
        note(entry.value, offset)
        let tree = transaction.list(at: cell)
        guard index < tree.count || isAddition && index == tree.count else {
          throw malformed("a place in a list is not there")
        }
        if definition.kind == .list {
          guard isAddition ? added.insert(entry.id).inserted : tree[index].id == entry.id else {
            throw malformed("a position is there twice")
          }
          if isAddition && free.remove(entry.id) == nil && entry.id.rawValue < known { isSuspect = true }
        }
        let next = isAddition ? index : index + 1
        guard index == 0 || coding.mayPrecede(tree[index - 1], entry),
          next == tree.count || coding.mayPrecede(entry, tree[next])
        else { throw malformed("a set or map is not in order") }
        if isAddition {
          transaction.insertEntry(entry, at: index, in: cell)
        } else {
          transaction.setEntry(entry, at: index, in: cell)
        }
      }
    }
    guard isSuspect else { return }
    let ids = transaction.list(at: cell).elements.map(\.id)
    if Set(ids).count < ids.count { throw malformed("a position is there twice") }
  }
}
