extension LogRecord {
  /// Encodes a difference as a record.
  ///
  /// - Parameter isCommit: whether the record belongs to a commit. In a store with history, it then describes the commit. A difference
  ///   between other states, such as the states of a replica, doesn't belong to the history.
  package static func encode(_ difference: Difference, isCommit: Bool = false) -> [UInt8] {
    Encoder(difference, isCommit: isCommit).record
  }

  /// Encodes a difference as a record.
  struct Encoder {
    private let difference: Difference
    private let isCommit: Bool

    init(_ difference: Difference, isCommit: Bool) {
      (self.difference, self.isCommit) = (difference, isCommit)
    }

    var record: [UInt8] {
      var record = ByteWriter()
      let (old, new) = (difference.old.features, difference.new.features)
      let features = new == old ? [] : new.subtracting(old)
      if !features.isEmpty {
        var names = ByteWriter()
        names.features(features)
        record.section(Tag.features, names.bytes)
      }
      let hasOtherSchema = difference.changesDefinitions
      if hasOtherSchema {
        let names = names
        if !names.bytes.isEmpty { record.section(Tag.names, names.bytes) }
        let schema = schema
        if !schema.bytes.isEmpty { record.section(Tag.schema2, schema.bytes) }
      }
      for (table, rows) in difference.tables.sorted(by: { $0.key < $1.key }) {
        let ranges = ranges(of: rows)
        if !ranges.isEmpty {
          record.section(Tag.deletions, deletions(ranges, from: table).bytes)
          if rows.insertions.isEmpty && rows.modifications.isEmpty { continue }
        }
        let deletions = ranges.isEmpty ? rows.deletions : []
        record.section(Tag.rows, self.rows(rows, deletions: deletions, of: table).bytes)
      }
      let keys = keys
      if !keys.bytes.isEmpty { record.section(Tag.keys, keys.bytes) }
      if hasOtherSchema {
        let identities = identities
        if !identities.bytes.isEmpty { record.section(Tag.identities, identities.bytes) }
      }
      let unique = unique
      if !unique.bytes.isEmpty { record.section(Tag.unique, unique.bytes) }
      if let annotation = difference.new.annotation, annotation != difference.old.annotation {
        var numbers = ByteWriter()
        numbers.annotation(annotation)
        record.section(Tag.annotation, numbers.bytes)
      }
      if isCommit, let history = difference.new.history { append(history, to: &record) }
      return record.bytes
    }

    private func append(_ history: HistoryState, to record: inout ByteWriter) {
      var commit = ByteWriter()
      commit.description(of: history.commit)
      record.section(Tag.commit, commit.bytes)
      let before = difference.old.history?.settings
      if history.settings != before { record.section(Tag.history, history.settings.changes(from: before)) }
    }

    private var schema: ByteWriter {
      let (old, new) = (difference.old, difference.new)
      var writer = ByteWriter()
      for (index, table) in new.tables.enumerated() {
        let known = index < old.tables.count ? old.tables[index].columns : []
        let isKnown = index < old.tables.count
        let changed = table.columns.enumerated().filter {
          $0.offset >= known.count
            || !$0.element.isDropped && !$0.element.hasSameOptions(as: known[$0.offset])
        }
        if isKnown && changed.isEmpty { continue }
        writer.string(table.name)
        writer.byte(isKnown ? old.tables[index].kind.rawValue : table.kind.rawValue)
        writer.count(changed.count)
        for (number, column) in changed {
          var column = column
          // The primary key of a known table changes with tag 11, after the rows have their new values.
          if isKnown {
            column.isPrimaryKey = number < known.count && remainsPrimaryKey(column, known[number])
          }
          column.encode(into: &writer)
        }
        if !isKnown && table.name.isEmpty {
          writer.append(ByteWriter.names(table.formerNames))
          // An empty string ends the names.
          writer.string("")
        }
      }
      return writer
    }

    private func remainsPrimaryKey(_ new: ColumnDefinition, _ old: ColumnDefinition) -> Bool {
      new.isPrimaryKey && old.isPrimaryKey
    }

