public import Foundation
public import SantaReplication

/// The order of one store, as replicas inside a server use it.
///
/// `SantaServer` conforms with its logs, and tests conform with a log in memory.
public protocol OrderedLog: Sendable {
  /// Assigns a number to a replica, and creates the store if it doesn't exist.
  ///
  /// - Parameter known: the former membership of a replica that starts again. It keeps its number unless another replica has it.
  func join(as known: Membership?) async throws -> Membership

  /// Appends changes of a replica. When this method returns, they are on the disk. Changes that the order already has are skipped.
  ///
  /// - Parameters:
  ///   - base: a position that the replica knows.
  ///   - firstSequence: the number of the first change among the changes of its replica.
  /// - Throws: ``LogRefusal``
  func append(_ changes: [Data], from firstSequence: UInt64, base: OrderPosition, as membership: Membership)
    async throws

  /// Returns the changes after a position, and the position of the last change of the order. It may return fewer changes than
  /// there are, but at least one.
  ///
  /// - Throws: ``LogRefusal``
  func changes(after position: OrderPosition, in epoch: String) async throws -> (
    changes: [LogChange], head: OrderPosition
  )

  /// Calls a closure whenever the order has grown, until the returned object is released.
  ///
  /// - Parameter body: called on any thread; it must return at once.
  func follow(_ body: @escaping @Sendable () -> Void) async throws -> any AnyObject & Sendable

  /// Returns the last of the given positions that the order contains, or `.start` if it contains none of them.
  func last(of positions: [OrderPosition]) async throws -> OrderPosition

  /// Returns the latest copy of the store's state, or nil if there is none.
  ///
  /// - Parameter replica: the replica whose changes in the copy are counted.
  func copy(for replica: UInt32) async throws -> LogCopy?
}
