/// Stores a batch of records in a transaction, in the fastest way that gives the result of storing its records one by one.
struct BatchWriter {
  /// The type of the records in a transaction, which adds it if the store doesn't have it.
  let table: (Transaction) throws -> TableID
  let plan: ImportPlan?
  let rules: CellRules
  /// The rows that were inserted as the targets of links, and that no record has described yet.
  private(set) var missingTargets: Set<RecordWriter.Target> = []
  private(set) var ignoredNames: Set<String> = []
  /// The records of the last batch that were left out.
  private(set) var rejected: [RejectedRecord] = []
  /// The number of records of the last batch that were stored.
  private(set) var storedCount = 0
  /// The number of records of the last batch that updated an object.
  private(set) var knownCount = 0
  private let skipsErrors: Bool
  /// Whether the last records updated objects.
  private var updates = false

  init(
    _ plan: ImportPlan?, _ rules: CellRules, skipsErrors: Bool,
    table: @escaping (Transaction) throws -> TableID
  ) {
    (self.plan, self.rules, self.skipsErrors, self.table) = (plan, rules, skipsErrors, table)
  }

  /// Continues with the columns of a type that the first batch has added.
  func continued(_ plan: ImportPlan?, _ rules: CellRules) -> BatchWriter {
    var writer = BatchWriter(plan, rules, skipsErrors: skipsErrors, table: table)
    (writer.missingTargets, writer.ignoredNames, writer.updates) = (missingTargets, ignoredNames, updates)
    return writer
  }

  private enum Way { case inserting, updating }

  /// Returns a transaction with the records.
  ///
  /// - Throws: `ImportFailure` for a record that can't be stored, unless such records are left out.
  mutating func store(_ batch: RecordBatch, on base: Snapshot) throws -> Transaction {
    let known = missingTargets
    let transaction = try storeInColumns(batch, on: base) ?? storeRecords(of: batch, on: base)
    if transaction.uniqueViolation() == nil { return transaction }
    // Damaged blocks read as rows with equal values.
    try transaction.current.checkForDamage()
    missingTargets = known
    return try storeRecords(of: batch, on: base, findsEqualValues: true)
  }

  /// - Returns: nil if the records must be stored one by one.
  private mutating func storeInColumns(_ batch: RecordBatch, on base: Snapshot) throws -> Transaction? {
    rejected = batch.rejected
    let ways: [Way] = updates ? [.updating] : [.inserting, .updating]
    if plan != nil, batch.hasColumns {
      for way in ways {
        let transaction = Transaction(base: base)
        if try store(batch, way, in: transaction) { return transaction }
        updates = true
      }
    }
    return nil
  }

  /// Takes over the rejected records of a batch that has no others.
  mutating func noteRejected(_ batch: RecordBatch, _ base: Snapshot) -> Snapshot {
    (rejected, storedCount, knownCount) = (batch.rejected, 0, 0)
    return base
  }

  /// - Parameter findsEqualValues: whether to throw or reject the records after which two objects have equal values of a unique
  ///   property. If errors are skipped, a record is also rejected if a later one would make its values unique again.
  private mutating func storeRecords(
    of batch: RecordBatch, on base: Snapshot, findsEqualValues: Bool = false
  ) throws -> Transaction {
    let transaction = Transaction(base: base)
    let table = try table(transaction)
    var writer = recordWriter(transaction, table)
    var count = 0
    var locations: [RecordWriter.Target: ImportLocation] = [:]
    rejected = batch.rejected
    try batch.forEachRecord { record, range in
      if !skipsErrors || !findsEqualValues && isValid(record) {
        let target = RecordWriter.Target(table: table, row: try writer.write(record))
        if findsEqualValues { locations[target] = record.location }
        count += 1
        return
      }
      let (savepoint, known) = (transaction.beginSavepoint(), writer)
      do throws(ImportFailure) {
        let target = RecordWriter.Target(table: table, row: try writer.write(record))
        if findsEqualValues { try checkUniqueness(transaction, [target: record.location]) }
        count += 1
      } catch {
        transaction.rollBack(to: savepoint)
        writer = known
        rejected.append(RejectedRecord(failure: error, batch.written(range)))
      }
    }
    if findsEqualValues { try checkUniqueness(transaction, locations) }
    finish(writer, batch)
    (storedCount, knownCount) = (count, writer.updateCount)
    return transaction
  }

