extension LogRecord {
  /// Applies a record to a transaction.
  ///
  /// - Parameter isCommit: whether the record belongs to a commit. In a store with history, it then describes the commit. The record of
  ///   any other difference leaves the history of the transaction unchanged.
  /// - Throws: `ByteReader.Malformed` with the offset in `bytes`. The transaction must then be discarded.
  package static func apply(
    _ bytes: [UInt8], to transaction: Transaction, isCommit: Bool = false
  ) throws(ByteReader.Malformed) {
    var replay = Replay(transaction)
    try replay.apply(bytes, isCommit: isCommit)
    transaction.updateEntries()
  }

  /// Applies the record of a commit, and returns the rows that it names.
  ///
  /// - Returns: nil if the record also changes something other than rows, or if it names the rows of a table in several places.
  static func applyCommit(
    _ bytes: [UInt8], to transaction: Transaction
  ) throws(ByteReader.Malformed) -> [TableID: Difference.TableDifference]? {
    var replay = Replay(transaction)
    replay.named = [:]
    try replay.apply(bytes, isCommit: true)
    transaction.updateEntries()
    return replay.named
  }

  /// Applies only a record's changes to tables and columns, in a time that doesn't depend on its rows.
  ///
  /// - Throws: as ``apply(_:to:)`` does, and if the tables then don't have the columns of `snapshot`.
  static func applyDefinitions(
    _ bytes: [UInt8], to transaction: Transaction, reaching snapshot: Snapshot
  ) throws(ByteReader.Malformed) {
    let replay = Replay(transaction)
    var reader = ByteReader(bytes)
    while let (tag, contents) = try reader.section() {
      var part = contents
      _ = try replay.applyDefinitions(tag, &part)
    }
    guard
      transaction.tables.lazy.map(\.columns.count).elementsEqual(snapshot.tables.lazy.map(\.columns.count))
    else { throw reader.malformed("the columns of a table differ from the written ones") }
  }

  /// Applies one record to a transaction. The record may be forged, so everything in it is verified.
  struct Replay {
    private let transaction: Transaction
    private var links = ChangedLinks()
    private var description: CommitDescription?
    private var settings: HistorySettings?
    /// The rows that the record names; nil if they aren't needed, or aren't all that it changes.
    fileprivate var named: [TableID: Difference.TableDifference]?

    init(_ transaction: Transaction) { self.transaction = transaction }

    mutating func apply(_ bytes: [UInt8], isCommit: Bool) throws(ByteReader.Malformed) {
      var reader = ByteReader(bytes)
      while let (tag, contents) = try reader.section() {
        var part = contents
        if try applyDefinitions(tag, &part) {
          named = nil
          continue
        }
        switch tag {
        case Tag.rows: try applyRows(&part)
        case Tag.deletions:
          named = nil
          try applyDeletions(&part)
        case Tag.keys: try applyKeys(&part)
        case Tag.identities:
          named = nil
          try applyIdentities(&part)
        case Tag.unique:
          named = nil
          try applyUnique(&part)
        case Tag.annotation: transaction.annotation = try part.annotation()
        case Tag.commit: description = try part.commitDescription()
        case Tag.history:
          guard settings == nil else { throw reader.malformed("the history of a record occurs twice") }
          settings = try HistorySettings(
            part, after: transaction.base.history?.settings, version: transaction.version)
        default: throw reader.malformed("section \(tag) is unknown")
        }
      }
      // Links are checked at the end, because they may lead to rows that a later section inserts.
      try links.check(transaction)
      try checkDropped(reader)
      if isCommit { try applyHistory(reader) }
      guard transaction.uniqueViolation() == nil else {
        throw reader.malformed("two rows are equal in columns with unique values")
      }
    }

    /// - Returns: false if the section contains anything other than tables, columns, their names, or features.
    fileprivate func applyDefinitions(
      _ tag: UInt8, _ part: inout ByteReader
    ) throws(ByteReader.Malformed) -> Bool {
      switch tag {
      case Tag.schema: try applySchema(&part, format: 1)
      case Tag.schema2: try applySchema(&part, format: 2)
      case Tag.features: transaction.use(try part.features())
      case Tag.names: try applyNames(&part)
      default: return false
      }
      return true
    }

