public import Foundation
import SantaCore
import Synchronization

/// Keeps the orders in a directory, which one process has at a time.
public actor EmbeddedLog: ChangeLog {
  private var directories: StoreDirectories
  private let lock: ProcessLock
  private var open: [StoreName: StoreLog] = [:]

  /// The directory is in use by another server.
  public struct InUse: Error, CustomStringConvertible {
    public let description: String
  }

  /// The directory can't be created or written to.
  public struct Unusable: Error, CustomStringConvertible {
    public let description: String
  }

  /// Opens a directory, and creates it if there is none.
  public init(_ directory: URL) throws {
    let stores = directory.appending(path: "stores", directoryHint: .isDirectory)
    do {
      try Directory.create(stores)
    } catch {
      throw Unusable(
        description:
          "\(directory.path) can't be used as a directory for data: \(error.localizedDescription) Name "
          + "another one with --data, or change its owner.")
    }
    guard let lock = try ProcessLock.take(directory.appending(path: "lock")) else {
      throw InUse(
        description: "\(directory.path) is in use by another santa-server. Give each its own directory.")
    }
    directories = StoreDirectories(stores)
    self.lock = lock
  }

  private func log(_ name: StoreName) throws -> StoreLog {
    if let log = open[name] { return log }
    let log = try StoreLog(directories[name])
    open[name] = log
    return log
  }

  public func join(_ store: StoreName, as known: Membership?) async throws -> Membership {
    try directories.create(store)
    return try await log(store).join(as: known)
  }

  public func append(_ batch: Batch, to store: StoreName) async throws -> Place {
    try await known(store).append(batch)
  }

  public func changes(
    after place: Place, in epoch: String, of store: StoreName, byteCount: Int
  ) async throws -> (changes: [OrderedChange], head: Place) {
    try await known(store).changes(after: place, in: epoch, byteCount: byteCount)
  }

  public func follow(
    _ store: StoreName, _ body: @escaping @Sendable (Growth?) -> Void
  ) async throws -> Following {
    try known(store).follow(body)
  }

  public func stores() async throws -> [StoreSummary] {
    var summaries: [StoreSummary] = []
    for name in try directories.names() { summaries.append(try await log(name).summary(name)) }
    return summaries
  }

  public func summary(of store: StoreName) async throws -> StoreSummary {
    try await known(store).summary(store)
  }

  public func last(of places: [Place], in store: StoreName) async throws -> Place {
    try await known(store).last(of: places)
  }

  public func count(of replica: UInt32, upTo version: UInt64, of store: StoreName) async throws -> UInt64 {
    try await known(store).count(of: replica, upTo: version)
  }

  // No other server has the directory.
  public func claimCopy(of store: StoreName, for owner: UUID) async throws -> Bool { true }

  public func releaseCopy(of store: StoreName, for owner: UUID) async throws {}

  public func keep(_ copy: StoreCopy, _ bytes: Data, of store: StoreName) async throws {
    try await known(store).keep(copy, bytes)
  }

  public func part(of version: UInt64, from offset: Int, of store: StoreName) async throws -> Data? {
    try await known(store).part(of: version, from: offset)
  }

  public func dropChanges(of store: StoreName) async throws -> Int { try await known(store).dropChanges() }

  /// A store that somebody has joined. Others get no files.
  private func known(_ store: StoreName) throws -> StoreLog {
    if let log = open[store] { return log }
    guard try directories.has(store) else { throw OrderError.unknownReplica }
    return try log(store)
  }
}
