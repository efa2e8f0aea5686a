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

  /// Starts synchronising a store on behalf of a signed-in user.
  ///
  /// ```swift
  /// let server = try ServerConnection(URL(string: "https://santa.example")!)
  /// let sync = try StoreSync(configuration, server, path: "/~/tasks")
  /// for await state in sync.states { showLock(state.access == .read) }
  /// ```
  ///
  /// The directory belongs to this user from then on: a `StoreSync` of another user stops before it sends anything. After the
  /// session of the user has ended, the store is used offline, and ``SyncState/connection`` says so. Synchronising continues when
  /// the user signs in again.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of a store in a directory. The store is opened if it isn't open yet.
  ///   - connection: the connection with the user.
  ///   - user: the ID of a signed-in user; nil for the current user of the connection.
  ///   - path: the path of the store, such as `/shared/santa`, or `/~/tasks` for a store of the user.
  /// - Throws: ``SyncError`` if no user is signed in, or the path is invalid; the errors of `Store.init`.
  public convenience init(
    _ configuration: Store.Configuration, _ connection: ServerConnection, as user: ServerUser.ID? = nil,
    path: String
  ) throws {
    try self.init(configuration, connection, as: user, path: path, rightsInterval: .seconds(15))
  }

  /// - Parameter rightsInterval: the time after which a client without the right to write asks for its right again.
  convenience init(
    _ configuration: Store.Configuration, _ connection: ServerConnection, as user: ServerUser.ID? = nil,
    path: String, rightsInterval: Duration
  ) throws {
    let authorization = try connection.authorization(of: user)
    let requests = SyncRequests(
      server: connection.server, store: try RemotePath(path, user: authorization.user).wireName,
      authorization: authorization)
    try self.init(
      SyncWorker(
        configuration, requests, comparisonInterval: 1_024, partByteCount: Replica.partByteCount,
        rightsInterval: rightsInterval))
  }

  /// Starts synchronising a store of a listener.
  convenience init(_ configuration: Store.Configuration, _ requests: SyncRequests) throws {
    try self.init(
      SyncWorker(
        configuration, requests, comparisonInterval: 1_024, partByteCount: Replica.partByteCount,
        rightsInterval: .seconds(15)))
  }

  private init(_ worker: SyncWorker) {
    self.worker = worker
    task = Task.detached { await worker.run() }
  }

  /// - Parameters:
  ///   - comparisonInterval: the number of changes after which replicas compare their states.
  ///   - partByteCount: the maximum length of a change that is sent as a whole, in bytes.
  convenience init(
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
    try self.init(
      SyncWorker(
        configuration, requests, comparisonInterval: comparisonInterval, partByteCount: partByteCount,
        rightsInterval: .seconds(15)))
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
  ///
  /// Operations that were taken back because the user lacks the right to write are stored in the directory until a task follows
  /// this stream, which then receives them first. Each contains at most one value, so that the program can keep the value elsewhere.
  public var rejections: AsyncStream<SyncRejection> { worker.followRejections() }

  /// Records everything that was committed until now, so that ``SyncState/pendingCount`` includes it.
  func collect() async throws { try await worker.collect() }

  /// Waits until the store has all changes that the server had.
  ///
  /// - Throws: ``SyncError`` if synchronising has stopped, or if the user must sign in or lacks a right to the store;
  ///   `CancellationError`.
  public func waitForDownload() async throws {
    try await wait { $0.isUpToDate && $0.connection == .connected }
  }

  /// Waits until the server has all changes of this store.
  ///
  /// Changes that the server refuses are taken back. The server then has all changes of this store, too.
  ///
  /// - Throws: ``SyncError`` if synchronising has stopped, or if the user must sign in or lacks a right to the store;
  ///   `CancellationError`.
  public func waitForUpload() async throws {
    try await worker.collect()
    try await wait { $0.pendingCount == 0 && $0.connection == .connected }
  }

  private func wait(until condition: (SyncState) -> Bool) async throws {
    for await state in states {
      if case .stopped(let error) = state.connection { throw error }
      if case .offline(let error) = state.connection, worker.isBlocked(by: error) { throw error }
      if state.connection == .ended { throw CancellationError() }
      if condition(state) { return }
    }
    throw CancellationError()
  }
}
