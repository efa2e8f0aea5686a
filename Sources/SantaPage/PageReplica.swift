public import SantaCore
public import SantaReplication
import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A replica of a store that receives the changes of an order from the server in the same process, and never sends any.
///
/// Call ``begin(_:_:)``, ``receive(_:)`` and ``clear()`` on one thread at a time. They block while another writer uses the store.
public final class PageReplica: StoreSynchronization {
  /// A change of the order.
  public struct Change: Sendable {
    var ordered: Replica.Ordered

    /// Creates a change from its position, its author and its contents.
    public init(position: OrderPosition, replica: UInt32, sequence: UInt64, bytes: Data) {
      ordered = .init(position: position, author: replica, sequence: sequence, bytes: Array(bytes))
    }
  }

  /// The replica could not be opened, because it is open already.
  struct InUse: Error, CustomStringConvertible {
    let description = "The live page's replica is in use by another program."
  }

  /// The number under which the replica would send changes. A server gives numbers from 1, and this is the last one.
  private static let number: UInt32 = (1 << 24) - 2
  /// The interval at which waiting tasks look whether the replica is up to date.
  private static let interval: Duration = .milliseconds(50)

  private let replica: Replica
  private let isLevel = Mutex(false)

  init(_ configuration: Store.Configuration) throws {
    guard let replica = try Replica.open(configuration) else { throw InUse() }
    self.replica = replica
  }

  /// The position of the last change that the replica has.
  public var position: OrderPosition { replica.position }

  /// The order that the replica follows; nil before it has begun.
  public var epoch: String? { replica.membership?.epoch }

  /// Begins with an order. The contents of an order that the replica followed before are removed.
  ///
  /// - Parameters:
  ///   - epoch: The epoch of the order.
  ///   - copy: The state at a position, which replaces the changes up to it; nil to receive all changes.
  /// - Throws: An error if the copy can't be read.
  public func begin(_ epoch: String, _ copy: (position: OrderPosition, bytes: Data)?) throws {
    let isFirst = replica.membership == nil
    if isFirst { try replica.join(epoch: epoch, number: Self.number, access: .read) }
    let state = copy.map { Replica.Copy(position: $0.position, bytes: Array($0.bytes), ownCount: 0) }
    if isFirst, state == nil { return }
    // A replica keeps the changes that the new order lacks. With the last position as the common one, no change counts as lacking.
    try replica.restart(
      with: .init(epoch: epoch, common: replica.position, copy: state, changes: []))
  }

  /// Removes the contents, because the order was deleted.
  ///
  /// - Throws: An error if the store can't be written.
  public func clear() throws {
    if let epoch, position != .start { try begin(epoch, nil) }
  }

  /// Takes over the next changes of the order, in one commit.
  ///
  /// - Throws: An error if a change can't be read.
  public func receive(_ changes: [Change]) throws { _ = try replica.receive(changes.map(\.ordered)) }

  // MARK: Synchronisation

  /// Whether the store has all changes of the order, as far as is known.
  public var isUpToDate: Bool {
    get { isLevel.withLock { $0 } }
    set { isLevel.withLock { $0 = newValue } }
  }

  /// Waits until the store has all changes of the order.
  public func waitForDownload() async throws {
    while !isUpToDate { try await Task.sleep(for: Self.interval) }
  }

  /// Returns at once, because the replica never sends changes.
  public func waitForUpload() async throws {}
}
