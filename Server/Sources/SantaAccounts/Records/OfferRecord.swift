import Foundation
import SantaStore

/// An offer of a right.
final class OfferRecord: Object {
  @Persisted(primaryKey: true) var id: String
  @Persisted var secretHash: Data
  @Persisted var path: String
  /// The epoch of the store that was offered.
  @Persisted var epoch: String
  @Persisted var level: Int
  /// The user who made it; empty for the server.
  @Persisted(indexed: true) var author: String
  @Persisted var created: Date
  @Persisted var expires: Date?
}
