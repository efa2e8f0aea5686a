public import Foundation
public import Logging
public import SantaAccounts
public import SantaReplication
import SantaStore

/// Keeps the orders in a directory, which only one process at a time can use.
public actor EmbeddedLog: ChangeLog {
  private var directories: StoreDirectories
  private var deletions: DeletedStores
  let directory: URL
  private let lock: ProcessLock
  private let logger: Logger
  private let read: @Sendable (URL) throws -> StoreLog
  private let openFiles: OpenFiles
  /// The stores that have been requested.
  private var open: [StorePath: Opening] = [:]

  private enum Opening {
    case log(StoreLog)
    /// The store's files are being read.
    case pending(Task<StoreLog, any Error>)
    /// The store is damaged, and stays in this state until the server is restarted.
    case damaged(DamagedLog)
  }

  /// The directory is in use by another server.
  public struct InUse: Error, CustomStringConvertible {
    public let description: String
  }

  /// The directory can't be created or written to.
  public struct Unusable: Error, CustomStringConvertible {
    public let description: String
  }

  /// Opens a directory, and creates it if it doesn't exist.
  ///
  /// - Parameter openStoreCount: the number of stores that keep their two files open at the same time, not counting the stores
  ///   in use.
  public init(
    _ directory: URL, openStoreCount: Int = 100, logger: Logger = Logger(label: "santa-server")
  ) throws {
    let openFiles = OpenFiles(limit: openStoreCount)
    try self.init(directory, logger: logger, openFiles) { try StoreLog($0, openFiles) }
  }

  /// - Parameter read: reads the files of a store.
  init(
    _ directory: URL, logger: Logger, _ openFiles: OpenFiles = OpenFiles(limit: 100),
    read: @escaping @Sendable (URL) throws -> StoreLog
  ) throws {
    let stores = directory.appending(path: "stores", directoryHint: .isDirectory)
    do {
      try Directory.create(stores)
    } catch {
      throw Unusable(
        description: FileProblem("The data directory can't be used", error, at: directory).description)
    }
    guard let lock = try ProcessLock.take(directory.appending(path: "lock")) else {
      throw InUse(
        description:
          "\(directory.path) is in use by another santa-server. Give each server its own directory.")
    }
    directories = StoreDirectories(stores)
    do {
      try directories.renameReserved(in: directory, logger)
      deletions = try DeletedStores(directory)
      try deletions.finish(in: directories)
    } catch let error as CocoaError {
      throw Unusable(
        description: FileProblem("The data directory can't be used", error, at: directory).description)
    }
    (self.directory, self.lock, self.logger, self.read, self.openFiles) = (
      directory, lock, logger, read, openFiles
    )
  }

  /// Returns the log of a store whose directory exists. The first request reads all its changes, without delaying requests for
  /// other stores.
  private func log(_ name: StorePath) async throws -> StoreLog {
    switch open[name] {
    case .log(let log): return log
    case .pending(let opening): return try await opening.value
    case .damaged(let error): throw error
    case nil: break
    }
    let directory = directories[name]
    let opening = Task { [lock, read] in
      // The lock keeps other servers out of the directory while it is read.
      try await onDisk { try withExtendedLifetime(lock) { try read(directory) } }
    }
    open[name] = .pending(opening)
    do {
      let log = try await opening.value
      open[name] = .log(log)
      return log
    } catch let error as DamagedLog {
      open[name] = .damaged(error)
      logger.error("The store '\(name.shown)' can't be used until the server is restarted: \(error)")
      throw error
    } catch {
      // There may be too many open files. The next request tries again.
      open[name] = nil
      throw error
    }
  }

  /// Whether an error needs no further explanation. All other errors come from the file system and may be temporary: the disk
  /// may be full, or too many files may be open.
  private static func isFinal(_ error: any Error) -> Bool {
    error is OrderError || error is DamagedLog || error is LogUnavailable || error is NameInUse
      || error is CancellationError
  }

  /// - Throws: ``LogUnavailable`` if an operation of the file system fails.
  private func using<R>(_ store: StorePath, _ body: () async throws -> R) async throws -> R {
    do { return try await body() } catch  where !Self.isFinal(error) {
      throw LogUnavailable(
        description:
          "The files of the store '\(store.shown)' can't be read or written: \(FileProblem.reason(for: error))."
      )
    }
  }

  public func join(_ store: StorePath, as known: Membership?, creates: Bool) async throws -> Membership {
    try await using(store) {
      try checkExists(known?.epoch, store)
      if try !directories.has(store) {
        guard creates else { throw OrderError.missing }
        if store.isReserved { try directories.markReserved(in: directory) }
        try directories.create(store)
      }
      return try await log(store).join(as: known)
    }
  }

  public func append(_ batch: Batch, to store: StorePath) async throws -> OrderPosition {
    try await using(store) {
      try checkExists(batch.epoch, store)
      return try await known(store).append(batch)
    }
  }

  public func changes(
    after position: OrderPosition, in epoch: String, of store: StorePath, byteCount: Int
  ) async throws -> (changes: [OrderedChange], head: OrderPosition) {
    try await using(store) {
      try checkExists(epoch, store)
      return try await known(store).changes(after: position, in: epoch, byteCount: byteCount)
    }
  }

  public func follow(
    _ store: StorePath, _ body: @escaping @Sendable (Growth?) -> Void
  ) async throws -> Following {
    try await using(store) { try await known(store).follow(body) }
  }

  public func stores() async throws -> [StoreSummary] {
    let list = try await readableStores()
    if let (_, error) = list.unreadable.first { throw error }
    return list.stores
  }

  public func readableStores() async throws -> StoreListing {
    var list = StoreListing(stores: [])
    for name in try names() {
      do { list.stores.append(try await using(name) { try await log(name).summary(name) }) } catch {
        list.unreadable.append((name.wireName, error))
      }
    }
    return list
  }

  public func summary(of store: StorePath) async throws -> StoreSummary {
    try await using(store) { try await known(store).summary(store) }
  }

  public func last(of positions: [OrderPosition], in store: StorePath) async throws -> OrderPosition {
    try await using(store) { try await known(store).last(of: positions) }
  }

  public func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) async throws -> UInt64 {
    try await using(store) { try await known(store).count(of: replica, upTo: version) }
  }

  public func delete(_ store: StorePath) async throws -> String {
    try await using(store) {
      let log = try await known(store)
      let epoch = await log.epoch
      // From here on, the store is deleted: if the server ends before it removes the files, it removes them at its next start.
      try deletions.add(epoch, of: store)
      await log.wasDeleted()
      // Another request may have deleted the same order, and created another one, while this one waited.
      if case .log(let current) = open[store], current === log {
        open[store] = nil
        try deletions.removeFiles(of: store, epoch, in: directories)
        directories.forget(store)
      }
      return epoch
    }
  }

  /// - Throws: ``OrderError/deleted(epoch:)``
  private func checkExists(_ epoch: String?, _ store: StorePath) throws(OrderError) {
    if let epoch, deletions.contains(epoch, of: store) { throw .deleted(epoch: epoch) }
  }

  // No other server uses the directory.
  public func claimCopy(of store: StorePath, for owner: UUID) async throws -> Bool { true }

  public func releaseCopy(of store: StorePath, for owner: UUID) async throws {}

  public func keep(_ copy: StoreCopy, _ bytes: Data, of store: StorePath) async throws {
    try await using(store) { try await known(store).keep(copy, bytes) }
  }

  public func part(of version: UInt64, from offset: Int, of store: StorePath) async throws -> Data? {
    try await using(store) { try await known(store).part(of: version, from: offset) }
  }

  public func dropChanges(of store: StorePath) async throws -> Int {
    try await using(store) { try await known(store).dropChanges() }
  }

  public func replace(_ version: UInt64, of store: StorePath, with bytes: Data) async throws -> OrderPosition
  {
    try await using(store) { try await known(store).replace(version, with: bytes) }
  }

  // MARK: Backups

  /// The paths of all stores.
  ///
  /// - Throws: ``LogUnavailable`` if they can't be listed.
  func names() throws(LogUnavailable) -> [StorePath] {
    do { return try directories.names() } catch {
      throw LogUnavailable(
        description: "The stores directory can't be read: \(FileProblem.reason(for: error)).")
    }
  }

  /// Opens the files of a store as they are now.
  ///
  /// - Returns: nil if the store was deleted in the meantime.
  func snapshot(of store: StorePath) async throws -> (summary: StoreSummary, files: StoreSnapshot)? {
    do {
      return try await using(store) { try await known(store).snapshot(store) }
    } catch OrderError.unknownReplica, OrderError.deleted {
      return nil
    }
  }

  /// The number of stores whose files are open.
  nonisolated var openFileCount: Int { openFiles.count }

  /// Returns the log of a store that a replica has joined. No files are created for other stores.
  private func known(_ store: StorePath) async throws -> StoreLog {
    if case .log(let log) = open[store] { return log }
    guard try directories.has(store) else { throw OrderError.unknownReplica }
    return try await log(store)
  }
}
