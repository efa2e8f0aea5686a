import Foundation
import SantaStore

/// The public key with which access tokens of one process are checked. The private key is only in the memory of that process, so
/// a copy of the store can't sign anyone in.
final class KeyRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var publicKey: Data
  @Persisted var created: Date
}
