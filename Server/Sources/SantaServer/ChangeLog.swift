public import Foundation
public import SantaAccounts
public import SantaReplication

/// The orders of all stores of a server: the changes that replicas sent, each with its position.
///
/// A server checks only that a change can be read. It appends each change at the next position in the order of its store, and
/// keeps it.
public protocol ChangeLog: Sendable {
  /// Whether other processes can append to the same orders.
  var isShared: Bool { get }

  /// Assigns a replica its number in a store.
  ///
  /// - Parameters:
  ///   - store: the path of the store.
  ///   - known: the former membership of a replica that starts again with this order. The replica keeps its number unless
  ///     another replica has it.
  ///   - creates: whether the store is created if it doesn't exist.
  /// - Throws: ``OrderError/missing`` if the store doesn't exist and is not created; ``OrderError/deleted(epoch:)`` if the
  ///   order of the former membership was deleted.
  func join(_ store: StorePath, as known: Membership?, creates: Bool) async throws -> Membership

  /// Appends changes of a replica at the end of the order. When this method returns, they are on the disk.
  ///
  /// Changes that are already in the order with the same bytes are skipped.
  ///
  /// - Throws: ``OrderError``
  func append(_ batch: Batch, to store: StorePath) async throws -> OrderPosition

  /// Returns the changes after a position, in order.
  ///
  /// - Parameter byteCount: the maximum size of all returned changes together. The first change is returned even if it is
  ///   larger.
  /// - Throws: ``OrderError`` if the order does not contain this position.
  func changes(after position: OrderPosition, in epoch: String, of store: StorePath, byteCount: Int)
    async throws
    -> (changes: [OrderedChange], head: OrderPosition)

  /// Calls a closure whenever the order has grown, until the returned value is released.
  ///
  /// - Parameter body: called on any thread; it must return at once. It receives the appended changes, or nil if they must be
  ///   read from the log because they are too long or were appended by another process.
  func follow(_ store: StorePath, _ body: @escaping @Sendable (Growth?) -> Void) async throws -> Following

  /// Returns all stores, sorted by name.
  ///
  /// - Throws: ``DamagedLog`` if one of them is damaged.
  func stores() async throws -> [StoreSummary]

  /// Returns the stores that can be read, sorted by name, and the stores that can't.
  func readableStores() async throws -> StoreListing

  /// Returns the time of the last change of a store, as far as the storage knows it.
  func lastChange(of store: StorePath) async throws -> Date?

  /// - Throws: ``OrderError/unknownReplica`` if no replica has joined the store.
  func summary(of store: StorePath) async throws -> StoreSummary

  /// Returns the last of the given positions that the order contains, or `.start` if it contains none of them.
  func last(of positions: [OrderPosition], in store: StorePath) async throws -> OrderPosition

  /// Deletes a store with all its changes and its copy. The epoch is recorded as deleted permanently.
  ///
  /// - Returns: the epoch of the deleted order.
  /// - Throws: ``OrderError/unknownReplica`` if the store doesn't exist.
  func delete(_ store: StorePath) async throws -> String

  // MARK: Copies

  /// Returns the number of a replica's changes up to a version.
  func count(of replica: UInt32, upTo version: UInt64, of store: StorePath) async throws -> UInt64

  /// Claims the right to make a copy, which one server at a time may have.
  ///
  /// - Parameter owner: a new identifier for each copy. The claim expires if it isn't renewed within a few minutes, so the
  ///   owner calls this method repeatedly while it works.
  /// - Returns: whether the owner has the claim.
  func claimCopy(of store: StorePath, for owner: UUID) async throws -> Bool

  /// Ends a claim of ``claimCopy(of:for:)``, so that another server can make a copy. Has no effect if another owner holds the
  /// claim now.
  func releaseCopy(of store: StorePath, for owner: UUID) async throws

  /// Replaces the store's copy, unless the existing one is later.
  func keep(_ copy: StoreCopy, _ bytes: Data, of store: StorePath) async throws

