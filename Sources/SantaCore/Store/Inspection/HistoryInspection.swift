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
  /// - Throws: ``StoreError`` with `.historyExpired` if the store has no history; `.corruptFile`, `.unsupportedFormat` or
  ///   `.inputOutput`.
  package init(_ directory: URL) throws(StoreError) {
    engine = try EngineRegistry.directory(try directory.filePath, isReadOnly: true)
    guard engine.latest.history != nil else { throw .noHistory(engine.path) }
  }

  /// The version of the newest commit.
  package var version: UInt64 { engine.latest.version.rawValue }

  /// The names of the stored types.
  package var typeNames: [String] { engine.latest.tables.map(\.name).filter { !$0.isEmpty } }

  /// Calls a function with each transaction that was committed, the oldest first.
  ///
  /// - Parameter start: the transactions up to this version are left out; nil to begin with the first one that is kept. A time
  ///   before the first kept version counts as that version.
  /// - Throws: the error of `body`; ``StoreError`` with `.historyExpired` if the version isn't kept; `.corruptFile`.
  package func forEachTransaction(
    after start: HistoryStart? = nil, _ body: (HistoryEntry) throws -> Void
  ) throws {
    var reader = try reader(after: start)
    while let transaction = try reader.next() { try body(try HistoryEntry(transaction)) }
  }

  /// Returns the transactions that were committed, and each later one.
  ///
  /// - Parameter start: as in ``forEachTransaction(after:_:)``; nil to begin with the next commit.
  /// - Throws: ``StoreError`` with `.historyExpired` if the version isn't kept; `.corruptFile`.
  package func entries(after start: HistoryStart?) throws(StoreError) -> HistoryEntryFeed {
    HistoryEntryFeed(HistoryFeed(engine, try reader(after: start ?? .version(.version(version)))))
  }

  private func reader(after start: HistoryStart?) throws(StoreError) -> HistoryReader {
    switch start {
    case nil: return try HistoryReader(engine, after: nil as HistoryPosition?, .init())
    case .token(let token): return try HistoryReader(engine, after: token.position, .init())
    case .version(.version(let number)): return try HistoryReader(engine, after: .version(number))
    case .version(let version):
      guard let files = engine.history,
        let number = try version.number(in: files, latest: engine.latest)
      else { return try HistoryReader(engine, after: nil as HistoryPosition?, .init()) }
      return try HistoryReader(engine, after: .version(number.rawValue))
    }
  }

  /// The first version that can be read.
  package func firstVersion() throws(StoreError) -> UInt64 {
    guard let files = engine.history else { throw .historyInMemory(engine.path) }
    return try files.start(in: engine.latest).rawValue
  }

  /// The number of bytes of files that the store would not need without its history.
  package func byteCount() throws(StoreError) -> Int { try keeping().byteCount }

  /// The demands for versions, in the order of their names.
  package func demands() throws(StoreError) -> [HistoryDemand] {
    guard let settings = engine.latest.history?.settings else { return [] }
    let keeping = try keeping()
    return settings.demands.coldSorted { $0.key < $1.key }.map { program, rule in
      var own = keeping
      var only = settings
      only.demands = [program: rule]
      own.prune(at: engine.clock(), only)
      return HistoryDemand(program: program, rule: rule, byteCount: own.byteCount)
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

  private func keeping() throws(StoreError) -> HistoryKeeping {
    guard let files = engine.history else { throw .historyInMemory(engine.path) }
    return HistoryKeeping(
      try files.segments.readManifest() ?? .empty, logs: try Log.extents(in: files.path, disk: files.disk))
  }
}
