import Synchronization

/// Commits go to the logs of a directory, shared with other processes.
final class DirectoryBackend: Backend {
  let path: String
  /// The file that is written to with every commit.
  var markPath: String { path + "/lock" }
  private let isReadOnly: Bool
  private let log: Mutex<Log>

  /// Opens a store's directory; makes it first where it is not there.
  init(path: String, isReadOnly: Bool, logBound: Int, disk: any Disk) throws(StoreError) {
    self.path = path
    self.isReadOnly = isReadOnly
    if !isReadOnly { try Self.makeDirectories(path, on: disk) }
    if disk.isDirectory(path) == false { throw .notADirectory(path) }
    log = Mutex(try Log(directory: path, isReadOnly: isReadOnly, bound: logBound, disk: disk))
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
  func readFromStart() throws(StoreError) -> Log.News {
    if isReadOnly { return try log.withLock { (log) throws(StoreError) in try log.readWithoutRecovering() } }
    let (committed, isAtEnd) = try log.withLock { (log) throws(StoreError) in
      (try log.readCommitted(isOpening: true), try log.isAtEnd())
    }
    guard case .records(let first) = committed, !isAtEnd else { return committed }
    // A log that is longer than its mark was left by a writer that died, or is being written to right now: the lock
    // tells which.
    try lock()
    let rest: Log.News
    do throws(StoreError) {
      rest = try log.withLock { (log) throws(StoreError) in try log.recover(isOpening: true) }
    } catch {
      try end()
      throw error
    }
    try end()
    if case .records(let rest) = rest { return .records(first + rest) }
    return .behind
  }

  func lock() throws(StoreError) {
    if isReadOnly { throw .readOnly(path) }
    let wait = log.withLock { $0.locking }
    try wait()
  }

  func tryLock() throws(StoreError) -> Bool {
    if isReadOnly { throw .readOnly(path) }
    return try log.withLock { (log) throws(StoreError) in try log.tryLock() }
  }

  func waitForLock() throws(StoreError) {
    let wait = log.withLock { $0.waiting }
    try wait()
  }

  func begin() throws(StoreError) -> Log.News {
    try log.withLock { (log) throws(StoreError) in
      if try log.isRemoved() { throw .removed(path) }
      let news = try log.recover()
      if try log.isLogRemoved() { throw .removed(path) }
      return news
    }
  }

  func append(_ difference: Difference) throws(StoreError) {
    let payload = LogRecord.encode(difference)
    try log.withLock { (log) throws(StoreError) in try log.append(payload, version: difference.new.version) }
  }

  func flush(_ durability: Durability) throws(StoreError) {
    guard let (place, sync) = try log.withLock({ (log) throws(StoreError) in try log.unsynced() }) else {
      return
    }
    if durability == .full {
      // Others may append meanwhile.
      do throws(SystemError) { try sync() } catch { throw log.withLock { $0.fail(with: error) } }
    }
    try log.withLock { (log) throws(StoreError) in
      try log.publish(place, isSynced: durability == .full)
    }
  }

  var isFull: Bool { log.withLock { $0.isFull } }

  // What was committed is, whatever becomes of this: where no log can be begun, the old one grows on, and the next
  // commit tries again; where a sync failed, the next commit says so.
  func rotateIfFull() { log.withLock { log in if log.isFull { try? log.rotate() } } }

  func end() throws(StoreError) {
    try log.withLock { (log) throws(StoreError) in try log.giveUpLock() }
  }

  // A file that can't be asked is as good as gone: whoever opens the store then opens its files anew, and is told why
  // that fails.
  var isRemoved: Bool { log.withLock { (try? $0.isRemoved()) ?? true } }

  func news() throws(StoreError) -> Log.News {
    try log.withLock { (log) throws(StoreError) in
      try log.hasNews() ? try log.readCommitted() : .records([])
    }
  }
}