  /// Returns a part of the copy at a version, at most ``StoreCopy/partByteCount`` long, or nil if the store has a different
  /// copy now.
  func part(of version: UInt64, from offset: Int, of store: StorePath) async throws -> Data?

  /// Removes the contents of the changes that are included in the copy. Their positions are kept, so that the order still knows
  /// its replicas.
  ///
  /// - Returns: the number of changes.
  func dropChanges(of store: StorePath) async throws -> Int

  /// Replaces the bytes of a change. This changes its chain and the chains of all changes after it, as if the server had been
  /// restored to the position before the change and had received the following changes again.
  ///
  /// - Parameter version: the version of the change, which must be after the copy.
  /// - Returns: the new head.
  /// - Throws: ``OrderError/compacted`` if the change is included in a copy or does not exist.
  func replace(_ version: UInt64, of store: StorePath, with bytes: Data) async throws -> OrderPosition

  /// Writes a backup into a new directory, while changes are appended.
  ///
  /// - Throws: ``BackupFailure`` if the directory exists, or if the storage has other tools for backups; the error of the file system.
  func backUp(to url: URL) async throws -> BackupReport

  /// Returns if changes can currently be read and appended.
  ///
  /// - Throws: ``LogUnavailable``
  func checkAvailability() async throws
}

/// A change with its position.
public struct OrderedChange: Hashable, Sendable {
  public var position: OrderPosition
  /// The replica that made the change.
  public var replica: UInt32
  /// The number of the change among the changes of its replica, from 1.
  public var sequence: UInt64
  public var bytes: Data
}

/// Changes that a replica sends together.
public struct Batch: Hashable, Sendable {
  public var epoch: String
  /// A position that the replica knows. A batch is rejected if the order does not contain this position because it was restored
  /// from a backup. Otherwise a delayed request could take the number of another change.
  public var base: OrderPosition = .start
  public var replica: UInt32
  /// The number of the first change among the changes of its replica.
  public var firstSequence: UInt64
  public var changes: [Data]
  /// The version up to which earlier parts of changes were known when the parts in this batch were checked; nil if no part in
  /// the batch completes a change.
  var checked: UInt64?
  /// The version of the rights by which the sender may append the batch; nil if the right does not depend on them. A log that
  /// several processes share refuses the batch if the rights have a later version.
  var rights: UInt64?

  public init(
    epoch: String, base: OrderPosition = .start, replica: UInt32, firstSequence: UInt64, changes: [Data]
  ) {
    (self.epoch, self.base, self.replica) = (epoch, base, replica)
    (self.firstSequence, self.changes) = (firstSequence, changes)
  }
}

/// Describes one store in a list of stores.
public struct StoreSummary: Codable, Hashable, Sendable {
  public var name: String
  public var epoch: String
  public var version: UInt64
  public var chain: String
  public var replicas: UInt32
  /// The size of the changes that were not dropped, in bytes.
  public var bytes: UInt64
  /// The position of the last change that was dropped because the copy includes it.
  public var dropped: OrderPosition = .start
  /// The size that the dropped changes had, in bytes.
  public var droppedByteCount: UInt64 = 0
  /// The latest copy of the store's state.
  public var copy: StoreCopy?

  var allByteCount: UInt64 { bytes + droppedByteCount }
}

/// All stores of a server.
public struct StoreListing: Sendable {
  public var stores: [StoreSummary]
  /// The stores that can't be read, for example because they are damaged, each with its error.
  public var unreadable: [(name: String, error: any Error)] = []
}

/// The reason for which a server rejects changes or a position.
public enum OrderError: Error, Hashable, Sendable {
  /// The order does not contain the position: the server was set up from scratch, or restored from a backup.
  case reset
  /// The changes after the position were dropped. Their effect is in a copy.
  case compacted
  /// A replica sent a different change with a number that it has already used.
  case forked(sequence: UInt64)
  /// A replica skipped a number.
  case gap(expected: UInt64)
  /// The replica never joined.
  case unknownReplica
  /// More parts of changes were appended after the batch was checked.
  case unchecked
  /// The order was deleted.
  case deleted(epoch: String)
  /// The store doesn't exist, and the replica must not create it.
  case missing
  /// Rights have changed since the rights of the batch's sender were looked up.
  case outdatedRights
}