    private func applyKeys(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      while !reader.isAtEnd {
        let (table, next) = (try reader.index(), try reader.unsigned())
        guard transaction.tables.indices.contains(table), next < RowKey.limit else {
          throw reader.malformed("a next key is out of range")
        }
        transaction.reserveRows(TableID(rawValue: table), upTo: next)
      }
    }

    /// Applies the description of the commit, which each commit of a store with history has, and the changed settings.
    private func applyHistory(_ reader: ByteReader) throws(ByteReader.Malformed) {
      let settings = settings ?? transaction.base.history?.settings
      guard (description == nil) == (settings == nil) else {
        throw reader.malformed("a commit has a description, but no history, or the other way round")
      }
      guard let description, let settings else { return }
      if let before = transaction.base.history?.commit {
        guard description.time > before.time || description.time == CommitDescription.timeLimit - 1 else {
          throw reader.malformed("a commit is not later than the commit before it")
        }
      }
      transaction.history = HistoryState(commit: description, settings: settings)
    }

    // MARK: Schema

    private func applySchema(_ reader: inout ByteReader, format: UInt32) throws(ByteReader.Malformed) {
      // A dictionary, because a forged record may name so many tables that a search for each would take too long.
      var known: [String: TableID] = [:]
      for (index, table) in transaction.tables.enumerated() { known[table.name] = TableID(rawValue: index) }
      while !reader.isAtEnd {
        let name = try reader.string()
        guard let kind = TableKind(rawValue: try reader.byte()) else {
          throw reader.malformed("a kind of table is unknown")
        }
        var columns: [ColumnDefinition] = []
        for _ in 0..<(try reader.count()) {
          columns.append(try ColumnDefinition(from: &reader, format: format))
        }
        let table = name.isEmpty ? nil : known[name]
        let knownCount = table.map { transaction[$0].columns.count } ?? 0
        // Checked before the columns are added, because adding each one takes time and memory.
        guard knownCount + columns.count <= TableRules.maximumColumnCount else {
          throw reader.malformed("a table has more than \(TableRules.maximumColumnCount) columns")
        }
        if let table {
          guard transaction[table].kind == kind else { throw reader.malformed("a table changes its kind") }
          for column in columns { try applyColumn(column, of: table, reader) }
        } else {
          var formerNames: [String] = []
          if name.isEmpty {
            guard format > 1 else { throw reader.malformed("a table has no name") }
            while let former = Optional(try reader.string()), !former.isEmpty { formerNames.append(former) }
          }
          let rules = TableRules(name: name, formerNames: formerNames, kind: kind, columns: columns)
          if let violation = rules.violation(format: format) { throw reader.malformed(violation.what) }
          let added = transaction.addTable(name, columns, kind: kind)
          known[name] = added
          if name.isEmpty { transaction.edit(.setName(of: added, "", formerNames: formerNames)) }
        }
      }
    }

    /// Adds a column to an existing table, or changes the options of an existing column.
    private func applyColumn(
      _ column: ColumnDefinition, of table: TableID, _ reader: ByteReader
    ) throws(ByteReader.Malformed) {
      if !column.isDropped, let known = transaction[table].column(named: column.name) {
        guard transaction[table][known].hasSameType(as: column) else {
          throw reader.malformed("a column changes its type")
        }
        transaction.edit(.setOptions(of: column, known, in: table))
      } else {
        guard !column.isPrimaryKey else { throw reader.malformed("a primary key is added") }
        guard !column.isClass || transaction[table].classColumn == nil else {
          throw reader.malformed("a table has several columns with the classes of its objects")
        }
        transaction.addColumn(column, to: table)
      }
    }

    // MARK: Names, keys and kinds

