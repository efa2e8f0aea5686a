import Synchronization

/// The digests of their state that replicas have sent, for each position of an order. Later digests are compared with the
/// first.
final class Digests: Sendable {
  /// The number of positions to remember for each store, and the number of stores. Replicas follow closely, so few are needed.
  private static let limits = (positions: 64, stores: 10_000)

  private let stores = Mutex<[StoreName: [(chain: String, digest: String)]]>([:])

  func told(at chain: String, of store: StoreName) -> String? {
    stores.withLock { $0[store]?.first { $0.chain == chain }?.digest }
  }

  /// - Returns: the first digest that was sent for the position.
  func first(_ digest: String, at chain: String, of store: StoreName) -> String {
    stores.withLock { stores in
      if let known = stores[store]?.first(where: { $0.chain == chain }) { return known.digest }
      if stores[store] == nil, stores.count >= Self.limits.stores { stores.removeAll() }
      stores[store, default: []].append((chain, digest))
      if stores[store]?.count ?? 0 > Self.limits.positions { stores[store]?.removeFirst() }
      return digest
    }
  }
}
