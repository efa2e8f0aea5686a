public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A replica inside a server: the door to `Replica` for an order that is reached without a network.
///
/// Call its methods on one thread at a time. They block while another writer uses the store. Programs write to the store with
/// `Store`, opened with the same configuration.
@_spi(Server)
public final class LocalReplica: Sendable {
  private let replica: Replica

  private init(_ replica: Replica) { self.replica = replica }

  /// A change of the order, with its bytes.
  public struct Ordered: Sendable {
    var change: Replica.Ordered

    public init(position: OrderPosition, author: UInt32, sequence: UInt64, bytes: Data) {
      change = .init(position: position, author: author, sequence: sequence, bytes: Array(bytes))
    }
  }

  /// The state of the order at a position.
  public struct Copy: Sendable {
    var copy: Replica.Copy

    /// - Parameter ownCount: the number of this replica's changes that the copy contains.
    public init(position: OrderPosition, bytes: Data, ownCount: UInt64) {
      copy = .init(position: position, bytes: Array(bytes), ownCount: ownCount)
    }
  }

  /// A change of this replica that the order might not have yet.
  public struct Pending: Sendable {
    public let sequence: UInt64
    public let bytes: Data

    init(_ pending: Replica.Pending) { (sequence, bytes) = (pending.sequence, Data(pending.bytes)) }
  }

  /// Opens the replica of a store.
  ///
  /// - Returns: nil if another process, or another object in this process, has opened the replica.
  public static func open(_ configuration: Store.Configuration) throws -> LocalReplica? {
    try Replica.open(configuration).map { LocalReplica($0) }
  }

  /// The order's epoch and the number of this replica; nil before it has joined.
  public var membership: Membership? { replica.membership }

  /// The position of the last change of the order that the store includes.
  public var position: OrderPosition { replica.position }

  /// Whether the directory is a copy of another one, or was restored from a backup. The replica must restart with another number.
  public var isCopy: Bool { replica.isCopy }

  /// The number of changes that the order hasn't acknowledged.
  public var pendingCount: Int { replica.pendingCount }

  public func join(_ membership: Membership) throws {
    try replica.join(epoch: membership.epoch, number: membership.replica)
  }

  /// Records everything that was committed until now, and returns the oldest changes that the order hasn't acknowledged.
  ///
  /// - Parameter byteCount: the maximum length of all together. The first change is returned whatever its length.
  public func outgoing(byteCount: Int) throws -> [Pending] {
    try replica.collect()
    return try replica.outgoing(limit: byteCount).map { Pending($0) }
  }

  /// Returns all changes that the order hasn't acknowledged, including changes of a copied directory.
  public func unacknowledged() throws -> [Pending] {
    try replica.unacknowledged().map { Pending($0) }
  }

  /// Takes over the next changes of the order in one commit.
  public func receive(_ changes: [Ordered]) throws { _ = try replica.receive(changes.map(\.change)) }

  /// Returns the positions that this replica can distinguish from the positions of another order, the earliest first.
  public func knownPositions() throws -> [OrderPosition] { try replica.knownPositions() }

  /// Restarts with an order that lacks changes which this replica received from it, or with a copy of its state. Changes that only
  /// the former order had become pending.
  ///
  /// - Parameters:
  ///   - membership: the epoch, and the number that the replica has from now on.
  ///   - isCopied: whether another copy of the directory continues with the former number.
  ///   - common: the last of the ``knownPositions()`` that the order contains.
  ///   - lastInCopy: the number of the last pending change that the copy contains; 0 if there is none.
  ///   - changes: all changes after the copy, or of the whole order.
  /// - Returns: false if the directory turned out to be a copy of another one. Restart with a new number.
  public func restart(
    _ membership: Membership, isCopied: Bool, common: OrderPosition, copy: Copy?, lastInCopy: UInt64,
    changes: [Ordered]
  ) throws -> Bool {
    let number = membership.replica == replica.membership?.replica ? nil : membership.replica
    do {
      try replica.restart(
        with: .init(
          epoch: membership.epoch, number: number, isCopied: isCopied, common: common, copy: copy?.copy,
          lastInCopy: lastInCopy, changes: changes.map(\.change)))
      return true
    } catch Replica.Failure.copied { return false }
  }
}