    /// Renames and drops tables and columns. Columns keep their types, and links keep their targets under new names.
    private func applyNames(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      transaction.schemaVersion = try reader.unsigned()
      let before = linkTargets
      while !reader.isAtEnd {
        let table = TableID(rawValue: try reader.index())
        guard transaction.tables.indices.contains(table.rawValue), !transaction[table].name.isEmpty else {
          throw reader.malformed("a table is unknown")
        }
        let name = try reader.string()
        var names = try reader.part(try reader.count())
        let formerNames = names.isAtEnd ? [] : try names.names()
        guard !name.isEmpty || !formerNames.isEmpty else { throw reader.malformed("a table has no name") }
        transaction.edit(.setName(of: table, name, formerNames: formerNames))
        for _ in 0..<(try reader.count()) { try applyColumnNames(of: table, &reader) }
        guard TableRules.duplicateName(in: transaction[table].columns) == nil else {
          throw reader.malformed("two columns of a table have the same name")
        }
      }
      guard TableRules.duplicateName(ofTables: transaction.tables.lazy.map(\.name)) == nil else {
        throw reader.malformed("two tables have the same name")
      }
      guard linkTargets.allSatisfy({ before[$0] == $1 }) else {
        throw reader.malformed("a link changes its target")
      }
    }

    private func applyColumnNames(of table: TableID, _ reader: inout ByteReader) throws(ByteReader.Malformed)
    {
      let column = ColumnID(try reader.index())
      let new = try ColumnDefinition(from: &reader, format: 2)
      guard transaction[table].columns.indices.contains(column.rawValue) else {
        throw reader.malformed("a column is unknown")
      }
      let known = transaction[table][column]
      var typed = new
      (typed.target, typed.isPrimaryKey) = (known.target, known.isPrimaryKey)
      guard !known.isDropped, typed.hasSameType(as: known), known.isPrimaryKey || !new.isPrimaryKey else {
        throw reader.malformed("a column changes its type")
      }
      guard (known.defaultValue == nil) == (new.defaultValue == nil),
        new.isDropped || new.defaultValue == known.defaultValue
      else { throw reader.malformed("a column changes its default") }
      if known.isPrimaryKey && !new.isPrimaryKey { transaction.edit(.setPrimaryKey(nil, of: table)) }
      if new.isDropped { transaction.removeUniqueSets(with: column, of: table) }
      transaction.edit(.setOptions(of: new, column, in: table))
      transaction.edit(.setNames(of: column, in: table, as: new))
    }

    /// The target table of each link column that was not dropped; -1 if there is no target.
    private var linkTargets: [CellAddress: TableID] {
      var known: [String: TableID] = [:]
      for (index, table) in transaction.tables.enumerated() where !table.name.isEmpty {
        known[table.name] = TableID(rawValue: index)
      }
      var targets: [CellAddress: TableID] = [:]
      for (index, table) in transaction.tables.enumerated() {
        for (number, column) in table.columns.enumerated() where column.isLink && !column.isDropped {
          let address = CellAddress(
            table: TableID(rawValue: index), row: RowKey(rawValue: 0), column: ColumnID(number))
          targets[address] = column.target.flatMap { known[$0] } ?? TableID(rawValue: -1)
        }
      }
      return targets
    }

    /// Changes primary keys and kinds of tables, after the rows have changed.
    private func applyIdentities(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      while !reader.isAtEnd {
        let table = TableID(rawValue: try reader.index())
        guard transaction.tables.indices.contains(table.rawValue),
          let kind = TableKind(rawValue: try reader.byte())
        else { throw reader.malformed("a table or its kind is unknown") }
        let number = try reader.index()
        let known = transaction[table]
        if number > 0 {
          let column = ColumnID(number - 1)
          guard known.columns.indices.contains(column.rawValue), known[column].mayBePrimaryKey,
            kind == .topLevel, known.duplicate(in: column) == nil
          else { throw reader.malformed("a column can't be a primary key") }
        }
        let key = number > 0 ? ColumnID(number - 1) : nil
        if known.primaryKey != key { transaction.edit(.setPrimaryKey(key, of: table)) }
        if known.kind == kind { continue }
        transaction.edit(.setKind(kind, of: table))
        guard kind == .topLevel || transaction.hasOneOwnerForEachRow(table) else {
          throw reader.malformed("an embedded row does not have exactly one owner")
        }
      }
    }

