import Synchronization

/// Commits go to the log of a directory, shared with other processes.
final class DirectoryBackend: Backend {
  let path: String
  /// The file that is written to with every commit.
  var markPath: String { path + "/lock" }
  private let isReadOnly: Bool
  private let log: Mutex<LogFile>

  /// Opens a store's directory; makes it first where it is not there.
  init(path: String, isReadOnly: Bool, disk: any Disk) throws(StoreError) {
    self.path = path
    self.isReadOnly = isReadOnly
    if !isReadOnly { try Self.makeDirectories(path, on: disk) }
    if disk.isDirectory(path) == false { throw .notADirectory(path) }
    log = Mutex(try LogFile(directory: path, isReadOnly: isReadOnly, disk: disk))
  }

  private static func makeDirectories(_ path: String, on disk: any Disk) throws(StoreError) {
    switch disk.isDirectory(path) {
    case true?: return
    case false?: throw .notADirectory(path)
    case nil: break
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeDirectories(String(path[..<slash]), on: disk)
    }
    do {
      try disk.makeDirectory(path)
      // Its name, too, must survive a power cut.
      if let slash = path.lastIndex(of: "/") {
        try disk.syncDirectory(slash == path.startIndex ? "/" : String(path[..<slash]))
      }
    } catch { throw .cannotCreateDirectory(path, error) }
  }

  /// Everything committed so far, for a store that opens.
  func readFromStart() throws(StoreError) -> [LogFile.Record] {
    try log.withLock { (log) throws(StoreError) in
      if isReadOnly { return try log.readWithoutRecovering() }
      let committed = try log.readCommitted()
      if try log.isAtEnd() { return committed }
      // A log that is longer than its mark was left by a writer that died, or is being written to right now: the
      // lock tells which.
      try log.takeLock()
      do throws(StoreError) {
        let rest = try log.recover()
        try log.giveUpLock()
        return committed + rest
      } catch {
        try log.giveUpLock()
        throw error
      }
    }
  }

  func begin() throws(StoreError) -> [LogFile.Record] {
    if isReadOnly { throw .readOnly(path) }
    return try log.withLock { (log) throws(StoreError) in
      try log.takeLock()
      do throws(StoreError) {
        if try log.isRemoved() { throw .removed(path) }
        return try log.recover()
      } catch {
        try log.giveUpLock()
        throw error
      }
    }
  }

  func append(_ difference: Difference) throws(StoreError) {
    let payload = LogRecord.encode(difference)
    try log.withLock { (log) throws(StoreError) in try log.append(payload, version: difference.new.version) }
  }

  // A file that can't be asked is as good as gone: whoever opens the store then opens its files anew, and is told why
  // that fails.
  var isRemoved: Bool { log.withLock { (try? $0.isRemoved()) ?? true } }

  func end() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.giveUpLock() }
  }

  func news() throws(StoreError) -> [LogFile.Record] {
    try log.withLock { (log) throws(StoreError) in
      try log.hasNews() ? try log.readCommitted() : []
    }
  }
}
