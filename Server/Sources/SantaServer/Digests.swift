import SantaAccounts
@_spi(Server) import SantaReplication
import Synchronization

/// The digests of states at positions of orders: those that replicas have sent, and those of the server's own copies.
///
/// A replica's digest is compared with the digest of the server's copy. Without a copy, it is compared with the first digest that the
/// same user has sent, so a user who sends wrong digests stops only their own replicas.
final class Digests: Sendable {
  /// The result of a comparison.
  struct Comparison: Equatable, Sendable {
    /// The digest that the replica should have.
    var digest: String
    /// Whether it is the digest of the server's copy.
    var isOfCopy: Bool
  }

  /// Replicas send a digest at each position whose version is a multiple of this.
  static let interval: UInt64 = 1_024

  /// The number of positions to remember for each store, and the number of stores. Replicas follow closely, so few are needed.
  private static let limits = (positions: 64, stores: 10_000)

  private struct Key: Hashable {
    var store: StorePath
    /// The owner of the replicas; nil for the server's copies.
    var owner: String?
  }

  /// The digests of one owner for one store.
  private struct Sent {
    var digests: [(chain: String, digest: String)] = []

    func digest(at chain: String) -> String? { digests.first { $0.chain == chain }?.digest }

    mutating func append(_ digest: String, at chain: String) {
      digests.append((chain, digest))
      if digests.count > limits.positions { digests.removeFirst() }
    }
  }

  private let stores = Mutex<[Key: Sent]>([:])

  /// - Parameter owner: the owner of the replicas; nil for the server's copies.
  func told(at chain: String, of store: StorePath, from owner: String? = "server") -> String? {
    stores.withLock { $0[Key(store: store, owner: owner)]?.digest(at: chain) }
  }

  /// Compares the digest of a replica.
  ///
  /// - Parameter owner: the owner of the replica.
  func compare(_ digest: String, at chain: String, of store: StorePath, from owner: String) -> Comparison {
    stores.withLock { stores in
      let copied = stores[Key(store: store, owner: nil)]?.digest(at: chain)
      let key = Key(store: store, owner: owner)
      let known = stores[key]?.digest(at: chain)
      if known == nil { Self.append(digest, at: chain, to: key, &stores) }
      if let copied, CopyMaker.areComparable(copied, digest) {
        return Comparison(digest: copied, isOfCopy: true)
      }
      return Comparison(digest: known ?? digest, isOfCopy: false)
    }
  }

  /// Notes the digest of the server's copy.
  ///
  /// - Returns: the number of users whose replicas have sent another one.
  func copied(_ digest: String, at chain: String, of store: StorePath) -> Int {
    stores.withLock { stores in
      let key = Key(store: store, owner: nil)
      if stores[key]?.digest(at: chain) == nil { Self.append(digest, at: chain, to: key, &stores) }
      return stores.count { known, sent in
        guard known.store == store, known.owner != nil, let other = sent.digest(at: chain) else {
          return false
        }
        return other != digest && CopyMaker.areComparable(other, digest)
      }
    }
  }

  private static func append(
    _ digest: String, at chain: String, to key: Key, _ stores: inout [Key: Sent]
  ) {
    if stores[key] == nil, stores.count >= limits.stores { stores.removeAll() }
    stores[key, default: Sent()].append(digest, at: chain)
  }
}