    private func applyUnique(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      while !reader.isAtEnd {
        let table = TableID(rawValue: try reader.index())
        guard transaction.tables.indices.contains(table.rawValue) else {
          throw reader.malformed("a table is unknown")
        }
        var sets: [[ColumnID]] = []
        for _ in 0..<(try reader.count()) {
          sets.append(try reader.uniqueColumns(of: transaction[table].columns))
        }
        guard Set(sets).count == sets.count else { throw reader.malformed("a unique set occurs twice") }
        transaction.edit(.setUniqueColumns(sets, of: table))
      }
    }

    /// Checks that dropped tables have no rows, and dropped columns no links.
    private func checkDropped(_ reader: ByteReader) throws(ByteReader.Malformed) {
      for table in transaction.tables where table.version == transaction.version {
        guard !table.name.isEmpty || table.count == 0 else {
          throw reader.malformed("a dropped table has rows")
        }
        for (number, column) in table.columns.enumerated() where column.isDropped && column.isLink {
          guard table.backlinks[ColumnID(number)]?.entries.count ?? 0 == 0 else {
            throw reader.malformed("a dropped column has links")
          }
        }
      }
    }

    // MARK: Rows

    private mutating func applyRows(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      let table = TableID(rawValue: try reader.index())
      guard transaction.tables.indices.contains(table.rawValue) else {
        throw reader.malformed("a table is unknown")
      }
      let deletions = try applyDeletions(in: table, &reader)
      let insertions = try applyInsertions(in: table, &reader)
      let modifications = try applyModifications(in: table, &reader)
      if named != nil {
        let rows = Difference.TableDifference(
          deletions: deletions, insertions: insertions, modifications: modifications)
        // A forged record can change a row that it inserts, which has no former values.
        let areKnown = modifications.allSatisfy { transaction.base.contains($0.row, in: table) }
        if named?.updateValue(rows, forKey: table) != nil || !areKnown { named = nil }
      }
      guard reader.isAtEnd else { throw reader.malformed("a section is longer than its rows") }
    }

    /// Deletes the rows in ranges of keys. The time depends on the number of ranges and of deleted rows. If all rows are
    /// deleted, they aren't visited.
    private mutating func applyDeletions(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
      let table = TableID(rawValue: try reader.index())
      guard transaction.tables.indices.contains(table.rawValue) else {
        throw reader.malformed("a table is unknown")
      }
      let ranges = try reader.keyRanges()
      links.noteDeleted(in: ranges, of: table, transaction, reader.offset)
      transaction.removeRows(in: ranges, from: table)
      guard reader.isAtEnd else { throw reader.malformed("a section is longer than its ranges") }
    }

    /// - Returns: the deleted rows.
    private mutating func applyDeletions(
      in table: TableID, _ reader: inout ByteReader
    ) throws(ByteReader.Malformed) -> [RowKey] {
      let rows = try reader.keys()
      for row in rows {
        guard transaction[table].contains(row) else { throw reader.malformed("a deleted row does not exist") }
        links.noteDeleted(row, in: table, transaction, reader.offset)
        transaction.removeRow(row, from: table)
      }
      return rows
    }

