import Synchronization

/// The digests that replicas have told of the states at their places. The first one of a place is what the others are
/// compared with.
final class Digests: Sendable {
  /// For how many places of a store, and for how many stores. Replicas follow closely, so few are needed.
  private static let limits = (places: 64, stores: 10_000)

  private let stores = Mutex<[StoreName: [(chain: String, digest: String)]]>([:])

  func told(at chain: String, of store: StoreName) -> String? {
    stores.withLock { $0[store]?.first { $0.chain == chain }?.digest }
  }

  /// - Returns: the digest that was told first.
  func first(_ digest: String, at chain: String, of store: StoreName) -> String {
    stores.withLock { stores in
      if let known = stores[store]?.first(where: { $0.chain == chain }) { return known.digest }
      if stores[store] == nil, stores.count >= Self.limits.stores { stores.removeAll() }
      stores[store, default: []].append((chain, digest))
      if stores[store]?.count ?? 0 > Self.limits.places { stores[store]?.removeFirst() }
      return digest
    }
  }
}
