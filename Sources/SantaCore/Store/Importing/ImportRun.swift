/// A run of a ``StoredImport``: reads the data in batches, and stores each in a transaction.
final class ImportRun {
  private let name: String
  private(set) var summary = StoredImport.Summary()
  private let settings: StoredImport
  private let source: StoredImport.Source
  /// The columns of a new type; nil if they are not known yet, or if the store has the type.
  private var columns: [ColumnDefinition]?
  /// The location of the first record that isn't stored.
  private var start = RecordBatch.Start(location: ImportLocation(), beginsLine: true)

  init(_ settings: StoredImport, _ source: StoredImport.Source) throws {
    self.settings = settings
    self.source = source
    switch source {
    case .file(let path):
      name = path
      summary.progress.totalByteCount = try ImportFile(path).byteCount
    case .stream(let name, _): self.name = name
    }
  }

  private var options: StoredImport.Options { settings.options }

  // MARK: Reading

  func run(_ progress: (StoredImport.Summary) throws -> Void) throws {
    if settings.knownType == nil, case .file = source {
      guard let reader = try reader() else { return }
      var schema = InferredSchema(given: options.types)
      try reader.readSchema(&schema)
      if schema.recordCount == 0, options.reject == nil { return }
      if schema.recordCount > 0 {
        columns = try schema.definitions(primaryKey: settings.key, skipsErrors: options.reject != nil)
      }
    }
    guard let reader = try reader() else { return }
    let rules = CellRules(isStrict: false, given: [], dates: settings.dates)
    var writer = BatchWriter(plan(rules), rules, skipsErrors: options.reject != nil) { [unowned self] in
      try table(in: $0)
    }
    reader.setPlan(writer.plan)
    let ahead = ReadAhead(reader)
    ahead.start()
    while let batch = try ahead.next() {
      start = batch.start
      if let failure = batch.failure { throw failure }
      if columns == nil, settings.knownType == nil {
        if try inferColumns(from: batch) {
          // Only the first records determined the type.
          if !batch.isLast { summary.sampleCount = batch.count }
          let rules = CellRules(
            isStrict: !batch.isLast, given: Set(options.types.keys), dates: settings.dates)
          writer = writer.continued(plan(rules), rules)
          reader.setPlan(writer.plan)
        }
      }
      ahead.start()
      try commit(batch, &writer, progress)
    }
  }

  /// Returns a reader at the first record; nil if there is only a header, or nothing.
  private func reader() throws -> (any BatchReading)? {
    var input = try ImportInput(source)
    while input.bytes.count < OtherFormat.byteCount, try input.refill() {}
    if let format = OtherFormat(input.bytes) {
      throw ImportFailure(location: ImportLocation(), reason: format.reason)
    }
    let limits = BatchLimits(
      count: options.batchSize, byteCount: StoredImport.batchByteCount, skipsErrors: options.reject != nil)
    switch settings.dataFormat {
    case .json:
      var splitter = JSONRecordSplitter()
      let hasMark = input.bytes.starts(with: [0xEF, 0xBB, 0xBF])
      if hasMark { try splitter.split(input.bytes.prefix(3)) { _ in } }
      return RecordBatchReader(
        RecordStream(input, JSONRecordScanner(splitter), index: hasMark ? 3 : 0, limits))
    case .csv:
      var splitter = CSVRecordSplitter(options.delimiter ?? UInt8(ascii: ","))
      var index = 0
      while splitter.names == nil {
        if index == input.bytes.count, !(try input.refill()) {
          try splitter.splitRest { _ in }
          return nil
        }
        try splitter.split(CollectionOfOne(input.bytes[index])) { _ in }
        index += 1
      }
      try checkDelimiter(splitter.names ?? [])
      return CSVRecordScanner(splitter).map {
        RecordBatchReader(RecordStream(input, $0, index: index, limits))
      }
    }
  }

  /// Checks that the only name in a header isn't several names with another character between them.
  private func checkDelimiter(_ names: [String]) throws(ImportFailure) {
    guard options.delimiter == nil, names.count == 1 else { return }
    for (character, option) in [(";", "';'"), ("\t", "tab"), ("|", "'|'")] where names[0].contains(character)
    {
      throw ImportFailure(
        location: ImportLocation(),
        reason:
          "the header has no comma, but \(option == "tab" ? "a tab" : option). If this separates the cells, add --delimiter \(option), "
          + "and otherwise --delimiter ,")
    }
  }