    /// - Returns: the inserted rows.
    private mutating func applyInsertions(
      in table: TableID, _ reader: inout ByteReader
    ) throws(ByteReader.Malformed) -> [RowKey] {
      let rows = try reader.keys()
      // Most records only change rows, and a table has many columns.
      if rows.isEmpty { return rows }
      for row in rows {
        guard !transaction[table].contains(row) else {
          throw reader.malformed("an inserted row already exists")
        }
        _ = transaction.insertRow(table, row)
        links.noteInserted(row, in: table, transaction, reader.offset)
      }
      for (index, definition) in transaction[table].columns.enumerated() {
        let column = ColumnID(index)
        if definition.isCollection {
          for row in rows {
            let entries = try reader.entries(definition)
            for entry in entries { links.note(entry.value, definition, reader.offset) }
            transaction.appendEntries(entries, to: CellAddress(table: table, row: row, column: column))
          }
        } else {
          try transaction.setValues(column, of: rows, in: table) { _ throws(ByteReader.Malformed) in
            let value = try reader.value(type: definition.type, isOptional: definition.isOptional)
            if definition.isPrimaryKey, transaction[table].row(primaryKey: value) != nil {
              throw reader.malformed("two rows have the same primary key")
            }
            links.note(value, definition, reader.offset)
            return value
          }
        }
      }
      return rows
    }

    /// - Returns: the changed rows and columns, if they are needed.
    private mutating func applyModifications(
      in table: TableID, _ reader: inout ByteReader
    ) throws(ByteReader.Malformed) -> [(row: RowKey, columns: ColumnSet)] {
      var modifications: [(row: RowKey, columns: ColumnSet)] = []
      for row in try reader.keys() {
        guard transaction[table].contains(row) else { throw reader.malformed("a changed row does not exist") }
        var last: ColumnID?
        var changed = ColumnSet()
        for _ in 0..<(try reader.count()) {
          let column = ColumnID(try reader.index())
          guard transaction[table].columns.indices.contains(column.rawValue) else {
            throw reader.malformed("a column is unknown")
          }
          // Each column must occur only once, because checking the change to a list can take time proportional to its length.
          guard last.map({ $0 < column }) ?? true else { throw reader.malformed("columns are not ascending") }
          last = column
          try applyChange(of: CellAddress(table: table, row: row, column: column), &reader)
          if named != nil { changed.insert(column) }
        }
        if named != nil, !changed.isEmpty { modifications.append((row, changed)) }
      }
      return modifications
    }

    private mutating func applyChange(
      of cell: CellAddress, _ reader: inout ByteReader
    ) throws(ByteReader.Malformed) {
      let definition = transaction[cell.table][cell.column]
      if definition.isCollection { return try applyListChange(of: cell, definition, &reader) }
      links.noteTargets(at: cell, transaction, reader.offset)
      guard !definition.isPrimaryKey else { throw reader.malformed("a primary key changes") }
      let value = try reader.value(type: definition.type, isOptional: definition.isOptional)
      links.note(value, definition, reader.offset)
      transaction.setValue(value, at: cell)
    }

    // MARK: Collections

