/// Updates the schema of a store that is being opened to match its classes, with a migration if one is needed.
struct SchemaOpening {
  let configuration: Store.Configuration
  let classes: [ObjectClass]

  init(_ configuration: Store.Configuration) throws(StoreError) {
    if configuration.objectTypes == nil {
      if configuration.migration != nil { throw .migrationWithoutClasses("A configuration with a migration") }
      if configuration.deleteIfMigrationNeeded, !configuration.isReadOnly {
        throw .migrationWithoutClasses("A configuration with deleteIfMigrationNeeded")
      }
    }
    self.configuration = configuration
    classes = try ObjectClass.reachable(from: configuration.objectTypes ?? [])
  }

  /// Throws if a store in this state can't be opened, even with the migration of the configuration.
  func check(_ state: Snapshot) throws(StoreError) {
    if isEmptied(state) { return }
    if state.schemaVersion > configuration.schemaVersion {
      throw .newerSchema(stored: state.schemaVersion, declared: configuration.schemaVersion)
    }
    if configuration.isReadOnly { return try SchemaUpdate.checkReadable(classes, in: state) }
    let refused = SchemaPlan(classes, in: state).refused.filter {
      $0.handling != .migration || !isMigrated(state)
    }
    if !refused.isEmpty { throw .schemaMismatch(refused, schemaVersion: state.schemaVersion) }
  }

  /// Returns whether opening the store changes it.
  func isNeeded(for state: Snapshot) -> Bool {
    isEmptied(state) || state.schemaVersion != configuration.schemaVersion
      || SchemaPlan(classes, in: state).isNeeded
  }

  /// Returns whether the migration runs. A new store has nothing to migrate.
  func isMigrated(_ state: Snapshot) -> Bool {
    configuration.migration != nil && state.schemaVersion < configuration.schemaVersion
      && !(state.tables.isEmpty && state.schemaVersion == 0)
  }

  /// Returns whether the contents are deleted because the store can't be opened with them.
  private func isEmptied(_ state: Snapshot) -> Bool {
    configuration.deleteIfMigrationNeeded && !configuration.isReadOnly
      && (state.schemaVersion > configuration.schemaVersion
        || !SchemaPlan(classes, in: state).refused.isEmpty)
  }

  /// Updates the store in one transaction.
  func update(_ context: LiveStore, progress: @escaping OpeningProgress.Handler) throws {
    progress(OpeningProgress(stage: .updatingProperties, fraction: 0))
    context.beginWrite()
    do {
      if let failure = context.session?.failure { throw failure }
      guard let transaction = context.transaction else { throw StoreError.endedByCallback() }
      // Another process may have changed or migrated the store before this one could write.
      try check(transaction.base)
      context.engine.allowSpilling(transaction)
      try context.engine.refusingOpening { try run(context, transaction, progress) }
      if let failure = context.session?.failure { throw failure }
    } catch {
      if context.isInWriteTransaction { context.cancelWrite() }
      throw error
    }
    try context.commitWrite(withoutNotifying: [])
    progress(OpeningProgress(stage: .updatingProperties, fraction: 1))
  }

  private func run(
    _ context: LiveStore, _ transaction: Transaction, _ progress: @escaping OpeningProgress.Handler
  ) throws {
    let base = transaction.base
    if isEmptied(base) { removeEverything(transaction) }
    let update = MigrationUpdate(classes, context, transaction)
    if !isEmptied(base), isMigrated(base), let block = configuration.migration {
      let migration = Migration(update, to: configuration.schemaVersion, progress: progress)
      defer { migration.end() }
      try block(migration, base.schemaVersion)
      if let failure = context.session?.failure { throw failure }
    }
    // The progress is 1 only after the commit.
    try update.prepare {
      if $0 < 1 { progress(OpeningProgress(stage: .updatingProperties, fraction: $0)) }
    }
    try update.complete()
    transaction.schemaVersion = configuration.schemaVersion
  }

  private func removeEverything(_ transaction: Transaction) {
    let tables = transaction.tables.indices.map { TableID(rawValue: $0) }.filter {
      !transaction[$0].name.isEmpty
    }
    for table in tables {
      for row in transaction[table].rows { transaction.removeRow(row, from: table) }
    }
    for table in tables { transaction.dropTable(table) }
  }
}