  private func inferColumns(from batch: RecordBatch) throws -> Bool {
    var schema = InferredSchema(given: options.types)
    var failure: ImportFailure?
    try batch.forEachRecord { record, _ in
      do throws(ImportFailure) { try schema.add(record) } catch {
        failure = error
        if options.reject == nil { throw error }
      }
    }
    if schema.recordCount == 0 {
      if let failure { throw failure }
      return false
    }
    columns = try schema.definitions(primaryKey: settings.key, skipsErrors: options.reject != nil)
    return true
  }

  /// Returns the columns in which records are read; nil if they are stored one by one.
  private func plan(_ rules: CellRules) -> ImportPlan? {
    let state = settings.engine.latest
    if let table = state.table(named: settings.type) { return ImportPlan(table, in: state, rules) }
    guard let columns, NameRules.violation(ofType: settings.type) == nil else { return nil }
    let transaction = Transaction(base: state)
    let table = transaction.addTable(settings.type, columns)
    return ImportPlan(table, in: transaction.current, rules)
  }

  // MARK: Storing

  private func commit(
    _ batch: RecordBatch, _ writer: inout BatchWriter, _ progress: (StoredImport.Summary) throws -> Void
  ) throws {
    let base = settings.engine.latest
    let stored =
      batch.count == 0
      ? writer.noteRejected(batch, base)
      : options.isDryRun ? try writer.store(batch, on: base).current : try store(batch, &writer)
    for rejected in writer.rejected.sorted(by: { $0.failure.location < $1.failure.location }) {
      try options.reject?(rejected)
    }
    summary.progress.objectCount += writer.storedCount
    summary.progress.byteCount = batch.endOffset
    summary.updateCount += writer.knownCount
    summary.rejectedCount += writer.rejected.count
    start = batch.end
    summary.continuation = continuation
    summary.ignoredNames = writer.ignoredNames.coldSorted()
    summary.missingTargets = Dictionary(grouping: writer.missingTargets) { stored[$0.table].name }
      .mapValues(\.count)
    try progress(summary)
  }

  private func store(_ batch: RecordBatch, _ writer: inout BatchWriter) throws -> Snapshot {
    // Commits during a checkpoint would be repeated on its segments, and stay in memory until then.
    settings.engine.waitForCheckpoint()
    // The lock is taken for each transaction separately, so that other processes can write in between.
    let base = try settings.engine.beginWrite()
    let transaction: Transaction
    do {
      if let error = StoreError.missingRight(in: base, settings.engine.path) { throw error }
      transaction = try writer.store(batch, on: base)
    } catch {
      settings.engine.cancelWrite()
      try base.checkForDamage()
      throw error
    }
    return try settings.engine.commit(transaction, .full)
  }

  /// Returns the table of the type. Adds the type if the store does not have it.
  private func table(in transaction: Transaction) throws -> TableID {
    if let known = transaction.current.table(named: settings.type) {
      let table = transaction[known]
      guard table.kind == .topLevel else {
        throw StoreError(
          .invalidImport,
          "\(settings.type) objects are embedded in other objects, and are imported with them.",
          remedy: "Import the objects that contain them.")
      }
      let name = table.primaryKey.map { table[$0].name }
      if let key = settings.key, key != name {
        throw StoreError(
          .invalidImport,
          name.map { "The primary key of \(settings.type) is '\($0)', not '\(key)'." }
            ?? "\(settings.type) has no primary key.",
          remedy: name != nil
            ? "Leave the key out." : "Leave the key out; every record is then a new object.")
      }
      return known
    }
    if let why = NameRules.violation(ofType: settings.type) {
      throw StoreError(
        .invalidImport, "The name of the new type \(why). Nothing was imported.",
        remedy: "Pass another name.")
    }
    let added = transaction.addTable(settings.type, columns ?? [])
    summary.newType = StoredType(transaction[added])
    return added
  }

  // MARK: Errors

  /// Returns the error for a failure, which says what was imported before, and how to continue.
  func error(_ failure: ImportFailure) -> StoreError {
    let count = options.isDryRun ? 0 : summary.progress.objectCount
    return .notImportable(
      name, failure.location.description, failure.reason, committed: count,
      continuingIn: continuation)
  }

  /// The location of the first record that isn't stored, if importing the records before it again would add them twice.
  private var continuation: String? {
    let hasKey = settings.knownType?.hasPrimaryKey ?? (settings.key != nil)
    return options.isDryRun || hasKey || summary.progress.objectCount == 0 ? nil : start.description
  }
}
