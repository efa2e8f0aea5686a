/// Computes the states of a store one after the other, from a kept state and the records after it.
///
/// It reads one log at a time. At each kept state, the memory of the states before it is released.
struct HistoryReplay {
  private let files: HistoryFiles
  /// The state that was computed last.
  private(set) var state: Snapshot
  private var log: LogFile?
  /// The records that were read, but not applied yet, in reverse order.
  private var records: [LogFile.Record] = []
  /// The versions of the kept states, in descending order.
  private var roots: [Version]
  /// The rows that the record of the last commit names; nil if the commit has changed anything else. Comparing the states takes more
  /// time, because a chunk contains 256 rows.
  private(set) var rows: [TableID: Difference.TableDifference]?

  /// Begins at a version.
  ///
  /// - Parameter latest: the newest published state.
  /// - Throws: `.historyExpired` if the version isn't kept.
  init(_ files: HistoryFiles, at version: Version, latest: Snapshot) throws(StoreError) {
    try files.checkIsKept(version, in: latest)
    guard let root = try files.root(before: version) else {
      throw .versionNotKept(files.path, version.rawValue)
    }
    try self.init(files, at: root, latest)
    while state.version < version { _ = try next(upTo: latest, last: version) }
  }

  /// Begins at the last commit that isn't later than a time.
  ///
  /// - Parameter time: the time in milliseconds since 1970.
  /// - Throws: `.historyExpired` if that commit isn't kept.
  init(_ files: HistoryFiles, atTime time: Int64, latest: Snapshot) throws(StoreError) {
    let start = try files.start(in: latest)
    let found = try files.root { roots in
      roots.last { $0.version >= start && $0.history.map { $0.commit.time <= time } ?? false }
        ?? roots.last { $0.version <= start }
    }
    guard let found else { throw .timeNotKept(files.path) }
    try self.init(files, at: found, latest)
    while state.version < start { _ = try next(upTo: latest, last: start) }
    guard let first = state.history, first.commit.time <= time else { throw .timeNotKept(files.path) }
    while state.version < latest.version {
      let before = self
      guard let (_, new) = try next(upTo: latest) else { break }
      guard let commit = new.history?.commit, commit.time <= time else {
        self = before
        return
      }
    }
  }

  /// Begins at the newest published state, even in a store that doesn't keep its versions. Records can then be removed before
  /// they are read.
  init(_ files: HistoryFiles, following latest: Snapshot) throws(StoreError) {
    try self.init(files, at: latest, latest)
  }

  private init(_ files: HistoryFiles, at root: Snapshot, _ latest: Snapshot) throws(StoreError) {
    self.files = files
    state = root
    state.lease = latest.lease
    roots = try files.roots().map(\.version).filter { $0 > root.version }.reversed()
  }

  /// Computes the next state.
  ///
  /// - Parameters:
  ///   - latest: the newest published state.
  ///   - last: the version to stop at; by default, that of `latest`.
  /// - Returns: the state before the commit and the state after it; nil if there is no further commit.
  /// - Throws: `.historyExpired` if the record of the commit was removed in the meantime.
  mutating func next(
    upTo latest: Snapshot, last: Version? = nil
  ) throws(StoreError) -> (old: Snapshot, new: Snapshot)? {
    guard state.version < last ?? latest.version else { return nil }
    let old = state
    let record = try nextRecord(upTo: latest.version)
    rows = nil
    state = try state(after: record, old)
    if state.lease == nil { state.lease = latest.lease }
    let new = state
    try releaseMemory(latest)
    return (old, new)
  }

  private mutating func state(after record: LogFile.Record, _ old: Snapshot) throws(StoreError) -> Snapshot {
    do throws(StoreError) {
      var rows: [TableID: Difference.TableDifference]?
      let new = try files.segments.state(after: record, old) { rows = $0 }
      self.rows = rows
      return new
    } catch {
      guard let manifest = try files.segments.manifest(in: record) else { throw error }
      // The segment that a record names no longer exists if a checkpoint of the same version has merged it into another one.
      if let root = try files.root({ $0.first { $0.version == record.version } }) { return root }
      // A later checkpoint has merged it, and keeps no root there.
      let newest = try files.segments.readManifest()?.version ?? .zero
      if newest > record.version, try !files.segments.hasFiles(of: manifest) {
        throw .versionNotKept(files.path, record.version.rawValue)
      }
      throw error
    }
  }

  /// Replaces the state by the same state in segments, or in use elsewhere.
  private mutating func releaseMemory(_ latest: Snapshot) throws(StoreError) {
    if state.version == latest.version {
      state = latest
      return
    }
    let version = state.version
    while let next = roots.last, next < version { roots.removeLast() }
    guard roots.last == version else { return }
    roots.removeLast()
    // A root that was removed in the meantime is not needed.
    guard let root = try? files.root({ $0.first { $0.version == version } }) else { return }
    state = root
    state.lease = latest.lease
  }

  private mutating func nextRecord(upTo last: Version) throws(StoreError) -> LogFile.Record {
    if let record = records.popLast() { return record }
    // An empty log may have been replaced, or the next log may have been begun.
    if let log, log.position.version == log.base { self.log = nil }
    var isNew = log == nil
    while true {
      if log == nil { log = try files.log(after: state.version) }
      guard var file = log else { throw .versionNotKept(files.path, state.version.rawValue) }
      records = try file.read(to: nil, upTo: last).0.reversed()
      log = file
      if let record = records.popLast() { return record }
      // The record is in the log that follows.
      if isNew { throw .versionNotKept(files.path, state.version.rawValue) }
      (log, isNew) = (nil, true)
    }
  }
}

extension HistoryFiles {
  /// Returns the first version that can be read.
  ///
  /// - Throws: `.historyExpired` if the store has no history.
  func start(in latest: Snapshot) throws(StoreError) -> Version {
    guard let settings = latest.history?.settings else { throw .noHistory(path) }
    guard let first = try roots().first else { throw .noHistory(path) }
    return max(settings.start, settings.deletedBefore, first.version)
  }

  /// - Throws: `.historyExpired` if a version isn't kept.
  func checkIsKept(_ version: Version, in latest: Snapshot) throws(StoreError) {
    guard version >= (try start(in: latest)), version <= latest.version else {
      throw .versionNotKept(path, version.rawValue)
    }
  }

  /// Returns a replay that begins at a position.
  ///
  /// - Throws: `.historyExpired` if the commit at the position isn't kept, or was lost in a power failure.
  func replay(from position: HistoryPosition, latest: Snapshot) throws(StoreError) -> HistoryReplay {
    let replay = try HistoryReplay(self, at: position.version, latest: latest)
    guard replay.state.history?.commit.nonce == position.nonce else {
      throw .versionNotKept(path, position.version.rawValue)
    }
    return replay
  }
}
