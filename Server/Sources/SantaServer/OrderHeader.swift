import Foundation

/// The name of an order, and the numbers of its replicas.
struct OrderHeader: Codable, Equatable, Sendable {
  static let currentFormat = 1

  /// The form of a store's files.
  var format = currentFormat
  var epoch: String
  var nextReplica: UInt32
  /// Numbers from `nextReplica` on that replicas have kept, which began anew with this order.
  var kept: Set<UInt32> = []

  static var new: OrderHeader { OrderHeader(epoch: UUID().uuidString.lowercased(), nextReplica: 1) }

  var replicaCount: UInt32 { nextReplica - 1 + UInt32(kept.count) }

  func has(_ replica: UInt32) -> Bool { replica > 0 && (replica < nextReplica || kept.contains(replica)) }

  /// Gives a replica its number: the one that it has, if it knows this order or nobody else has it, or else the next one.
  ///
  /// - Throws: ``OrderError/unknownReplica`` if there are no numbers left.
  mutating func admit(_ known: Membership?) throws(OrderError) -> Membership {
    if let known {
      if known.epoch == epoch, has(known.replica) { return known }
      if known.replica > 0, known.replica < 1 << 24 - 1, !has(known.replica) {
        kept.insert(known.replica)
        return Membership(epoch: epoch, replica: known.replica)
      }
    }
    while kept.remove(nextReplica) != nil { nextReplica += 1 }
    guard nextReplica < 1 << 24 - 1 else { throw .unknownReplica }
    nextReplica += 1
    return Membership(epoch: epoch, replica: nextReplica - 1)
  }
}
