public import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps a store the same on several machines, by a server of one's own.
///
/// ```swift
/// let store = try Store(configuration: configuration)
/// let sync = try StoreSync(configuration, server: URL(string: "https://santa.example")!, name: "tasks", token: token)
/// try await sync.waitForDownload()
/// ```
///
/// The store stays what it is: every read and write is local, and works without a network. What this program, and any other,
/// commits to it is sent in the background; what other machines did arrives as commits, with which observers are called as
/// always. Each replica has the same changes in the same order, and shows its own on top until the server has them.
///
/// If the same property was changed on two machines, the change that comes later in the server's order holds; changes of
/// different properties, objects and positions in lists all hold. `docs/replication.md` has the whole table. External data is not
/// sent: ``SyncState/localProperties`` names the properties that have it.
///
/// It works until ``stop()`` is called or the object is released.
public final class StoreSync: Sendable {
  private let worker: SyncWorker
  private let task: Task<Void, Never>

  /// Begins to synchronise.
  ///
  /// - Parameters:
  ///   - configuration: of a store in a directory. It is opened, if it is not open yet.
  ///   - server: the address of the server, as in `https://santa.example:8724`.
  ///   - name: the name of the store at the server: 1 to 64 letters, digits, `.`, `-` or `_`.
  ///   - token: the server's token.
  /// - Throws: ``SyncError`` if the address or the name is not one; the errors of `Store.init`.
  public convenience init(
    _ configuration: Store.Configuration, server: URL, name: String, token: String
  ) throws {
    try self.init(
      configuration, server: server, name: name, token: token, partByteCount: Replica.partByteCount)
  }

  /// - Parameters:
  ///   - comparisonInterval: after how many changes replicas compare their states.
  ///   - partByteCount: how long a change is that is sent as a whole, at most.
  init(
    _ configuration: Store.Configuration, server: URL, name: String, token: String,
    comparisonInterval: UInt64 = 1_024, partByteCount: Int = Replica.partByteCount
  ) throws {
    guard ["http", "https"].contains(server.scheme?.lowercased()), server.host()?.isEmpty == false else {
      throw SyncError(
        "'\(server.absoluteString)' is not a web address, which looks like https://example.org.")
    }
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")
    guard (1...64).contains(name.count), name.allSatisfy(allowed.contains), name.first != "." else {
      throw SyncError(
        "'\(name)' can't be the name of a store at a server. It is 1 to 64 letters, digits, '.', '-' or '_', and doesn't "
          + "begin with a dot.")
    }
    let requests = SyncRequests(server: server, store: name, token: token)
    let worker = try SyncWorker(
      configuration, requests, comparisonInterval: comparisonInterval, partByteCount: partByteCount)
    self.worker = worker
    task = Task.detached { await worker.run() }
  }

  deinit { task.cancel() }

  /// Ends synchronising, and returns when nothing is under way any more. The store remains usable.
  ///
  /// What was committed before is recorded, also if synchronising had stopped with an error. So it counts once if the store's
  /// directory is copied afterwards.
  public func stop() async {
    task.cancel()
    await task.value
  }

  /// How far the store and the server are with each other.
  public var state: SyncState { worker.state.value }

  /// The state now, and each time that it changes. States in between may be left out.
  public var states: AsyncStream<SyncState> { worker.state.values() }

  /// This replica's operations that had no effect, from now on.
  public var rejections: AsyncStream<SyncRejection> { worker.rejections.values() }

  /// Returns when the store has all changes that the server had.
  ///
  /// - Throws: ``SyncError`` if synchronising has stopped; `CancellationError`.
  public func waitForDownload() async throws {
    try await wait { $0.isUpToDate && $0.connection == .connected }
  }

  /// Returns when the server has all changes of this store.
  ///
  /// - Throws: ``SyncError`` if synchronising has stopped; `CancellationError`.
  public func waitForUpload() async throws {
    try await worker.collect()
    try await wait { $0.pendingCount == 0 && $0.connection == .connected }
  }

  private func wait(until condition: (SyncState) -> Bool) async throws {
    for await state in states {
      if case .stopped(let error) = state.connection { throw error }
      if state.connection == .ended { throw CancellationError() }
      if condition(state) { return }
    }
    throw CancellationError()
  }
}
