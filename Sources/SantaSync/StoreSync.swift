public import SantaCore
import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps a store synchronised between several machines, through a server that you run.
///
/// ```swift
/// let store = try Store(configuration: configuration)
/// let sync = try StoreSync(configuration, server: URL(string: "https://santa.example")!, name: "tasks", token: token)
/// try await sync.waitForDownload()
/// ```
///
/// All reads and writes are still local, and work without a network. Commits of this program, and of any other, are sent in the
/// background. Changes of other machines arrive as commits, which notify observers as usual. All replicas have the same changes
/// in the same order, and show their own changes on top until the server has them.
///
/// If the same property was changed on two machines, the change that is later in the server's order takes effect. Changes to
/// different properties, objects and list positions all take effect. `docs/replication.md` has the complete table. External
/// data isn't sent: ``SyncState/localProperties`` lists the properties that contain it.
///
/// Synchronising continues until ``stop()`` is called or the object is released.
public final class StoreSync: Sendable {
  private let worker: SyncWorker
  private let task: Task<Void, Never>

  /// Starts synchronising a store.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of a store in a directory. The store is opened if it isn't open yet.
  ///   - server: the address of the server, such as `https://santa.example:8724`.
  ///   - name: the name of the store at the server: 1 to 64 letters, digits, `.`, `-` or `_`.
  ///   - token: the server's token.
  /// - Throws: ``SyncError`` if the address or the name is invalid; the errors of `Store.init`.
  public convenience init(
    _ configuration: Store.Configuration, server: URL, name: String, token: String
  ) throws {
    try self.init(
      configuration, server: server, name: name, token: token, partByteCount: Replica.partByteCount)
  }

  /// - Parameters:
  ///   - comparisonInterval: the number of changes after which replicas compare their states.
  ///   - partByteCount: the maximum length of a change that is sent as a whole, in bytes.
  init(
    _ configuration: Store.Configuration, server: URL, name: String, token: String,
    comparisonInterval: UInt64 = 1_024, partByteCount: Int = Replica.partByteCount
  ) throws {
    guard ["http", "https"].contains(server.scheme?.lowercased()), server.host()?.isEmpty == false else {
      throw SyncError(
        "'\(server.absoluteString)' is not a web address. Use one such as https://example.org.")
    }
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")
    guard (1...64).contains(name.count), name.allSatisfy(allowed.contains), name.first != "." else {
      throw SyncError(
        "'\(name)' can't be the name of a store on a server. Use 1 to 64 letters, digits, '.', '-' or '_', and don't begin "
          + "with a dot.")
    }
    let requests = SyncRequests(server: server, store: name, token: token)
    let worker = try SyncWorker(
      configuration, requests, comparisonInterval: comparisonInterval, partByteCount: partByteCount)
    self.worker = worker
    task = Task.detached { await worker.run() }
  }

  deinit { task.cancel() }

  /// Stops synchronising, and returns when no work is in progress any more. The store remains usable.
  ///
  /// All earlier commits are recorded as changes, even if synchronising had stopped with an error. Each therefore takes effect
  /// only once if the store's directory is copied afterwards.
  public func stop() async {
    task.cancel()
    await task.value
  }

  /// The current sync status.
  public var state: SyncState { worker.state.value }

  /// The current status, followed by each new one. Intermediate values may be left out.
  public var states: AsyncStream<SyncState> { worker.state.values() }

  /// This replica's operations that had no effect, beginning with the next one.
  public var rejections: AsyncStream<SyncRejection> { worker.rejections.values() }

  /// Waits until the store has all changes that the server had.
  ///
  /// - Throws: ``SyncError`` if synchronising has stopped; `CancellationError`.
  public func waitForDownload() async throws {
    try await wait { $0.isUpToDate && $0.connection == .connected }
  }

  /// Waits until the server has all changes of this store.
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
