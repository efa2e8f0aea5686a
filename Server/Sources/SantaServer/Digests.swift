import SantaAccounts
import Synchronization

/// The digests of their state that replicas have sent, for each position of an order. Later digests are compared with the
/// first one of the same user: a user who sends wrong digests stops only their own replicas.
final class Digests: Sendable {
  /// The number of positions to remember for each store, and the number of stores. Replicas follow closely, so few are needed.
  private static let limits = (positions: 64, stores: 10_000)

  private struct Key: Hashable {
    var store: StorePath
    var owner: String
  }

  private let stores = Mutex<[Key: [(chain: String, digest: String)]]>([:])

  func told(at chain: String, of store: StorePath, from owner: String = "server") -> String? {
    stores.withLock { $0[Key(store: store, owner: owner)]?.first { $0.chain == chain }?.digest }
  }

  /// - Parameter owner: the owner of the replica.
  /// - Returns: the first digest that the owner's replicas have sent for the position.
  func first(_ digest: String, at chain: String, of store: StorePath, from owner: String) -> String {
    stores.withLock { stores in
      let store = Key(store: store, owner: owner)
      if let known = stores[store]?.first(where: { $0.chain == chain }) { return known.digest }
      if stores[store] == nil, stores.count >= Self.limits.stores { stores.removeAll() }
      stores[store, default: []].append((chain, digest))
      if stores[store]?.count ?? 0 > Self.limits.positions { stores[store]?.removeFirst() }
      return digest
    }
  }
}