    /// The tables and columns whose names changed, and the columns that are no longer primary keys.
    private var names: ByteWriter {
      let (old, new) = (difference.old, difference.new)
      var changes = ByteWriter()
      for (index, (before, table)) in zip(old.tables, new.tables).enumerated() {
        let columns = zip(before.columns, table.columns).enumerated().filter { _, change in
          let (before, after) = change
          if before.isDropped { return false }
          return before.name != after.name || before.formerNames != after.formerNames
            || before.target != after.target || before.isPrimaryKey && !after.isPrimaryKey
        }
        if columns.isEmpty && before.name == table.name && before.formerNames == table.formerNames {
          continue
        }
        changes.count(index)
        changes.string(table.name)
        let formerNames = ByteWriter.names(table.formerNames)
        changes.count(formerNames.count)
        changes.append(formerNames)
        changes.count(columns.count)
        for (number, (before, after)) in columns {
          var after = after
          after.isPrimaryKey = remainsPrimaryKey(after, before)
          changes.count(number)
          after.encode(into: &changes)
        }
      }
      if changes.bytes.isEmpty && old.schemaVersion == new.schemaVersion { return changes }
      var writer = ByteWriter()
      writer.unsigned(new.schemaVersion)
      writer.append(changes.bytes)
      return writer
    }

    private var identities: ByteWriter {
      var writer = ByteWriter()
      for (index, (before, table)) in zip(difference.old.tables, difference.new.tables).enumerated()
      where before.kind != table.kind || before.primaryKey != table.primaryKey {
        writer.count(index)
        writer.byte(table.kind.rawValue)
        writer.count(table.primaryKey.map { $0.rawValue + 1 } ?? 0)
      }
      return writer
    }

    private var unique: ByteWriter {
      var writer = ByteWriter()
      for (index, table) in difference.new.tables.enumerated() {
        let before = index < difference.old.tables.count ? difference.old.tables[index] : nil
        let sets = table.uniqueIndexes.columns
        if sets == before?.uniqueIndexes.columns ?? [] { continue }
        writer.count(index)
        writer.count(sets.count)
        for set in sets { writer.columns(set) }
      }
      return writer
    }

