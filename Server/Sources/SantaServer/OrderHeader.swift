import Foundation
import SantaReplication

/// The epoch of an order, and the numbers of its replicas.
struct OrderHeader: Codable, Equatable, Sendable {
  static let currentFormat = 2

  /// The format version of a store's files.
  var format = currentFormat
  var epoch: String
  var replicas = ReplicaNumbers()

  static var new: OrderHeader { OrderHeader(epoch: UUID().uuidString.lowercased()) }

  /// Assigns a replica its number: its former number if the replica already belongs to this order or no other replica has that
  /// number, otherwise a new one.
  ///
  /// - Throws: ``OrderError/unknownReplica`` if no numbers are left.
  mutating func admit(_ known: Membership?) throws(OrderError) -> Membership {
    Membership(epoch: epoch, replica: try replicas.admit(known, to: epoch))
  }
}

/// The numbers of an order's replicas.
///
/// Numbers are random. An order that was restored from a backup does not know the replicas that joined since, and must not give
/// their numbers to other replicas, because a number is part of the identities of objects.
struct ReplicaNumbers: Codable, Equatable, Sendable {
  /// The valid numbers.
  private static let all: ClosedRange<UInt32> = 1...1 << 24 - 2

  /// The assigned numbers. A replica that kept its number from a former order has the epoch of that order. All other
  /// replicas have the empty string.
  private var formerEpochs: [UInt32: String] = [:]

  var count: Int { formerEpochs.count }

  func contains(_ replica: UInt32) -> Bool { formerEpochs[replica] != nil }

  /// Inserts a number that was given to a replica.
  ///
  /// - Parameter formerEpoch: the epoch of the order from which the replica has its number; empty if it is from this order.
  mutating func insert(_ replica: UInt32, from formerEpoch: String = "") {
    formerEpochs[replica] = formerEpoch
  }

  /// Returns the epoch of the order from which a replica has its number, or the empty string if it is from this order.
  func formerEpoch(of replica: UInt32) -> String { formerEpochs[replica] ?? "" }

  /// Assigns a replica its number.
  ///
  /// - Parameters:
  ///   - known: the replica's existing membership. A replica that received no response joins with the same membership again.
  ///   - epoch: the epoch of this order.
  mutating func admit(_ known: Membership?, to epoch: String) throws(OrderError) -> UInt32 {
    if let known, Self.all.contains(known.replica) {
      let former = known.epoch == epoch ? "" : known.epoch
      // An order that was restored from a backup has forgotten the number.
      if !contains(known.replica) { insert(known.replica, from: former) }
      if former.isEmpty || formerEpoch(of: known.replica) == former { return known.replica }
    }
    // Beyond half of all numbers, a random one is too often taken.
    guard count < Self.all.count / 2 else { throw .unknownReplica }
    while true {
      let replica = UInt32.random(in: Self.all)
      if contains(replica) { continue }
      insert(replica)
      return replica
    }
  }
}
