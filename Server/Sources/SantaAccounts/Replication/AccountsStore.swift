import Foundation
@_spi(Server) import SantaReplication
import SantaStore
import Synchronization

/// The store of a server's accounts in one process, as a replica of the order that all processes share.
///
/// | guard | protects |
/// | --- | --- |
/// | the actor | the store, the replica, and the tasks that wait |
/// | `shown` | the state that callers read |
/// | `followers` | the closures that are called after changes |
actor AccountsStore {
  private nonisolated let executor = DiskExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

  nonisolated let shown: Mutex<Shown>
  nonisolated let followers = Followers()
  let log: any OrderedLog
  let report: @Sendable (any Error) -> Void
  private let configuration: Store.Configuration
  private let temporaryDirectory: TemporaryDirectory?

  var replica: OrderedReplica?
  private var store: Store?
  private var observer: RecordObserver?
  /// The tasks that wait until the order has everything that was committed before.
  var waiters: [CheckedContinuation<Void, any Error>] = []
  /// The tasks that wait for the first comparison with the order.
  var starters: [CheckedContinuation<Void, any Error>] = []
  /// Whether the order lacked changes that this process knows, or the directory was restored from a backup. All sessions must end.
  var wasRestored = false
  /// The epoch in a token that shows it.
  var lostEpoch = 0
  var hasEnded = false
  /// Asks for a comparison with the order.
  nonisolated let wake: AsyncStream<Void>.Continuation
  nonisolated let signals: AsyncStream<Void>

  /// - Parameters:
  ///   - directory: the directory of the replica; nil for a temporary one.
  ///   - failed: receives the errors of the order and of the disk.
  init(_ log: any OrderedLog, in directory: URL?, failed: @escaping @Sendable (any Error) -> Void) throws {
    (self.log, report) = (log, failed)
    temporaryDirectory = try directory == nil ? TemporaryDirectory() : nil
    guard let directory = directory ?? temporaryDirectory?.url else {
      throw AccountError(.unavailable, "The temporary directory can't be created.")
    }
    // A replica syncs commits before it sends them. A commit that was not sent was not confirmed, so it may be lost.
    configuration = Store.Configuration(
      location: .directory(directory), objectTypes: Records.all, durability: .relaxed)
    shown = Mutex(Shown(try Store(configuration: configuration).snapshot()))
    (signals, wake) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  // MARK: Writing

  /// Writes to the store, and returns when the order has the change. The caller must check whether the change still exists.
  ///
  /// - Throws: the error of `body`; ``AccountError`` with the code `unavailable` if the order can't be reached. The change may
  ///   then take effect later.
  func write<R: Sendable>(_ body: @Sendable (Store) throws -> R) async throws -> R {
    guard let store, !hasEnded else { throw Self.unavailable }
    let result: R
    do {
      result = try store.write { try body(store) }
    } catch let error as StoreError where error.code != .uniqueViolation && error.code != .duplicatePrimaryKey
    {
      report(error)
      throw Self.unavailable
    }
    publish()
    try await confirmed()
    return result
  }

  /// Returns when the order has everything that was committed before, and the state has everything that the order had before.
  func confirmed() async throws {
    if hasEnded { throw Self.unavailable }
    wake.yield()
    try await withCheckedThrowingContinuation { waiters.append($0) }
  }

  /// Returns after the first comparison with the order.
  func started() async throws {
    if hasEnded { throw Self.unavailable }
    if shown.withLock({ $0.compared }) != nil { return }
    try await withCheckedThrowingContinuation { starters.append($0) }
  }

  static let unavailable = AccountError(
    .unavailable, "The accounts can't be read or changed at the moment. Try again in a second.")

  // MARK: Reading

  /// Opens the store and its replica unless they are open.
  func open() throws -> OrderedReplica {
    if let replica { return replica }
    guard let opened = try LocalReplica.open(configuration) else {
      throw AccountError(.unavailable, "Another process uses the directory of the accounts.")
    }
    let store = try Store(configuration: configuration)
    store.autorefresh = false
    let replica = OrderedReplica(replica: opened, log: log)
    (self.store, self.replica) = (store, replica)
    observer = RecordObserver(store)
    publish()
    return replica
  }

  /// Closes both, because their memory may be ahead of their files.
  func close() { (observer, store, replica) = (nil, nil, nil) }

  /// Shows the newest state of the store to callers, and notifies followers.
  func publish() {
    guard let store, let observer else { return }
    let (snapshot, changes) = observer.refresh(store)
    shown.withLock { $0.move(to: snapshot, changes) }
    if !changes.access.isEmpty { followers.report(changes.access) }
  }

  /// Commits without waiting for the order.
  func commit(_ body: (Store) throws -> Void) throws {
    guard let store else { throw Self.unavailable }
    try store.write { try body(store) }
    publish()
  }
}
