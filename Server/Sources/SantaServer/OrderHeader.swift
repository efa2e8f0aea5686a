import Foundation
import SantaReplication

/// The name of an order, and the numbers of its replicas.
struct OrderHeader: Codable, Equatable, Sendable {
  static let currentFormat = 2

  /// The form of a store's files.
  var format = currentFormat
  var epoch: String
  var replicas = ReplicaNumbers()

  static var new: OrderHeader { OrderHeader(epoch: UUID().uuidString.lowercased()) }

  /// Gives a replica its number: the one that it has, if it knows this order or nobody else has it, or else a new one.
  ///
  /// - Throws: ``OrderError/unknownReplica`` if there are no numbers left.
  mutating func admit(_ known: Membership?) throws(OrderError) -> Membership {
    Membership(epoch: epoch, replica: try replicas.admit(known, to: epoch))
  }
}

/// The numbers of an order's replicas.
///
/// They are random: an order that goes back to a backup does not know the replicas that have joined since, and must not give
/// their numbers to others, because a number is a part of the identities of objects.
struct ReplicaNumbers: Codable, Equatable, Sendable {
  /// The numbers that replicas may have.
  private static let all: ClosedRange<UInt32> = 1...1 << 24 - 2

  /// Those that were given out, and those with which replicas have come from a former order, each with its epoch.
  private var formerEpochs: [UInt32: String] = [:]

  var count: Int { formerEpochs.count }

  func contains(_ replica: UInt32) -> Bool { formerEpochs[replica] != nil }

  /// Inserts a number that was given to a replica.
  ///
  /// - Parameter formerEpoch: of the order from which the replica has it; empty if it is from this one.
  mutating func insert(_ replica: UInt32, from formerEpoch: String = "") {
    formerEpochs[replica] = formerEpoch
  }

  /// The epoch of the order from which a replica has its number; empty if it is from this one.
  func formerEpoch(of replica: UInt32) -> String { formerEpochs[replica] ?? "" }

  /// Gives a replica its number.
  ///
  /// - Parameters:
  ///   - known: the number that it has. If it gets no answer, it joins with this again.
  ///   - epoch: that of this order.
  mutating func admit(_ known: Membership?, to epoch: String) throws(OrderError) -> UInt32 {
    if let known, Self.all.contains(known.replica) {
      let former = known.epoch == epoch ? "" : known.epoch
      // An order that went back to a backup has forgotten it.
      if !contains(known.replica) { insert(known.replica, from: former) }
      if former.isEmpty || formerEpoch(of: known.replica) == former { return known.replica }
    }
    // With more, a free one is not found at once.
    guard count < Self.all.count / 2 else { throw .unknownReplica }
    while true {
      let replica = UInt32.random(in: Self.all)
      if contains(replica) { continue }
      insert(replica)
      return replica
    }
  }
}
