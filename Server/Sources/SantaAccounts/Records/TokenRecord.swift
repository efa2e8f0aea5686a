import Foundation
import SantaStore

/// A program token.
final class TokenRecord: Object {
  @Persisted(primaryKey: true) var id: String
  /// The user; empty if the token belongs to the server.
  @Persisted(indexed: true) var user: String
  @Persisted var secretHash: Data
  @Persisted var name: String?
  @Persisted var patterns: List<String>
  @Persisted var level: Int
  @Persisted var created: Date
  @Persisted var expires: Date?
}
