/// Reads the transactions of a store's history one after the other.
struct HistoryReader: Sendable {
  /// The transactions to return.
  struct Filter: Sendable {
    /// The class whose objects a transaction must change; nil for any.
    var type: Object.Type?
    var excludedAuthor: String?
    /// The cursor whose own commits are left out.
    var cursor: String?
    /// The condition that an object must meet before or after the transaction that changes it; nil for any object.
    var condition: ChangeCondition?
  }

  private let engine: Engine
  private let files: HistoryFiles
  private let filter: Filter
  private let schemas = HistorySchemas()
  private var replay: HistoryReplay
  /// Whether commits whose records were removed before they were read become one transaction.
  private var mergesLostCommits = false
  private var condition: ReadCondition?
  /// The last state that was given the names of the newest state, and the version of that newest state.
  private var named: (state: Snapshot, latest: Version)?

  /// - Parameter position: the commit after which to begin; nil for the first one that can be read.
  /// - Throws: `.historyExpired` if that commit isn't kept.
  init(_ engine: Engine, after position: HistoryPosition?, _ filter: Filter) throws(StoreError) {
    let files = try engine.keptStates
    let latest = engine.latest
    self.engine = engine
    self.files = files
    self.filter = filter
    replay =
      if let position {
        try files.replay(from: position, latest: latest)
      } else {
        try HistoryReplay(files, at: try files.start(in: latest), latest: latest)
      }
  }

  /// Reads the transactions after a kept version.
  init(_ engine: Engine, after version: StoreVersion, _ filter: Filter = Filter()) throws(StoreError) {
    let files = try engine.keptStates
    (self.engine, self.files, self.filter) = (engine, files, filter)
    replay = try version.replay(files, latest: engine.latest)
  }

  /// Reads the transactions after the newest commit, even if the store doesn't keep its versions. If several commits can no longer be
  /// distinguished, they are one transaction.
  init(following engine: Engine, _ filter: Filter = Filter()) throws(StoreError) {
    let files = try engine.keptStates
    (self.engine, self.files, self.filter) = (engine, files, filter)
    replay = try HistoryReplay(files, following: engine.latest)
    mergesLostCommits = true
  }

  /// The position after the last transaction that was read, including commits that were left out.
  var position: HistoryPosition? { replay.state.history?.position(at: replay.state.version) }

  /// Returns the next transaction; nil if there is none yet.
  mutating func next() throws(StoreError) -> HistoryTransaction? {
    let latest = engine.latest
    while let (old, new) = try nextStates(upTo: latest) {
      if let transaction = try transaction(from: old, to: new, latest) { return transaction }
    }
    return nil
  }

  private mutating func nextStates(
    upTo latest: Snapshot
  ) throws(StoreError) -> (old: Snapshot, new: Snapshot)? {
    do throws(StoreError) { return try replay.next(upTo: latest) } catch {
      guard mergesLostCommits, error.code == .historyExpired else { throw error }
      let old = replay.state
      replay = try HistoryReplay(files, following: latest)
      return (old, latest)
    }
  }

  private mutating func transaction(
    from old: Snapshot, to new: Snapshot, _ latest: Snapshot
  ) throws(StoreError) -> HistoryTransaction? {
    if let excluded = filter.excludedAuthor, new.history?.commit.author == excluded { return nil }
    if let cursor = filter.cursor,
      old.history?.settings.cursors[cursor] != new.history?.settings.cursors[cursor]
    {
      return nil
    }
    let difference = difference(from: old, to: new)
    if difference.isEmpty && new.hasSameSchema(as: old) { return nil }
    let (before, after) = (named(old, as: latest), named(new, as: latest))
    let shown = Difference(from: before, to: after, known: difference.tables).withoutHiddenColumns
      .withoutEqualLists
    if let type = filter.type {
      guard let table = latest.table(named: ObjectClass.tableName(of: type)), let rows = shown.tables[table],
        includes(type, rows, of: table, from: before, to: after)
      else { return nil }
    }
    if let condition = filter.condition {
      let read = try self.condition?.isFor(latest) == true ? self.condition : ReadCondition(condition, latest)
      self.condition = read
      if try read?.isMet(by: shown) != true { return nil }
    }
    return HistoryTransaction(
      origin: .commit, engine: engine, old: before, new: after, difference: shown, schemas: schemas)
  }

  /// Returns whether one of the changed rows of a table is an object of a class.
  private func includes(
    _ type: Object.Type, _ rows: Difference.TableDifference, of table: TableID, from old: Snapshot,
    to new: Snapshot
  ) -> Bool {
    if ClassIdentity.of(type).nameInTable == nil { return true }
    let (before, after) = (HistoryRows(type, engine, old, table), HistoryRows(type, engine, new, table))
    return rows.insertions.contains(where: after.contains) || rows.deletions.contains(where: before.contains)
      || rows.modifications.contains { after.contains($0.row) }
  }

  /// Returns the difference between the last two states of the replay.
  private func difference(from old: Snapshot, to new: Snapshot) -> Difference {
    guard let rows = replay.rows, replay.state.version == new.version else {
      return Difference(from: old, to: new)
    }
    return Difference(from: old, to: new, known: rows.filter { !$0.value.isEmpty })
  }

  /// Returns a state with the names that its tables and columns have in the newest one. Consecutive states share their columns, so
  /// comparing these takes less time than comparing a state with the newest one, whose columns may come from another file.
  private mutating func named(_ state: Snapshot, as latest: Snapshot) -> Snapshot {
    let isKnown = named.map { $0.latest == latest.version && state.hasSameSchema(as: $0.state) } ?? false
    guard isKnown || state.hasSameSchema(as: latest) else { return state.named(as: latest) }
    named = (state, latest.version)
    return state
  }
}