    private mutating func applyListChange(
      of cell: CellAddress, _ definition: ColumnDefinition, _ reader: inout ByteReader
    ) throws(ByteReader.Malformed) {
      var removals: [Int] = []
      for _ in 0..<(try reader.count()) {
        let index = try reader.index()
        guard removals.last.map({ $0 < index }) ?? true else {
          throw reader.malformed("indices are not ascending")
        }
        removals.append(index)
      }
      // An added position must be new, or this change must have removed it elsewhere. An identity below the next one of the
      // base can still be new, because the writer may know fewer identities than this process. An assigned identity can be new,
      // too. In these cases, a check of the whole list shows whether the identity is unique.
      var free: Set<PositionID> = []
      var added = AddedPositions()
      var isSuspect = false
      let base = transaction.base
      let known = cell.table.rawValue < base.tables.count ? base[cell.table].nextPosition : 0
      let mayBeKnown = { (id: PositionID) in id.isAssigned || id.rawValue < known }
      let owned = transaction.ownedTable(cell.column, of: cell.table)
      for index in removals.reversed() {
        let tree = transaction.list(at: cell)
        guard index < tree.count else { throw reader.malformed("an index in a list is out of range") }
        if definition.kind == .list { free.insert(tree[index].id) }
        if let owned { links.noteLost(tree[index].value, in: owned, reader.offset) }
        transaction.removeEntry(at: index, from: cell)
      }
      let coding = ListEntryCoding(definition)
      // Entries after all existing ones. They are appended together.
      var behind: [ListEntry] = []
      for isAddition in [true, false] {
        for _ in 0..<(try reader.count()) {
          let index = try reader.index()
          let entry = try coding.decode(from: &reader)
          links.note(entry.value, definition, reader.offset)
          let tree = transaction.list(at: cell)
          if isAddition, index == tree.count + behind.count {
            guard
              (behind.last ?? (tree.count > 0 ? tree[tree.count - 1] : nil)).map({
                coding.mayPrecede($0, entry)
              })
                ?? true
            else { throw reader.malformed("the entries of a set or map are out of order") }
            if definition.kind == .list {
              guard added.insert(entry.id) else { throw reader.malformed("a position is duplicated") }
              if (free.isEmpty || free.remove(entry.id) == nil) && mayBeKnown(entry.id) {
                isSuspect = true
              }
            }
            behind.append(entry)
            continue
          }
          guard behind.isEmpty else { throw reader.malformed("indices are not ascending") }
          guard index < tree.count || isAddition && index == tree.count else {
            throw reader.malformed("an index in a list is out of range")
          }
          if definition.kind == .list {
            guard isAddition ? added.insert(entry.id) : tree[index].id == entry.id else {
              throw reader.malformed("a position is duplicated")
            }
            if isAddition && free.remove(entry.id) == nil && mayBeKnown(entry.id) { isSuspect = true }
          }
          let next = isAddition ? index : index + 1
          guard index == 0 || coding.mayPrecede(tree[index - 1], entry),
            next == tree.count || coding.mayPrecede(entry, tree[next])
          else { throw reader.malformed("the entries of a set or map are out of order") }
          if isAddition {
            transaction.insertEntry(entry, at: index, in: cell)
          } else {
            if let owned { links.noteLost(tree[index].value, in: owned, reader.offset) }
            transaction.setEntry(entry, at: index, in: cell)
          }
        }
        transaction.appendEntries(behind, to: cell)
        behind = []
      }
      guard isSuspect else { return }
      let ids = transaction.list(at: cell).elements.map(\.id)
      if Set(ids).count < ids.count { throw reader.malformed("a position is duplicated") }
    }
  }
}

/// The positions that a record adds to a list, used to find duplicates. Most positions are ascending, in which case no set is
/// needed.
private struct AddedPositions {
  private var ascending: [PositionID] = []
  private var all: Set<PositionID>?

  /// - Returns: whether the position is new.
  mutating func insert(_ position: PositionID) -> Bool {
    if all == nil, ascending.last.map({ $0 < position }) ?? true {
      ascending.append(position)
      return true
    }
    var all = self.all ?? Set(ascending)
    self.all = nil
    let isNew = all.insert(position).inserted
    self.all = all
    return isNew
  }
}

extension ByteReader {
  mutating func keys() throws(Malformed) -> [RowKey] {
    var result: [RowKey] = []
    var last: UInt64 = 0
    for index in 0..<(try count()) {
      let (key, overflow) = last.addingReportingOverflow(try unsigned())
      guard !overflow, index == 0 || key > last, key < RowKey.limit else {
        throw malformed("keys are not ascending")
      }
      result.append(RowKey(rawValue: key))
      last = key
    }
    return result
  }

  /// Reads ranges of keys, which ascend and don't touch.
  mutating func keyRanges() throws(Malformed) -> [RowRange] {
    var result: [RowRange] = []
    var end: UInt64 = 0
    for index in 0..<(try count()) {
      let (first, overflow) = end.addingReportingOverflow(try unsigned())
      let count = try unsigned()
      guard !overflow, index == 0 || first > end, first < RowKey.limit, count > 0,
        count <= RowKey.limit - first
      else { throw malformed("ranges of keys are not ascending") }
      result.append(RowRange(first: RowKey(rawValue: first), count: Int(count)))
      end = first + count
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
        throw malformed("the entries of a set or map are out of order")
      }
      guard column.kind != .list || positions.insert(entry.id).inserted else {
        throw malformed("a position is duplicated")
      }
      result.append(entry)
    }
    return result
  }
}
