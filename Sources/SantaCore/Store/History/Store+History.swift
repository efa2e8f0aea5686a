extension Store {
  /// Returns the transactions after a token.
  ///
  /// ```swift
  /// for try await transaction in try store.history(after: token, ofType: Stop.self, excludingAuthor: "mailer") {
  ///   let changes = try transaction.changes(of: Stop.self)
  ///   for change in changes.modifications { print(change.old.place, "is now", change.new.place) }
  /// }
  /// ```
  ///
  /// This or another program must have opened the store with ``Store/Configuration/history``.
  ///
  /// - Parameters:
  ///   - token: the token of the last transaction that is not returned; nil to begin with the first one that is kept.
  ///   - type: the class whose objects a transaction must have changed; nil for all transactions.
  ///   - author: the author whose transactions are left out; nil to leave out none.
  /// - Throws: ``StoreError`` with `.historyExpired` if the commit of the token is no longer kept, was undone by a power failure, or
  ///   belongs to another store; `.invalidConfiguration` for a store in memory, or one that was opened at an earlier version.
  public func history(
    after token: HistoryToken? = nil, ofType type: Object.Type? = nil, excludingAuthor author: String? = nil
  ) throws -> StoreHistory {
    let engine = context.engine
    let filter = HistoryReader.Filter(type: type, excludedAuthor: author)
    let reader = try HistoryReader(engine, after: token?.position, filter)
    guard let position = reader.position else { throw StoreError.noHistory(engine.path) }
    return StoreHistory(engine: engine, position: position, filter: filter)
  }

  /// The token of the state that the store shows; nil without history.
  public var historyToken: HistoryToken? {
    let snapshot = context.snapshot
    return snapshot.history.map { HistoryToken($0.position(at: snapshot.version)) }
  }

  /// Opens a kept version of a store, which never changes, for reading.
  ///
  /// ```swift
  /// let before = try Store(configuration, at: .date(yesterday))
  /// let stops = before.objects(Stop.self).where { $0.presents > 1000 }
  /// ```
  ///
  /// - Parameters:
  ///   - configuration: the location of the store, which must be a directory, and its options.
  ///   - version: the version to open.
  ///   - isolation: the actor to which the store belongs; nil for the actor that uses it.
  /// - Throws: ``StoreError`` with `.historyExpired` if the version isn't kept; the errors of ``init(configuration:isolation:)``.
  /// - Complexity: O(*n*), where *n* is the size of the commits since the last kept root, a few megabytes.
  public convenience init(
    _ configuration: Configuration, at version: StoreVersion, isolation: isolated (any Actor)? = #isolation
  ) throws {
    var configuration = configuration
    (configuration.isReadOnly, configuration.history) = (true, .none)
    let newest: Engine
    switch configuration.location {
    case .directory(let url): newest = try EngineRegistry.directory(try url.filePath, isReadOnly: true)
    case .inMemory(let name): throw StoreError.historyInMemory(name)
    }
    let past = try newest.engine(at: version)
    try self.init(
      configuration, engine: past, isolation.map { .actor(StoreIsolation.WeakActor($0)) } ?? .thread)
  }

  /// Removes the versions before another one, with the files that only they need.
  ///
  /// Data that was deleted before that version is then no longer on the disk: the function rewrites the store's files without
  /// superseded data, as ``compact()`` does. Later versions can be removed, too, if they share a file with the removed ones.
  /// If the history begins after that version, no version is removed.
  ///
  /// - Throws: ``StoreError`` with `.historyExpired` if the store has no history, or if the version is after the newest one; the errors
  ///   of ``compact()``.
  /// - Complexity: O(n), where n is the size of the store's contents.
  public func deleteHistory(before version: StoreVersion) throws {
    try context.use(nil) {
      if isInWriteTransaction {
        throw StoreError(
          .alreadyInWrite, "deleteHistory was called within a write transaction.",
          remedy: "Call it after the commit.")
      }
      let files = try context.engine.keptStates
      let latest = context.engine.latest
      let start = try files.start(in: latest)
      let first: Version
      switch version {
      case .version(let number): first = Version(rawValue: min(number, Version.limit.rawValue))
      case .date(let date):
        if let time = latest.history?.commit.time, time <= date.historyTime {
          first = latest.version
        } else {
          first = try version.number(in: files, latest: latest) ?? start
        }
      }
      guard first <= latest.version else {
        throw StoreError.versionNotKept(context.engine.path, first.rawValue)
      }
      // The first log can also have records from before the history began. They alone are no reason to remove all versions in it.
      if let start = latest.history?.settings.start, first > start {
        try context.changeHistory { settings, _ in
          settings.deletedBefore = max(settings.deletedBefore, first)
          settings.start = max(settings.start, first)
        }
      }
      try context.engine.pruneHistory()
    }
    try compact()
  }

  /// Ends the demand of a program for versions; see ``Store/Configuration/history``. The files that no other demand needs
  /// are removed.
  ///
  /// - Parameter program: the name of the program.
  /// - Returns: whether the program had a demand.
  @discardableResult
  public func endHistoryDemand(of program: String) throws -> Bool {
    try context.use(nil) {
      guard context.engine.latest.history?.settings.demands[program] != nil else { return false }
      try context.changeHistory { settings, _ in settings.demands[program] = nil }
      try context.engine.pruneHistory()
      return true
    }
  }
}