    private var keys: ByteWriter {
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

    /// The number of deleted rows from which on a record can have ranges instead of keys. Programs older than 0.3.0 don't read
    /// a record with ranges.
    private static let smallestDeletionCount = 1_024

    /// Returns the deleted rows as ranges of keys, if these are shorter than the keys; otherwise nothing.
    private func ranges(of rows: Difference.TableDifference) -> [RowRange] {
      guard rows.deletionCount >= Self.smallestDeletionCount else { return [] }
      if let lost = rows.lostRows { return [lost.keys] }
      var ranges: [RowRange] = []
      for row in rows.deletions {
        if ranges.last?.end == row.rawValue {
          ranges[ranges.count - 1].count += 1
        } else {
          // A range takes about as many bytes as two keys.
          if ranges.count >= rows.deletionCount / 4 { return [] }
          ranges.append(RowRange(first: row, count: 1))
        }
      }
      return ranges
    }

    private func deletions(_ ranges: [RowRange], from table: TableID) -> ByteWriter {
      var writer = ByteWriter()
      writer.count(table.rawValue)
      writer.ranges(ranges)
      return writer
    }

    private func rows(
      _ rows: Difference.TableDifference, deletions: [RowKey], of id: TableID
    ) -> ByteWriter {
      let table = difference.new[id]
      var writer = ByteWriter()
      writer.count(id.rawValue)
      writer.keys(deletions)
      writer.keys(rows.insertions)
      let chunks = chunks(of: rows.insertions, in: table)
      for (index, column) in table.columns.enumerated() {
        let id = ColumnID(index)
        let (type, isOptional) = (column.type, column.isOptional)
        for (chunk, rows) in chunks {
          if let chunk, !column.isCollection {
            chunk.encode(id, of: rows, into: &writer)
            continue
          }
          for row in rows {
            if column.isCollection {
              writer.collection(id, of: chunk, row.slot, column)
            } else {
              writer.value(.null, type: type, isOptional: isOptional)
            }
          }
        }
      }
      writer.keys(rows.modifications.map(\.row))
      for (row, columns) in rows.modifications {
        let changed = columns.columns
        writer.count(changed.count)
        for column in changed {
          writer.count(column.rawValue)
          change(of: CellAddress(table: id, row: row, column: column), table, to: &writer)
        }
      }
      return writer
    }

    /// Groups rows by chunk, so that each chunk is looked up once for all columns.
    private func chunks(
      of rows: [RowKey], in table: Table
    ) -> [(chunk: Chunk?, rows: ArraySlice<RowKey>)] {
      var result: [(chunk: Chunk?, rows: ArraySlice<RowKey>)] = []
      var start = 0
      for index in rows.indices
      where index + 1 == rows.count || rows[index + 1].chunkIndex != rows[start].chunkIndex {
        result.append((table.chunk(of: rows[start]), rows[start...index]))
        start = index + 1
      }
      return result
    }

    private func change(of cell: CellAddress, _ table: Table, to writer: inout ByteWriter) {
      let definition = table[cell.column]
      if definition.isCollection {
        let after = table.list(cell.column, of: cell.row)
        writer.listChange(from: difference.old.list(at: cell), to: after, definition)
      } else {
        writer.value(
          table.value(cell.column, of: cell.row), type: definition.type, isOptional: definition.isOptional)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func keys(_ keys: [RowKey]) {
    count(keys.count)
    var last: UInt64 = 0
    for key in keys {
      unsigned(key.rawValue - last)
      last = key.rawValue
    }
  }

  /// Writes ranges of keys, which ascend and don't touch: for each, the distance of its first key from the end of the range
  /// before, and the number of keys.
  fileprivate mutating func ranges(_ ranges: [RowRange]) {
    count(ranges.count)
    var end: UInt64 = 0
    for range in ranges {
      unsigned(range.first.rawValue - end)
      count(range.count)
      end = range.end
    }
  }

  /// Writes the entries of a collection.
  fileprivate mutating func collection(
    _ id: ColumnID, of chunk: Chunk?, _ slot: Int, _ column: ColumnDefinition
  ) {
    guard let chunk else { return entries([], column) }
    // A chunk stores a short collection as the log does: the count in one byte, then the entries.
    if let bytes = chunk.shortCollection(id, at: slot), chunk.hasEntries(of: column, id) {
      return bytes.isEmpty ? count(0) : append(bytes)
    }
    entries(chunk.entries(id, at: slot), column)
  }

  private mutating func entries(_ entries: [ListEntry], _ column: ColumnDefinition) {
    let coding = ListEntryCoding(column)
    count(entries.count)
    for entry in entries { coding.encode(entry, into: &self) }
  }

  /// Encodes the change to a collection: the old indices to remove, then the new indices to insert, each with its entry. A
  /// moved element is in both lists. An assigned element is encoded as its entry at the new index.
  fileprivate mutating func listChange(from old: ListTree, to new: ListTree, _ column: ColumnDefinition) {
    let difference = ListDifference(from: old, to: new, column.kind)
    let moved = Set(difference.movable.map(\.new))
    let removals = (difference.deletions + difference.movable.map(\.old)).sorted()
    let additions = (difference.insertions + difference.movable.map(\.new)).sorted()
    let assignments = difference.assignments.filter { !moved.contains($0.new) }.map(\.new)
    let coding = ListEntryCoding(column)
    count(removals.count)
    for index in removals { count(index) }
    for indices in [additions, assignments] {
      count(indices.count)
      for run in indices.runs {
        var index = run.lowerBound
        new.forEach(from: run.lowerBound) { entry in
          count(index)
          coding.encode(entry, into: &self)
          index += 1
          return index < run.upperBound
        }
      }
    }
  }
}

extension [Int] {
  /// The ranges of consecutive numbers in an ascending array.
  fileprivate var runs: [Range<Int>] {
    var result: [Range<Int>] = []
    for number in self {
      if result.last?.upperBound == number {
        result[result.count - 1] = result[result.count - 1].lowerBound..<number + 1
      } else {
        result.append(number..<number + 1)
      }
    }
    return result
  }
}