  /// Throws if two objects have equal values of a unique property.
  ///
  /// - Parameter locations: the locations of the last records of the rows.
  private func checkUniqueness(
    _ transaction: Transaction, _ locations: [RecordWriter.Target: ImportLocation]
  ) throws(ImportFailure) {
    guard let (table, violation) = transaction.uniqueViolation() else { return }
    let rows = transaction[table]
    let found = [violation.first, violation.second].compactMap { locations[.init(table: table, row: $0)] }
    let values = StoreError.sameValues(of: violation.columns.map { rows[$0].name })
    throw ImportFailure(
      location: found.max() ?? locations.values.min() ?? ImportLocation(),
      reason:
        "two \(rows.name) objects have \(values), which must be unique: \(rows.text(of: violation.first)), and "
        + rows.text(of: violation.second))
  }

  /// Returns whether a record has only values of which it is certain that they can be stored. If not, a savepoint is needed.
  private func isValid(_ record: ImportedRecord) -> Bool {
    guard let plan else { return false }
    var given: Set<Int> = []
    for member in record.members {
      switch plan.target(member.name) {
      case .ignored: break
      case .single, .collection: return false
      case .column(let index):
        guard plan.emptyColumns[index].admits(member.value) else { return false }
        given.insert(index)
      }
    }
    return plan.isNeeded.indices.allSatisfy { !plan.isNeeded[$0] || given.contains($0) }
  }

  private func recordWriter(_ transaction: Transaction, _ table: TableID) -> RecordWriter {
    RecordWriter(
      transaction, table, isOfSample: rules.isStrict, given: rules.given, missingTargets: missingTargets,
      dates: rules.dates)
  }

  private mutating func finish(_ writer: RecordWriter, _ batch: RecordBatch) {
    missingTargets = writer.missingTargets
    ignoredNames.formUnion(writer.ignoredNames)
    ignoredNames.formUnion(batch.ignoredNames)
  }

  /// - Returns: false if the records must be stored in another way. The transaction must be discarded then.
  private mutating func store(_ batch: RecordBatch, _ way: Way, in transaction: Transaction) throws -> Bool {
    let table = try table(transaction)
    // Another process may have changed the type.
    guard let plan, transaction[table].columns == plan.definitions else { return false }
    var writer = recordWriter(transaction, table)
    let columnWriter = ColumnWriter(transaction, table, bytes: batch.bytes, plan)
    let before = transaction[table].count
    for part in batch.parts {
      switch part {
      case .records(let records):
        // The error of a record comes with its location, but an earlier one may be found only one by one.
        do { for record in records { try writer.write(record) } } catch { return false }
      case .columns(var columns):
        let areResolved = columnWriter.resolveLinks(of: &columns.cells) { writer.noteMissing($0) }
        if !areResolved { return false }
        let rows: (Int) -> RowKey
        switch way {
        case .inserting:
          guard let first = columnWriter.insert(columns) else { return false }
          rows = { RowKey(rawValue: first.rawValue + UInt64($0)) }
        case .updating:
          guard let updated = columnWriter.update(columns) else { return false }
          for row in updated.rows { writer.noteDescription(of: row) }
          rows = { updated.rows[$0] }
        }
        do {
          for single in columns.singles {
            let cell = CellAddress(table: table, row: rows(single.row), column: single.column)
            try writer.assign(single.value, to: cell)
          }
        } catch { return false }
      }
    }
    finish(writer, batch)
    (storedCount, knownCount) = (batch.count, batch.count - (transaction[table].count - before))
    updates = knownCount > 0
    return true
  }
}
