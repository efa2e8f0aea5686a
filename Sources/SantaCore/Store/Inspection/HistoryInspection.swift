#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The history of a store's directory, without Swift classes: its transactions, the demands for versions, and the cursors.
///
/// An inspection doesn't change anything, and other processes can write while it is open. Files that a checkpoint removes while
/// transactions are read end the reading with `.historyExpired`.
///
/// Accessible to the package, for `santa-cli store log` and `store history`.
package struct HistoryInspection: Sendable {
  private let engine: Engine

  /// Opens the newest committed state.
  ///
  /// - Parameter onlyFollows: whether the store may lack a history, because only later commits will be read.
  /// - Throws: ``StoreError`` with `.historyExpired` if the store has no history; `.corruptFile`, `.unsupportedFormat` or
  ///   `.inputOutput`.
  package init(_ directory: URL, onlyFollows: Bool = false) throws(StoreError) {
    engine = try EngineRegistry.directory(try directory.filePath, isReadOnly: true)
    if !onlyFollows, engine.latest.history == nil { throw .noHistory(engine.path) }
  }

  /// The version of the newest commit.
  package var version: UInt64 { engine.latest.version.rawValue }

  /// The names of the stored types.
  package var typeNames: [String] { engine.latest.tables.map(\.name).filter { !$0.isEmpty } }

  /// Checks that a condition can be read.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery`, with the position of the error.
  package func check(_ condition: ChangeCondition) throws(StoreError) {
    _ = try ReadCondition(condition, engine.latest)
  }

  /// Calls a function with each transaction that was committed, the oldest first.
  ///
  /// - Parameters:
  ///   - start: the transactions up to this version are left out; nil to begin with the first one that is kept. A time before the
  ///     first kept version counts as that version.
  ///   - condition: the condition that a changed object must meet; nil for all transactions.
  /// - Throws: the error of `body`; ``StoreError`` with `.historyExpired` if the version isn't kept; `.corruptFile`; `.invalidQuery`
  ///   if the query can't be read.
  package func forEachTransaction(
    after start: HistoryStart? = nil, changing condition: ChangeCondition? = nil,
    _ body: (HistoryEntry) throws -> Void
  ) throws {
    var reader = try reader(after: start, changing: condition)
    while let transaction = try reader.next() { try body(try HistoryEntry(transaction)) }
  }

  /// Returns the transactions that were committed, and each later one.
  ///
  /// - Parameters:
  ///   - start: as in ``forEachTransaction(after:changing:_:)``; nil to begin with the next commit, even in a store without a history.
  ///   - condition: as in ``forEachTransaction(after:changing:_:)``.
  /// - Throws: ``StoreError`` with `.historyExpired` if the version isn't kept; `.corruptFile`.
  package func entries(
    after start: HistoryStart?, changing condition: ChangeCondition? = nil
  ) throws(StoreError) -> HistoryEntryFeed {
    let reader =
      if start == nil && engine.latest.history == nil {
        try HistoryReader(following: engine, HistoryReader.Filter(condition: condition))
      } else {
        try reader(after: start ?? .version(.version(version)), changing: condition)
      }
    return HistoryEntryFeed(HistoryFeed(engine, reader))
  }

  private func reader(
    after start: HistoryStart?, changing condition: ChangeCondition?
  ) throws(StoreError) -> HistoryReader {
    let filter = HistoryReader.Filter(condition: condition)
    switch start {
    case nil: return try HistoryReader(engine, after: nil as HistoryPosition?, filter)
    case .token(let token): return try HistoryReader(engine, after: token.position, filter)
    case .version(.version(let number)): return try HistoryReader(engine, after: .version(number), filter)
    case .version(let version):
      guard let files = engine.history,
        let number = try version.number(in: files, latest: engine.latest)
      else { return try HistoryReader(engine, after: nil as HistoryPosition?, filter) }
      return try HistoryReader(engine, after: .version(number.rawValue), filter)
    }
  }

  /// The first version that can be read.
  package func firstVersion() throws(StoreError) -> UInt64 {
    try files().start(in: engine.latest).rawValue
  }

  /// The number of bytes with which the kept versions are stored: the files that the store would not need without its history, and
  /// the commits since the last checkpoint.
  package func byteCount() throws(StoreError) -> Int {
    guard let settings = engine.latest.history?.settings else { return 0 }
    let keeping = try keeping()
    return keeping.byteCount + (settings.demands.isEmpty ? 0 : try newestByteCount(keeping, settings))
  }

  /// The demands for versions, in the order of their names.
  package func demands() throws(StoreError) -> [HistoryDemand] {
    guard let settings = engine.latest.history?.settings else { return [] }
    let keeping = try keeping()
    let newest = try newestByteCount(keeping, settings)
    return settings.demands.coldSorted { $0.key < $1.key }.map { program, rule in
      var own = keeping
      var only = settings
      only.demands = [program: rule]
      own.prune(at: engine.clock(), only)
      return HistoryDemand(program: program, rule: rule, byteCount: own.byteCount + newest)
    }
  }

  /// The cursors, in the order of their names.
  package var cursors: [StoredCursor] {
    (engine.latest.history?.settings.cursors ?? [:]).coldSorted { $0.key < $1.key }.map { name, cursor in
      StoredCursor(
        name: name, version: cursor.position.version.rawValue, date: Date(historyTime: cursor.time),
        isBeginning: cursor.isBeginning)
    }
  }

  private func files() throws(StoreError) -> HistoryFiles { try engine.keptStates }

  private func keeping() throws(StoreError) -> HistoryKeeping {
    let files = try files()
    return HistoryKeeping(
      try files.segments.readManifest() ?? .empty, logs: try Log.extents(in: files.path, disk: files.disk))
  }

  /// Returns the number of bytes of the kept versions since the last checkpoint. Until the next one, the store needs their records
  /// itself.
  private func newestByteCount(
    _ keeping: HistoryKeeping, _ settings: HistorySettings
  ) throws(StoreError) -> Int {
    try files().recordByteCount(after: max(keeping.newest.version, settings.start, settings.deletedBefore))
  }
}
