import SantaStore

/// The owner of a replica.
final class ReplicaRecord: Object {
  @Persisted(primaryKey: true) var id: String
  /// The store's wire name, its epoch, and the number of the replica.
  @Persisted(unique: true) var replica: String
  @Persisted(indexed: true) var owner: String

  static func replica(_ number: UInt32, of path: StorePath, in epoch: String) -> String {
    "\(order(of: path, in: epoch))\(number)"
  }

  /// The beginning of the names of all replicas of an order.
  static func order(of path: StorePath, in epoch: String) -> String { "\(path.wireName) \(epoch) " }
}