/// The contents of an order differ from the acknowledged changes.
public struct DamagedLog: Error, CustomStringConvertible {
  public let description: String
}

extension ChangeLog {
  public func readableStores() async throws -> StoreListing { StoreListing(stores: try await stores()) }

  public func lastChange(of store: StorePath) async throws -> Date? { nil }

  public var isShared: Bool { false }

  public func checkAvailability() async throws {}

  public func backUp(to url: URL) async throws -> BackupReport {
    throw BackupFailure(
      description:
        "This command backs up a directory (--data). To back up a database, use its tools, such as pg_dump.")
  }

  /// Assigns a replica its number in a store, which is created if it doesn't exist.
  public func join(_ store: StorePath, as known: Membership?) async throws -> Membership {
    try await join(store, as: known, creates: true)
  }

  /// Returns a stream that yields whenever the order has grown. One element can stand for several changes.
  func growth(of store: StorePath) async throws -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let following = try await follow(store) { _ in continuation.yield() }
    continuation.onTermination = { _ in withExtendedLifetime(following) {} }
    return stream
  }

  /// Reads all changes of a store and its copy, verifies their checksums, and checks that replicas can read the changes.
  ///
  /// - Returns: the changes that match their checksums, but that replicas can't read.
  /// - Throws: ``DamagedLog``
  @discardableResult public func verify(_ store: StoreSummary) async throws -> [UnreadableChange] {
    var store = store
    while true {
      do { return try await verifyOnce(store) } catch let error
        where error is LogUnavailable || error as? OrderError == .compacted
      {
        // Another server may have replaced the copy, or dropped changes that the copy includes, during the verification.
        guard let name = StorePath(store.name) else { throw error }
        let present = try await summary(of: name)
        if present.copy == store.copy && present.dropped == store.dropped { throw error }
        store = present
      }
    }
  }

  private func verifyOnce(_ store: StoreSummary) async throws -> [UnreadableChange] {
    guard let name = StorePath(store.name) else {
      throw DamagedLog(description: "'\(store.name)' isn't a valid store name.")
    }
    var check = ChangeCheck()
    var unreadable: [UnreadableChange] = []
    if let copy = store.copy {
      let bytes = try await bytes(of: copy, name)
      if store.dropped.version > 0, !check.begin(behind: bytes) {
        throw DamagedLog(
          description: "The copy of the store '\(name.shown)' can't be read, although its checksum matches.")
      }
    }
    var position = store.dropped
    guard position.version <= store.copy?.position.version ?? 0 else {
      throw DamagedLog(
        description:
          "The changes of the store '\(name.shown)' up to \(position.version) are missing, and no copy includes them."
      )
    }
    var chain = Data(position.chainBytes)
    while position.version < store.version {
      let page = try await changes(after: position, in: store.epoch, of: name, byteCount: 16 << 20).changes
      for change in page {
        chain = Chain.next(
          after: chain, replica: change.replica, sequence: change.sequence, change.bytes)
        guard change.position == OrderPosition(version: position.version + 1, hash: Array(chain))
        else {
          throw DamagedLog(
            description:
              "Change \(position.version + 1) of the store '\(name.shown)' doesn't match its checksum.")
        }
        position = change.position
        if let problem = check.problem(of: change.bytes) {
          unreadable.append(UnreadableChange(change, in: name, problem))
        }
      }
      guard !page.isEmpty else {
        throw DamagedLog(
          description: "The store '\(name.shown)' ends after change \(position.version) of \(store.version).")
      }
    }
    guard position.version > store.version || position.chain == store.chain else {
      throw DamagedLog(
        description: "The last change of the store '\(name.shown)' doesn't match the store's head.")
    }
    return unreadable
  }
}

/// Changes can't be stored or read at the moment, for example because the database is down. The same request may succeed later.
public struct LogUnavailable: Error, CustomStringConvertible {
  public let description: String
}
